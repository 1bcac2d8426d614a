/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function Fe(e,n={}){let{pieces:t,variables:r}=We(re(e));if(!h(n))return M(n,e);let s=[];for(let o of r.values())s.push(y(n,o.name)?k(n[o.name],o):void 0);return S(t,s)}function Me(e,n={}){let t=Ve(
re(e)),{source:r,variables:s}=t;if(!h(n))return M(n,r);let o=t.noValues.slice();for(let a in n){if(!y(n,a))continue;let d=n[a];if(d===void 0)continue;let u=s.get(a)??l(a,r,"has no placeholde\
r: write it in the template, or leave it out");o[u.slot]=k(d,u)}let i=U(t,o);return t.pieces[0]==="/"&&i.startsWith("//")&&l("template",r,"gives a path that begins with two slashes"),i}function Ue(e,...n){
if(!De(e))return l("path",O(e),"is a tag: write path`...` without parentheses");let t=Le(e),r=t.noValues.slice();for(let s=0;s<r.length;s++){let o=s<n.length?n[s]:void 0;r[s]=typeof o=="stri\
ng"?o:_e(o,{name:`\${${s+1}}`,source:t.source})}return U(t,r)}function re(e){return typeof e=="string"?e:l("template",O(e),"has to be a string")}function M(e,n,t="values"){let s=["[object Fo\
rmData]","[object URLSearchParams]","[object Map]"].includes(b(e))?`: write Object.fromEntries(${t}), which keeps the last of repeated names`:"";return l(t,n,`has to be a plain object${s}`)}
function _e(e,n){let t=k(e,n)??c(n,"needs a value");return typeof t=="string"?t:c(n,t.keys?pe:'is a list: write expandPath("/a{/x*}{?y*}", { x, y })')}var Ve=/*@__PURE__*/P(e=>(ie(e),W(e,e),
z(G(e),{source:e,variables:new Map})));function z(e,n){let[t]=oe(e),r=[...R(t,n,"path"),...R(e.slice(t.length),n)];return se(r,n,!/[.%]|\{\+|:\d/.test(e))}function se(e,{source:n,variables:t},r){
return{source:n,pieces:e,variables:t,noValues:[...t].map(()=>{}),isTame:r}}function oe(e){let n=e.search(/\{?[?#]/);return n<0?[e,""]:[e.slice(0,n),e.slice(n)]}function G(e){let[n,t]=oe(e);return n.
replace(/(^|[/.]):([A-Za-z_]\w*)/g,"$1{$2}")+t}function ie(e){if(/^\/(?!\/)/.test(e))return;let n=e.includes("://")?': write "https://h.example" + the path':"";l("template",e,`has to begin w\
ith one slash${n}`)}var Be=[[/(?<spelling>\$\{(?<name>[\w%$.[\]-]+)\})/,e=>`{${e}}, or %24{${e}} for a dollar`],[/^(?:[^?#]*(?:\.|(?=\/)))?(?<spelling>\/?:(?<name>[A-Za-z_]\w*)\?)(?=\/|\{?[?#]|$)/,
J],[/^(?:[^?#]*(?:\.|(?=\/)))?(?<spelling>\/?:(?<name>[A-Za-z_]\w*)[*+])(?=\/|\{?[?#]|$)/,q],[/^(?:[^?#]*[/.])?(?<spelling>:(?<name>[A-Za-z_]\w*)\()/,J],[/(?<spelling>\/?\{(?<name>[\w%$.[\]-]+)\?\})/,
J],[/^[^?#]*(?<spelling>\/\*(?<name>[A-Za-z_]\w*))/,q],[/(?<spelling>\/?\{(?<name>[\w%$.[\]-]*[\w\]])(?:\+|:path|\.{3})\})/,q],[/(?<spelling>\/?\{(?:\*+|\.{3})(?<name>[\w%$.[\]-]+)\})/,q]];function J(e,n){
return`{${n}${e}}`}function q(e,n){return`{${n}${e}*} with a list`}function W(e,n){for(let[t,r]of Be){let s=t.exec(e)?.groups;if(!s)continue;let o=s.spelling,i=o.startsWith("/")||e.startsWith(
o);l(o,n,`is no placeholder: write ${r(s.name,i?"/":"")}`)}}var ne=/*@__PURE__*/new WeakMap;function Le(e){let n=ne.get(e);return n||ne.set(e,n=Je(e)),n}function De(e){return Array.isArray(e)&&
y(e,"raw")}function Je(e){let n=e.map(i=>typeof i=="string"?i:"\\"),t=n.reduce((i,a,d)=>`${i}\${${d}}${a}`);ie(t),He(n,t);let r={source:t,variables:new Map},s=[],o="path";return n.forEach((i,a)=>{
a&&s.push([le(`\${${a}}`,r,"",void 0,o)]),s.push(_(i,t)),/[?#]/.test(i)&&(o=void 0)}),se(s,r,!/[.%]/.test(t))}function He(e,n){let r=e.map(o=>/(\{[^{}]*\})/.exec(o)).find(o=>o)??/^[^?#]*[/.](:[A-Za-z_]\w*)/.
exec(n);r&&l(r[1],n,"is text in a tag: write ${value}");let s=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(n);s&&l(s[1],n,"would be one name: join a query that is made already by +")}function U(e,n){
let t=S(e.pieces,n);return(e.isTame?F(n,Qe):ae.test(t)||F(n,ze))&&Ge(e,n,t),t}function F(e,n){for(let t of e)if(typeof t=="string"){if(n(t))return!0}else if(t&&(F(t.texts,n)||F(t.keys??[],n)))
return!0;return!1}function Qe(e){return e.includes(".")&&/\.(?!\w)/.test(e)}function ze(e){return/[?#]/.test(e)}var ae=/(?<opening>^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;function Ge({
pieces:e},n,t){let r=t.search(/[?#]/),s=t.indexOf("#"),o=he(t).matchAll(new RegExp(ae,"gi")),i=o.next().value;S(e,n,(a,d,u)=>{let p=u+d.length;for(u<=r&&r<p&&c(a,`would end the path: encode \
its "?" and "#", or write {?${a.name}}`),u<=s&&s<p&&c(a,`would end the query: encode its "#", or write {${a.name}}`);i&&i.index+i[0].length<u;)i=o.next().value;if(!i)return;i.index+i.groups.
opening.length<=p&&c(a,"makes a dot segment: reject such values")})}var de={"":{first:"",separator:",",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"#",
separator:",",named:!1,reserved:!0},".":{first:".",separator:".",named:!1,reserved:!1},"/":{first:"/",separator:"/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},"\
?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"&",separator:"&",named:!0,reserved:!1}},We=/*@__PURE__*/P(e=>{let n=new Map,t=R(e,{source:e,variables:n});for(let r of n.keys())
/[-$[\]]/.test(r)&&l(r,e,"is not RFC 6570");return{pieces:t,variables:n}});function R(e,n,t){return e.split(/\{([^{}]*)\}/).map((r,s)=>s%2?Ye(r,n,t):_(r,n.source))}function ue(e){return typeof e!=
"string"}function _(e,n){return ce.test(e)?e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,t=>/[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.test(t)||t.codePointAt(
0)%65536>=65534?l(t,n,"has to be encoded or paired"):encodeURIComponent(t)):e}var Ze=/^(?![.-])(?<name>(?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?<modifier>\*|:[1-9]\d{0,3})?$/;function Ye(e,n,t){
let r=e.charAt(0),s=y(de,r)?r:"";return e.slice(s.length).split(",").map(o=>{let{name:i,modifier:a}=Ze.exec(o)?.groups??l(`{${e}}`,n.source,"is not RFC 6570");return le(i,n,s,a,t)})}function le(e,n,t,r,s){
let{first:o,separator:i,named:a,reserved:d}=de[t],u=r==="*",p=s!==void 0&&(o===""||o==="/");return{name:e,source:n.source,slot:Xe(e,n),label:e.replace(/[$[\]]/g,encodeURIComponent),explode:u,
prefix:r&&!u?Number(r.slice(1)):0,required:p&&o==="",needsText:p,isOneText:p&&s==="path"&&!u,first:o,separator:i,named:a,reserved:d}}function Xe(e,{source:n,variables:t}){let r=t.get(e);if(r)
return r.slot;let s=t.size;return t.set(e,{name:e,source:n,slot:s}),s}function S(e,n,t){let r="";for(let s of e){if(typeof s=="string"){r+=s;continue}let o=!0;for(let i of s){let a=en(i,n[i.
slot]);if(a===void 0){i.required&&te(i);continue}a===""&&i.needsText&&te(i),r+=o?i.first:i.separator,o=!1,t?.(i,a,r.length),r+=a}}return r}function te(e){let{name:n,source:t,required:r}=e,s=t.
match(/:[A-Za-z_]\w*(?:-\w+)+/g)?.find(i=>i.startsWith(`:${n}-`)),o=s?`: write {${s.slice(1)}} for this name`:"";return c(e,r?`needs a value${o}`:"needs a value, or undefined")}function en(e,n){
if(n===void 0)return;if(typeof n!="string")return nn(e,n);let t=T(e.prefix?rn(n,e):n,e,e.reserved);return e.named?Q(e.label,t,e):t}function nn(e,{keys:n,texts:t}){let{explode:r,label:s,named:o,
reserved:i}=e,a=r?e.separator:",",d,u=!0;for(let p=0;p<t.length;p++){let g=t[p];if(g===void 0)continue;(g||n?.[p])&&(u=!1);let m=n?T(n[p],e,i):s,f=T(g,e,i);r&&(n||o)?f=Q(m,f,e):n&&(f=`${m},${f}`),
d=d===void 0?f:d+a+f}if(d!==void 0)return e.prefix&&c(e,"has to be text for a prefix"),e.isOneText&&c(e,n?pe:tn(e)),u&&e.needsText&&e.first==="/"?"":o&&!r?Q(s,d,e):d}var pe="is an object: gi\
ve a member of it, such as its id";function tn({name:e,first:n,reserved:t}){return n==="/"?`is a list: write {/${e}*} for segments`:`is a list: write {${t?"+":""}${e}*}`}function Q(e,n,{first:t}){
return n||t!==";"?`${e}=${n}`:e}function rn(e,n){return/[\ud800-\udfff]/u.test(e)&&c(n,"is not Unicode"),(n.reserved?e.match(sn)??[]:[...e]).slice(0,n.prefix).join("")}var sn=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;
function T(e,n,t=!1){if(!(t?ce:an).test(e))return e;try{if(t)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let r=encodeURIComponent(e);return/[!'()*]/.test(e)?
r.replace(/[!'()*]/g,on):r}catch{return c(n,"is not Unicode")}}function on(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var an=/[^\w.~-]/,ce=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;function k(e,n){
if(typeof e=="string")return e;let t=V(e,n);if(Array.isArray(t))return{keys:void 0,texts:Z(t,n)};if(!h(t)||x(t))return E(t,n);let r=Object.keys(t);return{keys:r,texts:r.map(s=>fe(t[s],n))}}function Z(e,n){
let t=[];for(let r of e)t.push(fe(r,n));return t}function fe(e,n){return E(V(e,n),n)}function V(e,n){let t=typeof e=="object"&&e?.toJSON;return typeof t!="function"?e:t.call(e)??c(n,"needs a\
 value")}function E(e,n){return e==null?void 0:typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e)?String(e):c(n,x(e)?N:`needs text or a finite number, not ${O(e)}`)}
function x(e){return typeof e?.then=="function"}var N="is a promise: await it first";function O(e){return typeof e=="number"?String(e):b(e)}function h(e){return typeof e=="object"&&b(e)==="[\
object Object]"}function b(e){return Object.prototype.toString.call(e)}function y(e,n){return Object.prototype.hasOwnProperty.call(e,n)}var dn=4096,un=1e5,ln=10;function P(e){let n=new Map,t=0,
r=s=>{if(s.length>dn)return e(s);let o=Object.keys({__proto__:null,[s]:0})[0],i=e(o);return t>un&&(n.clear(),t=0),t+=ln+o.length,n.set(o,i),i};return s=>n.get(s)??r(s)}function l(e,n,t){let r=new TypeError(
`"${H(e)}" in "${H(n)}" ${H(t)}`);throw Object.assign(r,{code:"ERR_ENDPOINT"})}function c({name:e,source:n},t){return l(e,n,t)}function H(e){return fn(e).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,
encodeURIComponent)}var pn=/:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,}|\b(?:https?|wss?|ftp):/,cn=/(?:\[[\da-f:.]*\]|(?:[\w.-]|[^\0-\x7f]|\{[^{}]*\})*)(?::(?:\d|\{[^{}]*\})+)?\{?[/?#]/,ye=new RegExp(`\
(${pn.source})(?!${cn.source})[^]*`,"i");function fn(e){let n=e.lastIndexOf("@");return n<0?e:e.slice(0,n).replace(ye,"$1***")+e.slice(n)}function ge(e){let n=e.search(/[?#]/);return he(n>=0&&
e.lastIndexOf("@")>n?e.replace(ye,"$1***"):e)}function he(e){return e.replace(/[?#][^]*/,"")}var we="tiny-endpoint/1.0.0",Jn=/*@__PURE__*/Se(/*@__PURE__*/hn());function Hn(e){return Re(e,"toInit")}function Qn(e){let{headers:n,...t}=Re(e,"toRequest"),{method:r,body:s}=t,{"content-typ\
e":o,...i}=D(n),a=L(e),d=Request,u,p;try{u=new d(e.url,D({...t,headers:i,body:s??null})),p=u.headers.get("content-type"),o!==void 0&&u.headers.set("content-type",String(o))}catch{return l("R\
equest",a,"refuses this: check the method, credentials in the url, headers and members of request")}return u.method.toUpperCase()!==r.toUpperCase()&&l("method",a,`is ${u.method} to this engi\
ne`),p==="text/plain;charset=UTF-8"&&typeof s!="string"&&l("body",a,`is ${O(s)}, which this engine would send as text: convert it first`),u}function Re(e,n){let t=D(h(e)?e:{});if(typeof t.url!=
"string")return l("options",n,x(e)?N:"has to be what endpoint returns");if(!h(t.headers))return l("headers",L(e),"has to be a plain object, as endpoint returns it");let r={...t.headers};r["u\
ser-agent"]===we&&delete r["user-agent"];let{body:s}=t;$e(s)&&((!y(r,"content-type")||!Ae(r["content-type"]))&&l("content-type",L(e),"has to be a JSON type"),s=yn(s,e));let o={...t.request,method:String(
t.method??"GET"),headers:r,body:s??void 0};return Te(s)?{...o,duplex:"half"}:o}function yn(e,n){try{let t=JSON.stringify(e);if(t!==void 0)return t}catch(t){if(!/circular|cyclic|bigint/i.test(
String(t)))throw t}return l("body",L(n),"is no JSON: it is circular, holds a bigint, or its toJSON gives undefined")}function Te(e){return b(e)==="[object ReadableStream]"||Symbol.asyncIterator in
Object(e)}function L({method:e,url:n}){return`${String(e??"GET")} ${ge(n)}`}function $e(e){return typeof e=="number"||typeof e=="boolean"||Array.isArray(e)?!0:h(e)&&!(Symbol.iterator in e)&&
!Te(e)}function Ae(e){return/^[^;]*[/+]json\s*(?:;|$)/.test(String(e).toLowerCase())}function Se(e){let{headers:n,request:t,args:r}=e,s=ve(void 0,e.parameters),o={...e,headers:Object.freeze(
n),request:t&&A(t),args:r&&A(r),parameters:Object.keys(s).length?s:void 0},i=(d,u)=>be(me(o,d,u)),a={merge:(d,u)=>ke(me(o,d,u)),parse:d=>be(v(Ee(),d)),defaults:d=>Se(v(o,d)),DEFAULTS:gn(o)};
return Object.assign(i,a)}function ke(e){let{method:n,url:t,baseUrl:r,headers:s,data:o,request:i,args:a,parameters:d}=e,u=e.mediaType?.previews,p=e.mediaType&&A({...e.mediaType,previews:u&&[
...u]}),g=a&&C({},a,f=>!X(d,f));return C(C({},{method:n,baseUrl:r,headers:s,url:t,mediaType:p,request:i,data:o,args:g}),d,f=>!K(f))}function gn(e){let n=ke(e),{mediaType:t,args:r,request:s}=n;
for(let o of[n,t,t?.previews,r,s])Object.freeze(o);return n}function Ee(){return{method:"GET",url:void 0,baseUrl:void 0,headers:{},mediaType:void 0,data:void 0,request:void 0,args:void 0,parameters:void 0,
plan:void 0}}function hn(){let e={accept:"application/vnd.service.v3+json","user-agent":we};return{...Ee(),baseUrl:"https://api.service.example",headers:e}}function me(e,n,t){let r;return typeof n==
"string"?r=v(e,t,n,Ce(n)):(r=v(e,n),t!==void 0&&(r=v(r,t))),r.request&&r.request===e.request&&(r.request=A(r.request)),r}function v(e,n={},t="the options",r){if(!h(n)){let o=b(n)==="[object \
URL]";return l("options",t,`has to be an object${o?"; as a route, write url.href":""}`)}let s={method:r?.method??e.method,url:r?.url??e.url,baseUrl:e.baseUrl,headers:{...e.headers},mediaType:e.
mediaType,data:e.data,request:e.request,args:e.args,parameters:e.parameters?ve(e.parameters,n):n,plan:r?.plan};for(let o in n){if(!K(o)||!y(n,o))continue;let i=n[o];i!==void 0&&(r&&(o==="url"||
o==="method"&&r.method)&&$(o,t,"is in the route"),mn(s,o,i,t))}return s}function K(e){let n=e;switch(n){case"method":case"url":case"baseUrl":case"headers":case"mediaType":case"data":case"req\
uest":case"args":return!0;default:return!1}}function mn(e,n,t,r){switch(n){case"method":e.method=I(t)?t:$(n,r,"has to be a method");return;case"url":case"baseUrl":if(typeof t!="string"||n===
"url"&&!t.trim())return $(n,r,"has to be a URL, as a string");e[n]=t;return;case"headers":xn(e.headers,t,r);return;case"mediaType":e.mediaType=On(e.mediaType,t,r);return;case"data":e.data=x(
t)?l(n,r,N):t;return;case"request":if(typeof t!="object"||!t)return $(n,r,"has to be an object");e.request=e.request?A(e.request,t):t;return;default:if(!h(t))return M(t,r,n);e.args=e.args?A(
e.args,t):t}}function $(e,n,t){return l(e,n,`${t}; as a parameter, it goes in args`)}function xn(e,n,t){if(typeof n=="object"&&n!==null&&Symbol.iterator in n)for(let r of n){if(!Array.isArray(
r)||r.length<2)return Y(t);xe(e,r[0],r[1],t)}else if(h(n))for(let r of Object.keys(n))xe(e,r,n[r],t);else Y(t)}function xe(e,n,t,r){if(typeof n!="string")return Y(r);let s=bn(n)||l(n,r,"is n\
o header name: it has to be a token, such as x-request-id");t===null?delete e[s]:t!==void 0&&(typeof t!="string"&&E(t,{name:`headers.${s}`,source:r}),j(e,s,t))}function Y(e){return $("header\
s",e,"has to be an object or pairs")}var bn=/*@__PURE__*/P(e=>I(e)?e.toLowerCase():"");function I(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}function On(e,n,t){let r=h(n)?
D(n):B(t),{format:s=e?.format,previews:o}=r;s!==void 0&&s!==""&&!I(s)&&B(t);let i=e?.previews;if(o!==void 0){if(!Array.isArray(o))return B(t);let a=o.map(Pn);a.every(I)||B(t),i=Ne([...i??[],
...a])}return{...e,...r,format:s,previews:i}}function B(e){return $("mediaType",e,"has to be { format, previews }")}function Pn(e){let n=typeof e=="string"?e:"";for(;n.endsWith("-preview");)
n=n.slice(0,-8);return n}function Ne(e){return[...new Set(e)]}function ve(e,n){let t={};for(let r of[e,n])for(let s in r){if(!X(r,s))continue;let o=r[s];(o!==void 0||!y(t,s))&&j(t,s,o)}return t}
function X(e,n){return e!==void 0&&y(e,n)&&(n==="data"||!K(n))}function C(e,n,t){for(let r in n){if(!y(n,r)||t&&!t(r))continue;let s=n[r];s!==void 0&&j(e,r,s)}return e}function A(e,n){return C(
C({},e),n)}function D(e){return{__proto__:null,...e}}function j(e,n,t){n in Object.prototype?Object.defineProperty(e,n,{value:t,writable:!0,enumerable:!0,configurable:!0}):e[n]=t}var Ce=/*@__PURE__*/
P(wn);function wn(e){let n=e.trim().split(/\s+/),t=n[n.length-1],r=n.length>1?n[0]:void 0;return(!t||!r&&/^[\dA-Z_-]+$/.test(t))&&l("url",e,'is missing: write "METHOD url"'),(n.length>2||r&&
!I(r))&&l("route",e,'has to be "METHOD url"; in the url, a space is %20'),{method:r,url:t,plan:r?Sn(r.toUpperCase(),t):void 0}}var Rn=/*@__PURE__*/P(()=>({method:"",plan:void 0}));function Tn(e,n){
if(n===void 0)return l("url",e,"is missing");let t=Rn(n);return(!t.plan||t.method!==e)&&(t.plan=Ce(`${e} ${n}`).plan,t.method=e),t.plan}var $n=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,
An=/^\{\+?[\w%$[\]][^{},:*]*\}/;function Sn(e,n){let t=`${e} ${n}`,r={source:t,variables:new Map};W(n,t);let s=$n.exec(n)?.[0],o=G(s?n.slice(s.length):n),i=s?"":An.exec(o)?.[0]??"",a=R(i,r).
find(ue)?.[0],d=s?R(s,r,"host"):void 0;kn(r);let u=r.variables.size;return{method:e,authority:d,baseVariable:a,addressSlots:u,path:z(s?o:o.slice(i.length).replace(/^\/+/,"/"),r),mayHaveQuery:/[?#]/.
test(o)}}function kn({source:e,variables:n}){for(let t of n.keys())K(t)&&t!=="data"&&l(t,e,"is an option, and args fill no address: rename it")}function be(e){let n=e.plan??Tn(e.method,e.url),
{values:t,query:r,members:s,data:o}=En(n,e),i=qn(n,t,e.baseUrl,r),{headers:a,mediaType:d,request:u}=e,p=y(a,"content-type"),g=s!==void 0&&o===void 0,m=g?s:o;g&&(!p||Ae(a["content-type"]))&&Kn(
s,n.path.source),!p&&(g||$e(o))&&j(a,"content-type","application/json; charset=utf-8"),d&&y(a,"accept")&&typeof a.accept=="string"&&(a.accept=Bn(a.accept,d));let{method:f}=n,w=m===void 0?{method:f,
url:i,headers:a}:{method:f,url:i,headers:a,body:m};return u?{...w,request:u}:w}function En(e,{parameters:n,args:t,data:r}){let s={values:e.path.noValues.slice(),query:"",members:void 0,data:void 0};
for(let o in n){if(K(o)||!y(n,o))continue;let i=n[o];i!==void 0&&ee(s,e,o,i)}r!==void 0&&Nn(s,e,r);for(let o in t){if(!y(t,o)||X(n,o))continue;let i=t[o];i!==void 0&&vn(s,e,o,i)}return s}function ee(e,n,t,r){
let{path:s}=n,o=s.variables.get(t);o?e.values[o.slot]=k(r,o):Ie(n)?j(e.members??(e.members={}),t,r):e.query=Cn(e.query,r,{name:t,source:s.source})}function Ie({method:e}){return e!=="GET"&&e!==
"HEAD"}function Nn(e,n,t){let{path:r,method:s}=n;r.variables.has("data")?ee(e,n,"data",t):Ie(n)?e.data=t:l("data",r.source,`is a body, and ${s} has none; as a parameter, it goes in args`)}function vn(e,n,t,r){
let s=n.path.variables.get(t);s&&s.slot<n.addressSlots&&c(s,`is part of the address, which args never fill: give it beside args${qe(n)}`),ee(e,n,t,r)}function Cn(e,n,t){let r=T(t.name,t),s=V(
n,t);return Array.isArray(s)?Z(s,t).reduce((o,i)=>Oe(o,r,i,t),e):Oe(e,r,In(s,t),t)}function Oe(e,n,t,r){return t===void 0?e:`${e}${e?"&":"?"}${n}=${T(t,r)}`}function In(e,n){if(h(e)&&!x(e)){
let{name:t}=n;c(n,`is an object: give "${t}[a]": 1 for each member, or write {?${t}*} for a=1, or JSON.stringify it`)}return Ke(e)&&c(n,`is ${O(e)}: ${je}`),E(e,n)}function Kn(e,n){for(let t of Object.
keys(e)){let r=e[t];if(typeof r=="string"||!jn(r))continue;x(r)&&l(t,n,N);let s=Ke(r)?je:"a body that is no JSON goes in data";l(t,n,`is ${O(r)}, which JSON loses: ${s}`)}}function jn(e){return typeof e==
"number"?!Number.isFinite(e):typeof e!="object"?typeof e=="function"||typeof e=="symbol":e===null||Array.isArray(e)?!1:x(e)?!0:b(e)==="[object Date]"?Number.isNaN(Number(e)):!h(e)&&typeof e.
toJSON!="function"}function Ke(e){return typeof e=="object"&&b(e)==="[object AbortSignal]"}var je="write request: { signal }";function qn(e,n,t,r){let{path:s,mayHaveQuery:o}=e,{text:i,slash:a}=Un(
e,n,t),d=U(s,n),u=(s.pieces[0]||d).charAt(0);return i+Fn(u,a)+(r&&o?Mn(d,r):d+r)}function Fn(e,n){return e==="/"?"":e===""||e==="?"||e==="#"?n:"/"}function Mn(e,n){let t=e.replace(/#[^]*/,""),
r=t.indexOf("?"),s=r===t.length-1||t.endsWith("&"),o=r<0?"?":s?"":"&";return t+o+n.slice(1)+e.slice(t.length)}function Un(e,n,t){let{authority:r,baseVariable:s}=e,{source:o}=e.path;if(r){let u=Pe(
S(r,n,_n));return u.text?u:l("url",o,"has a host or port that no URL can have")}let i=s?n[s.slot]:t,a=typeof i=="string"?Pe(i):void 0;if(a?.isHttp)return a;let d=s?qe(e):': "https://h.exampl\
e", or location.origin + "/api"';return l(s?.name??"baseUrl",o,`has to be an http(s) URL without query, fragment and braces${d}`)}function qe({baseVariable:e}){return e?`; for a path, write \
"/{${e.name}}"`:""}function _n(e,n){/^[a-z\d-]+$/i.test(n)||c(e,"is in the host: it has to be letters, digits and hyphens")}var Pe=/*@__PURE__*/P(e=>{let[,n="",t=""]=/^([A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(\/?)\/*$/.
exec(e)??[];try{return typeof URL=="function"&&new URL(n),{text:_(n,e),slash:t,isHttp:/^https?:\/\/[^/]/i.test(n)}}catch{return{text:"",slash:"",isHttp:!1}}}),Vn=/^(?<vendor>\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(?<version>\.v\d+)?(?:\.(?<detail>[\w!#$%&'*^`|~-]+))?(?<suffix>\+json)?(?<parameters>\s*(?:;[^]*)?)$/i;
function Bn(e,{format:n="",previews:t=[]}){return!n&&!t.length?e:e.split(",").map(s=>{let o=Vn.exec(s)?.groups;if(!o)return s;let{vendor:i,version:a="",detail:d,suffix:u="",parameters:p}=o,g=(n?
`.${n}`:u)+p,m=d?.endsWith("-preview")?[d]:[],f=Ne([...m,...t.map(w=>`${w}-preview`)]);return f.length?f.map(w=>`${i}.${w}${g}`).join():i+a+g}).join()}export{Jn as endpoint,Fe as expand,Me as expandPath,Ue as path,Hn as toInit,Qn as toRequest};
//# sourceMappingURL=endpoint.js.map
