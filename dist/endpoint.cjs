/*! tiny-endpoint 1.0.0 | MIT */
"use strict";var k=Object.defineProperty;var z=Object.getOwnPropertyDescriptor;var G=Object.getOwnPropertyNames;var J=Object.prototype.hasOwnProperty;var W=(e,n)=>{for(var t in n)k(e,t,{get:n[t],enumerable:!0})},Z=(e,n,t,o)=>{if(n&&
typeof n=="object"||typeof n=="function")for(let s of G(n))!J.call(e,s)&&s!==t&&
k(e,s,{get:()=>n[s],enumerable:!(o=z(n,s))||o.enumerable});return e};var Q=e=>Z(k({},"__esModule",{value:!0}),e);var xe={};W(xe,{endpoint:()=>ge,expand:()=>P,toRequest:()=>me});module.exports=Q(
xe);function l(e,n,t){throw new TypeError(`"${e}" in "${n}" ${t}`)}var F=function(e,n,t,o){
let s=[],r=!1;for(let i of e.split(/\{([^{}]*)\}/))r?X(i,n,t,s,o):s.push(C(i,n)),
r=!r;return s},$=function(e,n,t,o){let s,r="";for(let i=0;i<e.length;i++){let a=e[i];
if(typeof a=="string"){r+=a,s=void 0;continue}let d=ee(a,w(n[a.slot]),t);a.required&&
!d&&l(a.name,t,"needs a value"),o&&(d=o(d,a,t)),d!==void 0&&(r+=(s??a.operator.first)+
d,s=a.operator.separator)}return r},C=function(e,n){return e.replace(/%(?![\dA-Fa-f]{2})|[^!#-;=?-[\]_a-z~]/gu,
t=>/[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.test(t)||
(~t.codePointAt(0)&65534)===0?l(t,n,"has to be encoded or paired"):encodeURIComponent(
t))},X=function(e,n,t,o,s){let[,r="",i]=/^([+#./;?&]?)([^]*)/.exec(e),a=Y(r);for(let d of i.
split(",")){let[,p="",f,u]=/^((?:\w|%[\dA-Fa-f]{2})+(?:(?:\.|-+)(?:\w|%[\dA-Fa-f]{2})+)*)(?:(\*)|:([1-9]\d{0,3}))?$/.
exec(d)??[];p||l(`{${e}}`,n,"is not RFC 6570"),t.set(p,t.get(p)??t.size),o.push(
{name:p,slot:t.get(p),explode:f,operator:a,required:s&&!r,prefix:~~u})}},Y=b(e=>{
let n="+#./;?&".indexOf(e);return{first:e.replace("+",""),separator:n<2?",":e.replace(
"?","&"),reserved:n<2&&e!=="",named:n>3}}),ee=function(e,n,t){let{prefix:o,explode:s,
operator:r,name:i}=e,{reserved:a,named:d,separator:p}=r,f=Array.isArray(n);if(!f&&
!x(n)){let g=O(n,i,t,a,o);return d&&g!==void 0?A(i,g,r):g}let u=[];for(let[g,h]of f?
n.entries():Object.entries(n)){let c=O(w(h),i,t,a);if(c===void 0)continue;let y=f?
i:O(g,i,t,a);u.push(f&&!(d&&s)?c:s?A(y,c,r):y+","+c)}if(!u.length)return;o&&l(i,
t,"has to be text to have a prefix");let m=u.join(s?p:",");return d&&!s?A(i,m,r):
m},A=(e,n,{first:t})=>e+(n||t!==";"?`=${n}`:""),w=e=>{let n=typeof e=="object"&&
e;return n&&typeof n.toJSON=="function"?n.toJSON():e},x=e=>typeof e=="object"&&U(
e)==="[object Object]",U=e=>Object.prototype.toString.call(e),R=(e,n)=>Object.prototype.
hasOwnProperty.call(e,n),ne=/%(?:(?:(?:f[\da-f]%[89ab]|e)[\da-f]%[89ab]|[cd])[\da-f]%[89ab]|[\da-f])[\da-f]|./gisu,
te=/[^\w~.-]/,O=function(e,n,t,o,s){if(e==null)return;let r=typeof e=="string"||
typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e)?`${e}`:l(n,t,`needs \
a finite value, not ${U(e)}`);return!s&&!te.test(r)?r:(/[\ud800-\udfff]/u.test(r)&&
l(n,t,"is not Unicode"),s&&r&&(r=(o?r.match(ne):[...r]).slice(0,s).join("")),o?encodeURI(
r).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent):encodeURIComponent(r).
replace(/[!'()]/g,escape).replace(/\*/g,"%2A"))};function b(e,n=1e6){let t=new Map,
o=0;return s=>{let r=t.get(s);if(!r){let i=r===null;if(r=e(s),s.length>4096)return r;
o+=s.length+64,o>n&&(t.clear(),o=0),t.set(s,i?r:null)}return r}}var se=b(e=>{let n=new Map,
t=F(e,e,n),o=[...n.keys()];for(let s of o)/-/.test(s)&&l(s,e,"is not RFC 6570");
return[t,o]});function P(e,n={}){(typeof e!="string"||!x(n))&&l("expand",String(
e),"takes a string and an object");let[t,o]=se(e),s=o.map(r=>R(n,r)?n[r]:void 0);
return $(t,s,e)}var V={method:"GET",headers:{}},K=e=>e==="mediaType"||e==="method"||e==="request"||
e==="baseUrl"||e==="url"||e==="headers",T=function(e,n,t=n===void 0||typeof n=="\
string"?{}:n){let o=typeof n=="string"?n:"the options",s=n===o?H(n):{};if(!x(t)||
n!==void 0&&n!==t&&n!==o)return l("options",o,"has to be one object");let r={baseUrl:e.
baseUrl,mediaType:e.mediaType&&j(e.mediaType,{},""),parameters:e.parameters?E(e.
parameters,t):t,request:e.request,headers:L({},e.headers),method:s.method??e.method,
url:s.url??e.url,plan:s.plan};for(let i in t){if(!K(i))continue;let a=t[i];a===void 0||
!R(t,i)||(s.url&&s[i]&&l(i,o,"is in the route"),i==="request"?r.request=re(r.request,
a,o):i==="headers"?r.headers=oe(r.headers,a,o):i==="mediaType"?r.mediaType=j(r.mediaType,
a,o):!a||typeof a!="string"?l(i,o,"has to be a non-empty string"):i==="method"?r.
method=a:i==="url"?r.url=a:r.baseUrl=a)}return r},re=(e,n,t)=>typeof n!="object"||
!n?l("request",t,"has to be an object"):e?Object.freeze(E(e,n)):n,oe=(e,n,t)=>{let s=Symbol.
iterator in Object(n||0)?n:x(n)?Object.entries(n):[n];for(let r of s){if(!Array.
isArray(r)||typeof r[0]!="string")return l("headers",t,"has to be an object or p\
airs");let i=r[0].toLowerCase();r[1]===null?delete e[i]:r[1]!==void 0&&(e=S(e,i,
r[1]))}return e},j=(e={},n,t)=>{let{previews:o=[],format:s=""}=Object(n);if(!x(n)||
!Array.isArray(o)||![s,...o].every(a=>typeof a=="string"))return l("mediaType",t,
"has to be a format and a list of previews");let r=E(e,n),i=[...e.previews??[],...o].
map(a=>a.replace(/-preview$/,""));return r.previews&&(r.previews=v(i)),r},L=function(e,n){
for(let t in n){let o=n[t];o!==void 0&&R(n,t)&&(e=S(e,t,o))}return e},E=(e,n)=>L(
L({},e),n),S=(e,n,t)=>n==="__proto__"?{...e,[n]:t}:(e[n]=t,e),v=e=>[...new Set(e)],
B=({parameters:e={},request:n,url:t,baseUrl:o,headers:s,mediaType:r,method:i})=>E(
e,{method:i,url:t,baseUrl:o,headers:s,mediaType:r,request:n}),H=b(e=>{let[,n,t]=/^(?:([\w!#$%&'*.+^`|~-]+)\s+|(?![\dA-Z_-]+$))(\S+)$/.
exec(e.trim())??[];return t?{method:n,url:t,plan:n?ae(n.toUpperCase(),t):void 0}:
l("route",e,'has to be "METHOD url"')}),ie=b(e=>b(n=>{let t=`${e} ${n}`;return H(
t).plan??l("route",t,'has to be "METHOD url"')}),2e3),ae=function(e,n){let t=`${e}\
 ${n}`,o=new Map,s=(c,y)=>F(c,t,o,y),[,r="",i="",a=""]=/^([a-zA-Z][\w.+-]*:\/\/[^/?#]*?(?=\{?[/?#]|$))?([^?#]*?)(\{?[?#][^]*)?$/.
exec(n);r&&/^(?:ftp|http|ws)s?:..$|\{(?![\w%][\w.%-]*\})/i.test(r)&&l(r,t,"has t\
o be letters, digits and hyphens");let d=i.includes(":")?i.replace(/(^|[/.]):([a-z_]\w*)/gi,
"$1{$2}"):i,[,p="",f="",u]=/^(\{\+?([\w%][\w.%-]*)\})?\/*?((?!\/\/)[^]*)/.exec(d),
m=s(r||p),g=r?d:u,h=s(g,!0).concat(s(a));for(let c of Object.keys(Object.fromEntries(
o)))K(c)&&l(c,t,"is an option, rename it");return{rooted:g[0]==="/",method:e,source:t,
base:f,origin:r&&m,open:!!a||n.includes("+"),slots:o,pieces:h}},de=function(e,n,t,o){
let s=e.base?w(n[0]):t,[r,i]=e.origin?[$(e.origin,n,e.source,le),""]:typeof s=="\
string"&&fe(s)||l(e.base||"baseUrl",e.source,'has to be an http(s) URL without q\
uery, or write "/{x}"'),a=N,d=$(e.pieces,n,e.source,pe);if(N>a){let[,p]=ue.exec(
d)??[];p&&l(p,e.source,"makes a dot segment"),d=d.replace(/\{[^}]*\}/g,"")}return d=
o&&e.open?d.replace(/^[^#]*/,p=>p+(p.includes("?")?o.replace("?",/[?&]$/.test(p)?
"":"&"):o)):d+o,r+(e.rooted||d[0]==="/"?"":/^[^?#]/.test(d)?"/":i)+d},le=(e="",{
name:n},t)=>/^[a-z\d-]+$/i.test(e)?e:l(n,t,"has to be letters, digits and hyphen\
s"),N=0,pe=(e,{name:n,operator:{named:t,reserved:o,first:s}})=>{if(e!==void 0&&(e.
length<3||o||s&&!t)){let r=`{${n.slice(0,99)}}`;e=e.replace(/\.|%2e|^[/?#]|\/$|^$/gi,
i=>(N++,r+i+r))}return e},ue=/^(?:[^?#]*\/)?(?=[^/?#]*?\{([^}]*))(?:(?:\{[^}]*\})*(?:\.|%2e)){1,2}(?:\{[^}]*\})*(?![^/?#])/i,
fe=b(e=>{let[,n,t]=/^(https?:\/\/[^/?#]+(?:\/+[^/?#]+)*)(\/?)\/*$/i.exec(e)??[];
try{return new URL(n),[C(n,e),t]}catch{}}),q=function(e){let{request:n,parameters:t,
mediaType:o,headers:s}=e,r=e.plan??ie(e.method)(e.url??""),{method:i,source:a,slots:d}=r,
p,f=Array(d.size),u="",m;for(let y in t){if(K(y))continue;let M=t[y];if(M===void 0||
!R(t,y))continue;let D=d.get(y);D!==void 0?f[D]=M:i==="GET"||i==="HEAD"?u=ce(u,y,
M,a):y==="data"?m=M:p=S(p??{},y,M)}let g=de(r,f,e.baseUrl,u);o&&typeof s.accept==
"string"&&(s.accept=ye(s.accept,o));let h=m===void 0?p:m;I(h)&&(s["content-type"]??
(s["content-type"]="application/json; charset=utf-8"));let c=h!==void 0?{method:i,
url:g,headers:s,body:h}:{method:i,url:g,headers:s};return n&&(c.request=n),c},ce=function(e,n,t,o){
let s=w(t);(n==="data"||x(s))&&l(n,o,`needs a place in the query: write {?${n}*}`);
let r=O(n,n,o);for(let i of Array.isArray(s)?s:[s]){let a=O(w(i),n,o);a!==void 0&&
(e+=`${e?"&":"?"}${r}=${a}`)}return e},ye=(e,{previews:n=[],format:t})=>e.replace(
/(?:[^,"]+|"(?:[^"\\]|\\[^])*"?)+/g,o=>{let[,s,r="",i="",a="",d]=/^(\s*application\/vnd\.[^\s.+;]+)(\.v\d+)?(?:\.([^\s.+;]+))?(\+json)?(\s*(?:;[^]*)?)$/i.
exec(o)??[];if(!s||!t&&!n.length)return o;let p=(t?"."+t:a)+d;return v([.../-preview$/.
test(i)?[i]:[],...n.map(u=>`${u}-preview`)]).map(u=>`${s}.${u}${p}`).join()||s+r+
p}),I=e=>Array.isArray(e)||typeof e=="boolean"||typeof e=="number"||x(e)&&!(Symbol.
iterator in e)&&!(Symbol.asyncIterator in e),_=function(e,n){let t=T(e,void 0,n),
o=B(T(t));return t.parameters=Object.keys(o).every(K)?void 0:o,[o.headers,o.mediaType?.
previews,o.mediaType,o].map(Object.freeze),Object.assign((s,r)=>q(T(t,s,r)),{merge:(s,r)=>B(
T(t,s,r)),parse:s=>q(T(V,void 0,s)),defaults:s=>_(t,s),DEFAULTS:o})},ge=_(V,{baseUrl:"\
https://api.service.example",headers:{accept:"application/vnd.service.v3+json","\
user-agent":"tiny-endpoint/1.0.0"}});function me({method:e,url:n,headers:t,body:o,
request:s}){return I(o)&&(/^[^;]*[/+]json\s*(?:;|$)/i.test(t["content-type"])||l(
"content-type",`${e} ${n}`,"has to be a JSON type"),o=JSON.stringify(o)),new Request(
n,{...s,duplex:"half",method:e,headers:t,body:o})}0&&(module.exports={endpoint,expand,toRequest});
//# sourceMappingURL=endpoint.cjs.map
