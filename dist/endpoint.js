/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function Se(e,n={}){let{pieces:t,variables:r}=Be(ne(e));g(n)||K(e);let s=[];for(let o of r.values())s.push(m(n,o.name)?N(n[o.name],o):void 0);return E(t,s)}function Ee(e,n={}){let t=ve(ne(e)),
{source:r,variables:s}=t;g(n)||K(r);let o=t.noValues.slice();for(let i in n){if(!m(n,i))continue;let d=n[i];if(d===void 0)continue;let l=s.get(i)??u(i,r,"has no placeholder: write it in the \
template, or leave it out");o[l.slot]=N(d,l)}let a=L(t,o);return t.pieces[0]==="/"&&a.startsWith("//")&&u("template",r,"gives a path that begins with two slashes"),a}function Ne(e,...n){(!Array.
isArray(e)||!m(e,"raw"))&&u("path",T(e),"is a tag: write path`...` without parentheses");let t=Ie(e),r=t.noValues.slice();for(let s=0;s<r.length&&s<n.length;s++){let o=n[s];r[s]=typeof o=="s\
tring"?o:N(o,t.variables.get(`\${${s+1}}`))}return L(t,r)}function ne(e){return typeof e=="string"?e:u("template",T(e),"has to be a string")}function K(e,n="values"){u(n,e,"has to be a plain\
 object, such as Object.fromEntries(form)")}var ve=/*@__PURE__*/O(e=>(re(e),j(z,e,e),W(Q(e,e),{source:e,variables:new Map})));function W(e,n){let[t]=U(e),[,r]=/^[^?#]*\?[^#]*\{\?([^{}]*)\}/.
exec(e)??[];r&&u(`{?${r}}`,n.source,`would write a second "?": write {&${r}}`);let s=[...k(t,n,"path"),...k(e.slice(t.length),n)];return te(s,n,!/[.%]|\{\+|:\d/.test(e))}function te(e,{source:n,
variables:t},r){return{source:n,pieces:e,variables:t,noValues:[...t].map(()=>{}),onlyDotsEscape:r}}function U(e){let n=e.search(/\{?[?#]/);return n<0?[e,""]:[e.slice(0,n),e.slice(n)]}function Q(e,n){
j(Ce,e,n);let[t,r]=U(e);return t.replace(/(^|[/.]):([A-Za-z_]\w*)/g,"$1{$2}")+r}function re(e){/^\/(?!\/)/.test(e)||u("template",e,"has to begin with one slash; a base is joined to it by +")}
var Ce=/^(?:[^?#]*[/.])?(:[A-Za-z_]\w*(?:[?*+](?=\/|\{?[?#]|$)|\())/,z=/(\$\{[\w%$.[\]-]+\}|\{[^{}?#]+\?\})/,S="write {x}; behind a segment, {/x} if it may be left out, or {/x*} for a list";
function j(e,n,t){let[,r]=e.exec(n)??[];r&&u(r,t,`is no placeholder: ${S}`)}var ee=/*@__PURE__*/new WeakMap;function Ie(e){let n=ee.get(e);return n||ee.set(e,n=qe(e)),n}function qe(e){let n=e.
map(a=>typeof a=="string"?a:"\\"),t=n.reduce((a,i,d)=>`${a}\${${d}}${i}`);re(t),Me(t);let r={source:t,variables:new Map},s=[],o="path";return n.forEach((a,i)=>{i&&s.push([ae(`\${${i}}`,r,"",
void 0,o)]),s.push(V(a,t,"write ${value}")),/[?#]/.test(a)&&(o="query of a tag")}),te(s,r,!/[.%]/.test(t))}function Me(e){let n=/^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(e);n&&u(n[1],e,"is text in a\
 tag: write ${value}");let t=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(e);t&&u(t[1],e,"would be one name: join a query that is made already by +")}function L(e,n){let t=E(e.pieces,n);return Ke(
e,n,t)&&Le(e,n,t),t}function Ke(e,n,t){return e.onlyDotsEscape?D(n,Ue):se.test(t)||D(n,je)}function D(e,n){for(let t of e)if(typeof t=="string"){if(n(t))return!0}else if(t&&(D(t.texts,n)||t.
keys?.some(n)))return!0;return!1}function Ue(e){return e.includes(".")&&/\.(?!\w)/.test(e)}function je(e){return/[?#]/.test(e)}var se=/(^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;
function Le({pieces:e},n,t){let r=t.search(/[?#]/),s=t.indexOf("#"),o=[];E(e,n,(i,d,l)=>{let p=l+d.length;o.push({varspec:i,start:l,end:p}),l<=r&&r<p&&f(i,`would end the path: encode its "?"\
 and "#", or write {?${i.name}}`),l<=s&&s<p&&f(i,`would end the query: encode its "#", or write {${i.name}}`)});let a=t.replace(/[?#][^]*/,"");for(let i of a.matchAll(new RegExp(se,"gi"))){let d=i.
index+i[1].length,l=i.index+i[0].length,p=o.find(({start:y,end:h})=>y<=l&&d<=h);p&&f(p.varspec,"makes a dot segment: reject such values")}}var Ve={host:{required:!0,needsText:!0,isOneText:!1},
path:{required:!0,needsText:!0,isOneText:!0},"query of a tag":{required:!0,needsText:!1,isOneText:!0},elsewhere:{required:!1,needsText:!1,isOneText:!1}},oe={"":{first:"",separator:",",named:!1,
reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"#",separator:",",named:!1,reserved:!0},".":{first:".",separator:".",named:!1,reserved:!1},"/":{first:"/",separator:"\
/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"&",separator:"&",named:!0,reserved:!1}},Be=/*@__PURE__*/
O(e=>{let n=new Map,t=k(e,{source:e,variables:n});for(let r of n.keys())/[-$[\]]/.test(r)&&u(r,e,"is not RFC 6570");return{pieces:t,variables:n}});function k(e,n,t="elsewhere"){return e.split(
/\{([^{}]*)\}/).map((r,s)=>s%2?Fe(r,n,t):V(r,n.source))}function V(e,n,t=S){return de.test(e)?e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,r=>{if(!/[\0-\x7f\ud800-\udfff]/u.test(
r))return encodeURIComponent(r);u(r,n,/[{}]/.test(r)?`belongs to no expression: ${t}`:"has to be encoded")}):e}var _e=/^(?![.-])(?<name>(?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?<modifier>\*|:[1-9]\d{0,3})?$/;
function Fe(e,n,t){let r=e.charAt(0),s=m(oe,r)?r:"";return e.slice(s.length).split(",").map(o=>{let{name:a,modifier:i}=_e.exec(o)?.groups??u(`{${e}}`,n.source,`is not RFC 6570: ${S}`);return ae(
a,n,s,i,t)})}function ae(e,n,t,r,s){let{source:o,variables:a}=n,i=oe[t],d=r==="*",l=t===""||t==="+",{required:p,needsText:y,isOneText:h}=Ve[l||t==="/"?s:"elsewhere"],c={name:e,source:o,slot:a.
get(e)?.slot??a.size,label:e.replace(/[$[\]]/g,encodeURIComponent),explode:d,prefix:r&&!d?Number(r.slice(1)):0,required:p&&l,needsText:y,isOneText:h&&!d,...i};return a.has(e)||a.set(e,c),c}function E(e,n,t){
let r="";for(let s of e){if(typeof s=="string"){r+=s;continue}let o=!0;for(let a of s){let i=Je(a,n[a.slot]);if(i===void 0){a.required&&G(a);continue}i===""&&a.needsText&&G(a),r+=o?a.first:a.
separator,o=!1,t?.(a,i,r.length),r+=i}}return r}function G(e){f(e,e.required?"needs a value":"needs a value, or undefined")}function Je(e,n){if(n===void 0)return;if(typeof n!="string")return De(
e,n);let t=P(e.prefix?He(n,e):n,e,e.reserved);return e.named?H(e.label,t,e):t}function De(e,{keys:n,texts:t}){let{explode:r,label:s,named:o,reserved:a}=e,i=r?e.separator:",",d,l=!1;for(let p=0;p<
t.length;p++){let y=t[p];if(y===void 0)continue;(y||n?.[p])&&(l=!0);let h=n?P(n[p],e,a):s,c=P(y,e,a);r&&(n||o)?c=H(h,c,e):n&&(c=`${h},${c}`),d=d===void 0?c:d+i+c}if(d!==void 0)return e.prefix&&
f(e,"has to be text for a prefix"),e.isOneText&&f(e,n?ie:Ge(e)),!l&&e.needsText&&e.first==="/"&&G(e),o&&!r?H(s,d,e):d}var ie='is an object: give a member of it, such as its id, or "x[a]" in \
a query, or JSON.stringify it';function Ge({name:e,reserved:n,first:t}){return e.startsWith("${")?"is a list: expandPath takes one at {/x*}":`is a list: write {${n?"+":t}${e}*}`}function H(e,n,{
first:t}){return n||t!==";"?`${e}=${n}`:e}function He(e,n){return/[\ud800-\udfff]/u.test(e)&&f(n,"is not Unicode"),(n.reserved?e.match(We)??[]:[...e]).slice(0,n.prefix).join("")}var We=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;
function P(e,n,t=!1){if(!(t?de:ze).test(e))return e;try{if(t)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let r=encodeURIComponent(e);return/[!'()*]/.test(e)?
r.replace(/[!'()*]/g,Qe):r}catch{f(n,"is not Unicode")}}function Qe(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var ze=/[^\w.~-]/,de=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;function N(e,n){
if(typeof e=="string")return e;let t=B(e,n);return Array.isArray(t)?{keys:void 0,texts:M(t,n)}:g(t)?{keys:Object.keys(t),texts:M(Object.values(t),n)}:v(t,n)}function M(e,n){let t=[];for(let r of e)
t.push(v(B(r,n),n));return t}function B(e,n){let t=typeof e=="object"&&e?.toJSON;return typeof t!="function"?e:t.call(e)??f(n,"needs a value")}function v(e,n){if(e==null)return;if(typeof e==
"string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e))return String(e);b(e)&&f(n,w),f(n,g(e)?ie:`needs text or a finite number, not ${T(e)}`)}function b(e){return typeof e?.then==
"function"}var w="is a promise: await it first";function T(e){return typeof e=="number"?String(e):A(e)}function g(e){return typeof e=="object"&&A(e)==="[object Object]"&&!b(e)}function A(e){
return Object.prototype.toString.call(e)}function m(e,n){return Object.prototype.hasOwnProperty.call(e,n)}var Ze=4096,Ye=1e5,Xe=10;function O(e){let n=new Map,t=0,r=s=>{if(s.length>Ze)return e(
s);let o=en(s),a=e(o);return t>Ye&&(n.clear(),t=0),t+=Xe+o.length,n.set(o,a),a};return s=>n.get(s)??r(s)}function en(e){return Object.keys({__proto__:null,[e]:0})[0]}function u(e,n,t){let r=new TypeError(
`"${J(e)}" in "${J(n)}" ${J(t)}`);throw Object.assign(r,{code:"ERR_ENDPOINT"})}function f({name:e,source:n},t){u(e,n,t)}function J(e){return ue(e,(n,t)=>`${t}***@`).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,
encodeURIComponent)}var nn=/(\b(?:https?|wss?|ftp):[\s\\/]*|:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,})(?![\w.{}-]*(?::\d+)?[/?#])[^]*@/i;function ue(e,n){let t=e.lastIndexOf("@")+1;return e.slice(0,t).
replace(nn,n)+e.slice(t)}function le(e){return ue(e,(t,r)=>/[?#]/.test(t)?`${r}***?`:t).replace(/[?#][^]*/,"")}var me="tiny-endpoint/1.0.0",xe=/*@__PURE__*/Object.freeze(/*@__PURE__*/Object.create(null)),pe={method:"GET",url:void 0,baseUrl:"https://api.service.example",headers:{accept:"application/vn\
d.service.v3+json","user-agent":me},mediaType:void 0,request:void 0,parameters:void 0,args:void 0,plan:void 0},Mn=/*@__PURE__*/we();function Kn(e){return be(e,"toInit")}function Un(e){let{headers:n,
...t}=be(e,"toRequest"),{method:r,body:s}=t,{"content-type":o,...a}=x(n),i=F(e),d=Request,l,p;try{l=new d(e.url,x({...t,headers:a,body:s??null})),p=l.headers.get("content-type"),o!==void 0&&
l.headers.set("content-type",String(o))}catch{u("Request",i,"refuses this: check the method, credentials in the url, headers and members of request")}return l.method.toUpperCase()!==r.toUpperCase()&&
u("method",i,`is ${l.method} to this engine`),p==="text/plain;charset=UTF-8"&&typeof s!="string"&&u("body",i,`is ${T(s)}, which this engine would send as text: convert it first`),l}function be(e,n){
let t=x(g(e)?e:{});(typeof t.url!="string"||!g(t.headers)||"baseUrl"in t)&&u("options",n,b(e)?w:"has to be what endpoint returns");let r={...t.headers};r["user-agent"]===me&&delete r["user-a\
gent"];let{"content-type":s}=x(r),{body:o}=t;b(o)&&u("body",F(e),w),Re(o)?(Pe(s)||u("content-type",F(e),"has to be a JSON type"),o=JSON.stringify(o)??u("body",F(e),"is no JSON: its toJSON gi\
ves undefined")):A(o)==="[object FormData]"&&!/boundary=/i.test(String(s))&&delete r["content-type"];let a={...t.request,method:String(t.method??"GET"),headers:r,body:o??void 0};return Oe(o)?
{...a,duplex:"half"}:a}function Oe(e){return A(e)==="[object ReadableStream]"||Symbol.asyncIterator in Object(e)}function F({method:e,url:n}){return`${String(e??"GET")} ${le(n)}`}function Re(e){
return typeof e=="number"||typeof e=="boolean"||Array.isArray(e)?!0:g(e)&&!(Symbol.iterator in e)&&!Oe(e)}function Pe(e){return/^[^;]*[/+]json\s*(?:;|$)/.test(String(e).toLowerCase())}function we(e=pe){
let{headers:n,request:t,parameters:r}=e,s={...e,headers:Object.freeze(n),request:t&&q({},t),parameters:r&&x(r)},o=(i,d)=>ye(ce(s,i,d)),a={merge:(i,d)=>Te(ce(s,i,d)),parse:i=>ye(C({...pe,baseUrl:void 0,
headers:{}},i)),defaults:i=>we(C(s,i)),DEFAULTS:tn(s)};return Object.assign(o,a)}function Te(e){let{method:n,url:t,baseUrl:r,headers:s,request:o,parameters:a,args:i}=e,d=e.mediaType?.previews,
l=e.mediaType&&q({},{...e.mediaType,previews:d&&[...d]});return q({},{method:n,baseUrl:r,headers:s,url:t,mediaType:l,request:o,args:i&&{...i},...a})}function tn(e){let n=Te(e),{mediaType:t,args:r,
request:s}=n;for(let o of[n,t,t?.previews,r,s])Object.freeze(o);return n}function ce(e,n,t){let r;return typeof n=="string"?r=C(e,t,n,$e(n)):(r=C(e,n),t!==void 0&&(r=C(r,t))),r.request&&r.request===
e.request&&(r.request={...r.request}),r}function C(e,n={},t="the options",r){g(n)||u("options",t,"has to be a plain object; a body goes in data, and a URL as url.href");let s={method:r?.method??
e.method,url:r?.url??e.url,baseUrl:e.baseUrl,headers:{...e.headers},mediaType:e.mediaType,request:e.request,parameters:e.parameters&&x(e.parameters),args:e.args&&x(e.args),plan:r?.plan};!e.parameters&&
rn(n)?s.parameters=n:sn(s,n,t,r);let{args:o,parameters:a}=s;if(o)for(let i in a)delete o[i];return s}function rn(e){for(let n in e)if(Y(n)||!m(e,n))return!1;return!0}function sn(e,n,t,r){for(let s in n){
if(!m(n,s))continue;let o=n[s];if(Y(s))o!==void 0&&(r&&(s==="url"||s==="method"&&r.method)&&$(s,t,"is in the route"),on(e,s,o,t));else{let a=e.parameters??(e.parameters=Object.create(xe));(o!==
void 0||!(s in a))&&(a[s]=o)}}}function Y(e){let n=e;return n==="method"||n==="url"||n==="baseUrl"||n==="headers"||n==="mediaType"||n==="request"||n==="args"}function on(e,n,t,r){switch(n){case"\
method":e.method=I(t)?t:$(n,r,"has to be a method");return;case"url":case"baseUrl":(typeof t!="string"||n==="url"&&!t.trim())&&$(n,r,"has to be a URL, as a string"),e[n]=t;return;case"header\
s":an(e.headers,t,r);return;case"mediaType":e.mediaType=un(e.mediaType,t,r);return;case"request":(typeof t!="object"||!t)&&$(n,r,"has to be an object"),e.request=e.request?q({...e.request},t):
t;return;default:g(t)||K(r,n),e.args=q(e.args??x({}),t)}}function $(e,n,t){u(e,n,`${t}; as a parameter, it goes in args`)}function an(e,n,t){if(g(n)&&!(Symbol.iterator in n))for(let r of Object.
keys(n))fe(e,r,n[r],t);else if(typeof n=="object"&&n&&Symbol.iterator in n)for(let r of n)(!Array.isArray(r)||r.length<2)&&Z(t),fe(e,r[0],r[1],t);else Z(t)}function Z(e){$("headers",e,"has t\
o be an object or pairs")}function fe(e,n,t,r){typeof n!="string"&&Z(r);let s=dn(n);s||u(n,r,"is no header name: it has to be a token, such as x-request-id"),t===null?delete e[s]:t!==void 0&&
(typeof t!="string"&&v(t,{name:`headers.${s}`,source:r}),X(e,s,t))}var dn=/*@__PURE__*/O(e=>I(e)?e.toLowerCase():"");function I(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}
function un(e,n,t){g(n)||_(t);let r=x(n),{format:s=e?.format,previews:o=[]}=r;s&&!I(s)&&_(t),Array.isArray(o)||_(t);let a=[...o].map(ln);return a.every(I)||_(t),{...e,...r,format:s,previews:Ae(
[...e?.previews??[],...a])}}function _(e){$("mediaType",e,"has to be { format, previews }")}function ln(e){let n=e;for(;typeof n=="string"&&n.endsWith("-preview");)n=n.slice(0,-8);return n}function Ae(e){
return[...new Set(e)]}function q(e,n){for(let t in n){let r=m(n,t)?n[t]:void 0;r!==void 0&&X(e,t,r)}return e}function x(e){return Object.assign(Object.create(xe),e)}function X(e,n,t){n in Object.
prototype?Object.defineProperty(e,n,{value:t,writable:!0,enumerable:!0,configurable:!0}):e[n]=t}var $e=/*@__PURE__*/O(pn);function pn(e){let n=e.trim().split(/\s+/),t=n[n.length-1],r=n.length>
1?n[0]:void 0;return(!t||!r&&/^[\dA-Z_-]+$/.test(t))&&u("url",e,'is missing: write "METHOD url"'),(n.length>2||r&&!I(r))&&u("route",e,'has to be "METHOD url"; in the url, a space is %20'),{method:r,
url:t,plan:r?hn(r.toUpperCase(),t):void 0}}function cn(e,n){n===void 0&&u("url",e,"is missing");let t=fn(n);if(t.route?.method===e)return t.route.plan;let r=$e(`${e} ${n}`);return e.length<100&&
(t.route=r),r.plan}var fn=/*@__PURE__*/O(e=>({route:void 0})),yn=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,gn=/^\{\+?[\w%$[\]][^{},:*]*\}/;function hn(e,n){let t=`${e} ${n}`,r={source:t,
variables:new Map};j(z,n,t);let s=yn.exec(n)?.[0]??"",o=Q(n.slice(s.length),t),a=s||(gn.exec(o)?.[0]??""),i=k(a,r,"host");for(let p of r.variables.keys())Y(p)&&u(p,t,"is an option: rename it");
let d=new Map(r.variables),[l]=d.values();return{method:e,hasBody:e!=="GET"&&e!=="HEAD",authority:s?i:void 0,baseVariable:s?void 0:l,addressVariables:d,foreignNames:mn(o),path:W(s?o:o.slice(
a.length).replace(/^\/+/,"/"),r),mayHaveQuery:/[?#]/.test(o)}}function mn(e){let n=U(e)[0].replace(/\{[^{}]*\}/g,"}"),t;for(let[,r]of n.matchAll(/(?:[^\w}]:|\[(?:\.{3})?|\*|%7B)([\w-]*\w)/gi))
(t??(t=new Set)).add(r);return t}function ye(e){let n=e.plan??cn(e.method,e.url),{values:t,query:r,members:s,data:o}=xn(n,e),a=An(n,t,e.baseUrl,r),{headers:i,mediaType:d,request:l}=e,p=s!==void 0&&
o===void 0,y=p?s:o;if(p||Re(o)){let R=m(i,"content-type");p&&(!R||Pe(i["content-type"]))&&wn(s,n.path.source),R||(i["content-type"]="application/json; charset=utf-8")}d&&m(i,"accept")&&typeof i.
accept=="string"&&(i.accept=Cn(i.accept,d));let{method:h}=n,c=y===void 0?{method:h,url:a,headers:i}:{method:h,url:a,headers:i,body:y};return l?{...c,request:l}:c}function xn(e,{parameters:n,
args:t}){let r={values:e.path.noValues.slice(),query:"",members:void 0,data:void 0};for(let s in n){let o=n[s];o!==void 0&&(s==="data"&&!e.path.variables.has(s)?bn(r,e,o):ke(r,e,s,o))}for(let s in t)
On(r,e,s,t[s]);return r}function ke(e,n,t,r){let{path:s}=n,o=s.variables.get(t);o?e.values[o.slot]=N(r,o):n.foreignNames?.has(t)?u(t,s.source,`is text in this path: ${S}`):n.hasBody?X(e.members??
(e.members={}),t,r):e.query=Rn(e.query,r,{name:t,source:s.source})}function bn(e,n,t){let{path:r,method:s}=n;b(t)&&u("data",r.source,w),n.hasBody||u("data",r.source,`is a body, and ${s} has \
none; as a parameter, it goes in args`),e.data=t}function On(e,n,t,r){let s=n.addressVariables.get(t);s&&f(s,'is part of the address, which args never fill: give it beside args; a path begin\
s with "/"'),ke(e,n,t,r)}function Rn(e,n,t){let r=Pn(t.name),s=B(n,t);return Array.isArray(s)?M(s,t).reduce((o,a)=>ge(o,r,a,t),e):ge(e,r,v(s,t),t)}function ge(e,n,t,r){return t===void 0?e:`${e}${e?
"&":"?"}${n}${P(t,r)}`}var Pn=/*@__PURE__*/O(e=>`${P(e,{name:e,source:"the query"})}=`);function wn(e,n){for(let t of Object.keys(e)){let r=e[t];Tn(r)&&(b(r)&&u(t,n,w),u(t,n,`is ${T(r)}, whi\
ch JSON loses: write null or a text; a signal goes in request, any other body in data`))}}function Tn(e){return typeof e=="number"?!Number.isFinite(e):typeof e!="object"?typeof e=="function"||
typeof e=="symbol":e===null||Array.isArray(e)?!1:b(e)?!0:A(e)==="[object Date]"?Number.isNaN(Number(e)):!g(e)&&typeof e.toJSON!="function"}function An(e,n,t,r){let{path:s,mayHaveQuery:o}=e,{
text:a,slash:i}=En(e,n,t),d=L(s,n);return a+kn($n(s,d),i)+(r&&o?Sn(d,r):d+r)}function $n({pieces:e},n){return(e[0]||n).charAt(0)}function kn(e,n){return e==="/"?"":e===""||e==="?"||e==="#"?n:
"/"}function Sn(e,n){let t=e.replace(/#[^]*/,""),r=/^[^?]*\?(?:.*&)?$/.test(t)?"":t.includes("?")?"&":"?";return t+r+n.slice(1)+e.slice(t.length)}function En(e,n,t){let{authority:r,baseVariable:s}=e,
{source:o}=e.path;if(r)return he(E(r,n,Nn))??u("url",o,"has a host or port that no URL can have");let a=s?n[s.slot]:t,i=typeof a=="string"?he(a):void 0;if(i?.isHttp)return i;let d='has to be\
 an http(s) URL without query, fragment and braces, such as location.origin + "/api"';u(s?.name??"baseUrl",o,s?`${d}; a path begins with "/"`:d)}function Nn(e,n){/^[a-z\d-]+$/i.test(n)||f(e,
"is in the host: it has to be letters, digits and hyphens")}var he=/*@__PURE__*/O(e=>{let n=/^(?<base>[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(?<slash>\/?)\/*$/.exec(e)?.groups;if(!n)
return;let{base:t,slash:r}=n;try{return typeof URL=="function"&&new URL(t),{text:V(t,e),slash:r,isHttp:/^https?:\/\/[^/]/i.test(t)}}catch{return}}),vn=/^(?<vendor>\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(?<version>\.v\d+)?(?:\.(?<detail>[\w!#$%&'*^`|~-]+))?(?<suffix>\+json)?(?<parameters>\s*(?:;[^]*)?)$/i;
function Cn(e,{format:n="",previews:t=[]}){return!n&&!t.length?e:e.split(",").map(s=>{let o=vn.exec(s)?.groups;if(!o)return s;let{vendor:a,version:i="",detail:d,suffix:l="",parameters:p}=o,y=(n?
`.${n}`:l)+p,h=d?.endsWith("-preview")?[d]:[],c=Ae([...h,...t.map(R=>`${R}-preview`)]);return c.length?c.map(R=>`${a}.${R}${y}`).join():a+i+y}).join()}export{Mn as endpoint,Se as expand,Ee as expandPath,Ne as path,Kn as toInit,Un as toRequest};
//# sourceMappingURL=endpoint.js.map
