/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function $e(e,n={}){let{pieces:t,variables:r}=De(ne(e));y(n)||B(e);let s=[];for(let o of r.values())s.push(h(n,o.name)?N(n[o.name],o):void 0);return k(t,s)}function Ee(e,n={}){let t=Ne(ne(e)),
{source:r,variables:s}=t;y(n)||B(r);let o=t.noValues.slice();for(let a in n){if(!h(n,a))continue;let d=n[a];if(d===void 0)continue;let p=s.get(a)??u(a,r,"has no placeholder: write it in the \
template, or leave it out");o[p.slot]=N(d,p)}let i=V(t,o);return t.pieces[0]==="/"&&i.startsWith("//")&&u("template",r,"gives a path that begins with two slashes"),i}function ke(e,...n){(!Array.
isArray(e)||!h(e,"raw"))&&u("path",S(e),"is a tag: write path`...` without parentheses");let t=ve(e),r=t.noValues.slice();for(let s=0;s<r.length&&s<n.length;s++){let o=n[s];r[s]=typeof o=="s\
tring"?o:N(o,t.variables.get(`\${${s+1}}`))}return V(t,r)}function ne(e){return typeof e=="string"?e:u("template",S(e),"has to be a string")}function B(e,n="values"){u(n,e,"has to be a plain\
 object, such as Object.fromEntries(form)")}var Ne=/*@__PURE__*/b(e=>(re(e),U(z,e,e),W(Q(e,e),{source:e,variables:new Map})));function W(e,n){Ce(e,n.source);let[t,r]=j(e),s=[...$(t,n,"path"),
...$(r,n)];return te(e,s,n)}function Ce(e,n){let t=/^[^?#]*?(?<brace>\{?)\?[^#]*\{\?(?<names>[^{}]*)\}/.exec(e)?.groups;if(!t?.names)return;let r=t.brace?"join both, as {?a,b}":`write {&${t.
names}}`;u(`{?${t.names}}`,n,`would write a second "?": ${r}`)}function te(e,n,{source:t,variables:r}){let s=[...r].map(()=>{});return{source:t,pieces:n,variables:r,noValues:s,onlyDotsEscape:Ue(
e)}}function j(e){let n=e.search(/\{?[?#]/);return n<0?[e,""]:[e.slice(0,n),e.slice(n)]}function Q(e,n){U(Me,e,n);let[t,r]=j(e);return t.replace(/(^|[/.]):([A-Za-z_]\w*)/g,"$1{$2}")+r}function re(e){
/^\/(?!\/)/.test(e)||u("template",e,"has to begin with one slash; a base is joined to it by +")}var Me=/^(?:[^?#]*[/.])?(:[A-Za-z_]\w*(?:[?*+](?=\/|\{?[?#]|$)|\())/,z=/(\$\{[\w%$.[\]-]+\}|\{[^{}?#]+\?\})/,
E="write {x}; behind a segment, {/x} if it may be left out, or {/x*} for a list";function U(e,n,t){let r=e.exec(n)?.[1];r&&u(r,t,`is no placeholder: ${E}`)}var ee=/*@__PURE__*/new WeakMap;function ve(e){
let n=ee.get(e);return n||ee.set(e,n=Ie(e)),n}function Ie(e){let n=e.map(i=>typeof i=="string"?i:"\\"),t=n.map((i,a)=>a?`\${${a}}${i}`:i).join("");re(t),qe(t);let r={source:t,variables:new Map},
s=[],o="path";return n.forEach((i,a)=>{a&&s.push([ie(`\${${a}}`,r,"",void 0,o)]),s.push(L(i,t,"write ${value}")),/[?#]/.test(i)&&(o="query of a tag")}),te(t,s,r)}function qe(e){let n=/^[^?#]*[/.](:[A-Za-z_]\w*)/.
exec(e);n&&u(n[1],e,"is text in a tag: write ${value}");let t=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(e);t&&u(t[1],e,"would be one name: join a query that is made already by +")}function V(e,n){
let t=k(e.pieces,n);return je(e,n,t)&&Be(e,n,t),t}var se=/(^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;function Be({pieces:e},n,t){let r=t.search(/[?#]/),s=t.indexOf("#"),o=[];k(e,
n,(d,p,l)=>{let c=l+p.length;o.push({varspec:d,start:l,end:c}),l<=r&&r<c&&f(d,`would end the path: encode its "?" and "#", or write {?${d.name}}`),l<=s&&s<c&&f(d,`would end the query: encode\
 its "#", or write {${d.name}}`)});let i=t.replace(/[?#][^]*/,""),a=0;for(let d of i.matchAll(new RegExp(se,"gi"))){let p=d.index+d[1].length,l=d.index+d[0].length;for(;a<o.length&&o[a].end<
p;)a++;let c=o[a];c&&c.start<=l&&f(c.varspec,"makes a dot segment: reject such values")}}function je(e,n,t){return e.onlyDotsEscape?K(n,Ve):se.test(t)||K(n,Le)}function Ue(e){return!/[.%]|\{\+|:\d/.
test(e)}function K(e,n){for(let t of e)if(typeof t=="string"){if(n(t))return!0}else if(t&&(K(t.texts,n)||t.keys?.some(n)))return!0;return!1}function Ve(e){return e.includes(".")&&/\.(?!\w)/.
test(e)}function Le(e){return/[?#]/.test(e)}var _e={path:{required:!0,needsText:!0,isOneText:!0},host:{required:!0,needsText:!1,isOneText:!1},"query of a tag":{required:!0,needsText:!1,isOneText:!0},
elsewhere:{required:!1,needsText:!1,isOneText:!1}};function Fe(e,n,t){let{required:r,needsText:s,isOneText:o}=_e[e],i=n===""||n==="+",a=i||n==="/";return{required:r&&i,needsText:s&&a,isOneText:o&&
a&&!t}}var oe={"":{first:"",separator:",",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"#",separator:",",named:!1,reserved:!0},".":{first:".",separator:"\
.",named:!1,reserved:!1},"/":{first:"/",separator:"/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"\
&",separator:"&",named:!0,reserved:!1}},De=/*@__PURE__*/b(e=>{let n=new Map,t=$(e,{source:e,variables:n});for(let r of n.keys())/[-$[\]]/.test(r)&&u(r,e,"is not RFC 6570");return{pieces:t,variables:n}});
function $(e,n,t="elsewhere"){return e.split(/\{([^{}]*)\}/).map((r,s)=>s%2?Ke(r,n,t):L(r,n.source))}function L(e,n,t=E){return e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,r=>{
if(!/[\0-\x7f\ud800-\udfff]/u.test(r))return encodeURIComponent(r);u(r,n,/[{}]/.test(r)?`belongs to no expression: ${t}`:"has to be encoded")})}var Je=/^(?![.-])(?<name>(?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?<modifier>\*|:[1-9]\d{0,3})?$/;
function Ke(e,n,t){let r=e.charAt(0),s=h(oe,r)?r:"";return e.slice(s.length).split(",").map(o=>{let{name:i,modifier:a}=Je.exec(o)?.groups??u(`{${e}}`,n.source,`is not RFC 6570: ${E}`);return ie(
i,n,s,a,t)})}function ie(e,n,t,r,s){let{source:o,variables:i}=n,a=r==="*",{required:d,needsText:p,isOneText:l}=Fe(s,t,a),c={name:e,source:o,slot:i.get(e)?.slot??i.size,label:e.replace(/[$[\]]/g,
encodeURIComponent),explode:a,prefix:r&&!a?Number(r.slice(1)):0,required:d,needsText:p,isOneText:l,...oe[t]};return i.set(e,c),c}function k(e,n,t){let r="";for(let s of e){if(typeof s=="stri\
ng"){r+=s;continue}let o=!0;for(let i of s){let a=Ge(i,n[i.slot]);if(a===void 0){i.required&&G(i);continue}a===""&&i.needsText&&G(i),r+=o?i.first:i.separator,o=!1,t?.(i,a,r.length),r+=a}}return r}
function G(e){f(e,e.required?"needs a value":"needs a value, or undefined")}function Ge(e,n){if(n===void 0)return;if(typeof n!="string")return He(e,n);let t=P(e.prefix?Qe(n,e):n,e,e.reserved);
return e.named?H(e.label,t,e):t}function He(e,{keys:n,texts:t}){let{explode:r,label:s,named:o,reserved:i}=e,a=r?e.separator:",",d,p=!1;for(let l=0;l<t.length;l++){let c=t[l];if(c===void 0)continue;
(c||n?.[l])&&(p=!0);let O=n?P(n[l],e,i):s,g=P(c,e,i);r&&(n||o)?g=H(O,g,e):n&&(g=`${O},${g}`),d=d===void 0?g:d+a+g}if(d!==void 0)return e.prefix&&f(e,"has to be text for a prefix"),e.isOneText&&
f(e,n?ae:We(e)),!p&&e.needsText&&e.first==="/"&&G(e),o&&!r?H(s,d,e):d}var ae='is an object: give a member of it, such as its id, or "x[a]" in a query, or JSON.stringify it';function We({name:e,
reserved:n,first:t}){return e.startsWith("${")?"is a list: expandPath takes one at {/x*}":`is a list: write {${n?"+":t}${e}*}`}function H(e,n,{first:t}){return n||t!==";"?`${e}=${n}`:e}function Qe(e,n){
return/[\ud800-\udfff]/u.test(e)&&f(n,"is not Unicode"),(n.reserved?e.match(ze)??[]:[...e]).slice(0,n.prefix).join("")}var ze=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;function P(e,n,t=!1){
if(!(t?Xe:Ye).test(e))return e;try{if(t)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let r=encodeURIComponent(e);return/[!'()*]/.test(e)?r.replace(/[!'()*]/g,
Ze):r}catch{f(n,"is not Unicode")}}function Ze(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var Ye=/[^\w.~-]/,Xe=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;function N(e,n){if(typeof e=="stri\
ng")return e;let t=_(e,n);if(Array.isArray(t))return{keys:void 0,texts:q(t,n)};if(!y(t))return C(t,n);let r=Object.entries(t),s=r.map(([,o])=>o);return{keys:r.map(([o])=>o),texts:q(s,n)}}function q(e,n){
let t=[];for(let r of e)t.push(C(_(r,n),n));return t}function _(e,n){let t=typeof e=="object"&&e?.toJSON;return typeof t!="function"?e:t.call(e)??f(n,"needs a value")}function C(e,n){if(e==null)
return;if(typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e))return String(e);x(e)&&f(n,T),f(n,y(e)?ae:`needs text or a finite number, not ${S(e)}`)}function x(e){
return typeof e?.then=="function"}var T="is a promise: await it first";function S(e){return typeof e=="number"?String(e):w(e)}function y(e){return typeof e=="object"&&w(e)==="[object Object]"&&
!x(e)}function w(e){return Object.prototype.toString.call(e)}function h(e,n){return Object.prototype.hasOwnProperty.call(e,n)}var en=4096,nn=1e5,tn=10;function b(e){let n=new Map,t=0,r=s=>{if(s.
length>en)return e(s);let o=rn(s),i=e(o);return i===void 0||(t>nn&&(n.clear(),t=0),t+=tn+o.length,n.set(o,i)),i};return s=>n.get(s)??r(s)}function rn(e){return Object.keys({__proto__:null,[e]:0})[0]}
function u(e,n,t){let r=new TypeError(`"${J(e)}" in "${J(n)}" ${J(t)}`);throw Object.assign(r,{code:"ERR_ENDPOINT"})}function f({name:e,source:n},t){u(e,n,t)}function J(e){let n=de(e);return(n?
`${e.slice(0,n.index)}${n[1]}***@${e.slice(n.index+n[0].length)}`:e).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,encodeURIComponent)}var sn=/(\b(?:https?|wss?|ftp):[\s\\/]*|:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,})(?![\w.{}-]*(?::\d+)?[/?#])[^]*@/i;
function de(e){return sn.exec(e.slice(0,e.lastIndexOf("@")+1))}function ue(e){let n=de(e);return(n&&/[?#]/.test(n[0])?`${e.slice(0,n.index)}${n[1]}***`:e).replace(/[?#][^]*/,"")}var he="tiny-endpoint/1.0.0",me=/*@__PURE__*/Object.freeze(/*@__PURE__*/Object.create(null)),pe={method:"GET",url:void 0,baseUrl:"https://api.service.example",headers:{accept:"application/vn\
d.service.v3+json","user-agent":he},mediaType:void 0,request:void 0,parameters:void 0,args:void 0,plan:void 0},_n=/*@__PURE__*/Pe();function Fn(e){return xe(e,"toInit")}function Dn(e){let{headers:n,
...t}=xe(e,"toRequest"),{method:r,body:s}=t,{"content-type":o,...i}=m(n),a=D(e),d=Request,p,l;try{p=new d(e.url,m({...t,headers:i,body:s??null})),l=p.headers.get("content-type"),o!==void 0&&
p.headers.set("content-type",String(o))}catch{u("Request",a,"refuses this: check the method, credentials in the url, headers and members of request")}return p.method.toUpperCase()!==r.toUpperCase()&&
u("method",a,`is ${p.method} to this engine`),l==="text/plain;charset=UTF-8"&&typeof s!="string"&&u("body",a,`is ${S(s)}, which this engine would send as text: convert it first`),p}function xe(e,n){
let t=m(y(e)?e:{});(typeof t.url!="string"||!y(t.headers)||t.baseUrl!==void 0)&&u("options",n,x(e)?T:"has to be what endpoint returns");let r={...t.headers};r["user-agent"]===he&&delete r["u\
ser-agent"];let{"content-type":s}=m(r),{body:o}=t;x(o)&&u("body",D(e),T),Oe(o)?(Re(s)||u("content-type",D(e),"has to be a JSON type"),o=JSON.stringify(o)??u("body",D(e),"is no JSON: its toJS\
ON gives undefined")):w(o)==="[object FormData]"&&!/boundary=/i.test(String(s))&&delete r["content-type"];let i={...t.request,method:String(t.method??"GET"),headers:r,body:o??void 0};return be(
o)?{...i,duplex:"half"}:i}function be(e){return w(e)==="[object ReadableStream]"||Symbol.asyncIterator in Object(e)}function D({method:e,url:n}){return`${String(e??"GET")} ${ue(n)}`}function Oe(e){
return typeof e=="number"||typeof e=="boolean"||Array.isArray(e)?!0:y(e)&&!(Symbol.iterator in e)&&!be(e)}function Re(e){return/^[^;]*[/+]json\s*(?:;|$)/.test(String(e).toLowerCase())}function Pe(e=pe){
let{headers:n,request:t,parameters:r}=e,s={...e,headers:Object.freeze(n),request:t&&I({},t),parameters:r&&m(r)},o=(a,d)=>fe(le(s,a,d)),i={merge:(a,d)=>Te(le(s,a,d)),parse:a=>fe(M({...pe,baseUrl:void 0,
headers:{}},a)),defaults:a=>Pe(M(s,a)),DEFAULTS:on(s)};return Object.assign(o,i)}function Te(e){let{method:n,url:t,baseUrl:r,headers:s,mediaType:o,request:i,parameters:a,args:d}=e,p=o&&I({},
{...o,previews:[...o.previews]});return I({},{method:n,baseUrl:r,headers:s,url:t,mediaType:p,request:i,args:d&&{...d},...a})}function on(e){let n=Te(e),{mediaType:t,args:r,request:s}=n;for(let o of[
n,t,t?.previews,r,s])Object.freeze(o);return n}function le(e,n,t){let r;return typeof n=="string"?r=M(e,t,n,we(n)):(r=M(e,n),t!==void 0&&(r=M(r,t))),r.request&&r.request===e.request&&(r.request=
{...r.request}),r}function M(e,n={},t="the options",r){y(n)||u("options",t,"has to be a plain object; a body goes in data, and a URL as url.href");let s={method:r?.method??e.method,url:r?.url??
e.url,baseUrl:e.baseUrl,headers:{...e.headers},mediaType:e.mediaType,request:e.request,parameters:e.parameters,args:e.args&&m(e.args),plan:r?.plan};!e.parameters&&an(n)?s.parameters=n:dn(s,n,
t,r);let{args:o,parameters:i}=s;if(o)for(let a in i)delete o[a];return s}function an(e){for(let n in e)if(Y(n)||!h(e,n))return!1;return!0}function dn(e,n,t,r){let s=e.parameters&&m(e.parameters);
for(let o in n){if(!h(n,o))continue;let i=n[o];Y(o)?i!==void 0&&(r&&(o==="url"||o==="method"&&r.method)&&A(o,t,"is in the route"),un(e,o,i,t)):(s??(s=Object.create(me)),(i!==void 0||!(o in s))&&
(s[o]=i))}e.parameters=s}function Y(e){let n=e;return n==="method"||n==="url"||n==="baseUrl"||n==="headers"||n==="mediaType"||n==="request"||n==="args"}function un(e,n,t,r){switch(n){case"me\
thod":e.method=v(t)?t:A(n,r,"has to be a method");return;case"url":case"baseUrl":(typeof t!="string"||n==="url"&&!t.trim())&&A(n,r,"has to be a URL, as a string"),e[n]=t;return;case"headers":
pn(e.headers,t,r);return;case"mediaType":e.mediaType=cn(e.mediaType,t,r);return;case"request":(typeof t!="object"||!t)&&A(n,r,"has to be an object"),e.request=e.request?I({...e.request},t):t;
return;default:y(t)||B(r,n),e.args=I(e.args??m({}),t)}}function A(e,n,t){u(e,n,`${t}; as a parameter, it goes in args`)}function pn(e,n,t){if(y(n)&&!(Symbol.iterator in n))for(let r of Object.
keys(n))ce(e,r,n[r],t);else if(typeof n=="object"&&n&&Symbol.iterator in n)for(let r of n)(!Array.isArray(r)||r.length<2)&&Z(t),ce(e,r[0],r[1],t);else Z(t)}function Z(e){A("headers",e,"has t\
o be an object or pairs")}function ce(e,n,t,r){typeof n!="string"&&Z(r);let s=ln(n);s||u(n,r,"is no header name: it has to be a token, such as x-request-id"),t===null?delete e[s]:t!==void 0&&
(typeof t!="string"&&C(t,{name:`headers.${s}`,source:r}),X(e,s,t))}var ln=/*@__PURE__*/b(e=>v(e)?e.toLowerCase():"");function v(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}
function cn(e,n,t){y(n)||F(t);let r=m(n),{format:s=e?.format,previews:o=[]}=r;s&&!v(s)&&F(t),Array.isArray(o)||F(t);let i=[...o].map(fn);return i.every(v)||F(t),{...e,...r,format:s,previews:Se(
[...e?.previews??[],...i])}}function F(e){A("mediaType",e,"has to be { format, previews }")}function fn(e){let n=e;for(;typeof n=="string"&&n.endsWith("-preview");)n=n.slice(0,-8);return n}function Se(e){
return[...new Set(e)]}function I(e,n){for(let t in n){let r=h(n,t)?n[t]:void 0;r!==void 0&&X(e,t,r)}return e}function m(e){return Object.assign(Object.create(me),e)}function X(e,n,t){n in Object.
prototype?Object.defineProperty(e,n,{value:t,writable:!0,enumerable:!0,configurable:!0}):e[n]=t}var we=/*@__PURE__*/b(yn);function yn(e){let n=e.trim().split(/\s+/),t=n[n.length-1],r=n.length>
1?n[0]:void 0;return(!t||!r&&/^[\dA-Z_-]+$/.test(t))&&u("url",e,'is missing: write "METHOD url"'),(n.length>2||r&&!v(r))&&u("route",e,'has to be "METHOD url"; in the url, a space is %20'),{method:r,
url:t,plan:r?On(r.toUpperCase(),t):void 0}}function gn(e,n){n===void 0&&u("url",e,"is missing");let t=hn(n);if(t.plan?.method===e)return t.plan;let r=we(`${e} ${n}`).plan;return e.length<=mn&&
(t.plan=r),r}var hn=/*@__PURE__*/b(()=>({plan:void 0})),mn=100,xn=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,bn=/^\{\+?[\w%$[\]][^{},:*]*\}/;function On(e,n){let t={source:`${e} ${n}`,
variables:new Map};U(z,n,t.source);let{rest:r,...s}=Rn(n,t);return{...s,method:e,hasBody:e!=="GET"&&e!=="HEAD",path:W(r,t),foreignNames:Pn(r),mayHaveQuery:/[?#]/.test(r)}}function Rn(e,n){let t=xn.
exec(e)?.[0]??"",r=Q(e.slice(t.length),n.source),s=bn.exec(r)?.[0]??"",o=$(t||s,n,"host"),i=new Map(n.variables);for(let d of i.keys())Y(d)&&u(d,n.source,"is an option: rename it");let[a]=i.
values();return{authority:t?o:void 0,baseVariable:t?void 0:a,addressVariables:i,rest:t?r:r.slice(s.length).replace(/^\/+/,"/")}}function Pn(e){let n=j(e)[0].replace(/\{[^{}]*\}/g,"}"),t;for(let[
,...r]of n.matchAll(Tn))(t??(t=new Set)).add(r.find(s=>s));return t}var Tn=/(?:\*|[^\w}\u0080-\uffff]:)([\w-]*\w)|\[(?:\.{3})?([\w-]*\w)\]|%7B([\w-]*\w)%7D/gi;function fe(e){let n=e.plan??gn(
e.method,e.url),{expandables:t,query:r,members:s,data:o}=Sn(n,e),i=Cn(n,t,e.baseUrl,r),{headers:a,mediaType:d,request:p}=e,l=s!==void 0&&o===void 0,c=l?s:o;if(l||Oe(o)){let R=h(a,"content-ty\
pe");l&&(!R||Re(a["content-type"]))&&kn(s,n.path.source),R||(a["content-type"]="application/json; charset=utf-8")}d&&h(a,"accept")&&typeof a.accept=="string"&&(a.accept=Un(a.accept,d));let{method:O}=n,
g=c===void 0?{method:O,url:i,headers:a}:{method:O,url:i,headers:a,body:c};return p?{...g,request:p}:g}function Sn(e,{parameters:n,args:t}){let s={expandables:e.path.noValues.slice(),query:"",
members:void 0,data:void 0};for(let o in n){let i=n[o];i!==void 0&&(o==="data"&&!e.path.variables.has(o)?wn(s,e,i):Ae(s,e,o,i))}for(let o in t)An(s,e,o,t[o]);return s}function Ae(e,n,t,r){let{
path:s}=n,o=s.variables.get(t);o?e.expandables[o.slot]=N(r,o):n.foreignNames?.has(t)?u(t,s.source,`is text in this path: ${E}`):n.hasBody?X(e.members??(e.members={}),t,r):e.query=$n(e.query,
r,{name:t,source:s.source})}function wn(e,n,t){let{path:r,method:s}=n;x(t)&&u("data",r.source,T),n.hasBody||u("data",r.source,`is a body, and ${s} has none; as a parameter, it goes in args`),
e.data=t}function An(e,n,t,r){let s=n.addressVariables.get(t);s&&f(s,'is part of the address, which args never fill: give it beside args; a path begins with "/"'),Ae(e,n,t,r)}function $n(e,n,t){
let r=En(t.name),s=_(n,t);return Array.isArray(s)?q(s,t).reduce((o,i)=>ye(o,r,i,t),e):ye(e,r,C(s,t),t)}function ye(e,n,t,r){return t===void 0?e:`${e}${e?"&":"?"}${n}${P(t,r)}`}var En=/*@__PURE__*/
b(e=>`${P(e,{name:e,source:"the query"})}=`);function kn(e,n){for(let t of Object.keys(e)){let r=e[t];Nn(r)&&(x(r)&&u(t,n,T),u(t,n,`is ${S(r)}, which JSON loses: write null or a text; a sign\
al goes in request, any other body in data`))}}function Nn(e){return typeof e=="number"?!Number.isFinite(e):typeof e!="object"?typeof e=="function"||typeof e=="symbol":e===null||Array.isArray(
e)?!1:x(e)?!0:w(e)==="[object Date]"?Number.isNaN(Number(e)):!y(e)&&typeof e.toJSON!="function"}function Cn(e,n,t,r){let{path:s,mayHaveQuery:o}=e,{text:i,slash:a}=qn(e,n,t),d=V(s,n);return i+
vn(Mn(s,d),a)+(r&&o?In(d,r):d+r)}function Mn({pieces:e},n){return(e[0]||n).charAt(0)}function vn(e,n){return e==="/"?"":e===""||e==="?"||e==="#"?n:"/"}function In(e,n){let t=e.replace(/#[^]*/,
""),r=/^[^?]*\?(?:.*&)?$/.test(t)?"":t.includes("?")?"&":"?";return t+r+n.slice(1)+e.slice(t.length)}function qn(e,n,t){let{authority:r,baseVariable:s}=e,{source:o}=e.path;if(r)return ge(k(r,
n,Bn))??u("url",o,"has a host or port that no URL can have");let i=s?n[s.slot]:t,a=typeof i=="string"?ge(i):void 0;if(a?.isHttp)return a;let d='has to be an http(s) URL without query, fragme\
nt and braces, such as location.origin + "/api"';u(s?.name??"baseUrl",o,s?`${d}; a path begins with "/"`:d)}function Bn(e,n){/^[a-z\d-]+$/i.test(n)||f(e,"is in the host: it has to be letters\
, digits and hyphens")}var ge=/*@__PURE__*/b(e=>{let n=/^(?<base>[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(?<slash>\/?)\/*$/.exec(e)?.groups;if(n){let{base:t,slash:r}=n;try{return typeof URL==
"function"&&new URL(t),{text:L(t,e),slash:r,isHttp:/^https?:\/\/[^/]/i.test(t)}}catch{}}}),jn=/^(?<vendor>\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(?<version>\.v\d+)?(?:\.(?<detail>[\w!#$%&'*^`|~-]+))?(?<suffix>\+json)?(?<parameters>\s*(?:;[^]*)?)$/i;
function Un(e,{format:n,previews:t}){return!n&&!t.length?e:e.split(",").map(s=>{let o=jn.exec(s)?.groups;if(!o)return s;let{vendor:i,version:a="",detail:d,suffix:p="",parameters:l}=o,c=(n?`.${n}`:
p)+l,O=d?.endsWith("-preview")?[d]:[],g=Se([...O,...t.map(R=>`${R}-preview`)]);return g.length?g.map(R=>`${i}.${R}${c}`).join():i+a+c}).join()}export{_n as endpoint,$e as expand,Ee as expandPath,ke as path,Fn as toInit,Dn as toRequest};
