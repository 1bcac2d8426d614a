/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT */
function Q(e,n={}){(typeof e!="string"||!x(n))&&f("expand",`${e}`,"needs a string and an object");let{pieces:t,variables:s}=w(G,e),r=s.map(o=>m(n,o.name)?T(n[o.name],o):void 0);return b(t,r)}var G={parse:Y,
entries:new Map,size:0};function Y(e){let n=new Map,t=P(e,e,n);for(let s of n.keys())/[-$[\]]/.test(s)&&f(s,e,"is not RFC 6570");return{pieces:t,variables:[...n.values()]}}var C={"":{first:"",separator:"\
,",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"#",separator:",",named:!1,reserved:!0},".":{first:".",separator:".",named:!1,reserved:!1},"/":{first:"/",separator:"\
/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"&",separator:"&",named:!0,reserved:!1}};function P(e,n,t,s=!1){
let r=[];return e.split(/\{([^{}]*)\}/).forEach((o,a)=>{a%2?Z(r,o,n,t,s):r.push(N(o,n))}),r}function N(e,n){return L.test(e)?e.replace(/%(?![\dA-Fa-f]{2})|[^!#-;=?-[\]_a-z~]/gu,t=>/[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.
test(t)||t.codePointAt(0)%65536>=65534?f(t,n,"has to be encoded or paired"):encodeURIComponent(t)):e}function Z(e,n,t,s,r){let o=n.charAt(0),a=m(C,o)?o:"";for(let i of n.slice(a.length).split(",")){let[
,u,l,d]=X.exec(i)??[];if(u===void 0)return f(`{${n}}`,t,"is not RFC 6570");let p=s.get(u)??{name:u,source:t,slot:s.size};s.set(u,p),e.push({name:u,source:t,slot:p.slot,label:u.replace(/[$[\]]/g,encodeURIComponent),
explode:l!==void 0,prefix:Number(d??0),required:r&&a==="",...C[a]})}}var X=/^(?![.-])((?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?:(\*)|:([1-9]\d{0,3}))?$/;function b(e,n,t){let s="",r=!0;for(let o of e){
if(typeof o=="string"){s+=o,r=!0;continue}let a=ee(o,n[o.slot]);o.required&&!a&&g(o,"needs a value"),a!==void 0&&(s+=r?o.first:o.separator,r=!1,t&&t(o,s.length,s.length+a.length),s+=a)}return s}function ee(e,n){
if(n===void 0)return;if(typeof n!="string")return ne(e,n);let t=O(e.prefix?te(n,e):n,e,e.reserved);return e.named?D(e.label,t,e):t}function ne(e,n){let{label:t,explode:s,named:r,reserved:o}=e,a;for(let i of n){
let u=typeof i=="object",l=u?i[1]:i;if(l===void 0)continue;let d=O(l,e,o),p=u?O(i[0],e,o):s&&r?t:void 0;p!==void 0&&(d=s?D(p,d,e):`${p},${d}`),a=a===void 0?d:a+(s?e.separator:",")+d}if(a!==void 0)return e.
prefix&&g(e,"has to be text for a prefix"),r&&!s?D(t,a,e):a}function D(e,n,{first:t}){return n||t!==";"?`${e}=${n}`:e}function te(e,n){return O(e,n),(n.reserved?e.match(se)??[]:[...e]).slice(0,n.prefix).
join("")}var se=/%(?:(?:c(?![01])|d|e0%[ab]|e[1-9a-cef]%[89ab]|ed%[89]|(?:f0%[9ab]|f[1-3]%[89ab]|f4%8)[\da-f]%[89ab])[\da-f]%[89ab]|[\da-f])[\da-f]|./gisu;function T(e,n){let t=F(e,n);return Array.isArray(
t)||x(t)?re(t,n):B(t,n)}function re(e,n){let t=s=>B(F(s,n),n);return Array.isArray(e)?e.map(t):new Map(Object.keys(e).map(s=>[s,t(e[s])]))}function F(e,n){let t=typeof e=="object"&&e?.toJSON;return typeof t!=
"function"?e:t.call(e)??g(n,"needs a value")}function B(e,n){if(e==null)return;if(typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e))return String(e);let s=typeof e=="numb\
er"?e:U(e);return g(n,`needs text or a finite number, not ${s}`)}function x(e){return typeof e=="object"&&U(e)==="[object Object]"}function U(e){return Object.prototype.toString.call(e)}function m(e,n){
return Object.prototype.hasOwnProperty.call(e,n)}function O(e,n,t=!1){if(!(t?L:oe).test(e))return e;try{if(t)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let s=encodeURIComponent(
e);return/[!'()*]/.test(e)?s.replace(/[!'()*]/g,r=>"%"+r.charCodeAt(0).toString(16).toUpperCase()):s}catch{return g(n,"is not Unicode")}}var oe=/[^\w.~-]/,L=/[^\w.~:/?#[\]@!$&'()*+,;=-]/,ae=4096;function w(e,n){
return e.entries.get(n)??ie(e,n)}function ie(e,n){let{parse:t,entries:s,bound:r=1e6}=e;if(n.length>ae)return t(n);let[o]=Object.keys({__proto__:null,[n]:0}),a=t(o);return s.set(o,s.has(o)?a:void 0),e.
size+=n.length+64,e.size>r&&(s.clear(),e.size=0),a}function f(e,n,t){throw new TypeError(de(`"${e}" in "${n}" ${t}`))}function g({name:e,source:n},t){return f(e,n,t)}function de(e){return e.replace(/(:\/\/[^/?#:@]*:)[^/?#]*@/g,
"$1***@").replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,encodeURIComponent)}var q={method:"GET",url:void 0,baseUrl:void 0,headers:{},mediaType:void 0,request:void 0,isRequestJoined:!1,data:void 0,parameters:void 0,plan:void 0},Ce=/*@__PURE__*/I(q,{baseUrl:"https://api.service\
.example",headers:{accept:"application/vnd.service.v3+json","user-agent":"tiny-endpoint/1.0.0"}});function Fe(e){let n=K(e);return new Request(n.url,{__proto__:null,...n.request,duplex:"half",method:n.
method,headers:n.headers,body:ue(n)??null})}function ue(e){let{method:n,url:t,headers:s,body:r}=K(e);return W(r)?(/^[^;]*[/+]json\s*(?:;|$)/i.test(String(K(s)["content-type"]))||f("content-type",`${n}\
 ${t}`,"has to be a JSON type"),JSON.stringify(r)):r}function I(e,n){let t=k(e,void 0,n),s=v(t),r=y({},s,!0);t.parameters=Object.keys(r).length?r:void 0;let{headers:o,mediaType:a={},request:i}=K(s);return[
s,o,a,K(a).previews].forEach(Object.freeze),t.isRequestJoined&&Object.freeze(i),y((l,d)=>j(k(t,l,d)),{merge:(l,d)=>v(k(t,l,d)),parse:l=>j(k(q,void 0,l)),defaults:l=>I(t,l),DEFAULTS:s})}function v(e){let{
method:n,url:t,baseUrl:s,headers:r,data:o}=e,a=J(e),i=e.mediaType&&y({},_(void 0,e.mediaType,"")),u=y({method:n,baseUrl:s,headers:r},{url:t,mediaType:i,request:a,data:o});return y(u,e.parameters,!0)}function k(e,n,t){
return typeof n=="string"?S(e,t,n,w(z,n)):S(n===void 0?e:S(e,n),t)}function S(e,n={},t="the options",s){if(!x(n))return f("options",t,"has to be an object");let r={method:s?.method??e.method,url:s?.url??
e.url,baseUrl:e.baseUrl,headers:{...e.headers},mediaType:e.mediaType,request:e.request,isRequestJoined:e.isRequestJoined,data:e.data,parameters:e.parameters?y(y({},e.parameters,!0),n,!0):n,plan:s?.plan};
for(let o in n){if(!$(o)||!m(n,o))continue;let a=n[o];a!==void 0&&le(r,o,a,t,s)}return r}function $(e){return e==="method"||e==="url"||e==="baseUrl"||e==="headers"||e==="mediaType"||e==="request"||e===
"data"}function le(e,n,t,s,r){r&&(n==="url"||n==="method"&&r.method)&&R(n,s,"is in the route"),n==="headers"?fe(e.headers,t,s):n==="mediaType"?e.mediaType=_(e.mediaType,t,s):n==="request"?ce(e,t,s):n===
"data"?e.data=pe(t,s):n==="method"?e.method=A(t)?t:R(n,s,"has to be a method"):typeof t=="string"&&t.trim()?e[n]=t:R(n,s,"has to be a URL, as a string")}function pe(e,n){return typeof e?.then=="functi\
on"?f("data",n,"is a promise: await it first"):e}function R(e,n,t){return f(e,n,`${t}; as a parameter, it goes in data or {?query*}`)}function fe(e,n,t){if(x(n)&&!(Symbol.iterator in n)){for(let r in n)
m(n,r)&&V(e,r,n[r],t);return}let s=typeof n=="object"&&n&&Symbol.iterator in n?n:[n];for(let r of s){let[o,a]=Array.isArray(r)?r:[];V(e,o,a,t)}}function V(e,n,t,s){if(!A(n))return R("headers",s,"has t\
o be an object or pairs, of tokens");let r=n.toLowerCase();t===null?delete e[r]:t!==void 0&&E(e,r,t)}function A(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}function _(e,n,t){let s=x(
n)?K(n):{},{format:r=e?.format,previews:o}=s,a=o===void 0||Array.isArray(o)?(o??[]).map(ye):[null],i=r===void 0||r===""||A(r);(!x(n)||!i||!a.every(A))&&R("mediaType",t,"has to be { format, previews }");
let u=o?H([...e?.previews??[],...a]):e?.previews;return{...e,...s,format:r,previews:u}}function ye(e){if(typeof e!="string")return e;let n=e.length;for(;e.endsWith("-preview",n);)n-=8;return e.slice(0,
n)}function H(e){return[...new Set(e)]}function ce(e,n,t){if(typeof n!="object"||!n)return R("request",t,"has to be an object");e.isRequestJoined=e.request!==void 0,e.request=e.request?y(y({},e.request),
n):n}function J({request:e,isRequestJoined:n}){return n?y({},e):e}function y(e,n,t=!1){for(let s in n){if(!m(n,s)||t&&$(s))continue;let r=n[s];r!==void 0&&E(e,s,r)}return e}function E(e,n,t){m(Object.
prototype,n)?Object.defineProperty(e,n,{__proto__:null,value:t,writable:!0,enumerable:!0,configurable:!0}):e[n]=t}function K(e){return y({__proto__:null},e)}var z={parse:me,entries:new Map,size:0};function me(e){
let[n="",t,s]=e.trim().split(/\s+/).reverse();return(!n||!t&&/^[\dA-Z_-]+$/.test(n))&&f("url",e,'is missing: write "METHOD url"'),(s||t&&!A(t))&&f("route",e,'has to be "METHOD url"; in the url, a spac\
e is %20'),{method:t,url:n,plan:t?Oe(t.toUpperCase(),n):void 0}}function ge(e,n){return n===void 0?f("url",e,"is missing"):w(w(xe,e),n)}var xe={parse:e=>({parse:n=>w(z,`${e} ${n}`).plan,entries:new Map,
size:0}),entries:new Map,size:0,bound:2e3},he=/^([a-z][a-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$))?([^?#]*?)(\{?[?#][^]*)?$/i;function Oe(e,n){let t=`${e} ${n}`,s=new Map,[,r="",o="",a=""]=he.exec(n);/\{(?![\w%$[\]][^{},:*]*\})/.
test(r)&&f(r,t,"has to be letters, digits and hyphens");let i=o.replace(/(^|[/.]):([a-z_]\w*)/gi,"$1{$2}"),[u=""]=!r&&/^\{\+?[\w%$[\]][^{},:*]*\}/.exec(i)||[],l=P(r||u,t,s,!0),d=i.slice(u.length).replace(
/^\/+/,r?"$&":"/"),h=P(d,t,s,!0).concat(P(a,t,s));for(let c of s.keys())$(c)&&c!=="data"&&R(c,t,"is an option: rename it");return{method:e,source:t,variables:s,noValues:[...s].map(()=>{}),origin:r&&l,
base:u?l[1]:void 0,pieces:h,hasDots:M(d+a),isOpen:/[?#+]/.test(n)}}function j(e){let{baseUrl:n,headers:t,mediaType:s,data:r}=e,o=J(e),a=e.plan??ge(e.method,e.url),{method:i}=a,{values:u,query:l,body:d}=we(
a,e),p=Re(a,u,n,l);d!==void 0&&(r===void 0||W(d))&&!m(t,"content-type")&&E(t,"content-type","application/json; charset=utf-8"),s&&m(t,"accept")&&typeof t.accept=="string"&&(t.accept=Ee(t.accept,s));let c=d===
void 0?{method:i,url:p,headers:t}:{method:i,url:p,headers:t,body:d};return o?{...c,request:o}:c}function we({method:e,source:n,variables:t,noValues:s},{parameters:r,data:o}){let a=s.slice(),i=e!=="GET"&&
e!=="HEAD",u="",l;for(let d in r){if($(d)||!m(r,d))continue;let p=r[d];if(p===void 0)continue;let h=t.get(d);h?a[h.slot]=T(p,h):i?E(l??(l={}),d,p):u=ke(u,p,{name:d,source:n})}if(o!==void 0){let d=t.get(
"data");d?a[d.slot]=T(o,d):i?l=o:f("data",n,`is a body, and ${e} has none: write {?data}`)}return{values:a,query:u,body:l}}function W(e){return typeof e=="number"||typeof e=="boolean"||Array.isArray(e)?
!0:x(e)&&!(Symbol.iterator in e)&&!(Symbol.asyncIterator in e)}function Re(e,n,t,s){let{address:r,slash:o}=Ke(e,n,t),a=b(e.pieces,n);(e.hasDots||n.some(M))&&Ae(e,n,a);let i=(e.pieces[0]||a)[0];return r+
(i==="/"?"":!i||i==="?"||i==="#"?o:"/")+(s&&e.isOpen?$e(a,s):a+s)}var be={parse:Te,entries:new Map,size:0};function Ke({origin:e,base:n,source:t},s,r){let o=e?Pe(e,s):n?s[n.slot]:r,a=typeof o=="string"?
w(be,o):void 0;if(a&&(e||a.isHttp))return a;e&&f(o,t,"is no URL");let i=n?`, or write "/{${n.name}}"`:" or braces: fill these by expand";return f(n?n.name:"baseUrl",t,`has to be an http(s):// URL with\
out query${i}`)}function Pe(e,n){for(let t of e)typeof t!="string"&&!/^[a-z\d-]+$/i.test(b([t],n))&&g(t,"has to be letters, digits and hyphens");return b(e,n)}function Te(e){let[,n="",t=""]=/^([a-z][a-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(\/?)\/*$/i.
exec(e)??[];try{return new URL(n),{address:N(n,e),slash:t,isHttp:/^https?:\/\/[^/]/i.test(e)}}catch{return}}function M(e){if(e===void 0)return!1;if(typeof e=="string")return/\.|%2e/i.test(e);if(Array.
isArray(e))return e.some(M);for(let[n,t]of e)if(M(n)||M(t))return!0;return!1}var Me=/(^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/;]|%2f|%5c|%3b|$)/gi;function Ae({pieces:e},n,t){let r=/^[^?#]*/.exec(t)[0].matchAll(
Me),o=r.next().value;o&&b(e,n,(a,i,u)=>{for(;o&&o.index+o[0].length<i;)o=r.next().value;o&&o.index+o[1].length<=u&&g(a,"makes a dot segment: reject such values")})}function ke(e,n,t){let{name:s}=t,r=T(
n,t);r instanceof Map&&g(t,`is an object: write {?${s}*}, or JSON.stringify it`);let o=O(s,t);for(let a of Array.isArray(r)?r:[r])a!==void 0&&(e+=`${e?"&":"?"}${o}=${O(a,t)}`);return e}function $e(e,n){
return e.replace(/^[^#]*/,t=>t+(t.includes("?")?n.replace("?",/[?&]$/.test(t)?"":"&"):n))}function Ee(e,{format:n="",previews:t=[]}){let s=(r,o,a="",i="",u="",l)=>{if(!n&&!t.length)return r;let d=(n?`\
.${n}`:u)+l,p=i.endsWith("-preview")?[i]:[];return H([...p,...t.map(c=>`${c}-preview`)]).map(c=>`${o}.${c}${d}`).join()||o+a+d};return e.replace(/(?:[^,"]+|"(?:[^"\\]|\\[^])*"?)+/g,r=>r.replace(De,s))}
var De=/^(\s*application\/vnd\.[^\s.+;]+)(\.v\d+)?(?:\.([^\s.+;]+))?(\+json)?(\s*(?:;[^]*)?)$/i;export{Ce as endpoint,Q as expand,ue as toBody,Fe as toRequest};
//# sourceMappingURL=endpoint.js.map
