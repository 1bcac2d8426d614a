/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function je(e,n={}){let{pieces:t,variables:r}=ze(te(e));if(!h(n))return q(n,e);let s=[];for(let o of r.values())s.push(y(n,o.name)?k(n[o.name],o):void 0);return S(t,s)}function qe(e,n={}){let t=Ue(
te(e)),{source:r,variables:s}=t;if(!h(n))return q(n,r);let o=t.noValues.slice();for(let a in n){if(!y(n,a))continue;let d=n[a];if(d===void 0)continue;let u=s.get(a)??l(a,r,"has no placeholde\
r: write it in the template, or leave it out");o[u.slot]=k(d,u)}let i=F(t,o);return t.pieces[0]==="/"&&i.startsWith("//")&&l("template",r,"gives a path that begins with two slashes"),i}function Fe(e,...n){
if(!Be(e))return l("path",O(e),"is a tag: write path`...` without parentheses");let t=Ve(e),r=t.noValues.slice();for(let s=0;s<r.length;s++){let o=s<n.length?n[s]:void 0;r[s]=typeof o=="stri\
ng"?o:Me(o,{name:`\${${s+1}}`,source:t.source})}return F(t,r)}function te(e){return typeof e=="string"?e:l("template",O(e),"has to be a string")}function q(e,n,t="values"){let s=["[object Fo\
rmData]","[object URLSearchParams]","[object Map]"].includes(b(e))?`: write Object.fromEntries(${t}), which keeps the last of repeated names`:"";return l(t,n,`has to be a plain object${s}`)}
function Me(e,n){let t=k(e,n)??c(n,"needs a value");return typeof t=="string"?t:c(n,t.keys?le:'is a list: write expandPath("/a{/x*}{?y*}", { x, y })')}var Ue=/*@__PURE__*/P(e=>(oe(e),G(e,e),
Q(z(e),{source:e,variables:new Map})));function Q(e,n){let[t]=se(e),r=[...R(t,n,"path"),...R(e.slice(t.length),n)];return re(r,n,!/[.%]|\{\+|:\d/.test(e))}function re(e,{source:n,variables:t},r){
return{source:n,pieces:e,variables:t,noValues:[...t].map(()=>{}),isTame:r}}function se(e){let n=e.search(/\{?[?#]/);return n<0?[e,""]:[e.slice(0,n),e.slice(n)]}function z(e){let[n,t]=se(e);return n.
replace(/(^|[/.]):([A-Za-z_]\w*)/g,"$1{$2}")+t}function oe(e){if(/^\/(?!\/)/.test(e))return;let n=e.includes("://")?': write "https://h.example" + the path':"";l("template",e,`has to begin w\
ith one slash${n}`)}var _e=[[/(?<spelling>\$\{(?<name>[\w%$.[\]-]+)\})/,""],[/^(?:[^?#]*(?:\.|(?=\/)))?(?<spelling>\/?:(?<name>[A-Za-z_]\w*)\?)(?=\/|\{?[?#]|$)/,""],[/^(?:[^?#]*(?:\.|(?=\/)))?(?<spelling>\/?:(?<name>[A-Za-z_]\w*)[*+])(?=\/|\{?[?#]|$)/,
"*"],[/^(?:[^?#]*[/.])?(?<spelling>:(?<name>[A-Za-z_]\w*)\()/,""],[/(?<spelling>\/?\{(?<name>[\w%$.[\]-]+)\?\})/,""],[/^[^?#]*(?<spelling>\/\*(?<name>[A-Za-z_]\w*))/,"*"],[/(?<spelling>\/?\{(?<name>[\w%$.[\]-]*[\w\]])(?:\+|:path|\.{3})\})/,
"*"],[/(?<spelling>\/?\{(?:\*+|\.{3})(?<name>[\w%$.[\]-]+)\})/,"*"]];function G(e,n){for(let[t,r]of _e){let s=t.exec(e)?.groups;if(!s)continue;let{spelling:o,name:i}=s,a=o.startsWith("/")||e.
startsWith(o)?"/":"";l(o,n,`is no placeholder: write {${a}${i}${r}}${r&&" with a list"}`)}}var ee=/*@__PURE__*/new WeakMap;function Ve(e){let n=ee.get(e);return n||ee.set(e,n=Le(e)),n}function Be(e){
return Array.isArray(e)&&y(e,"raw")}function Le(e){let n=e.map(i=>typeof i=="string"?i:"\\"),t=n.reduce((i,a,d)=>`${i}\${${d}}${a}`);oe(t),De(n,t);let r={source:t,variables:new Map},s=[],o="\
path";return n.forEach((i,a)=>{a&&s.push([ue(`\${${a}}`,r,"",void 0,o)]),s.push(M(i,t)),/[?#]/.test(i)&&(o=void 0)}),re(s,r,!/[.%]/.test(t))}function De(e,n){let r=e.map(o=>/(\{[^{}]*\})/.exec(
o)).find(o=>o)??/^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(n);r&&l(r[1],n,"is text in a tag: write ${value}");let s=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(n);s&&l(s[1],n,"would be one name: joi\
n a query that is made already by +")}function F(e,n){let t=S(e.pieces,n);return(e.isTame?D(n,Je):ie.test(t)||D(n,He))&&Qe(e,n,t),t}function D(e,n){for(let t of e)if(typeof t=="string"){if(n(
t))return!0}else if(t&&(D(t.texts,n)||t.keys?.some(n)))return!0;return!1}function Je(e){return e.includes(".")&&/\.(?!\w)/.test(e)}function He(e){return/[?#]/.test(e)}var ie=/(?<opening>^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;
function Qe({pieces:e},n,t){let r=t.search(/[?#]/),s=t.indexOf("#"),o=H(t).matchAll(new RegExp(ie,"gi")),i=o.next().value;S(e,n,(a,d,u)=>{let p=u+d.length;for(u<=r&&r<p&&c(a,`would end the p\
ath: encode its "?" and "#", or write {?${a.name}}`),u<=s&&s<p&&c(a,`would end the query: encode its "#", or write {${a.name}}`);i&&i.index+i[0].length<u;)i=o.next().value;if(!i)return;i.index+
i.groups.opening.length<=p&&c(a,"makes a dot segment: reject such values")})}var ae={"":{first:"",separator:",",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"\
#",separator:",",named:!1,reserved:!0},".":{first:".",separator:".",named:!1,reserved:!1},"/":{first:"/",separator:"/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},
"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"&",separator:"&",named:!0,reserved:!1}},ze=/*@__PURE__*/P(e=>{let n=new Map,t=R(e,{source:e,variables:n});for(let r of n.keys())
/[-$[\]]/.test(r)&&l(r,e,"is not RFC 6570");return{pieces:t,variables:n}});function R(e,n,t){return e.split(/\{([^{}]*)\}/).map((r,s)=>s%2?We(r,n,t):M(r,n.source))}function de(e){return typeof e!=
"string"}function M(e,n){return pe.test(e)?e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,t=>/[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.test(t)||t.codePointAt(
0)%65536>=65534?l(t,n,/[{}]/.test(t)?"belongs to no expression: encode it":"has to be encoded"):encodeURIComponent(t)):e}var Ge=/^(?![.-])(?<name>(?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?<modifier>\*|:[1-9]\d{0,3})?$/;
function We(e,n,t){let r=e.charAt(0),s=y(ae,r)?r:"";return e.slice(s.length).split(",").map(o=>{let{name:i,modifier:a}=Ge.exec(o)?.groups??l(`{${e}}`,n.source,"is not RFC 6570");return ue(i,
n,s,a,t)})}function ue(e,n,t,r,s){let{first:o,separator:i,named:a,reserved:d}=ae[t],u=r==="*",p=s!==void 0&&(o===""||o==="/");return{name:e,source:n.source,slot:Ze(e,n),label:e.replace(/[$[\]]/g,
encodeURIComponent),explode:u,prefix:r&&!u?Number(r.slice(1)):0,required:p&&o==="",needsText:p,isOneText:p&&s==="path"&&!u,first:o,separator:i,named:a,reserved:d}}function Ze(e,{source:n,variables:t}){
let r=t.get(e);if(r)return r.slot;let s=t.size;return t.set(e,{name:e,source:n,slot:s}),s}function S(e,n,t){let r="";for(let s of e){if(typeof s=="string"){r+=s;continue}let o=!0;for(let i of s){
let a=Ye(i,n[i.slot]);if(a===void 0){i.required&&ne(i);continue}a===""&&i.needsText&&ne(i),r+=o?i.first:i.separator,o=!1,t?.(i,a,r.length),r+=a}}return r}function ne(e){let{name:n,source:t,required:r}=e,
s=t.match(/:[A-Za-z_]\w*(?:-\w+)+/g)?.find(i=>i.startsWith(`:${n}-`)),o=s?`: write {${s.slice(1)}} for this name`:"";return c(e,r?`needs a value${o}`:"needs a value, or undefined")}function Ye(e,n){
if(n===void 0)return;if(typeof n!="string")return Xe(e,n);let t=T(e.prefix?nn(n,e):n,e,e.reserved);return e.named?J(e.label,t,e):t}function Xe(e,{keys:n,texts:t}){let{explode:r,label:s,named:o,
reserved:i}=e,a=r?e.separator:",",d,u=!0;for(let p=0;p<t.length;p++){let g=t[p];if(g===void 0)continue;(g||n?.[p])&&(u=!1);let m=n?T(n[p],e,i):s,f=T(g,e,i);r&&(n||o)?f=J(m,f,e):n&&(f=`${m},${f}`),
d=d===void 0?f:d+a+f}if(d!==void 0)return e.prefix&&c(e,"has to be text for a prefix"),e.isOneText&&c(e,n?le:en(e)),u&&e.needsText&&e.first==="/"?"":o&&!r?J(s,d,e):d}var le="is an object: gi\
ve a member of it, such as its id";function en({name:e,first:n,reserved:t}){return n==="/"?`is a list: write {/${e}*} for segments`:`is a list: write {${t?"+":""}${e}*}`}function J(e,n,{first:t}){
return n||t!==";"?`${e}=${n}`:e}function nn(e,n){return/[\ud800-\udfff]/u.test(e)&&c(n,"is not Unicode"),(n.reserved?e.match(tn)??[]:[...e]).slice(0,n.prefix).join("")}var tn=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;
function T(e,n,t=!1){if(!(t?pe:sn).test(e))return e;try{if(t)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let r=encodeURIComponent(e);return/[!'()*]/.test(e)?
r.replace(/[!'()*]/g,rn):r}catch{return c(n,"is not Unicode")}}function rn(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var sn=/[^\w.~-]/,pe=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;function k(e,n){
if(typeof e=="string")return e;let t=U(e,n);if(Array.isArray(t))return{keys:void 0,texts:W(t,n)};if(!h(t)||x(t))return E(t,n);let r=Object.keys(t);return{keys:r,texts:r.map(s=>ce(t[s],n))}}function W(e,n){
let t=[];for(let r of e)t.push(ce(r,n));return t}function ce(e,n){return E(U(e,n),n)}function U(e,n){let t=typeof e=="object"&&e?.toJSON;return typeof t!="function"?e:t.call(e)??c(n,"needs a\
 value")}function E(e,n){return e==null?void 0:typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e)?String(e):c(n,x(e)?N:`needs text or a finite number, not ${O(e)}`)}
function x(e){return typeof e?.then=="function"}var N="is a promise: await it first";function O(e){return typeof e=="number"?String(e):b(e)}function h(e){return typeof e=="object"&&b(e)==="[\
object Object]"}function b(e){return Object.prototype.toString.call(e)}function y(e,n){return Object.prototype.hasOwnProperty.call(e,n)}var on=4096,an=1e5,dn=10;function P(e){let n=new Map,t=0,
r=s=>{if(s.length>on)return e(s);let o=Object.keys({__proto__:null,[s]:0})[0],i=e(o);return t>an&&(n.clear(),t=0),t+=dn+o.length,n.set(o,i),i};return s=>n.get(s)??r(s)}function l(e,n,t){let r=new TypeError(
`"${L(e)}" in "${L(n)}" ${L(t)}`);throw Object.assign(r,{code:"ERR_ENDPOINT"})}function c({name:e,source:n},t){return l(e,n,t)}function L(e){return pn(e).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,
encodeURIComponent)}var un=/:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,}|\b(?:https?|wss?|ftp):/,ln=/(?:\[[\da-f:.]*\]|(?:[\w.-]|[^\0-\x7f]|\{[^{}]*\})*)(?::(?:\d|\{[^{}]*\})+)?\{?[/?#]/,fe=new RegExp(`\
(${un.source})(?!${ln.source})[^]*`,"i");function pn(e){let n=e.lastIndexOf("@");return n<0?e:e.slice(0,n).replace(fe,"$1***")+e.slice(n)}function ye(e){let n=H(e);return e.slice(n.length).includes(
"@")?H(e.replace(fe,"$1***")):n}function H(e){return e.replace(/[?#][^]*/,"")}var Oe="tiny-endpoint/1.0.0",Ln=/*@__PURE__*/$e(/*@__PURE__*/yn());function Dn(e){return Pe(e,"toInit")}function Jn(e){let{headers:n,...t}=Pe(e,"toRequest"),{method:r,body:s}=t,{"content-typ\
e":o,...i}=B(n),a=V(e),d=Request,u,p;try{u=new d(e.url,B({...t,headers:i,body:s??null})),p=u.headers.get("content-type"),o!==void 0&&u.headers.set("content-type",String(o))}catch{return l("R\
equest",a,"refuses this: check the method, credentials in the url, headers and members of request")}return u.method.toUpperCase()!==r.toUpperCase()&&l("method",a,`is ${u.method} to this engi\
ne`),p==="text/plain;charset=UTF-8"&&typeof s!="string"&&l("body",a,`is ${O(s)}, which this engine would send as text: convert it first`),u}function Pe(e,n){let t=B(h(e)?e:{});if(typeof t.url!=
"string")return l("options",n,x(e)?N:"has to be what endpoint returns");if(!h(t.headers))return l("headers",V(e),"has to be a plain object, as endpoint returns it");let r={...t.headers};r["u\
ser-agent"]===Oe&&delete r["user-agent"];let{body:s}=t;Re(s)&&((!y(r,"content-type")||!Te(r["content-type"]))&&l("content-type",V(e),"has to be a JSON type"),s=cn(s,e));let o={...t.request,method:String(
t.method??"GET"),headers:r,body:s??void 0};return we(s)?{...o,duplex:"half"}:o}function cn(e,n){try{let t=JSON.stringify(e);if(t!==void 0)return t}catch(t){if(!/circular|cyclic|bigint/i.test(
String(t)))throw t}return l("body",V(n),"is no JSON: it is circular, holds a bigint, or its toJSON gives undefined")}function we(e){return b(e)==="[object ReadableStream]"||Symbol.asyncIterator in
Object(e)}function V({method:e,url:n}){return`${String(e??"GET")} ${ye(n)}`}function Re(e){return typeof e=="number"||typeof e=="boolean"||Array.isArray(e)?!0:h(e)&&!(Symbol.iterator in e)&&
!we(e)}function Te(e){return/^[^;]*[/+]json\s*(?:;|$)/.test(String(e).toLowerCase())}function $e(e){let{headers:n,request:t,args:r}=e,s=Ee(void 0,e.parameters),o={...e,headers:Object.freeze(
n),request:t&&A(t),args:r&&A(r),parameters:Object.keys(s).length?s:void 0},i=(d,u)=>me(ge(o,d,u)),a={merge:(d,u)=>Ae(ge(o,d,u)),parse:d=>me(v(Se(),d)),defaults:d=>$e(v(o,d)),DEFAULTS:fn(o)};
return Object.assign(i,a)}function Ae(e){let{method:n,url:t,baseUrl:r,headers:s,data:o,request:i,args:a,parameters:d}=e,u=e.mediaType?.previews,p=e.mediaType&&A({...e.mediaType,previews:u&&[
...u]}),g=a&&C({},a,f=>!Y(d,f));return C(C({},{method:n,baseUrl:r,headers:s,url:t,mediaType:p,request:i,data:o,args:g}),d,f=>!I(f))}function fn(e){let n=Ae(e),{mediaType:t,args:r,request:s}=n;
for(let o of[n,t,t?.previews,r,s])Object.freeze(o);return n}function Se(){return{method:"GET",url:void 0,baseUrl:void 0,headers:{},mediaType:void 0,data:void 0,request:void 0,args:void 0,parameters:void 0,
plan:void 0}}function yn(){let e={accept:"application/vnd.service.v3+json","user-agent":Oe};return{...Se(),baseUrl:"https://api.service.example",headers:e}}function ge(e,n,t){let r;return typeof n==
"string"?r=v(e,t,n,Ne(n)):(r=v(e,n),t!==void 0&&(r=v(r,t))),r.request&&r.request===e.request&&(r.request=A(r.request)),r}function v(e,n={},t="the options",r){if(!h(n)){let o=b(n)==="[object \
URL]"?"as a route, write url.href":"a body goes in data";return l("options",t,`has to be a plain object; ${o}`)}let s={method:r?.method??e.method,url:r?.url??e.url,baseUrl:e.baseUrl,headers:{
...e.headers},mediaType:e.mediaType,data:e.data,request:e.request,args:e.args,parameters:e.parameters?Ee(e.parameters,n):n,plan:r?.plan};for(let o in n){if(!I(o)||!y(n,o))continue;let i=n[o];
i!==void 0&&(r&&(o==="url"||o==="method"&&r.method)&&$(o,t,"is in the route"),gn(s,o,i,t))}return s}function I(e){let n=e;switch(n){case"method":case"url":case"baseUrl":case"headers":case"me\
diaType":case"data":case"request":case"args":return!0;default:return!1}}function gn(e,n,t,r){switch(n){case"method":e.method=K(t)?t:$(n,r,"has to be a method");return;case"url":case"baseUrl":
if(typeof t!="string"||n==="url"&&!t.trim())return $(n,r,"has to be a URL, as a string");e[n]=t;return;case"headers":hn(e.headers,t,r);return;case"mediaType":e.mediaType=xn(e.mediaType,t,r);
return;case"data":e.data=x(t)?l(n,r,N):t;return;case"request":if(typeof t!="object"||!t)return $(n,r,"has to be an object");e.request=e.request?A(e.request,t):t;return;default:if(!h(t))return q(
t,r,n);e.args=e.args?A(e.args,t):t}}function $(e,n,t){return l(e,n,`${t}; as a parameter, it goes in args`)}function hn(e,n,t){if(typeof n=="object"&&n!==null&&Symbol.iterator in n)for(let r of n){
if(!Array.isArray(r)||r.length<2)return Z(t);he(e,r[0],r[1],t)}else if(h(n))for(let r of Object.keys(n))he(e,r,n[r],t);else Z(t)}function he(e,n,t,r){if(typeof n!="string")return Z(r);let s=mn(
n)||l(n,r,"is no header name: it has to be a token, such as x-request-id");t===null?delete e[s]:t!==void 0&&(typeof t!="string"&&E(t,{name:`headers.${s}`,source:r}),j(e,s,t))}function Z(e){return $(
"headers",e,"has to be an object or pairs")}var mn=/*@__PURE__*/P(e=>K(e)?e.toLowerCase():"");function K(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}function xn(e,n,t){let r=h(
n)?B(n):_(t),{format:s=e?.format,previews:o}=r;s!==void 0&&s!==""&&!K(s)&&_(t);let i=e?.previews;if(o!==void 0){if(!Array.isArray(o))return _(t);let a=o.map(bn);a.every(K)||_(t),i=ke([...i??
[],...a])}return{...e,...r,format:s,previews:i}}function _(e){return $("mediaType",e,"has to be { format, previews }")}function bn(e){let n=typeof e=="string"?e:"";for(;n.endsWith("-preview");)
n=n.slice(0,-8);return n}function ke(e){return[...new Set(e)]}function Ee(e,n){let t={};for(let r of[e,n])for(let s in r){if(!Y(r,s))continue;let o=r[s];(o!==void 0||!y(t,s))&&j(t,s,o)}return t}
function Y(e,n){return e!==void 0&&y(e,n)&&(n==="data"||!I(n))}function C(e,n,t){for(let r in n){if(!y(n,r)||t&&!t(r))continue;let s=n[r];s!==void 0&&j(e,r,s)}return e}function A(e,n){return C(
C({},e),n)}function B(e){return{__proto__:null,...e}}function j(e,n,t){n in Object.prototype?Object.defineProperty(e,n,{value:t,writable:!0,enumerable:!0,configurable:!0}):e[n]=t}var Ne=/*@__PURE__*/
P(On);function On(e){let n=e.trim().split(/\s+/),t=n[n.length-1],r=n.length>1?n[0]:void 0;return(!t||!r&&/^[\dA-Z_-]+$/.test(t))&&l("url",e,'is missing: write "METHOD url"'),(n.length>2||r&&
!K(r))&&l("route",e,'has to be "METHOD url"; in the url, a space is %20'),{method:r,url:t,plan:r?$n(r.toUpperCase(),t):void 0}}var Pn=/*@__PURE__*/P(()=>({method:void 0,plan:void 0}));function wn(e,n){
if(n===void 0)return l("url",e,"is missing");let t=Pn(n);return t.method!==e&&(t.plan=Ne(`${e} ${n}`).plan,t.method=e),t.plan}var Rn=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,Tn=/^\{\+?[\w%$[\]][^{},:*]*\}/;
function $n(e,n){let t=`${e} ${n}`,r={source:t,variables:new Map};G(n.replace("://",":"),t);let s=Rn.exec(n)?.[0],o=z(s?n.slice(s.length):n),i=s?"":Tn.exec(o)?.[0]??"",a=R(i,r).find(de)?.[0],
d=s?R(s,r,"host"):void 0;An(r);let u=r.variables.size;return{method:e,authority:d,baseVariable:a,addressSlots:u,path:Q(s?o:o.slice(i.length).replace(/^\/+/,"/"),r),mayHaveQuery:/[?#]/.test(o)}}
function An({source:e,variables:n}){for(let t of n.keys())I(t)&&t!=="data"&&l(t,e,"is an option, and args fill no address: rename it")}function me(e){let n=e.plan??wn(e.method,e.url),{values:t,
query:r,members:s,data:o}=Sn(n,e),i=In(n,t,e.baseUrl,r),{headers:a,mediaType:d,request:u}=e,p=y(a,"content-type"),g=s!==void 0&&o===void 0,m=g?s:o;g&&(!p||Te(a["content-type"]))&&Cn(s,n.path.
source),!p&&(g||Re(o))&&j(a,"content-type","application/json; charset=utf-8"),d&&y(a,"accept")&&typeof a.accept=="string"&&(a.accept=_n(a.accept,d));let{method:f}=n,w=m===void 0?{method:f,url:i,
headers:a}:{method:f,url:i,headers:a,body:m};return u?{...w,request:u}:w}function Sn(e,{parameters:n,args:t,data:r}){let s={values:e.path.noValues.slice(),query:"",members:void 0,data:void 0};
for(let o in n){if(I(o)||!y(n,o))continue;let i=n[o];i!==void 0&&X(s,e,o,i)}r!==void 0&&kn(s,e,r);for(let o in t){if(!y(t,o)||Y(n,o))continue;let i=t[o];i!==void 0&&En(s,e,o,i)}return s}function X(e,n,t,r){
let{path:s}=n,o=s.variables.get(t);o?e.values[o.slot]=k(r,o):ve(n)?j(e.members??(e.members={}),t,r):e.query=Nn(e.query,r,{name:t,source:s.source})}function ve({method:e}){return e!=="GET"&&e!==
"HEAD"}function kn(e,n,t){let{path:r,method:s}=n;r.variables.has("data")?X(e,n,"data",t):ve(n)?e.data=t:l("data",r.source,`is a body, and ${s} has none; as a parameter, it goes in args`)}function En(e,n,t,r){
let s=n.path.variables.get(t);s&&s.slot<n.addressSlots&&c(s,`is part of the address, which args never fill: give it beside args${Ie(n)}`),X(e,n,t,r)}function Nn(e,n,t){let r=T(t.name,t),s=U(
n,t);return Array.isArray(s)?W(s,t).reduce((o,i)=>xe(o,r,i,t),e):xe(e,r,vn(s,t),t)}function xe(e,n,t,r){return t===void 0?e:`${e}${e?"&":"?"}${n}=${T(t,r)}`}function vn(e,n){if(h(e)&&!x(e)){
let{name:t}=n;c(n,`is an object: give "${t}[a]": 1 for each member, or write {?${t}*} for a=1, or JSON.stringify it`)}return Ce(e)&&c(n,`is ${O(e)}: ${Ke}`),E(e,n)}function Cn(e,n){for(let t of Object.
keys(e)){let r=e[t];if(!Kn(r))continue;x(r)&&l(t,n,N);let s=Ce(r)?Ke:"a body that is no JSON goes in data";l(t,n,`is ${O(r)}, which JSON loses: ${s}`)}}function Kn(e){return typeof e=="numbe\
r"?!Number.isFinite(e):typeof e!="object"?typeof e=="function"||typeof e=="symbol":e===null||Array.isArray(e)?!1:x(e)?!0:b(e)==="[object Date]"?Number.isNaN(Number(e)):!h(e)&&typeof e.toJSON!=
"function"}function Ce(e){return typeof e=="object"&&b(e)==="[object AbortSignal]"}var Ke="write request: { signal }";function In(e,n,t,r){let{path:s,mayHaveQuery:o}=e,{text:i,slash:a}=Fn(e,
n,t),d=F(s,n),u=(s.pieces[0]||d).charAt(0);return i+jn(u,a)+(r&&o?qn(d,r):d+r)}function jn(e,n){return e==="/"?"":e===""||e==="?"||e==="#"?n:"/"}function qn(e,n){let t=e.replace(/#[^]*/,""),
r=t.indexOf("?"),s=r===t.length-1||t.endsWith("&"),o=r<0?"?":s?"":"&";return t+o+n.slice(1)+e.slice(t.length)}function Fn(e,n,t){let{authority:r,baseVariable:s}=e,{source:o}=e.path;if(r)return be(
S(r,n,Mn))??l("url",o,"has a host or port that no URL can have");let i=s?n[s.slot]:t,a=typeof i=="string"?be(i):void 0;if(a?.isHttp)return a;let d=s?Ie(e):': "https://h.example", or location\
.origin + "/api"';return l(s?.name??"baseUrl",o,`has to be an http(s) URL without query, fragment and braces${d}`)}function Ie({baseVariable:e}){return e?`; for a path, write "/{${e.name}}"`:
""}function Mn(e,n){/^[a-z\d-]+$/i.test(n)||c(e,"is in the host: it has to be letters, digits and hyphens")}var be=/*@__PURE__*/P(e=>{let n=/^(?<base>[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(?<slash>\/?)\/*$/.
exec(e)?.groups;if(!n)return;let{base:t,slash:r}=n;try{return typeof URL=="function"&&new URL(t),{text:M(t,e),slash:r,isHttp:/^https?:\/\/[^/]/i.test(t)}}catch{return}}),Un=/^(?<vendor>\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(?<version>\.v\d+)?(?:\.(?<detail>[\w!#$%&'*^`|~-]+))?(?<suffix>\+json)?(?<parameters>\s*(?:;[^]*)?)$/i;
function _n(e,{format:n="",previews:t=[]}){return!n&&!t.length?e:e.split(",").map(s=>{let o=Un.exec(s)?.groups;if(!o)return s;let{vendor:i,version:a="",detail:d,suffix:u="",parameters:p}=o,g=(n?
`.${n}`:u)+p,m=d?.endsWith("-preview")?[d]:[],f=ke([...m,...t.map(w=>`${w}-preview`)]);return f.length?f.map(w=>`${i}.${w}${g}`).join():i+a+g}).join()}export{Ln as endpoint,je as expand,qe as expandPath,Fe as path,Dn as toInit,Jn as toRequest};
//# sourceMappingURL=endpoint.js.map
