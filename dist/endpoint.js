/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function Se(e,n={}){let{pieces:t,variables:r}=Fe(ne(e));y(n)||K(e);let s=[];for(let o of r.values())s.push(h(n,o.name)?N(n[o.name],o):void 0);return E(t,s)}function Ee(e,n={}){let t=ve(ne(e)),
{source:r,variables:s}=t;y(n)||K(r);let o=t.noValues.slice();for(let i in n){if(!h(n,i))continue;let d=n[i];if(d===void 0)continue;let l=s.get(i)??u(i,r,"has no placeholder: write it in the \
template, or leave it out");o[l.slot]=N(d,l)}let a=L(t,o);return t.pieces[0]==="/"&&a.startsWith("//")&&u("template",r,"gives a path that begins with two slashes"),a}function Ne(e,...n){(!Array.
isArray(e)||!h(e,"raw"))&&u("path",T(e),"is a tag: write path`...` without parentheses");let t=Me(e),r=t.noValues.slice();for(let s=0;s<r.length&&s<n.length;s++){let o=n[s];r[s]=typeof o=="s\
tring"?o:N(o,t.variables.get(`\${${s+1}}`))}return L(t,r)}function ne(e){return typeof e=="string"?e:u("template",T(e),"has to be a string")}function K(e,n="values"){u(n,e,"has to be a plain\
 object, such as Object.fromEntries(form)")}var ve=/*@__PURE__*/O(e=>(re(e),U(z,e,e),W(Q(e,e),{source:e,variables:new Map})));function W(e,n){Ce(e,n.source);let[t,r]=j(e),s=[...k(t,n,"path"),
...k(r,n)];return te(e,s,n)}function Ce(e,n){let[,t,r]=/^[^?#]*?(\{?)\?[^#]*\{\?([^{}]*)\}/.exec(e)??[];r&&u(`{?${r}}`,n,`would write a second "?": ${t?"join both, as {?a,b}":`write {&${r}}`}`)}
function te(e,n,{source:t,variables:r}){let s=[...r].map(()=>{});return{source:t,pieces:n,variables:r,noValues:s,onlyDotsEscape:Ue(e)}}function j(e){let n=e.search(/\{?[?#]/);return n<0?[e,""]:
[e.slice(0,n),e.slice(n)]}function Q(e,n){U(Ie,e,n);let[t,r]=j(e);return t.replace(/(^|[/.]):([A-Za-z_]\w*)/g,"$1{$2}")+r}function re(e){/^\/(?!\/)/.test(e)||u("template",e,"has to begin wit\
h one slash; a base is joined to it by +")}var Ie=/^(?:[^?#]*[/.])?(:[A-Za-z_]\w*(?:[?*+](?=\/|\{?[?#]|$)|\())/,z=/(\$\{[\w%$.[\]-]+\}|\{[^{}?#]+\?\})/,S="write {x}; behind a segment, {/x} i\
f it may be left out, or {/x*} for a list";function U(e,n,t){let[,r]=e.exec(n)??[];r&&u(r,t,`is no placeholder: ${S}`)}var ee=/*@__PURE__*/new WeakMap;function Me(e){let n=ee.get(e);return n||
ee.set(e,n=qe(e)),n}function qe(e){let n=e.map(a=>typeof a=="string"?a:"\\"),t=n.map((a,i)=>i?`\${${i}}${a}`:a).join("");re(t),Ke(t);let r={source:t,variables:new Map},s=[],o="path";return n.
forEach((a,i)=>{i&&s.push([ae(`\${${i}}`,r,"",void 0,o)]),s.push(V(a,t,"write ${value}")),/[?#]/.test(a)&&(o="query of a tag")}),te(t,s,r)}function Ke(e){let n=/^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(
e);n&&u(n[1],e,"is text in a tag: write ${value}");let t=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(e);t&&u(t[1],e,"would be one name: join a query that is made already by +")}function L(e,n){
let t=E(e.pieces,n);return je(e,n,t)&&_e(e,n,t),t}function je(e,n,t){return e.onlyDotsEscape?J(n,Le):se.test(t)||J(n,Ve)}function Ue(e){return!/[.%]|\{\+|:\d/.test(e)}function J(e,n){for(let t of e)
if(typeof t=="string"){if(n(t))return!0}else if(t&&(J(t.texts,n)||t.keys?.some(n)))return!0;return!1}function Le(e){return e.includes(".")&&/\.(?!\w)/.test(e)}function Ve(e){return/[?#]/.test(
e)}var se=/(^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;function _e({pieces:e},n,t){let r=t.search(/[?#]/),s=t.indexOf("#"),o=[];E(e,n,(i,d,l)=>{let p=l+d.length;o.push({varspec:i,
start:l,end:p}),l<=r&&r<p&&f(i,`would end the path: encode its "?" and "#", or write {?${i.name}}`),l<=s&&s<p&&f(i,`would end the query: encode its "#", or write {${i.name}}`)});let a=t.replace(
/[?#][^]*/,"");for(let i of a.matchAll(new RegExp(se,"gi"))){let d=i.index+i[1].length,l=i.index+i[0].length,p=o.find(({start:c,end:m})=>c<=l&&d<=m);p&&f(p.varspec,"makes a dot segment: reje\
ct such values")}}function Be(e,n,t){let r=n===""||n==="+",s=e!=="elsewhere"&&(r||n==="/");return{required:s&&r,needsText:s&&e!=="query of a tag",isOneText:s&&e!=="host"&&!t}}var oe={"":{first:"",
separator:",",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"#",separator:",",named:!1,reserved:!0},".":{first:".",separator:".",named:!1,reserved:!1},"/":{
first:"/",separator:"/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"&",separator:"&",named:!0,reserved:!1}},
Fe=/*@__PURE__*/O(e=>{let n=new Map,t=k(e,{source:e,variables:n});for(let r of n.keys())/[-$[\]]/.test(r)&&u(r,e,"is not RFC 6570");return{pieces:t,variables:n}});function k(e,n,t="elsewhere"){
return e.split(/\{([^{}]*)\}/).map((r,s)=>s%2?Je(r,n,t):V(r,n.source))}function V(e,n,t=S){return de.test(e)?e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,r=>{if(!/[\0-\x7f\ud800-\udfff]/u.
test(r))return encodeURIComponent(r);u(r,n,/[{}]/.test(r)?`belongs to no expression: ${t}`:"has to be encoded")}):e}var De=/^(?![.-])(?<name>(?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?<modifier>\*|:[1-9]\d{0,3})?$/;
function Je(e,n,t){let r=e.charAt(0),s=h(oe,r)?r:"";return e.slice(s.length).split(",").map(o=>{let{name:a,modifier:i}=De.exec(o)?.groups??u(`{${e}}`,n.source,`is not RFC 6570: ${S}`);return ae(
a,n,s,i,t)})}function ae(e,n,t,r,s){let{source:o,variables:a}=n,i=r==="*",{required:d,needsText:l,isOneText:p}=Be(s,t,i),c={name:e,source:o,slot:a.get(e)?.slot??a.size,label:e.replace(/[$[\]]/g,
encodeURIComponent),explode:i,prefix:r&&!i?Number(r.slice(1)):0,required:d,needsText:l,isOneText:p,...oe[t]};return a.has(e)||a.set(e,c),c}function E(e,n,t){let r="";for(let s of e){if(typeof s==
"string"){r+=s;continue}let o=!0;for(let a of s){let i=Ge(a,n[a.slot]);if(i===void 0){a.required&&G(a);continue}i===""&&a.needsText&&G(a),r+=o?a.first:a.separator,o=!1,t?.(a,i,r.length),r+=i}}
return r}function G(e){f(e,e.required?"needs a value":"needs a value, or undefined")}function Ge(e,n){if(n===void 0)return;if(typeof n!="string")return He(e,n);let t=P(e.prefix?Qe(n,e):n,e,e.
reserved);return e.named?H(e.label,t,e):t}function He(e,{keys:n,texts:t}){let{explode:r,label:s,named:o,reserved:a}=e,i=r?e.separator:",",d,l=!1;for(let p=0;p<t.length;p++){let c=t[p];if(c===
void 0)continue;(c||n?.[p])&&(l=!0);let m=n?P(n[p],e,a):s,g=P(c,e,a);r&&(n||o)?g=H(m,g,e):n&&(g=`${m},${g}`),d=d===void 0?g:d+i+g}if(d!==void 0)return e.prefix&&f(e,"has to be text for a pre\
fix"),e.isOneText&&f(e,n?ie:We(e)),!l&&e.needsText&&e.first==="/"&&G(e),o&&!r?H(s,d,e):d}var ie='is an object: give a member of it, such as its id, or "x[a]" in a query, or JSON.stringify it';
function We({name:e,reserved:n,first:t}){return e.startsWith("${")?"is a list: expandPath takes one at {/x*}":`is a list: write {${n?"+":t}${e}*}`}function H(e,n,{first:t}){return n||t!==";"?
`${e}=${n}`:e}function Qe(e,n){return/[\ud800-\udfff]/u.test(e)&&f(n,"is not Unicode"),(n.reserved?e.match(ze)??[]:[...e]).slice(0,n.prefix).join("")}var ze=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;
function P(e,n,t=!1){if(!(t?de:Ye).test(e))return e;try{if(t)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let r=encodeURIComponent(e);return/[!'()*]/.test(e)?
r.replace(/[!'()*]/g,Ze):r}catch{f(n,"is not Unicode")}}function Ze(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var Ye=/[^\w.~-]/,de=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;function N(e,n){
if(typeof e=="string")return e;let t=_(e,n);return Array.isArray(t)?{keys:void 0,texts:q(t,n)}:y(t)?{keys:Object.keys(t),texts:q(Object.values(t),n)}:v(t,n)}function q(e,n){let t=[];for(let r of e)
t.push(v(_(r,n),n));return t}function _(e,n){let t=typeof e=="object"&&e?.toJSON;return typeof t!="function"?e:t.call(e)??f(n,"needs a value")}function v(e,n){if(e==null)return;if(typeof e==
"string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e))return String(e);b(e)&&f(n,w),f(n,y(e)?ie:`needs text or a finite number, not ${T(e)}`)}function b(e){return typeof e?.then==
"function"}var w="is a promise: await it first";function T(e){return typeof e=="number"?String(e):A(e)}function y(e){return typeof e=="object"&&A(e)==="[object Object]"&&!b(e)}function A(e){
return Object.prototype.toString.call(e)}function h(e,n){return Object.prototype.hasOwnProperty.call(e,n)}var Xe=4096,en=1e5,nn=10;function O(e){let n=new Map,t=0,r=s=>{if(s.length>Xe)return e(
s);let o=tn(s),a=e(o);return a===void 0||(t>en&&(n.clear(),t=0),t+=nn+o.length,n.set(o,a)),a};return s=>n.get(s)??r(s)}function tn(e){return Object.keys({__proto__:null,[e]:0})[0]}function u(e,n,t){
let r=new TypeError(`"${D(e)}" in "${D(n)}" ${D(t)}`);throw Object.assign(r,{code:"ERR_ENDPOINT"})}function f({name:e,source:n},t){u(e,n,t)}function D(e){return ue(e,(n,t)=>`${t}***@`).replace(
/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,encodeURIComponent)}var rn=/(\b(?:https?|wss?|ftp):[\s\\/]*|:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,})(?![\w.{}-]*(?::\d+)?[/?#])[^]*@/i;function ue(e,n){let t=e.lastIndexOf(
"@")+1;return e.slice(0,t).replace(rn,n)+e.slice(t)}function le(e){return ue(e,(t,r)=>/[?#]/.test(t)?`${r}***?`:t).replace(/[?#][^]*/,"")}var me="tiny-endpoint/1.0.0",xe=/*@__PURE__*/Object.freeze(/*@__PURE__*/Object.create(null)),pe={method:"GET",url:void 0,baseUrl:"https://api.service.example",headers:{accept:"application/vn\
d.service.v3+json","user-agent":me},mediaType:void 0,request:void 0,parameters:void 0,args:void 0,plan:void 0},Ln=/*@__PURE__*/we();function Vn(e){return be(e,"toInit")}function _n(e){let{headers:n,
...t}=be(e,"toRequest"),{method:r,body:s}=t,{"content-type":o,...a}=x(n),i=F(e),d=Request,l,p;try{l=new d(e.url,x({...t,headers:a,body:s??null})),p=l.headers.get("content-type"),o!==void 0&&
l.headers.set("content-type",String(o))}catch{u("Request",i,"refuses this: check the method, credentials in the url, headers and members of request")}return l.method.toUpperCase()!==r.toUpperCase()&&
u("method",i,`is ${l.method} to this engine`),p==="text/plain;charset=UTF-8"&&typeof s!="string"&&u("body",i,`is ${T(s)}, which this engine would send as text: convert it first`),l}function be(e,n){
let t=x(y(e)?e:{});(typeof t.url!="string"||!y(t.headers)||"baseUrl"in t)&&u("options",n,b(e)?w:"has to be what endpoint returns");let r={...t.headers};r["user-agent"]===me&&delete r["user-a\
gent"];let{"content-type":s}=x(r),{body:o}=t;b(o)&&u("body",F(e),w),Re(o)?(Pe(s)||u("content-type",F(e),"has to be a JSON type"),o=JSON.stringify(o)??u("body",F(e),"is no JSON: its toJSON gi\
ves undefined")):A(o)==="[object FormData]"&&!/boundary=/i.test(String(s))&&delete r["content-type"];let a={...t.request,method:String(t.method??"GET"),headers:r,body:o??void 0};return Oe(o)?
{...a,duplex:"half"}:a}function Oe(e){return A(e)==="[object ReadableStream]"||Symbol.asyncIterator in Object(e)}function F({method:e,url:n}){return`${String(e??"GET")} ${le(n)}`}function Re(e){
return typeof e=="number"||typeof e=="boolean"||Array.isArray(e)?!0:y(e)&&!(Symbol.iterator in e)&&!Oe(e)}function Pe(e){return/^[^;]*[/+]json\s*(?:;|$)/.test(String(e).toLowerCase())}function we(e=pe){
let{headers:n,request:t,parameters:r}=e,s={...e,headers:Object.freeze(n),request:t&&M({},t),parameters:r&&x(r)},o=(i,d)=>ye(ce(s,i,d)),a={merge:(i,d)=>Te(ce(s,i,d)),parse:i=>ye(C({...pe,baseUrl:void 0,
headers:{}},i)),defaults:i=>we(C(s,i)),DEFAULTS:sn(s)};return Object.assign(o,a)}function Te(e){let{method:n,url:t,baseUrl:r,headers:s,request:o,parameters:a,args:i}=e,d=e.mediaType?.previews,
l=e.mediaType&&M({},{...e.mediaType,previews:d&&[...d]});return M({},{method:n,baseUrl:r,headers:s,url:t,mediaType:l,request:o,args:i&&{...i},...a})}function sn(e){let n=Te(e),{mediaType:t,args:r,
request:s}=n;for(let o of[n,t,t?.previews,r,s])Object.freeze(o);return n}function ce(e,n,t){let r;return typeof n=="string"?r=C(e,t,n,$e(n)):(r=C(e,n),t!==void 0&&(r=C(r,t))),r.request&&r.request===
e.request&&(r.request={...r.request}),r}function C(e,n={},t="the options",r){y(n)||u("options",t,"has to be a plain object; a body goes in data, and a URL as url.href");let s={method:r?.method??
e.method,url:r?.url??e.url,baseUrl:e.baseUrl,headers:{...e.headers},mediaType:e.mediaType,request:e.request,parameters:e.parameters,args:e.args&&x(e.args),plan:r?.plan},o=!e.parameters&&on(n);
s.parameters=o?n:an(s,n,t,r);let{args:a,parameters:i}=s;if(a)for(let d in i)delete a[d];return s}function on(e){for(let n in e)if(Y(n)||!h(e,n))return!1;return!0}function an(e,n,t,r){let s=e.
parameters&&x(e.parameters);for(let o in n){if(!h(n,o))continue;let a=n[o];Y(o)?a!==void 0&&(r&&(o==="url"||o==="method"&&r.method)&&$(o,t,"is in the route"),dn(e,o,a,t)):(s??(s=Object.create(
xe)),(a!==void 0||!(o in s))&&(s[o]=a))}return s}function Y(e){let n=e;return n==="method"||n==="url"||n==="baseUrl"||n==="headers"||n==="mediaType"||n==="request"||n==="args"}function dn(e,n,t,r){
switch(n){case"method":e.method=I(t)?t:$(n,r,"has to be a method");return;case"url":case"baseUrl":(typeof t!="string"||n==="url"&&!t.trim())&&$(n,r,"has to be a URL, as a string"),e[n]=t;return;case"\
headers":un(e.headers,t,r);return;case"mediaType":e.mediaType=pn(e.mediaType,t,r);return;case"request":(typeof t!="object"||!t)&&$(n,r,"has to be an object"),e.request=e.request?M({...e.request},
t):t;return;default:y(t)||K(r,n),e.args=M(e.args??x({}),t)}}function $(e,n,t){u(e,n,`${t}; as a parameter, it goes in args`)}function un(e,n,t){if(y(n)&&!(Symbol.iterator in n))for(let r of Object.
keys(n))fe(e,r,n[r],t);else if(typeof n=="object"&&n&&Symbol.iterator in n)for(let r of n)(!Array.isArray(r)||r.length<2)&&Z(t),fe(e,r[0],r[1],t);else Z(t)}function Z(e){$("headers",e,"has t\
o be an object or pairs")}function fe(e,n,t,r){typeof n!="string"&&Z(r);let s=ln(n);s||u(n,r,"is no header name: it has to be a token, such as x-request-id"),t===null?delete e[s]:t!==void 0&&
(typeof t!="string"&&v(t,{name:`headers.${s}`,source:r}),X(e,s,t))}var ln=/*@__PURE__*/O(e=>I(e)?e.toLowerCase():"");function I(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}
function pn(e,n,t){y(n)||B(t);let r=x(n),{format:s=e?.format,previews:o=[]}=r;s&&!I(s)&&B(t),Array.isArray(o)||B(t);let a=[...o].map(cn);return a.every(I)||B(t),{...e,...r,format:s,previews:Ae(
[...e?.previews??[],...a])}}function B(e){$("mediaType",e,"has to be { format, previews }")}function cn(e){let n=e;for(;typeof n=="string"&&n.endsWith("-preview");)n=n.slice(0,-8);return n}function Ae(e){
return[...new Set(e)]}function M(e,n){for(let t in n){let r=h(n,t)?n[t]:void 0;r!==void 0&&X(e,t,r)}return e}function x(e){return Object.assign(Object.create(xe),e)}function X(e,n,t){n in Object.
prototype?Object.defineProperty(e,n,{value:t,writable:!0,enumerable:!0,configurable:!0}):e[n]=t}var $e=/*@__PURE__*/O(fn);function fn(e){let n=e.trim().split(/\s+/),t=n[n.length-1],r=n.length>
1?n[0]:void 0;return(!t||!r&&/^[\dA-Z_-]+$/.test(t))&&u("url",e,'is missing: write "METHOD url"'),(n.length>2||r&&!I(r))&&u("route",e,'has to be "METHOD url"; in the url, a space is %20'),{method:r,
url:t,plan:r?bn(r.toUpperCase(),t):void 0}}function yn(e,n){n===void 0&&u("url",e,"is missing");let t=gn(n);if(t.route?.method===e)return t.route.plan;let r=$e(`${e} ${n}`);return e.length<=
hn&&(t.route=r),r.plan}var gn=/*@__PURE__*/O(e=>({route:void 0})),hn=100,mn=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,xn=/^\{\+?[\w%$[\]][^{},:*]*\}/;function bn(e,n){let t={source:`${e}\
 ${n}`,variables:new Map};U(z,n,t.source);let{rest:r,...s}=On(n,t);return{...s,method:e,hasBody:e!=="GET"&&e!=="HEAD",path:W(r,t),foreignNames:Rn(r),mayHaveQuery:/[?#]/.test(r)}}function On(e,n){
let t=mn.exec(e)?.[0]??"",r=Q(e.slice(t.length),n.source),s=t?"":xn.exec(r)?.[0]??"",o=k(t||s,n,"host"),a=new Map(n.variables);for(let d of a.keys())Y(d)&&u(d,n.source,"is an option: rename \
it");let[i]=a.values();return{authority:t?o:void 0,baseVariable:t?void 0:i,addressVariables:a,rest:t?r:r.slice(s.length).replace(/^\/+/,"/")}}function Rn(e){let n=j(e)[0].replace(/\{[^{}]*\}/g,
"}"),t;for(let[,r]of n.matchAll(/(?:[^\w}]:|\[(?:\.{3})?|\*|%7B)([\w-]*\w)/gi))(t??(t=new Set)).add(r);return t}function ye(e){let n=e.plan??yn(e.method,e.url),{expandables:t,query:r,members:s,
data:o}=Pn(n,e),a=En(n,t,e.baseUrl,r),{headers:i,mediaType:d,request:l}=e,p=s!==void 0&&o===void 0,c=p?s:o;if(p||Re(o)){let R=h(i,"content-type");p&&(!R||Pe(i["content-type"]))&&kn(s,n.path.
source),R||(i["content-type"]="application/json; charset=utf-8")}d&&h(i,"accept")&&typeof i.accept=="string"&&(i.accept=Kn(i.accept,d));let{method:m}=n,g=c===void 0?{method:m,url:a,headers:i}:
{method:m,url:a,headers:i,body:c};return l?{...g,request:l}:g}function Pn(e,{parameters:n,args:t}){let s={expandables:e.path.noValues.slice(),query:"",members:void 0,data:void 0};for(let o in n){
let a=n[o];a!==void 0&&(o==="data"&&!e.path.variables.has(o)?wn(s,e,a):ke(s,e,o,a))}for(let o in t)Tn(s,e,o,t[o]);return s}function ke(e,n,t,r){let{path:s}=n,o=s.variables.get(t);o?e.expandables[o.
slot]=N(r,o):n.foreignNames?.has(t)?u(t,s.source,`is text in this path: ${S}`):n.hasBody?X(e.members??(e.members={}),t,r):e.query=An(e.query,r,{name:t,source:s.source})}function wn(e,n,t){let{
path:r,method:s}=n;b(t)&&u("data",r.source,w),n.hasBody||u("data",r.source,`is a body, and ${s} has none; as a parameter, it goes in args`),e.data=t}function Tn(e,n,t,r){let s=n.addressVariables.
get(t);s&&f(s,'is part of the address, which args never fill: give it beside args; a path begins with "/"'),ke(e,n,t,r)}function An(e,n,t){let r=$n(t.name),s=_(n,t);return Array.isArray(s)?q(
s,t).reduce((o,a)=>ge(o,r,a,t),e):ge(e,r,v(s,t),t)}function ge(e,n,t,r){return t===void 0?e:`${e}${e?"&":"?"}${n}${P(t,r)}`}var $n=/*@__PURE__*/O(e=>`${P(e,{name:e,source:"the query"})}=`);function kn(e,n){
for(let t of Object.keys(e)){let r=e[t];Sn(r)&&(b(r)&&u(t,n,w),u(t,n,`is ${T(r)}, which JSON loses: write null or a text; a signal goes in request, any other body in data`))}}function Sn(e){
return typeof e=="number"?!Number.isFinite(e):typeof e!="object"?typeof e=="function"||typeof e=="symbol":e===null||Array.isArray(e)?!1:b(e)?!0:A(e)==="[object Date]"?Number.isNaN(Number(e)):
!y(e)&&typeof e.toJSON!="function"}function En(e,n,t,r){let{path:s,mayHaveQuery:o}=e,{text:a,slash:i}=In(e,n,t),d=L(s,n);return a+vn(Nn(s,d),i)+(r&&o?Cn(d,r):d+r)}function Nn({pieces:e},n){return(e[0]||
n).charAt(0)}function vn(e,n){return e==="/"?"":e===""||e==="?"||e==="#"?n:"/"}function Cn(e,n){let t=e.replace(/#[^]*/,""),r=/^[^?]*\?(?:.*&)?$/.test(t)?"":t.includes("?")?"&":"?";return t+
r+n.slice(1)+e.slice(t.length)}function In(e,n,t){let{authority:r,baseVariable:s}=e,{source:o}=e.path;if(r)return he(E(r,n,Mn))??u("url",o,"has a host or port that no URL can have");let a=s?
n[s.slot]:t,i=typeof a=="string"?he(a):void 0;if(i?.isHttp)return i;let d='has to be an http(s) URL without query, fragment and braces, such as location.origin + "/api"';u(s?.name??"baseUrl",
o,s?`${d}; a path begins with "/"`:d)}function Mn(e,n){/^[a-z\d-]+$/i.test(n)||f(e,"is in the host: it has to be letters, digits and hyphens")}var he=/*@__PURE__*/O(e=>{let n=/^(?<base>[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(?<slash>\/?)\/*$/.
exec(e)?.groups;if(!n)return;let{base:t,slash:r}=n;try{return typeof URL=="function"&&new URL(t),{text:V(t,e),slash:r,isHttp:/^https?:\/\/[^/]/i.test(t)}}catch{return}}),qn=/^(?<vendor>\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(?<version>\.v\d+)?(?:\.(?<detail>[\w!#$%&'*^`|~-]+))?(?<suffix>\+json)?(?<parameters>\s*(?:;[^]*)?)$/i;
function Kn(e,{format:n="",previews:t=[]}){return!n&&!t.length?e:e.split(",").map(s=>{let o=qn.exec(s)?.groups;if(!o)return s;let{vendor:a,version:i="",detail:d,suffix:l="",parameters:p}=o,c=(n?
`.${n}`:l)+p,m=d?.endsWith("-preview")?[d]:[],g=Ae([...m,...t.map(R=>`${R}-preview`)]);return g.length?g.map(R=>`${a}.${R}${c}`).join():a+i+c}).join()}export{Ln as endpoint,Se as expand,Ee as expandPath,Ne as path,Vn as toInit,_n as toRequest};
