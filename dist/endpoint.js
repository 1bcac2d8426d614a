/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function Ce(e,n={}){let{pieces:t,variables:s}=Qe(ne(e));if(!h(n))return I(n,e);let r=[];for(let o of s.values())r.push(y(n,o.name)?A(n[o.name],o):void 0);return K(t,r)}function Me(e,n={}){let t=Be(
ne(e)),{source:s,variables:r}=t;if(!h(n))return I(n,s);let o=t.noValues.slice();for(let a in n){if(!y(n,a))continue;let i=n[a];if(i===void 0)continue;let d=r.get(a)??l(a,s,"has no placeholde\
r: write it in the template, or leave it out");o[d.slot]=A(i,d)}return te(t,o)}function Fe(e,...n){if(!qe(e))return l("path",w(e),"is a tag: write path`...` without parentheses");let t=je(e),
s=t.noValues.slice();for(let r of t.variables.values()){let{slot:o}=r,a=o<n.length?A(n[o],r):void 0;s[o]=typeof a=="string"?a:Ie(a,r)}return te(t,s)}function ne(e){return typeof e=="string"?
e:l("template",w(e),"has to be a string")}function I(e,n,t="values"){let r=/^\[object (?:FormData|URLSearchParams|Map)\]$/.test(R(e))?`: write Object.fromEntries(${t}), which keeps the last \
of repeated names`:"";return l(t,n,`has to be a plain object${r}`)}function Ie(e,n){return e?f(n,e.keys?ue:'is a list: write expandPath("{/x*}{?y*}", { x, y })'):f(n,"needs a value")}function te(e,n){
let{pieces:t}=e,s=W(e,n);return t[0]==="/"&&s.startsWith("//")&&f(t.find(G)[0],"makes the path begin with two slashes"),s}var Be=/*@__PURE__*/b(e=>(oe(e),J(e,e),Q(H(e),{source:e,variables:new Map})));
function Q(e,n){let[t]=re(e),s=[...T(t,n,"path"),...T(e.slice(t.length),n)];return se(s,n,/[.%]|\{\+|:\d/.test(e))}function se(e,{source:n,variables:t},s){return{source:n,pieces:e,variables:t,
noValues:[...t].map(()=>{}),mayMakeDots:s}}function re(e){let n=e.search(/\{?[?#]/);return n<0?[e,""]:[e.slice(0,n),e.slice(n)]}function H(e){let[n,t]=re(e);return n.replace(/(^|[/.]):([A-Za-z_]\w*)/g,
"$1{$2}")+t}function oe(e){if(/^\/(?!\/)/.test(e))return;let n=e.includes("://")?': write "https://h.example" + the path':"";l("template",e,`has to begin with one slash${n}`)}var Ve=[[/(?<spelling>\$\{(?<name>[\w%$.[\]-]+)\})/,
e=>`{${e}}, or %24{${e}} for a dollar`],[/^(?:[^?#]*[/.])?(?<spelling>:(?<name>[A-Za-z_]\w*)\?)(?=\/|\{?[?#]|$)/,e=>`{/${e}}`],[/^(?:[^?#]*[/.])?(?<spelling>:(?<name>[A-Za-z_]\w*)[*+])(?=\/|\{?[?#]|$)/,
e=>`{/${e}*} with a list`],[/^(?:[^?#]*[/.])?(?<spelling>:(?<name>[A-Za-z_]\w*)\()/,e=>`{${e}}`],[/(?<spelling>\{(?<name>[\w%$.[\]-]+)\?\})/,e=>`{/${e}}`],[/^[^?#]*\/(?<spelling>\*(?<name>[A-Za-z_]\w*))/,
e=>`{/${e}*} with a list`],[/(?<spelling>\{(?<name>[\w%$.[\]-]*[\w\]])(?:\+|:path|\.{3})\})/,e=>`{/${e}*} with a list`],[/(?<spelling>\{(?:\*+|\.{3})(?<name>[\w%$.[\]-]+)\})/,e=>`{/${e}*} wi\
th a list`]];function J(e,n){for(let[t,s]of Ve){let{spelling:r,name:o}=t.exec(e)?.groups??{};r&&l(r,n,`is no placeholder: write ${s(o)}`)}}var ee=/*@__PURE__*/new WeakMap;function je(e){let n=ee.
get(e);return n||ee.set(e,n=Ue(e)),n}function qe(e){return Array.isArray(e)&&y(e,"raw")}function Ue(e){let n=e.map(a=>typeof a=="string"?a:"\\"),t=n.reduce((a,i,d)=>`${a}\${${d}}${i}`);oe(t),
Le(n,t);let s={source:t,variables:new Map},r=[],o="path";return n.forEach((a,i)=>{i&&r.push([de(`\${${i}}`,s,"",void 0,o)]),r.push(B(a,t)),/[?#]/.test(a)&&(o=void 0)}),se(r,s,/[.%]/.test(n.join(
"")))}function Le(e,n){let s=e.map(o=>/(\{[^{}]*\})/.exec(o)).find(o=>o)??/^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(n);s&&l(s[1],n,"is text in a tag: write ${value}");let r=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})/.
exec(n);r&&l(r[1],n,"would be one name: join a query that is made already by +")}function W(e,n){let t=K(e.pieces,n);return(_e(n)||e.mayMakeDots&&ae.test(t))&&De(e,n,t),t}function _e(e){for(let n=0;n<
e.length;n++){let t=e[n];if(t!==void 0&&(typeof t=="string"?L(t):t.texts.some(L)||t.keys?.some(L)))return!0}return!1}function L(e){return e!==void 0&&/[?#]|\.(?!\w)/.test(e)}var ae=/(^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;
function De({pieces:e},n,t){let s=t.search(/[?#]/),r=t.indexOf("#"),a=(s<0?t:t.slice(0,s)).matchAll(new RegExp(ae,"gi")),i=a.next().value;!i&&s<0||K(e,n,(d,u,p)=>{let c=p+u.length;for(p<=s&&
s<c&&f(d,`would end the path: encode its "?" and "#", or write {?${d.name}}`),p<=r&&r<c&&f(d,`would end the query: encode its "#", or write {${d.name}}`);i&&i.index+i[0].length<p;)i=a.next().
value;i&&i.index+i[1].length<=c&&f(d,"makes a dot segment: reject such values")})}var ie={"":{first:"",separator:",",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"\
#":{first:"#",separator:",",named:!1,reserved:!0},".":{first:".",separator:".",named:!1,reserved:!1},"/":{first:"/",separator:"/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,
reserved:!1},"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"&",separator:"&",named:!0,reserved:!1}},Qe=/*@__PURE__*/b(e=>{let n=new Map,t=T(e,{source:e,variables:n});for(let s of n.
keys())/[-$[\]]/.test(s)&&l(s,e,"is not RFC 6570");return{pieces:t,variables:n}});function T(e,n,t){return e.split(/\{([^{}]*)\}/).map((s,r)=>r%2?Je(s,n,t):B(s,n.source))}function G(e){return typeof e!=
"string"}function B(e,n){return le.test(e)?e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,t=>/[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.test(t)||t.codePointAt(
0)%65536>=65534?l(t,n,"has to be encoded or paired"):encodeURIComponent(t)):e}var He=/^(?![.-])(?<name>(?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?<modifier>\*|:[1-9]\d{0,3})?$/;function Je(e,n,t){
let s=e.charAt(0),r=y(ie,s)?s:"";return e.slice(r.length).split(",").map(o=>{let a=He.exec(o)??l(`{${e}}`,n.source,"is not RFC 6570");return de(a[1],n,r,a[2],t)})}function de(e,n,t,s,r){let{
first:o,separator:a,named:i,reserved:d}=ie[t],u=s==="*",p=r!==void 0&&(o===""||o==="/");return{name:e,source:n.source,slot:We(e,n),label:e.replace(/[$[\]]/g,encodeURIComponent),explode:u,prefix:s&&
!u?Number(s.slice(1)):0,required:p&&o==="",needsText:p,severalAs:p&&r==="path"&&!u?`{${t}${e}*}`:void 0,first:o,separator:a,named:i,reserved:d}}function We(e,{source:n,variables:t}){let s=t.
get(e);if(s)return s.slot;let r=t.size;return t.set(e,{name:e,source:n,slot:r}),r}function K(e,n,t){let s="";for(let r of e){if(typeof r=="string"){s+=r;continue}let o=!0;for(let a of r){let i=ze(
a,n[a.slot]);i||Ge(a,i),i!==void 0&&(s+=o?a.first:a.separator,o=!1,t?.(a,i,s.length),s+=i)}}return s}function Ge(e,n){let{name:t,source:s,required:r,needsText:o}=e;if(n===void 0?!r:!o)return;
let a=s.match(/:[A-Za-z_]\w*(?:-\w+)+/g)?.find(d=>d.startsWith(`:${t}-`)),i=a?`: write {${a.slice(1)}} for this name`:"";f(e,r?`needs a value${i}`:"needs a value, or undefined")}function ze(e,n){
if(n===void 0)return;if(typeof n!="string")return Ze(e,n);let t=k(e.prefix?Ye(n,e):n,e,e.reserved);return e.named?D(e.label,t,e):t}function Ze(e,{keys:n,texts:t}){let{explode:s,label:r,named:o,
reserved:a,needsText:i}=e,d=s?e.separator:",",u;for(let p=0;p<t.length;p++){let c=t[p];if(c===void 0)continue;let x=n?k(n[p],e,a):r,g=k(c,e,a);s&&(n||o)?g=D(x,g,e):n&&(g=`${x},${g}`),u=u===void 0?
g:u+d+g}if(u!==void 0)return e.prefix&&f(e,"has to be text for a prefix"),e.severalAs&&f(e,n?ue:`is a list: ${Xe(e)}`),i&&!a&&/^[/,=]*$/.test(u)?"":o&&!s?D(r,u,e):u}var ue="is an object: giv\
e a member of it, such as its id";function Xe({severalAs:e,first:n}){return`write ${e}${n&&" for segments"}`}function D(e,n,{first:t}){return n||t!==";"?`${e}=${n}`:e}function Ye(e,n){return/[\ud800-\udfff]/u.
test(e)&&f(n,"is not Unicode"),(n.reserved?e.match(en)??[]:[...e]).slice(0,n.prefix).join("")}var en=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;function k(e,n,t=!1){if(!(t?le:tn).test(
e))return e;try{if(t)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let s=encodeURIComponent(e);return/[!'()*]/.test(e)?s.replace(/[!'()*]/g,nn):s}catch{return f(
n,"is not Unicode")}}function nn(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var tn=/[^\w.~-]/,le=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;function A(e,n){if(typeof e=="string")return e;let t=V(
e,n);if(Array.isArray(t))return{keys:void 0,texts:z(t,n)};if(!h(t)||P(t))return N(t,n);let s=Object.keys(t);return{keys:s,texts:s.map(r=>pe(t[r],n))}}function z(e,n){let t=[];for(let s of e)
t.push(pe(s,n));return t}function pe(e,n){return N(V(e,n),n)}function V(e,n){let t=typeof e=="object"&&e?.toJSON;return typeof t!="function"?e:t.call(e)??f(n,"needs a value")}function N(e,n){
return e==null?void 0:typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e)?String(e):f(n,P(e)?E:`needs text or a finite number, not ${w(e)}`)}function P(e){return typeof e?.
then=="function"}var E="is a promise: await it first";function w(e){return typeof e=="number"?String(e):R(e)}function h(e){return typeof e=="object"&&R(e)==="[object Object]"}function R(e){return Object.
prototype.toString.call(e)}function y(e,n){return Object.prototype.hasOwnProperty.call(e,n)}var sn=4096,rn=1e5,on=10;function b(e){let n=new Map,t=0,s=r=>{if(r.length>sn)return e(r);let o=Object.
keys({__proto__:null,[r]:0})[0],a=e(o);return t>rn&&(n.clear(),t=0),t+=on+o.length,n.set(o,a),a};return r=>n.get(r)??s(r)}function l(e,n,t){let s=new TypeError(`"${_(e)}" in "${_(n)}" ${_(t)}`);
throw Object.assign(s,{code:"ERR_ENDPOINT"})}function f({name:e,source:n},t){return l(e,n,t)}function _(e){return fe(e).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,encodeURIComponent)}function fe(e){
let n=e.lastIndexOf("@");return n<0?e:e.slice(0,n).replace(ye,"$1***")+e.slice(n)}function ce(e){let[n]=e.split(/[?#]/,1),t=e.lastIndexOf("@");return t<n.length?fe(n):e.slice(0,t).replace(ye,
"$1***").split(/[?#]/,1)[0]}var ye=/(:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,}|\b(?:https?|wss?|ftp):)(?!(?:\[[\da-f:.]*\]|(?:[\w.-]|[^\0-\x7f]|\{[^{}]*\})*)(?::(?:\d|\{[^{}]*\})+)?\{?[/?#])[^]*/i;var Pe="tiny-endpoint/1.0.0",qn=/*@__PURE__*/Te(/*@__PURE__*/un());function Un(e){return we(e,"toInit")}function Ln(e){let{headers:n,...t}=we(e,"toRequest"),{method:s,body:r}=t,{"content-typ\
e":o,...a}=q(n),i=j(e),d=Request,u,p;try{u=new d(e.url,q({...t,headers:a,body:r??null})),p=u.headers.get("content-type"),o!==void 0&&u.headers.set("content-type",String(o))}catch{return l("R\
equest",i,"refuses this: check the method, credentials in the url, headers and members of request")}return u.method.toUpperCase()!==s.toUpperCase()&&l("method",i,`is ${u.method} to this engi\
ne`),p==="text/plain;charset=UTF-8"&&typeof r!="string"&&l("body",i,`is ${w(r)}, which this engine would send as text: convert it first`),u}function we(e,n){let t=q(h(e)?e:{});if(typeof t.url!=
"string")return l("options",n,P(e)?E:"has to be what endpoint returns");if(!h(t.headers))return l("headers",j(e),"has to be a plain object, as endpoint returns it");let s={...t.headers};s["u\
ser-agent"]===Pe&&delete s["user-agent"];let{body:r}=t;be(r)&&((!y(s,"content-type")||!Oe(s["content-type"]))&&l("content-type",j(e),"has to be a JSON type"),r=an(r,e));let o={...t.request,method:String(
t.method??"GET"),headers:s,body:r??void 0};return Re(r)?{...o,duplex:"half"}:o}function an(e,n){let t;try{t=JSON.stringify(e)}catch(s){if(!(s instanceof TypeError))throw s}return t??l("body",
j(n),"is no JSON: it is circular, or holds a bigint")}function Re(e){return Symbol.asyncIterator in Object(e)}function j({method:e,url:n}){return`${String(e??"GET")} ${ce(n)}`}function be(e){
return typeof e=="number"||typeof e=="boolean"||Array.isArray(e)?!0:h(e)&&!(Symbol.iterator in e)&&!Re(e)}function Oe(e){return/^[^;]*[/+]json\s*(?:;|$)/.test(String(e).toLowerCase())}function Te(e){
let{request:n,args:t}=e,s=Ae(void 0,e.parameters),r={...e,request:n&&$(n),args:t&&$(t),parameters:Object.keys(s).length?s:void 0},o=(i,d)=>me(he(r,i,d)),a={merge:(i,d)=>ke(he(r,i,d)),parse:i=>me(
S($e(),i)),defaults:i=>Te(S(r,i)),DEFAULTS:dn(r)};return Object.assign(o,a)}function ke(e){let{method:n,url:t,baseUrl:s,headers:r,data:o,request:a,args:i,parameters:d}=e,u=e.mediaType?.previews,
p=e.mediaType&&$({...e.mediaType,previews:u&&[...u]}),c=i&&v({},i,g=>!X(d,g));return v(v({},{method:n,baseUrl:s,headers:r,url:t,mediaType:p,request:a,data:o,args:c}),d,ln)}function dn(e){let n=ke(
e),{headers:t,mediaType:s,args:r,request:o}=n;for(let a of[n,t,s,s?.previews,r,o])Object.freeze(a);return n}function $e(){return{method:"GET",url:void 0,baseUrl:void 0,headers:{},mediaType:void 0,
data:void 0,request:void 0,args:void 0,parameters:void 0,plan:void 0}}function un(){let e={accept:"application/vnd.service.v3+json","user-agent":Pe};return{...$e(),baseUrl:"https://api.servi\
ce.example",headers:e}}function he(e,n,t){let s;return typeof n=="string"?s=S(e,t,n,Ne(n)):(s=S(e,n),t!==void 0&&(s=S(s,t))),s.request&&s.request===e.request&&(s.request=$(s.request)),s}function S(e,n={},t="\
the options",s){if(!h(n)){let o=R(n)==="[object URL]";return l("options",t,o?"has to be a string: write url.href":"has to be an object")}let r={method:s?.method??e.method,url:s?.url??e.url,baseUrl:e.
baseUrl,headers:{...e.headers},mediaType:e.mediaType,data:e.data,request:e.request,args:e.args,parameters:e.parameters?Ae(e.parameters,n):n,plan:s?.plan};for(let o in n){if(!M(o)||!y(n,o))continue;
let a=n[o];a!==void 0&&(s&&(o==="url"||o==="method"&&s.method)&&O(o,t,"is in the route"),pn(r,o,a,t))}return r}function M(e){let n=e;switch(n){case"method":case"url":case"baseUrl":case"heade\
rs":case"mediaType":case"data":case"request":case"args":return!0;default:return!1}}function ln(e){return!M(e)}function pn(e,n,t,s){switch(n){case"method":e.method=C(t)?t:O(n,s,"has to be a m\
ethod");return;case"url":e.url=m(t)&&t.trim()?t:O(n,s,"has to be a URL, as a string");return;case"baseUrl":e.baseUrl=m(t)?t:O(n,s,"has to be a URL, as a string");return;case"headers":fn(e.headers,
t,s);return;case"mediaType":e.mediaType=hn(e.mediaType,t,s);return;case"data":e.data=P(t)?l(n,s,E):t;return;case"request":if(typeof t!="object"||!t)return O(n,s,"has to be an object");e.request=
e.request?$(e.request,t):t;return;default:if(!h(t))return I(t,s,n);e.args=e.args?$(e.args,t):t}}function O(e,n,t){return l(e,n,`${t}; as a parameter, it goes in args`)}function m(e){return typeof e==
"string"}function fn(e,n,t){let s=cn(n)?n:h(n)?Object.entries(n):ge(t);for(let r of s){if(!Array.isArray(r)||r.length<2||!m(r[0]))return ge(t);let[o,a]=r,i=yn(o)||l(o,t,"is no header name: i\
t has to be a token, such as x-request-id");a===null?delete e[i]:a!==void 0&&(m(a)||N(a,{name:`headers.${i}`,source:t}),F(e,i,a))}}function cn(e){return typeof e=="object"&&e!==null&&Symbol.
iterator in e}function ge(e){return O("headers",e,"has to be an object or pairs")}var yn=/*@__PURE__*/b(e=>C(e)?e.toLowerCase():"");function C(e){return m(e)&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}
function hn(e,n,t){let s=h(n)?q(n):Z(t),{format:r=e?.format,previews:o}=s;r!==void 0&&r!==""&&!C(r)&&Z(t);let a=e?.previews;if(o!==void 0){let i=Array.isArray(o)?o.map(gn):[""];i.every(C)||Z(
t),a=Ke([...a??[],...i])}return{...e,...s,format:r,previews:a}}function Z(e){return O("mediaType",e,"has to be { format, previews }")}function gn(e){let n=m(e)?e:"";for(;n.endsWith("-preview");)
n=n.slice(0,-8);return n}function Ke(e){return[...new Set(e)]}function Ae(e,n){let t={};for(let s of[e,n])for(let r in s){if(!X(s,r))continue;let o=s[r];(o!==void 0||!y(t,r))&&F(t,r,o)}return t}
function X(e,n){return e!==void 0&&y(e,n)&&(n==="data"||!M(n))}function v(e,n,t){for(let s in n){if(!y(n,s)||t&&!t(s))continue;let r=n[s];r!==void 0&&F(e,s,r)}return e}function $(e,n){return v(
v({},e),n)}function q(e){return{__proto__:null,...e}}function F(e,n,t){n in Object.prototype?Object.defineProperty(e,n,{value:t,writable:!0,enumerable:!0,configurable:!0}):e[n]=t}var Ne=/*@__PURE__*/
b(mn);function mn(e){let n=e.trim().split(/\s+/),t=n[n.length-1],s=n.length>1?n[0]:void 0;return(!t||!s&&/^[\dA-Z_-]+$/.test(t))&&l("url",e,'is missing: write "METHOD url"'),(n.length>2||s&&
!C(s))&&l("route",e,'has to be "METHOD url"; in the url, a space is %20'),{method:s,url:t,plan:s?bn(s.toUpperCase(),t):void 0}}var xn=/*@__PURE__*/b(()=>({method:"",plan:void 0}));function Pn(e,n){
if(n===void 0)return l("url",e,"is missing");let t=xn(n);return(!t.plan||t.method!==e)&&(t.plan=Ne(`${e} ${n}`).plan,t.method=e),t.plan}var wn=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,
Rn=/^\{\+?[\w%$[\]][^{},:*]*\}/;function bn(e,n){let t=`${e} ${n}`,s={source:t,variables:new Map};J(n,t);let r=wn.exec(n)?.[0],o=H(r?n.slice(r.length):n),a=r?"":Rn.exec(o)?.[0]??"",[i]=T(a,s).
find(G)??[],d=r?T(r,s,"host"):void 0;On(s);let u=s.variables.size;return{method:e,hasBody:e!=="GET"&&e!=="HEAD",authority:d,baseVariable:i,addressSlots:u,path:Q(r?o:o.slice(a.length).replace(
/^\/+/,"/"),s),mayHaveQuery:/[?#]/.test(o)}}function On({source:e,variables:n}){for(let t of n.keys())M(t)&&t!=="data"&&l(t,e,"is an option, and args fill no address: rename it")}function me(e){
let n=e.plan??Pn(e.method,e.url),{values:t,query:s,members:r,data:o}=Tn(n,e),a=Sn(n,t,e.baseUrl,s),i=o===void 0?r:o,{headers:d,mediaType:u,request:p}=e;i!==void 0&&(i===r||be(i))&&!y(d,"cont\
ent-type")&&F(d,"content-type","application/json; charset=utf-8"),r&&i===r&&Oe(d["content-type"])&&Nn(r,n.path.source),u&&y(d,"accept")&&m(d.accept)&&(d.accept=Bn(d.accept,u));let{method:c}=n,
x=i===void 0?{method:c,url:a,headers:d}:{method:c,url:a,headers:d,body:i};return p?{...x,request:p}:x}function Tn(e,{parameters:n,args:t,data:s}){let r={values:e.path.noValues.slice(),query:"",
members:void 0,data:void 0};for(let o in n){if(M(o)||!y(n,o))continue;let a=n[o];a!==void 0&&Y(r,e,o,a)}s!==void 0&&kn(r,e,s);for(let o in t){if(!y(t,o)||X(n,o))continue;let a=t[o];a!==void 0&&
$n(r,e,o,a)}return r}function Y(e,{path:n,hasBody:t},s,r){let o=n.variables.get(s);o?e.values[o.slot]=A(r,o):t?F(e.members??(e.members={}),s,r):e.query=Kn(e.query,r,{name:s,source:n.source})}
function kn(e,n,t){let{path:s,method:r,hasBody:o}=n;s.variables.has("data")?Y(e,n,"data",t):o?e.data=t:l("data",s.source,`is a body, and ${r} has none; as a parameter, it goes in args`)}function $n(e,n,t,s){
let r=n.path.variables.get(t);r&&r.slot<n.addressSlots&&f(r,`is part of the address, which args never fill: give it beside args${ve(n)}`),Y(e,n,t,s)}function Kn(e,n,t){let s=V(n,t),r=Array.isArray(
s)?z(s,t):[An(s,t)],o=k(t.name,t);for(let a of r)a!==void 0&&(e+=`${e?"&":"?"}${o}=${k(a,t)}`);return e}function An(e,n){if(h(e)&&!P(e)){let{name:t}=n;f(n,`is an object: give "${t}[a]": 1 fo\
r each member, or write {?${t}*} for a=1, or JSON.stringify it`)}return Ee(e)&&f(n,`is ${w(e)}: ${Se}`),N(e,n)}function Nn(e,n){for(let t of Object.keys(e)){let s=e[t];if(m(s)||!En(s))continue;
P(s)&&l(t,n,E);let r=Ee(s)?Se:"give the body as data";l(t,n,`is ${w(s)}, which JSON loses: ${r}`)}}function En(e){return typeof e=="number"?!Number.isFinite(e):typeof e!="object"?typeof e=="\
function"||typeof e=="symbol":e===null||Array.isArray(e)?!1:P(e)?!0:R(e)==="[object Date]"?Number.isNaN(Number(e)):!h(e)&&typeof e.toJSON!="function"}function Ee(e){return R(e)==="[object Ab\
ortSignal]"}var Se="write request: { signal }";function Sn(e,n,t,s){let{path:r,mayHaveQuery:o}=e,{text:a,slash:i}=Mn(e,n,t),d=W(r,n),u=(r.pieces[0]||d).charAt(0);return a+vn(u,i)+(s&&o?Cn(d,
s):d+s)}function vn(e,n){return e==="/"?"":e===""||e==="?"||e==="#"?n:"/"}function Cn(e,n){let t=e.replace(/#[^]*/,""),s=t.indexOf("?"),r=s===t.length-1||t.endsWith("&"),o=s<0?"?":r?"":"&";return t+
o+n.slice(1)+e.slice(t.length)}function Mn(e,n,t){let{authority:s,baseVariable:r}=e,{source:o}=e.path;if(s){let u=xe(K(s,n,Fn));return u.text?u:l("url",o,"has a host or port that no URL can \
have")}let a=r?n[r.slot]:t,i=m(a)?xe(a):void 0;if(i?.isHttp)return i;let d=r?ve(e):': "https://h.example", or location.origin + "/api"';return l(r?.name??"baseUrl",o,`has to be an http(s) UR\
L without query, fragment and braces${d}`)}function ve({baseVariable:e}){return e?`; for a path, write "/{${e.name}}"`:""}function Fn(e,n){/^[a-z\d-]+$/i.test(n)||f(e,"has to be letters, dig\
its and hyphens")}var xe=/*@__PURE__*/b(e=>{let[,n="",t=""]=/^([A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(\/?)\/*$/.exec(e)??[];try{return typeof URL=="function"&&new URL(n),{text:B(
n,e),slash:t,isHttp:/^https?:\/\/[^/]/i.test(n)}}catch{return{text:"",slash:"",isHttp:!1}}}),In=/^(?<vendor>\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(?<version>\.v\d+)?(?:\.(?<detail>[\w!#$%&'*^`|~-]+))?(?<suffix>\+json)?(?<parameters>\s*(?:;[^]*)?)$/i;
function Bn(e,{format:n="",previews:t=[]}){return!n&&!t.length?e:e.split(",").map(r=>{let o=In.exec(r)?.groups;if(!o)return r;let{vendor:a,version:i="",detail:d="",suffix:u="",parameters:p}=o,
c=(n?`.${n}`:u)+p,x=d.endsWith("-preview")?[d]:[],g=Ke([...x,...t.map(U=>`${U}-preview`)]);return g.length?g.map(U=>`${a}.${U}${c}`).join():a+i+c}).join()}export{qn as endpoint,Ce as expand,Me as expandPath,Fe as path,Un as toInit,Ln as toRequest};
//# sourceMappingURL=endpoint.js.map
