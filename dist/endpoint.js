/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function Me(e,n={}){let{pieces:t,variables:r}=Ge(re(e));if(!h(n))return M(n,e);let s=[];for(let o of r.values())s.push(y(n,o.name)?A(n[o.name],o):void 0);return K(t,s)}function Ve(e,n={}){let t=qe(
re(e)),{source:r,variables:s}=t;if(!h(n))return M(n,r);let o=t.noValues.slice();for(let a in n){if(!y(n,a))continue;let i=n[a];if(i===void 0)continue;let d=s.get(a)??l(a,r,"has no placeholde\
r: write it in the template, or leave it out");o[d.slot]=A(i,d)}return se(t,o)}function Be(e,...n){if(!Le(e))return l("path",w(e),"is a tag: write path`...` without parentheses");let t=Ue(e),
r=t.noValues.slice();for(let s of t.variables.values()){let{slot:o}=s,a=o<n.length?A(n[o],s):void 0;r[o]=typeof a=="string"?a:je(a,s)}return se(t,r)}function re(e){return typeof e=="string"?
e:l("template",w(e),"has to be a string")}function M(e,n,t="values"){let s=/^\[object (?:FormData|URLSearchParams|Map)\]$/.test(P(e))?`: write Object.fromEntries(${t}), which keeps the last \
of repeated names`:"";return l(t,n,`has to be a plain object${s}`)}function je(e,n){return e?f(n,e.keys?pe:'is a list: write expandPath("{/x*}{?y*}", { x, y })'):f(n,"needs a value")}function se(e,n){
let{pieces:t}=e,r=W(e,n);return t[0]==="/"&&r.startsWith("//")&&f(t.find(G)[0],"makes the path begin with two slashes"),r}var qe=/*@__PURE__*/R(e=>(ie(e),J(e,e),Q(H(e),{source:e,variables:new Map})));
function Q(e,n){let[t]=ae(e),r=[...O(t,n,"path"),...O(e.slice(t.length),n)];return oe(r,n,!/[.%]|\{\+|:\d/.test(e))}function oe(e,{source:n,variables:t},r){return{source:n,pieces:e,variables:t,
noValues:[...t].map(()=>{}),isTame:r}}function ae(e){let n=e.search(/\{?[?#]/);return n<0?[e,""]:[e.slice(0,n),e.slice(n)]}function H(e){let[n,t]=ae(e);return n.replace(/(^|[/.]):([A-Za-z_]\w*)/g,
"$1{$2}")+t}function ie(e){if(/^\/(?!\/)/.test(e))return;let n=e.includes("://")?': write "https://h.example" + the path':"";l("template",e,`has to begin with one slash${n}`)}var _e=[[/(?<spelling>\$\{(?<name>[\w%$.[\]-]+)\})/,
e=>`{${e}}, or %24{${e}} for a dollar`],[/^(?:[^?#]*[/.])?(?<spelling>:(?<name>[A-Za-z_]\w*)\?)(?=\/|\{?[?#]|$)/,e=>`{/${e}}`],[/^(?:[^?#]*[/.])?(?<spelling>:(?<name>[A-Za-z_]\w*)[*+])(?=\/|\{?[?#]|$)/,
e=>`{/${e}*} with a list`],[/^(?:[^?#]*[/.])?(?<spelling>:(?<name>[A-Za-z_]\w*)\()/,e=>`{${e}}`],[/(?<spelling>\{(?<name>[\w%$.[\]-]+)\?\})/,e=>`{/${e}}`],[/^[^?#]*\/(?<spelling>\*(?<name>[A-Za-z_]\w*))/,
e=>`{/${e}*} with a list`],[/(?<spelling>\{(?<name>[\w%$.[\]-]*[\w\]])(?:\+|:path|\.{3})\})/,e=>`{/${e}*} with a list`],[/(?<spelling>\{(?:\*+|\.{3})(?<name>[\w%$.[\]-]+)\})/,e=>`{/${e}*} wi\
th a list`]];function J(e,n){for(let[t,r]of _e){let{spelling:s,name:o}=t.exec(e)?.groups??{};s&&l(s,n,`is no placeholder: write ${r(o)}`)}}var ee=/*@__PURE__*/new WeakMap;function Ue(e){let n=ee.
get(e);return n||ee.set(e,n=De(e)),n}function Le(e){return Array.isArray(e)&&y(e,"raw")}function De(e){let n=e.map(a=>typeof a=="string"?a:"\\"),t=n.reduce((a,i,d)=>`${a}\${${d}}${i}`);ie(t),
Qe(n,t);let r={source:t,variables:new Map},s=[],o="path";return n.forEach((a,i)=>{i&&s.push([le(`\${${i}}`,r,"",void 0,o)]),s.push(V(a,t)),/[?#]/.test(a)&&(o=void 0)}),oe(s,r,!/[.%]/.test(t))}
function Qe(e,n){let r=e.map(o=>/(\{[^{}]*\})/.exec(o)).find(o=>o)??/^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(n);r&&l(r[1],n,"is text in a tag: write ${value}");let s=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})/.
exec(n);s&&l(s[1],n,"would be one name: join a query that is made already by +")}function W(e,n){let t=K(e.pieces,n);return(e.isTame?ne(n,He):de.test(t)||ne(n,Je))&&We(e,n,t),t}function ne(e,n){
for(let t=0;t<e.length;t++){let r=e[t];if(r!==void 0&&(typeof r=="string"?n(r):r.texts.some(n)||r.keys?.some(n)))return!0}return!1}function He(e){return e!==void 0&&e.includes(".")&&/\.(?!\w)/.
test(e)}function Je(e){return e!==void 0&&/[?#]/.test(e)}var de=/(?<opening>^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;function We({pieces:e},n,t){let r=t.search(/[?#]/),s=t.indexOf(
"#"),o=D(t).matchAll(new RegExp(de,"gi")),a=o.next().value;K(e,n,(i,d,u)=>{let p=u+d.length;for(u<=r&&r<p&&f(i,`would end the path: encode its "?" and "#", or write {?${i.name}}`),u<=s&&s<p&&
f(i,`would end the query: encode its "#", or write {${i.name}}`);a&&a.index+a[0].length<u;)a=o.next().value;if(!a)return;a.index+a.groups.opening.length<=p&&f(i,"makes a dot segment: reject \
such values")})}var ue={"":{first:"",separator:",",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"#",separator:",",named:!1,reserved:!0},".":{first:".",separator:"\
.",named:!1,reserved:!1},"/":{first:"/",separator:"/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"\
&",separator:"&",named:!0,reserved:!1}},Ge=/*@__PURE__*/R(e=>{let n=new Map,t=O(e,{source:e,variables:n});for(let r of n.keys())/[-$[\]]/.test(r)&&l(r,e,"is not RFC 6570");return{pieces:t,variables:n}});
function O(e,n,t){return e.split(/\{([^{}]*)\}/).map((r,s)=>s%2?Ze(r,n,t):V(r,n.source))}function G(e){return typeof e!="string"}function V(e,n){return fe.test(e)?e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,
t=>/[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.test(t)||t.codePointAt(0)%65536>=65534?l(t,n,"has to be encoded or paired"):encodeURIComponent(t)):e}var ze=/^(?![.-])(?<name>(?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?<modifier>\*|:[1-9]\d{0,3})?$/;
function Ze(e,n,t){let r=e.charAt(0),s=y(ue,r)?r:"";return e.slice(s.length).split(",").map(o=>{let{name:a,modifier:i}=ze.exec(o)?.groups??l(`{${e}}`,n.source,"is not RFC 6570");return le(a,
n,s,i,t)})}function le(e,n,t,r,s){let{first:o,separator:a,named:i,reserved:d}=ue[t],u=r==="*",p=s!==void 0&&(o===""||o==="/");return{name:e,source:n.source,slot:Ye(e,n),label:e.replace(/[$[\]]/g,
encodeURIComponent),explode:u,prefix:r&&!u?Number(r.slice(1)):0,required:p&&o==="",needsText:p,isOneText:p&&s==="path"&&!u,first:o,separator:a,named:i,reserved:d}}function Ye(e,{source:n,variables:t}){
let r=t.get(e);if(r)return r.slot;let s=t.size;return t.set(e,{name:e,source:n,slot:s}),s}function K(e,n,t){let r="";for(let s of e){if(typeof s=="string"){r+=s;continue}let o=!0;for(let a of s){
let i=Xe(a,n[a.slot]);if(i===void 0){a.required&&te(a);continue}i===""&&a.needsText&&te(a),r+=o?a.first:a.separator,o=!1,t?.(a,i,r.length),r+=i}}return r}function te(e){let{name:n,source:t,required:r}=e,
s=t.match(/:[A-Za-z_]\w*(?:-\w+)+/g)?.find(a=>a.startsWith(`:${n}-`)),o=s?`: write {${s.slice(1)}} for this name`:"";return f(e,r?`needs a value${o}`:"needs a value, or undefined")}function Xe(e,n){
if(n===void 0)return;if(typeof n!="string")return en(e,n);let t=T(e.prefix?tn(n,e):n,e,e.reserved);return e.named?L(e.label,t,e):t}function en(e,{keys:n,texts:t}){let{explode:r,label:s,named:o,
reserved:a}=e,i=r?e.separator:",",d,u=!0;for(let p=0;p<t.length;p++){let g=t[p];if(g===void 0)continue;(g||n?.[p])&&(u=!1);let m=n?T(n[p],e,a):s,c=T(g,e,a);r&&(n||o)?c=L(m,c,e):n&&(c=`${m},${c}`),
d=d===void 0?c:d+i+c}if(d!==void 0)return e.prefix&&f(e,"has to be text for a prefix"),e.isOneText&&f(e,n?pe:nn(e)),u&&e.needsText?"":o&&!r?L(s,d,e):d}var pe="is an object: give a member of \
it, such as its id";function nn({name:e,first:n,reserved:t}){return n==="/"?`is a list: write {/${e}*} for segments`:`is a list: write {${t?"+":""}${e}*}`}function L(e,n,{first:t}){return n||
t!==";"?`${e}=${n}`:e}function tn(e,n){return/[\ud800-\udfff]/u.test(e)&&f(n,"is not Unicode"),(n.reserved?e.match(rn)??[]:[...e]).slice(0,n.prefix).join("")}var rn=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;
function T(e,n,t=!1){if(!(t?fe:on).test(e))return e;try{if(t)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let r=encodeURIComponent(e);return/[!'()*]/.test(e)?
r.replace(/[!'()*]/g,sn):r}catch{return f(n,"is not Unicode")}}function sn(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var on=/[^\w.~-]/,fe=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;function A(e,n){
if(typeof e=="string")return e;let t=B(e,n);if(Array.isArray(t))return{keys:void 0,texts:z(t,n)};if(!h(t)||x(t))return N(t,n);let r=Object.keys(t);return{keys:r,texts:r.map(s=>ce(t[s],n))}}function z(e,n){
let t=[];for(let r of e)t.push(ce(r,n));return t}function ce(e,n){return N(B(e,n),n)}function B(e,n){let t=typeof e=="object"&&e?.toJSON;return typeof t!="function"?e:t.call(e)??f(n,"needs a\
 value")}function N(e,n){return e==null?void 0:typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e)?String(e):f(n,x(e)?E:`needs text or a finite number, not ${w(e)}`)}
function x(e){return typeof e?.then=="function"}var E="is a promise: await it first";function w(e){return typeof e=="number"?String(e):P(e)}function h(e){return typeof e=="object"&&P(e)==="[\
object Object]"}function P(e){return Object.prototype.toString.call(e)}function y(e,n){return Object.prototype.hasOwnProperty.call(e,n)}var an=4096,dn=1e5,un=10;function R(e){let n=new Map,t=0,
r=s=>{if(s.length>an)return e(s);let o=Object.keys({__proto__:null,[s]:0})[0],a=e(o);return t>dn&&(n.clear(),t=0),t+=un+o.length,n.set(o,a),a};return s=>n.get(s)??r(s)}function l(e,n,t){let r=new TypeError(
`"${U(e)}" in "${U(n)}" ${U(t)}`);throw Object.assign(r,{code:"ERR_ENDPOINT"})}function f({name:e,source:n},t){return l(e,n,t)}function U(e){return ge(e).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,
encodeURIComponent)}var ln=/:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,}|\b(?:https?|wss?|ftp):/,pn=/(?:\[[\da-f:.]*\]|(?:[\w.-]|[^\0-\x7f]|\{[^{}]*\})*)(?::(?:\d|\{[^{}]*\})+)?\{?[/?#]/,ye=new RegExp(`\
(${ln.source})(?!${pn.source})[^]*`,"i");function ge(e){let n=e.lastIndexOf("@");return n<0?e:e.slice(0,n).replace(ye,"$1***")+e.slice(n)}function he(e){let n=e.search(/[?#]/),t=e.lastIndexOf(
"@");return n<0||t<n?ge(D(e)):D(e.slice(0,t).replace(ye,"$1***"))}function D(e){return e.replace(/[?#][^]*/,"")}var Re="tiny-endpoint/1.0.0",Ln=/*@__PURE__*/$e(/*@__PURE__*/yn());function Dn(e){return be(e,"toInit")}function Qn(e){let{headers:n,...t}=be(e,"toRequest"),{method:r,body:s}=t,{"content-typ\
e":o,...a}=_(n),i=q(e),d=Request,u,p;try{u=new d(e.url,_({...t,headers:a,body:s??null})),p=u.headers.get("content-type"),o!==void 0&&u.headers.set("content-type",String(o))}catch{return l("R\
equest",i,"refuses this: check the method, credentials in the url, headers and members of request")}return u.method.toUpperCase()!==r.toUpperCase()&&l("method",i,`is ${u.method} to this engi\
ne`),p==="text/plain;charset=UTF-8"&&typeof s!="string"&&l("body",i,`is ${w(s)}, which this engine would send as text: convert it first`),u}function be(e,n){let t=_(h(e)?e:{});if(typeof t.url!=
"string")return l("options",n,x(e)?E:"has to be what endpoint returns");if(!h(t.headers))return l("headers",q(e),"has to be a plain object, as endpoint returns it");let r={...t.headers};r["u\
ser-agent"]===Re&&delete r["user-agent"];let{body:s}=t;Te(s)&&((!y(r,"content-type")||!ke(r["content-type"]))&&l("content-type",q(e),"has to be a JSON type"),s=fn(s,e));let o={...t.request,method:String(
t.method??"GET"),headers:r,body:s??void 0};return Oe(s)?{...o,duplex:"half"}:o}function fn(e,n){try{let t=JSON.stringify(e);if(t!==void 0)return t}catch(t){if(!/circular|cyclic|bigint/i.test(
String(t)))throw t}return l("body",q(n),"is no JSON: it is circular, holds a bigint, or its toJSON gives undefined")}function Oe(e){return P(e)==="[object ReadableStream]"||Symbol.asyncIterator in
Object(e)}function q({method:e,url:n}){return`${String(e??"GET")} ${he(n)}`}function Te(e){return typeof e=="number"||typeof e=="boolean"||Array.isArray(e)?!0:h(e)&&!(Symbol.iterator in e)&&
!Oe(e)}function ke(e){return/^[^;]*[/+]json\s*(?:;|$)/.test(String(e).toLowerCase())}function $e(e){let{headers:n,request:t,args:r}=e,s=Ee(void 0,e.parameters),o={...e,headers:Object.freeze(
n),request:t&&$(t),args:r&&$(r),parameters:Object.keys(s).length?s:void 0},a=(d,u)=>Pe(me(o,d,u)),i={merge:(d,u)=>Ke(me(o,d,u)),parse:d=>Pe(S(Ae(),d)),defaults:d=>$e(S(o,d)),DEFAULTS:cn(o)};
return Object.assign(a,i)}function Ke(e){let{method:n,url:t,baseUrl:r,headers:s,data:o,request:a,args:i,parameters:d}=e,u=e.mediaType?.previews,p=e.mediaType&&$({...e.mediaType,previews:u&&[
...u]}),g=i&&C({},i,c=>!Y(d,c));return C(C({},{method:n,baseUrl:r,headers:s,url:t,mediaType:p,request:a,data:o,args:g}),d,c=>!F(c))}function cn(e){let n=Ke(e),{mediaType:t,args:r,request:s}=n;
for(let o of[n,t,t?.previews,r,s])Object.freeze(o);return n}function Ae(){return{method:"GET",url:void 0,baseUrl:void 0,headers:{},mediaType:void 0,data:void 0,request:void 0,args:void 0,parameters:void 0,
plan:void 0}}function yn(){let e={accept:"application/vnd.service.v3+json","user-agent":Re};return{...Ae(),baseUrl:"https://api.service.example",headers:e}}function me(e,n,t){let r;return typeof n==
"string"?r=S(e,t,n,Se(n)):(r=S(e,n),t!==void 0&&(r=S(r,t))),r.request&&r.request===e.request&&(r.request=$(r.request)),r}function S(e,n={},t="the options",r){if(!h(n)){let o=P(n)==="[object \
URL]";return l("options",t,o?"has to be a string: write url.href":"has to be an object")}let s={method:r?.method??e.method,url:r?.url??e.url,baseUrl:e.baseUrl,headers:{...e.headers},mediaType:e.
mediaType,data:e.data,request:e.request,args:e.args,parameters:e.parameters?Ee(e.parameters,n):n,plan:r?.plan};for(let o in n){if(!F(o)||!y(n,o))continue;let a=n[o];a!==void 0&&(r&&(o==="url"||
o==="method"&&r.method)&&k(o,t,"is in the route"),gn(s,o,a,t))}return s}function F(e){let n=e;switch(n){case"method":case"url":case"baseUrl":case"headers":case"mediaType":case"data":case"req\
uest":case"args":return!0;default:return!1}}function gn(e,n,t,r){switch(n){case"method":e.method=v(t)?t:k(n,r,"has to be a method");return;case"url":case"baseUrl":if(typeof t!="string"||n===
"url"&&!t.trim())return k(n,r,"has to be a URL, as a string");e[n]=t;return;case"headers":hn(e.headers,t,r);return;case"mediaType":e.mediaType=xn(e.mediaType,t,r);return;case"data":e.data=x(
t)?l(n,r,E):t;return;case"request":if(typeof t!="object"||!t)return k(n,r,"has to be an object");e.request=e.request?$(e.request,t):t;return;default:if(!h(t))return M(t,r,n);e.args=e.args?$(
e.args,t):t}}function k(e,n,t){return l(e,n,`${t}; as a parameter, it goes in args`)}function hn(e,n,t){if(typeof n=="object"&&n!==null&&Symbol.iterator in n)for(let r of n){if(!Array.isArray(
r)||r.length<2)return Z(t);xe(e,r[0],r[1],t)}else if(h(n))for(let r of Object.keys(n))xe(e,r,n[r],t);else Z(t)}function xe(e,n,t,r){if(typeof n!="string")return Z(r);let s=mn(n)||l(n,r,"is n\
o header name: it has to be a token, such as x-request-id");t===null?delete e[s]:t!==void 0&&(typeof t!="string"&&N(t,{name:`headers.${s}`,source:r}),I(e,s,t))}function Z(e){return k("header\
s",e,"has to be an object or pairs")}var mn=/*@__PURE__*/R(e=>v(e)?e.toLowerCase():"");function v(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}function xn(e,n,t){let r=h(n)?
_(n):j(t),{format:s=e?.format,previews:o}=r;s!==void 0&&s!==""&&!v(s)&&j(t);let a=e?.previews;if(o!==void 0){if(!Array.isArray(o))return j(t);let i=o.map(Pn);i.every(v)||j(t),a=Ne([...a??[],
...i])}return{...e,...r,format:s,previews:a}}function j(e){return k("mediaType",e,"has to be { format, previews }")}function Pn(e){let n=typeof e=="string"?e:"";for(;n.endsWith("-preview");)
n=n.slice(0,-8);return n}function Ne(e){return[...new Set(e)]}function Ee(e,n){let t={};for(let r of[e,n])for(let s in r){if(!Y(r,s))continue;let o=r[s];(o!==void 0||!y(t,s))&&I(t,s,o)}return t}
function Y(e,n){return e!==void 0&&y(e,n)&&(n==="data"||!F(n))}function C(e,n,t){for(let r in n){if(!y(n,r)||t&&!t(r))continue;let s=n[r];s!==void 0&&I(e,r,s)}return e}function $(e,n){return C(
C({},e),n)}function _(e){return{__proto__:null,...e}}function I(e,n,t){n in Object.prototype?Object.defineProperty(e,n,{value:t,writable:!0,enumerable:!0,configurable:!0}):e[n]=t}var Se=/*@__PURE__*/
R(wn);function wn(e){let n=e.trim().split(/\s+/),t=n[n.length-1],r=n.length>1?n[0]:void 0;return(!t||!r&&/^[\dA-Z_-]+$/.test(t))&&l("url",e,'is missing: write "METHOD url"'),(n.length>2||r&&
!v(r))&&l("route",e,'has to be "METHOD url"; in the url, a space is %20'),{method:r,url:t,plan:r?kn(r.toUpperCase(),t):void 0}}var Rn=/*@__PURE__*/R(()=>({method:"",plan:void 0}));function bn(e,n){
if(n===void 0)return l("url",e,"is missing");let t=Rn(n);return(!t.plan||t.method!==e)&&(t.plan=Se(`${e} ${n}`).plan,t.method=e),t.plan}var On=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,
Tn=/^\{\+?[\w%$[\]][^{},:*]*\}/;function kn(e,n){let t=`${e} ${n}`,r={source:t,variables:new Map};J(n,t);let s=On.exec(n)?.[0],o=H(s?n.slice(s.length):n),a=s?"":Tn.exec(o)?.[0]??"",i=O(a,r).
find(G)?.[0],d=s?O(s,r,"host"):void 0;$n(r);let u=r.variables.size;return{method:e,authority:d,baseVariable:i,addressSlots:u,path:Q(s?o:o.slice(a.length).replace(/^\/+/,"/"),r),mayHaveQuery:/[?#]/.
test(o)}}function $n({source:e,variables:n}){for(let t of n.keys())F(t)&&t!=="data"&&l(t,e,"is an option, and args fill no address: rename it")}function Pe(e){let n=e.plan??bn(e.method,e.url),
{values:t,query:r,members:s,data:o}=Kn(n,e),a=Fn(n,t,e.baseUrl,r),{headers:i,mediaType:d,request:u}=e,p=y(i,"content-type"),g=s!==void 0&&o===void 0,m=g?s:o;g&&(!p||ke(i["content-type"]))&&Cn(
s,n.path.source),!p&&(g||Te(o))&&I(i,"content-type","application/json; charset=utf-8"),d&&y(i,"accept")&&typeof i.accept=="string"&&(i.accept=qn(i.accept,d));let{method:c}=n,b=m===void 0?{method:c,
url:a,headers:i}:{method:c,url:a,headers:i,body:m};return u?{...b,request:u}:b}function Kn(e,{parameters:n,args:t,data:r}){let s={values:e.path.noValues.slice(),query:"",members:void 0,data:void 0};
for(let o in n){if(F(o)||!y(n,o))continue;let a=n[o];a!==void 0&&X(s,e,o,a)}r!==void 0&&An(s,e,r);for(let o in t){if(!y(t,o)||Y(n,o))continue;let a=t[o];a!==void 0&&Nn(s,e,o,a)}return s}function X(e,n,t,r){
let{path:s}=n,o=s.variables.get(t);o?e.values[o.slot]=A(r,o):Ce(n)?I(e.members??(e.members={}),t,r):e.query=En(e.query,r,{name:t,source:s.source})}function Ce({method:e}){return e!=="GET"&&e!==
"HEAD"}function An(e,n,t){let{path:r,method:s}=n;r.variables.has("data")?X(e,n,"data",t):Ce(n)?e.data=t:l("data",r.source,`is a body, and ${s} has none; as a parameter, it goes in args`)}function Nn(e,n,t,r){
let s=n.path.variables.get(t);s&&s.slot<n.addressSlots&&f(s,`is part of the address, which args never fill: give it beside args${Ie(n)}`),X(e,n,t,r)}function En(e,n,t){let r=B(n,t),s=Array.isArray(
r)?z(r,t):[Sn(r,t)],o=T(t.name,t);for(let a of s)a!==void 0&&(e+=`${e?"&":"?"}${o}=${T(a,t)}`);return e}function Sn(e,n){if(h(e)&&!x(e)){let{name:t}=n;f(n,`is an object: give "${t}[a]": 1 fo\
r each member, or write {?${t}*} for a=1, or JSON.stringify it`)}return ve(e)&&f(n,`is ${w(e)}: ${Fe}`),N(e,n)}function Cn(e,n){for(let t of Object.keys(e)){let r=e[t];if(typeof r=="string"||
!vn(r))continue;x(r)&&l(t,n,E);let s=ve(r)?Fe:"give the body as data";l(t,n,`is ${w(r)}, which JSON loses: ${s}`)}}function vn(e){return typeof e=="number"?!Number.isFinite(e):typeof e!="obj\
ect"?typeof e=="function"||typeof e=="symbol":e===null||Array.isArray(e)?!1:x(e)?!0:P(e)==="[object Date]"?Number.isNaN(Number(e)):!h(e)&&typeof e.toJSON!="function"}function ve(e){return P(
e)==="[object AbortSignal]"}var Fe="write request: { signal }";function Fn(e,n,t,r){let{path:s,mayHaveQuery:o}=e,{text:a,slash:i}=Vn(e,n,t),d=W(s,n),u=(s.pieces[0]||d).charAt(0);return a+In(
u,i)+(r&&o?Mn(d,r):d+r)}function In(e,n){return e==="/"?"":e===""||e==="?"||e==="#"?n:"/"}function Mn(e,n){let t=e.replace(/#[^]*/,""),r=t.indexOf("?"),s=r===t.length-1||t.endsWith("&"),o=r<
0?"?":s?"":"&";return t+o+n.slice(1)+e.slice(t.length)}function Vn(e,n,t){let{authority:r,baseVariable:s}=e,{source:o}=e.path;if(r){let u=we(K(r,n,Bn));return u.text?u:l("url",o,"has a host \
or port that no URL can have")}let a=s?n[s.slot]:t,i=typeof a=="string"?we(a):void 0;if(i?.isHttp)return i;let d=s?Ie(e):': "https://h.example", or location.origin + "/api"';return l(s?.name??
"baseUrl",o,`has to be an http(s) URL without query, fragment and braces${d}`)}function Ie({baseVariable:e}){return e?`; for a path, write "/{${e.name}}"`:""}function Bn(e,n){/^[a-z\d-]+$/i.
test(n)||f(e,"has to be letters, digits and hyphens")}var we=/*@__PURE__*/R(e=>{let[,n="",t=""]=/^([A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(\/?)\/*$/.exec(e)??[];try{return typeof URL==
"function"&&new URL(n),{text:V(n,e),slash:t,isHttp:/^https?:\/\/[^/]/i.test(n)}}catch{return{text:"",slash:"",isHttp:!1}}}),jn=/^(?<vendor>\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(?<version>\.v\d+)?(?:\.(?<detail>[\w!#$%&'*^`|~-]+))?(?<suffix>\+json)?(?<parameters>\s*(?:;[^]*)?)$/i;
function qn(e,{format:n="",previews:t=[]}){return!n&&!t.length?e:e.split(",").map(s=>{let o=jn.exec(s)?.groups;if(!o)return s;let{vendor:a,version:i="",detail:d="",suffix:u="",parameters:p}=o,
g=(n?`.${n}`:u)+p,m=d.endsWith("-preview")?[d]:[],c=Ne([...m,...t.map(b=>`${b}-preview`)]);return c.length?c.map(b=>`${a}.${b}${g}`).join():a+i+g}).join()}export{Ln as endpoint,Me as expand,Ve as expandPath,Be as path,Dn as toInit,Qn as toRequest};
//# sourceMappingURL=endpoint.js.map
