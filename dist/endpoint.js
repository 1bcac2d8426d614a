/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function $e(e,t={}){let{pieces:n,variables:r}=De(te(e));y(t)||B(e);let s=[];for(let o of r.values())s.push(h(t,o.name)?N(t[o.name],o):void 0);return k(n,s)}function Ee(e,t={}){let n=Ne(te(e)),
{source:r,variables:s}=n;y(t)||B(r);let o=n.noValues.slice();for(let a in t){if(!h(t,a))continue;let d=t[a];if(d===void 0)continue;let p=s.get(a)??u(a,r,"has no placeholder: write it in the \
template, or leave it out");o[p.slot]=N(d,p)}let i=V(n,o);return n.pieces[0]==="/"&&i.startsWith("//")&&u("template",r,"gives a path that begins with two slashes"),i}function ke(e,...t){(!Array.
isArray(e)||!h(e,"raw"))&&u("path",S(e),"is a tag: write path`...` without parentheses");let n=ve(e),r=n.noValues.slice();for(let s=0;s<r.length&&s<t.length;s++){let o=t[s];r[s]=typeof o=="s\
tring"?o:N(o,n.variables.get(`\${${s+1}}`))}return V(n,r)}function te(e){return typeof e=="string"?e:u("template",S(e),"has to be a string")}function B(e,t="values"){u(t,e,"has to be a plain\
 object, such as Object.fromEntries(form)")}var Ne=/*@__PURE__*/b(e=>(re(e),U(z,e,e),W(Q(e,e),{source:e,variables:new Map})));function W(e,t){Ce(e,t.source);let[n,r]=j(e),s=[...$(n,t,"path"),
...$(r,t)];return ne(e,s,t)}function Ce(e,t){let n=/^[^?#]*?(?<brace>\{?)\?[^#]*\{\?(?<names>[^{}]*)\}/.exec(e)?.groups;if(!n?.names)return;let r=n.brace?"join both, as {?a,b}":`write {&${n.
names}}`;u(`{?${n.names}}`,t,`would write a second "?": ${r}`)}function ne(e,t,{source:n,variables:r}){let s=[...r].map(()=>{});return{source:n,pieces:t,variables:r,noValues:s,onlyDotsEscape:Ue(
e)}}function j(e){let t=e.search(/\{?[?#]/);return t<0?[e,""]:[e.slice(0,t),e.slice(t)]}function Q(e,t){U(Me,e,t);let[n,r]=j(e);return n.replace(/(^|[/.]):([A-Za-z_]\w*)/g,"$1{$2}")+r}function re(e){
/^\/(?!\/)/.test(e)||u("template",e,"has to begin with one slash; a base is joined to it by +")}var Me=/^(?:[^?#]*[/.])?(:[A-Za-z_]\w*(?:[?*+](?=\/|\{?[?#]|$)|\())/,z=/(\$\{[\w%$.[\]-]+\}|\{[^{}?#]+\?\})/,
E="write {x}; behind a segment, {/x} if it may be left out, or {/x*} for a list";function U(e,t,n){let r=e.exec(t)?.[1];r&&u(r,n,`is no placeholder: ${E}`)}var ee=/*@__PURE__*/new WeakMap;function ve(e){
let t=ee.get(e);return t||ee.set(e,t=Ie(e)),t}function Ie(e){let t=e.map(i=>typeof i=="string"?i:"\\"),n=t.map((i,a)=>a?`\${${a}}${i}`:i).join("");re(n),qe(n);let r={source:n,variables:new Map},
s=[],o="path";return t.forEach((i,a)=>{a&&s.push([ie(`\${${a}}`,r,"",void 0,o)]),s.push(L(i,n,"write ${value}")),/[?#]/.test(i)&&(o="query of a tag")}),ne(n,s,r)}function qe(e){let t=/^[^?#]*[/.](:[A-Za-z_]\w*)/.
exec(e);t&&u(t[1],e,"is text in a tag: write ${value}");let n=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(e);n&&u(n[1],e,"would be one name: join a query that is made already by +")}function V(e,t){
let n=k(e.pieces,t);return je(e,t,n)&&Be(e,t,n),n}var se=/(^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;function Be({pieces:e},t,n){let r=n.search(/[?#]/),s=n.indexOf("#"),o=[];k(e,
t,(d,p,l)=>{let c=l+p.length;o.push({varspec:d,start:l,end:c}),l<=r&&r<c&&f(d,`would end the path: encode its "?" and "#", or write {?${d.name}}`),l<=s&&s<c&&f(d,`would end the query: encode\
 its "#", or write {${d.name}}`)});let i=n.replace(/[?#][^]*/,""),a=0;for(let d of i.matchAll(new RegExp(se,"gi"))){let p=d.index+d[1].length,l=d.index+d[0].length;for(;a<o.length&&o[a].end<
p;)a++;let c=o[a];c&&c.start<=l&&f(c.varspec,"makes a dot segment: reject such values")}}function je(e,t,n){return e.onlyDotsEscape?K(t,Ve):se.test(n)||K(t,Le)}function Ue(e){return!/[.%]|\{\+|:\d/.
test(e)}function K(e,t){for(let n of e)if(typeof n=="string"){if(t(n))return!0}else if(n&&(K(n.texts,t)||n.keys?.some(t)))return!0;return!1}function Ve(e){return e.includes(".")&&/\.(?!\w)/.
test(e)}function Le(e){return/[?#]/.test(e)}var _e={path:{required:!0,needsText:!0,isOneText:!0},host:{required:!0,needsText:!1,isOneText:!1},"query of a tag":{required:!0,needsText:!1,isOneText:!0},
elsewhere:{required:!1,needsText:!1,isOneText:!1}};function Fe(e,t,n){let{required:r,needsText:s,isOneText:o}=_e[e],i=t===""||t==="+",a=i||t==="/";return{required:r&&i,needsText:s&&a,isOneText:o&&
a&&!n}}var oe={"":{first:"",separator:",",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"#",separator:",",named:!1,reserved:!0},".":{first:".",separator:"\
.",named:!1,reserved:!1},"/":{first:"/",separator:"/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"\
&",separator:"&",named:!0,reserved:!1}},De=/*@__PURE__*/b(e=>{let t=new Map,n=$(e,{source:e,variables:t});for(let r of t.keys())/[-$[\]]/.test(r)&&u(r,e,"is not RFC 6570");return{pieces:n,variables:t}});
function $(e,t,n="elsewhere"){return e.split(/\{([^{}]*)\}/).map((r,s)=>s%2?Ke(r,t,n):L(r,t.source))}function L(e,t,n=E){return e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,r=>{
if(!/[\0-\x7f\ud800-\udfff]/u.test(r))return encodeURIComponent(r);u(r,t,/[{}]/.test(r)?`belongs to no expression: ${n}`:"has to be encoded")})}var Je=/^(?![.-])(?<name>(?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?<modifier>\*|:[1-9]\d{0,3})?$/;
function Ke(e,t,n){let r=e.charAt(0),s=h(oe,r)?r:"";return e.slice(s.length).split(",").map(o=>{let{name:i,modifier:a}=Je.exec(o)?.groups??u(`{${e}}`,t.source,`is not RFC 6570: ${E}`);return ie(
i,t,s,a,n)})}function ie(e,t,n,r,s){let{source:o,variables:i}=t,a=r==="*",{required:d,needsText:p,isOneText:l}=Fe(s,n,a),c={name:e,source:o,slot:i.get(e)?.slot??i.size,label:e.replace(/[$[\]]/g,
encodeURIComponent),explode:a,prefix:r&&!a?Number(r.slice(1)):0,required:d,needsText:p,isOneText:l,...oe[n]};return i.set(e,c),c}function k(e,t,n){let r="";for(let s of e){if(typeof s=="stri\
ng"){r+=s;continue}let o=!0;for(let i of s){let a=Ge(i,t[i.slot]);if(a===void 0){i.required&&G(i);continue}a===""&&i.needsText&&G(i),r+=o?i.first:i.separator,o=!1,n?.(i,a,r.length),r+=a}}return r}
function G(e){f(e,e.required?"needs a value":"needs a value, or undefined")}function Ge(e,t){if(t===void 0)return;if(typeof t!="string")return He(e,t);let n=P(e.prefix?Qe(t,e):t,e,e.reserved);
return e.named?H(e.label,n,e):n}function He(e,{keys:t,texts:n}){let{explode:r,label:s,named:o,reserved:i}=e,a=r?e.separator:",",d,p=!1;for(let l=0;l<n.length;l++){let c=n[l];if(c===void 0)continue;
(c||t?.[l])&&(p=!0);let O=t?P(t[l],e,i):s,g=P(c,e,i);r&&(t||o)?g=H(O,g,e):t&&(g=`${O},${g}`),d=d===void 0?g:d+a+g}if(d!==void 0)return e.prefix&&f(e,"has to be text for a prefix"),e.isOneText&&
f(e,t?ae:We(e)),!p&&e.needsText&&e.first==="/"&&G(e),o&&!r?H(s,d,e):d}var ae='is an object: give a member of it, such as its id, or "x[a]" in a query, or JSON.stringify it';function We({name:e,
reserved:t,first:n}){return e.startsWith("${")?"is a list: expandPath takes one at {/x*}":`is a list: write {${t?"+":n}${e}*}`}function H(e,t,{first:n}){return t||n!==";"?`${e}=${t}`:e}function Qe(e,t){
return/[\ud800-\udfff]/u.test(e)&&f(t,"is not Unicode"),(t.reserved?e.match(ze)??[]:[...e]).slice(0,t.prefix).join("")}var ze=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;function P(e,t,n=!1){
if(!(n?Xe:Ye).test(e))return e;try{if(n)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let r=encodeURIComponent(e);return/[!'()*]/.test(e)?r.replace(/[!'()*]/g,
Ze):r}catch{f(t,"is not Unicode")}}function Ze(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var Ye=/[^\w.~-]/,Xe=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;function N(e,t){if(typeof e=="stri\
ng")return e;let n=_(e,t);if(Array.isArray(n))return{keys:void 0,texts:q(n,t)};if(!y(n))return C(n,t);let r=Object.entries(n),s=r.map(([,o])=>o);return{keys:r.map(([o])=>o),texts:q(s,t)}}function q(e,t){
let n=[];for(let r of e)n.push(C(_(r,t),t));return n}function _(e,t){let n=typeof e=="object"&&e?.toJSON;return typeof n!="function"?e:n.call(e)??f(t,"needs a value")}function C(e,t){if(e==null)
return;if(typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e))return String(e);x(e)&&f(t,T),f(t,y(e)?ae:`needs text or a finite number, not ${S(e)}`)}function x(e){
return typeof e?.then=="function"}var T="is a promise: await it first";function S(e){return typeof e=="number"?String(e):w(e)}function y(e){return typeof e=="object"&&w(e)==="[object Object]"&&
!x(e)}function w(e){return Object.prototype.toString.call(e)}function h(e,t){return Object.prototype.hasOwnProperty.call(e,t)}var et=4096,tt=1e5,nt=10;function b(e){let t=new Map,n=0,r=s=>{if(s.
length>et)return e(s);let o=rt(s),i=e(o);return i===void 0||(n>tt&&(t.clear(),n=0),n+=nt+o.length,t.set(o,i)),i};return s=>t.get(s)??r(s)}function rt(e){return Object.keys({__proto__:null,[e]:0})[0]}
function u(e,t,n){let r=new TypeError(`"${J(e)}" in "${J(t)}" ${J(n)}`);throw Object.assign(r,{code:"ERR_ENDPOINT"})}function f({name:e,source:t},n){u(e,t,n)}function J(e){let t=de(e);return(t?
`${e.slice(0,t.index)}${t[1]}***@${e.slice(t.index+t[0].length)}`:e).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,encodeURIComponent)}var st=/(\b(?:https?|wss?|ftp):[\s\\/]*|:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,})(?![\w.{}-]*(?::\d+)?[/?#])[^]*@/i;
function de(e){return st.exec(e.slice(0,e.lastIndexOf("@")+1))}function ue(e){let t=de(e);return(t&&/[?#]/.test(t[0])?`${e.slice(0,t.index)}${t[1]}***`:e).replace(/[?#][^]*/,"")}var he="tiny-endpoint/1.0.0",me=/*@__PURE__*/Object.freeze(/*@__PURE__*/Object.create(null)),pe={method:"GET",url:void 0,baseUrl:"https://api.service.example",headers:{accept:"application/vn\
d.service.v3+json","user-agent":he},mediaType:void 0,request:void 0,parameters:void 0,args:void 0,plan:void 0},Lt=/*@__PURE__*/Pe();function _t(e){return xe(e,"toInit")}function Ft(e){let{headers:t,
...n}=xe(e,"toRequest"),{method:r,body:s}=n,{"content-type":o,...i}=m(t),a=D(e),d=Request,p,l;try{p=new d(e.url,m({...n,headers:i,body:s??null})),l=p.headers.get("content-type"),o!==void 0&&
p.headers.set("content-type",String(o))}catch{u("Request",a,"refuses this: check the method, credentials in the url, headers and members of request")}return p.method.toUpperCase()!==r.toUpperCase()&&
u("method",a,`is ${p.method} to this engine`),l==="text/plain;charset=UTF-8"&&typeof s!="string"&&u("body",a,`is ${S(s)}, which this engine would send as text: convert it first`),p}function xe(e,t){
let n=m(y(e)?e:{});(typeof n.url!="string"||!y(n.headers)||n.baseUrl!==void 0)&&u("options",t,x(e)?T:"has to be what endpoint returns");let r={...n.headers};r["user-agent"]===he&&delete r["u\
ser-agent"];let{"content-type":s}=m(r),{body:o}=n;x(o)&&u("body",D(e),T),Oe(o)?(Re(s)||u("content-type",D(e),"has to be a JSON type"),o=JSON.stringify(o)??u("body",D(e),"is no JSON: its toJS\
ON gives undefined")):w(o)==="[object FormData]"&&!/boundary=/i.test(String(s))&&delete r["content-type"];let i={...n.request,method:String(n.method??"GET"),headers:r,body:o??void 0};return be(
o)?{...i,duplex:"half"}:i}function be(e){return w(e)==="[object ReadableStream]"||Symbol.asyncIterator in Object(e)}function D({method:e,url:t}){return`${String(e??"GET")} ${ue(t)}`}function Oe(e){
return typeof e=="number"||typeof e=="boolean"||Array.isArray(e)?!0:y(e)&&!(Symbol.iterator in e)&&!be(e)}function Re(e){return/^[^;]*[/+]json\s*(?:;|$)/.test(String(e).toLowerCase())}function Pe(e=pe){
let{headers:t,request:n,parameters:r}=e,s={...e,headers:Object.freeze(t),request:n&&I({},n),parameters:r&&m(r)},o=(a,d)=>fe(le(s,a,d)),i={merge:(a,d)=>Te(le(s,a,d)),parse:a=>fe(M({...pe,baseUrl:void 0,
headers:{}},a)),defaults:a=>Pe(M(s,a)),DEFAULTS:ot(s)};return Object.assign(o,i)}function Te(e){let{method:t,url:n,baseUrl:r,headers:s,mediaType:o,request:i,parameters:a,args:d}=e,p=o&&I({},
{...o,previews:[...o.previews]});return I({},{method:t,baseUrl:r,headers:s,url:n,mediaType:p,request:i,args:d&&{...d},...a})}function ot(e){let t=Te(e),{mediaType:n,args:r,request:s}=t;for(let o of[
t,n,n?.previews,r,s])Object.freeze(o);return t}function le(e,t,n){let r;return typeof t=="string"?r=M(e,n,t,we(t)):(r=M(e,t),n!==void 0&&(r=M(r,n))),r.request&&r.request===e.request&&(r.request=
{...r.request}),r}function M(e,t={},n="the options",r){y(t)||u("options",n,"has to be a plain object; a body goes in data, and a URL as url.href");let s={method:r?.method??e.method,url:r?.url??
e.url,baseUrl:e.baseUrl,headers:{...e.headers},mediaType:e.mediaType,request:e.request,parameters:e.parameters,args:e.args&&m(e.args),plan:r?.plan};!e.parameters&&it(t)?s.parameters=t:at(s,t,
n,r);let{args:o,parameters:i}=s;if(o)for(let a in i)delete o[a];return s}function it(e){for(let t in e)if(Y(t)||!h(e,t))return!1;return!0}function at(e,t,n,r){let s=e.parameters&&m(e.parameters);
for(let o in t){if(!h(t,o))continue;let i=t[o];Y(o)?i!==void 0&&(r&&(o==="url"||o==="method"&&r.method)&&A(o,n,"is in the route"),dt(e,o,i,n)):(s??(s=Object.create(me)),(i!==void 0||!(o in s))&&
(s[o]=i))}e.parameters=s}function Y(e){let t=e;return t==="method"||t==="url"||t==="baseUrl"||t==="headers"||t==="mediaType"||t==="request"||t==="args"}function dt(e,t,n,r){switch(t){case"me\
thod":e.method=v(n)?n:A(t,r,"has to be a method");return;case"url":case"baseUrl":(typeof n!="string"||t==="url"&&!n.trim())&&A(t,r,"has to be a URL, as a string"),e[t]=n;return;case"headers":
ut(e.headers,n,r);return;case"mediaType":e.mediaType=lt(e.mediaType,n,r);return;case"request":(typeof n!="object"||!n)&&A(t,r,"has to be an object"),e.request=e.request?I({...e.request},n):n;
return;default:y(n)||B(r,t),e.args=I(e.args??m({}),n)}}function A(e,t,n){u(e,t,`${n}; as a parameter, it goes in args`)}function ut(e,t,n){if(y(t)&&!(Symbol.iterator in t))for(let r of Object.
keys(t))ce(e,r,t[r],n);else if(typeof t=="object"&&t&&Symbol.iterator in t)for(let r of t)(!Array.isArray(r)||r.length<2)&&Z(n),ce(e,r[0],r[1],n);else Z(n)}function Z(e){A("headers",e,"has t\
o be an object or pairs")}function ce(e,t,n,r){typeof t!="string"&&Z(r);let s=pt(t);s||u(t,r,"is no header name: it has to be a token, such as x-request-id"),n===null?delete e[s]:n!==void 0&&
(typeof n!="string"&&C(n,{name:`headers.${s}`,source:r}),X(e,s,n))}var pt=/*@__PURE__*/b(e=>v(e)?e.toLowerCase():"");function v(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}
function lt(e,t,n){y(t)||F(n);let r=m(t),{format:s=e?.format,previews:o=[]}=r;s&&!v(s)&&F(n),Array.isArray(o)||F(n);let i=[...o].map(ct);return i.every(v)||F(n),{...e,...r,format:s,previews:Se(
[...e?.previews??[],...i])}}function F(e){A("mediaType",e,"has to be { format, previews }")}function ct(e){let t=e;for(;typeof t=="string"&&t.endsWith("-preview");)t=t.slice(0,-8);return t}function Se(e){
return[...new Set(e)]}function I(e,t){for(let n in t){let r=h(t,n)?t[n]:void 0;r!==void 0&&X(e,n,r)}return e}function m(e){return Object.assign(Object.create(me),e)}function X(e,t,n){t in Object.
prototype?Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0}):e[t]=n}var we=/*@__PURE__*/b(ft);function ft(e){let t=e.trim().split(/\s+/),n=t[t.length-1],r=t.length>
1?t[0]:void 0;return(!n||!r&&/^[\dA-Z_-]+$/.test(n))&&u("url",e,'is missing: write "METHOD url"'),(t.length>2||r&&!v(r))&&u("route",e,'has to be "METHOD url"; in the url, a space is %20'),{method:r,
url:n,plan:r?bt(r.toUpperCase(),n):void 0}}function yt(e,t){t===void 0&&u("url",e,"is missing");let n=gt(t);if(n.plan?.method===e)return n.plan;let r=we(`${e} ${t}`).plan;return e.length<=ht&&
(n.plan=r),r}var gt=/*@__PURE__*/b(()=>({plan:void 0})),ht=100,mt=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,xt=/^\{\+?[\w%$[\]][^{},:*]*\}/;function bt(e,t){let n={source:`${e} ${t}`,
variables:new Map};U(z,t,n.source);let{rest:r,...s}=Ot(t,n);return{...s,method:e,hasBody:e!=="GET"&&e!=="HEAD",path:W(r,n),foreignNames:Rt(r),mayHaveQuery:/[?#]/.test(r)}}function Ot(e,t){let n=mt.
exec(e)?.[0]??"",r=Q(e.slice(n.length),t.source),s=xt.exec(r)?.[0]??"",o=$(n||s,t,"host"),i=new Map(t.variables);for(let d of i.keys())Y(d)&&u(d,t.source,"is an option: rename it");let[a]=i.
values();return{authority:n?o:void 0,baseVariable:n?void 0:a,addressVariables:i,rest:n?r:r.slice(s.length).replace(/^\/+/,"/")}}function Rt(e){let t=j(e)[0].replace(/\{[^{}]*\}/g,"}"),n;for(let[
,...r]of t.matchAll(Pt))(n??(n=new Set)).add(r.find(s=>s));return n}var Pt=/(?:\*|[^\w}\u0080-\uffff]:)([\w-]*\w)|\[(?:\.{3})?([\w-]*\w)\]|%7B([\w-]*\w)%7D/gi;function fe(e){let t=e.plan??yt(
e.method,e.url),{expandables:n,query:r,members:s,data:o}=Tt(t,e),i=Nt(t,n,e.baseUrl,r),{headers:a,mediaType:d,request:p}=e,l=s!==void 0&&o===void 0,c=l?s:o;if(l||Oe(o)){let R=h(a,"content-ty\
pe");l&&(!R||Re(a["content-type"]))&&Et(s,t.path.source),R||(a["content-type"]="application/json; charset=utf-8")}d&&h(a,"accept")&&typeof a.accept=="string"&&(a.accept=jt(a.accept,d));let{method:O}=t,
g=c===void 0?{method:O,url:i,headers:a}:{method:O,url:i,headers:a,body:c};return p?{...g,request:p}:g}function Tt(e,{parameters:t,args:n}){let s={expandables:e.path.noValues.slice(),query:"",
members:void 0,data:void 0};for(let o in t){let i=t[o];i!==void 0&&(o==="data"&&!e.path.variables.has(o)?St(s,e,i):Ae(s,e,o,i))}for(let o in n)wt(s,e,o,n[o]);return s}function Ae(e,t,n,r){let{
path:s}=t,o=s.variables.get(n);o?e.expandables[o.slot]=N(r,o):t.foreignNames?.has(n)?u(n,s.source,`is text in this path: ${E}`):t.hasBody?X(e.members??(e.members={}),n,r):e.query=At(e.query,
r,{name:n,source:s.source})}function St(e,t,n){let{path:r,method:s}=t;x(n)&&u("data",r.source,T),t.hasBody||u("data",r.source,`is a body, and ${s} has none; as a parameter, it goes in args`),
e.data=n}function wt(e,t,n,r){let s=t.addressVariables.get(n);s&&f(s,'is part of the address, which args never fill: give it beside args; a path begins with "/"'),Ae(e,t,n,r)}function At(e,t,n){
let r=$t(n.name),s=_(t,n);return Array.isArray(s)?q(s,n).reduce((o,i)=>ye(o,r,i,n),e):ye(e,r,C(s,n),n)}function ye(e,t,n,r){return n===void 0?e:`${e}${e?"&":"?"}${t}${P(n,r)}`}var $t=/*@__PURE__*/
b(e=>`${P(e,{name:e,source:"the query"})}=`);function Et(e,t){for(let n of Object.keys(e)){let r=e[n];kt(r)&&(x(r)&&u(n,t,T),u(n,t,`is ${S(r)}, which JSON loses: write null or a text; a sign\
al goes in request, any other body in data`))}}function kt(e){return typeof e=="number"?!Number.isFinite(e):typeof e!="object"?typeof e=="function"||typeof e=="symbol":e===null||Array.isArray(
e)?!1:x(e)?!0:w(e)==="[object Date]"?Number.isNaN(Number(e)):!y(e)&&typeof e.toJSON!="function"}function Nt(e,t,n,r){let{path:s,mayHaveQuery:o}=e,{text:i,slash:a}=It(e,t,n),d=V(s,t);return i+
Mt(Ct(s,d),a)+(r&&o?vt(d,r):d+r)}function Ct({pieces:e},t){return(e[0]||t).charAt(0)}function Mt(e,t){return e==="/"?"":e===""||e==="?"||e==="#"?t:"/"}function vt(e,t){let n=e.replace(/#[^]*/,
""),r=/^[^?]*\?(?:.*&)?$/.test(n)?"":n.includes("?")?"&":"?";return n+r+t.slice(1)+e.slice(n.length)}function It(e,t,n){let{authority:r,baseVariable:s}=e,{source:o}=e.path;if(r)return ge(k(r,
t,qt))??u("url",o,"has a host or port that no URL can have");let i=s?t[s.slot]:n,a=typeof i=="string"?ge(i):void 0;if(a?.isHttp)return a;let d='has to be an http(s) URL without query, fragme\
nt and braces, such as location.origin + "/api"';u(s?.name??"baseUrl",o,s?`${d}; a path begins with "/"`:d)}function qt(e,t){/^[a-z\d-]+$/i.test(t)||f(e,"is in the host: it has to be letters\
, digits and hyphens")}var ge=/*@__PURE__*/b(e=>{let t=/^(?<base>[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(?<slash>\/?)\/*$/.exec(e)?.groups;if(t){let{base:n,slash:r}=t;try{return typeof URL==
"function"&&new URL(n),{text:L(n,e),slash:r,isHttp:/^https?:\/\/[^/]/i.test(n)}}catch{}}}),Bt=/^(?<vendor>\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(?<version>\.v\d+)?(?:\.(?<detail>[\w!#$%&'*^`|~-]+))?(?<suffix>\+json)?(?<parameters>\s*(?:;[^]*)?)$/i;
function jt(e,{format:t,previews:n}){return!t&&!n.length?e:e.split(",").map(s=>{let o=Bt.exec(s)?.groups;if(!o)return s;let{vendor:i,version:a="",detail:d,suffix:p="",parameters:l}=o,c=(t?`.${t}`:
p)+l,O=d?.endsWith("-preview")?[d]:[],g=Se([...O,...n.map(R=>`${R}-preview`)]);return g.length?g.map(R=>`${i}.${R}${c}`).join():i+a+c}).join()}export{Lt as endpoint,$e as expand,Ee as expandPath,ke as path,_t as toInit,Ft as toRequest};
