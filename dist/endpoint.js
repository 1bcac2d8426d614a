/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT */
function l(e,n,t){throw new TypeError(`"${e}" in "${n}" ${t}`)}var A=function(e,n,t,o){let r=[],s=!1;for(let i of e.split(/\{([^{}]*)\}/))s?I(i,n,t,r,o):r.push(F(i,n)),s=!s;return r},$=function(e,n,t,o){
let r,s="";for(let i=0;i<e.length;i++){let a=e[i];if(typeof a=="string"){s+=a,r=void 0;continue}let d=z(a,w(n[a.slot]),t);a.required&&!d&&l(a.name,t,"needs a value"),o&&(d=o(d,a,t)),d!==void 0&&(s+=(r??
a.operator.first)+d,r=a.operator.separator)}return s},F=function(e,n){return e.replace(/%(?![\dA-Fa-f]{2})|[^!#-;=?-[\]_a-z~]/gu,t=>/[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.
test(t)||(~t.codePointAt(0)&65534)===0?l(t,n,"has to be encoded or paired"):encodeURIComponent(t))},I=function(e,n,t,o,r){let[,s="",i]=/^([+#./;?&]?)([^]*)/.exec(e),a=_(s);for(let d of i.split(",")){let[
,p="",f,u]=/^((?:\w|%[\dA-Fa-f]{2})+(?:(?:\.|-+)(?:\w|%[\dA-Fa-f]{2})+)*)(?:(\*)|:([1-9]\d{0,3}))?$/.exec(d)??[];p||l(`{${e}}`,n,"is not RFC 6570"),t.set(p,t.get(p)??t.size),o.push({name:p,slot:t.get(
p),explode:f,operator:a,required:r&&!s,prefix:~~u})}},_=b(e=>{let n="+#./;?&".indexOf(e);return{first:e.replace("+",""),separator:n<2?",":e.replace("?","&"),reserved:n<2&&e!=="",named:n>3}}),z=function(e,n,t){
let{prefix:o,explode:r,operator:s,name:i}=e,{reserved:a,named:d,separator:p}=s,f=Array.isArray(n);if(!f&&!x(n)){let g=O(n,i,t,a,o);return d&&g!==void 0?k(i,g,s):g}let u=[];for(let[g,h]of f?n.entries():
Object.entries(n)){let c=O(w(h),i,t,a);if(c===void 0)continue;let y=f?i:O(g,i,t,a);u.push(f&&!(d&&r)?c:r?k(y,c,s):y+","+c)}if(!u.length)return;o&&l(i,t,"has to be text to have a prefix");let m=u.join(
r?p:",");return d&&!r?k(i,m,s):m},k=(e,n,{first:t})=>e+(n||t!==";"?`=${n}`:""),w=e=>{let n=typeof e=="object"&&e;return n&&typeof n.toJSON=="function"?n.toJSON():e},x=e=>typeof e=="object"&&D(e)==="[o\
bject Object]",D=e=>Object.prototype.toString.call(e),R=(e,n)=>Object.prototype.hasOwnProperty.call(e,n),G=/%(?:(?:(?:f[\da-f]%[89ab]|e)[\da-f]%[89ab]|[cd])[\da-f]%[89ab]|[\da-f])[\da-f]|./gisu,J=/[^\w~.-]/,
O=function(e,n,t,o,r){if(e==null)return;let s=typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e)?`${e}`:l(n,t,`needs a finite value, not ${D(e)}`);return!r&&!J.test(s)?s:(/[\ud800-\udfff]/u.
test(s)&&l(n,t,"is not Unicode"),r&&s&&(s=(o?s.match(G):[...s]).slice(0,r).join("")),o?encodeURI(s).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent):encodeURIComponent(s).replace(/[!'()]/g,escape).
replace(/\*/g,"%2A"))};function b(e,n=1e6){let t=new Map,o=0;return r=>{let s=t.get(r);if(!s){let i=s===null;if(s=e(r),r.length>4096)return s;o+=r.length+64,o>n&&(t.clear(),o=0),t.set(r,i?s:null)}return s}}
var W=b(e=>{let n=new Map,t=A(e,e,n),o=[...n.keys()];for(let r of o)/-/.test(r)&&l(r,e,"is not RFC 6570");return[t,o]});function Z(e,n={}){(typeof e!="string"||!x(n))&&l("expand",String(e),"takes a st\
ring and an object");let[t,o]=W(e),r=o.map(s=>R(n,s)?n[s]:void 0);return $(t,r,e)}var B={method:"GET",headers:{}},K=e=>e==="mediaType"||e==="method"||e==="request"||e==="baseUrl"||e==="url"||e==="headers",T=function(e,n,t=n===void 0||typeof n=="string"?{}:n){let o=typeof n=="string"?
n:"the options",r=n===o?V(n):{};if(!x(t)||n!==void 0&&n!==t&&n!==o)return l("options",o,"has to be one object");let s={baseUrl:e.baseUrl,mediaType:e.mediaType&&U(e.mediaType,{},""),parameters:e.parameters?
E(e.parameters,t):t,request:e.request,headers:C({},e.headers),method:r.method??e.method,url:r.url??e.url,plan:r.plan};for(let i in t){if(!K(i))continue;let a=t[i];a===void 0||!R(t,i)||(r.url&&r[i]&&l(
i,o,"is in the route"),i==="request"?s.request=Q(s.request,a,o):i==="headers"?s.headers=X(s.headers,a,o):i==="mediaType"?s.mediaType=U(s.mediaType,a,o):!a||typeof a!="string"?l(i,o,"has to be a non-em\
pty string"):i==="method"?s.method=a:i==="url"?s.url=a:s.baseUrl=a)}return s},Q=(e,n,t)=>typeof n!="object"||!n?l("request",t,"has to be an object"):e?Object.freeze(E(e,n)):n,X=(e,n,t)=>{let r=Symbol.
iterator in Object(n||0)?n:x(n)?Object.entries(n):[n];for(let s of r){if(!Array.isArray(s)||typeof s[0]!="string")return l("headers",t,"has to be an object or pairs");let i=s[0].toLowerCase();s[1]===null?
delete e[i]:s[1]!==void 0&&(e=N(e,i,s[1]))}return e},U=(e={},n,t)=>{let{previews:o=[],format:r=""}=Object(n);if(!x(n)||!Array.isArray(o)||![r,...o].every(a=>typeof a=="string"))return l("mediaType",t,
"has to be a format and a list of previews");let s=E(e,n),i=[...e.previews??[],...o].map(a=>a.replace(/-preview$/,""));return s.previews&&(s.previews=q(i)),s},C=function(e,n){for(let t in n){let o=n[t];
o!==void 0&&R(n,t)&&(e=N(e,t,o))}return e},E=(e,n)=>C(C({},e),n),N=(e,n,t)=>n==="__proto__"?{...e,[n]:t}:(e[n]=t,e),q=e=>[...new Set(e)],P=({parameters:e={},request:n,url:t,baseUrl:o,headers:r,mediaType:s,
method:i})=>E(e,{method:i,url:t,baseUrl:o,headers:r,mediaType:s,request:n}),V=b(e=>{let[,n,t]=/^(?:([\w!#$%&'*.+^`|~-]+)\s+|(?![\dA-Z_-]+$))(\S+)$/.exec(e.trim())??[];return t?{method:n,url:t,plan:n?ee(
n.toUpperCase(),t):void 0}:l("route",e,'has to be "METHOD url"')}),Y=b(e=>b(n=>{let t=`${e} ${n}`;return V(t).plan??l("route",t,'has to be "METHOD url"')}),2e3),ee=function(e,n){let t=`${e} ${n}`,o=new Map,
r=(c,y)=>A(c,t,o,y),[,s="",i="",a=""]=/^([a-zA-Z][\w.+-]*:\/\/[^/?#]*?(?=\{?[/?#]|$))?([^?#]*?)(\{?[?#][^]*)?$/.exec(n);s&&/^(?:ftp|http|ws)s?:..$|\{(?![\w%][\w.%-]*\})/i.test(s)&&l(s,t,"has to be let\
ters, digits and hyphens");let d=i.includes(":")?i.replace(/(^|[/.]):([a-z_]\w*)/gi,"$1{$2}"):i,[,p="",f="",u]=/^(\{\+?([\w%][\w.%-]*)\})?\/*?((?!\/\/)[^]*)/.exec(d),m=r(s||p),g=s?d:u,h=r(g,!0).concat(
r(a));for(let c of Object.keys(Object.fromEntries(o)))K(c)&&l(c,t,"is an option, rename it");return{rooted:g[0]==="/",method:e,source:t,base:f,origin:s&&m,open:!!a||n.includes("+"),slots:o,pieces:h}},
ne=function(e,n,t,o){let r=e.base?w(n[0]):t,[s,i]=e.origin?[$(e.origin,n,e.source,te),""]:typeof r=="string"&&oe(r)||l(e.base||"baseUrl",e.source,'has to be an http(s) URL without query, or write "/{x\
}"'),a=L,d=$(e.pieces,n,e.source,se);if(L>a){let[,p]=re.exec(d)??[];p&&l(p,e.source,"makes a dot segment"),d=d.replace(/\{[^}]*\}/g,"")}return d=o&&e.open?d.replace(/^[^#]*/,p=>p+(p.includes("?")?o.replace(
"?",/[?&]$/.test(p)?"":"&"):o)):d+o,s+(e.rooted||d[0]==="/"?"":/^[^?#]/.test(d)?"/":i)+d},te=(e="",{name:n},t)=>/^[a-z\d-]+$/i.test(e)?e:l(n,t,"has to be letters, digits and hyphens"),L=0,se=(e,{name:n,
operator:{named:t,reserved:o,first:r}})=>{if(e!==void 0&&(e.length<3||o||r&&!t)){let s=`{${n.slice(0,99)}}`;e=e.replace(/\.|%2e|^[/?#]|\/$|^$/gi,i=>(L++,s+i+s))}return e},re=/^(?:[^?#]*\/)?(?=[^/?#]*?\{([^}]*))(?:(?:\{[^}]*\})*(?:\.|%2e)){1,2}(?:\{[^}]*\})*(?![^/?#])/i,
oe=b(e=>{let[,n,t]=/^(https?:\/\/[^/?#]+(?:\/+[^/?#]+)*)(\/?)\/*$/i.exec(e)??[];try{return new URL(n),[F(n,e),t]}catch{}}),j=function(e){let{request:n,parameters:t,mediaType:o,headers:r}=e,s=e.plan??Y(
e.method)(e.url??""),{method:i,source:a,slots:d}=s,p,f=Array(d.size),u="",m;for(let y in t){if(K(y))continue;let M=t[y];if(M===void 0||!R(t,y))continue;let S=d.get(y);S!==void 0?f[S]=M:i==="GET"||i===
"HEAD"?u=ie(u,y,M,a):y==="data"?m=M:p=N(p??{},y,M)}let g=ne(s,f,e.baseUrl,u);o&&typeof r.accept=="string"&&(r.accept=ae(r.accept,o));let h=m===void 0?p:m;v(h)&&(r["content-type"]??(r["content-type"]="\
application/json; charset=utf-8"));let c=h!==void 0?{method:i,url:g,headers:r,body:h}:{method:i,url:g,headers:r};return n&&(c.request=n),c},ie=function(e,n,t,o){let r=w(t);(n==="data"||x(r))&&l(n,o,`n\
eeds a place in the query: write {?${n}*}`);let s=O(n,n,o);for(let i of Array.isArray(r)?r:[r]){let a=O(w(i),n,o);a!==void 0&&(e+=`${e?"&":"?"}${s}=${a}`)}return e},ae=(e,{previews:n=[],format:t})=>e.
replace(/(?:[^,"]+|"(?:[^"\\]|\\[^])*"?)+/g,o=>{let[,r,s="",i="",a="",d]=/^(\s*application\/vnd\.[^\s.+;]+)(\.v\d+)?(?:\.([^\s.+;]+))?(\+json)?(\s*(?:;[^]*)?)$/i.exec(o)??[];if(!r||!t&&!n.length)return o;
let p=(t?"."+t:a)+d;return q([.../-preview$/.test(i)?[i]:[],...n.map(u=>`${u}-preview`)]).map(u=>`${r}.${u}${p}`).join()||r+s+p}),v=e=>Array.isArray(e)||typeof e=="boolean"||typeof e=="number"||x(e)&&
!(Symbol.iterator in e)&&!(Symbol.asyncIterator in e),H=function(e,n){let t=T(e,void 0,n),o=P(T(t));return t.parameters=Object.keys(o).every(K)?void 0:o,[o.headers,o.mediaType?.previews,o.mediaType,o].
map(Object.freeze),Object.assign((r,s)=>j(T(t,r,s)),{merge:(r,s)=>P(T(t,r,s)),parse:r=>j(T(B,void 0,r)),defaults:r=>H(t,r),DEFAULTS:o})},pe=H(B,{baseUrl:"https://api.service.example",headers:{accept:"\
application/vnd.service.v3+json","user-agent":"tiny-endpoint/1.0.0"}});function ue({method:e,url:n,headers:t,body:o,request:r}){return v(o)&&(/^[^;]*[/+]json\s*(?:;|$)/i.test(t["content-type"])||l("co\
ntent-type",`${e} ${n}`,"has to be a JSON type"),o=JSON.stringify(o)),new Request(n,{...r,duplex:"half",method:e,headers:t,body:o})}export{pe as endpoint,Z as expand,ue as toRequest};
//# sourceMappingURL=endpoint.js.map
