/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function Ee(e,t={}){let{source:n,pieces:r,bySlot:s,noValues:o}=We(oe(e));y(t)||B(n);let i=o.slice();for(let a of s){let{name:u,slot:p}=a;g(t,u)&&(i[p]=N(t[u],a))}return S(r,i)}
function Me(e,t={}){let n=Ie(oe(e)),{source:r,variables:s}=n;y(t)||B(r);let o=n.noValues.slice();for(let a in t){if(!g(t,a))continue;let u=t[a];if(u===void 0)continue;let p=s.get(a)??d(a,r,"has no placeholder: write it in the template, or leave it out");o[p.slot]=N(u,p)}let i=q(n,o);return n.pieces[0]==="/"&&i.startsWith("//")&&d("template",r,"gives a path that begins with two slashes"),i}
function Ce(e,...t){(!Array.isArray(e)||!g(e,"raw"))&&d("path",w(e),"is a tag: write path`...` without parentheses");let n=qe(e),r=n.noValues.slice();for(let s=0;s<r.length&&s<t.length;s++)r[s]=N(t[s],n.bySlot[s]);return q(n,r)}
function oe(e){return typeof e=="string"?e:d("template",w(e),"has to be a string")}
function B(e,t="values"){d(t,e,"has to be a plain object, such as JSON.parse(text) or Object.fromEntries(form)")}var Ie=/*@__PURE__*/b(e=>(ie(e),Q(e,e),W(H(e),{source:e,variables:new Map})));
function W(e,t){let[n,r]=_(e);ve(r,t.source);let s=[...A(n,t,"path"),...A(r,t)];return G(s,t)}
function ve(e,t){let[,n]=/^\{?\?[^#]*\{\?([^{}]*)\}/.exec(e)??[];if(!n)return;let r=e.startsWith("{")?"join both, as {?a,b}":`write {&${n}}`;d(`{?${n}}`,t,`would write a second "?": ${r}`)}
function _(e){let t=e.search(/\{?[?#]/);return t<0?[e,""]:[e.slice(0,t),e.slice(t)]}
function H(e){let[t,n]=_(e);return t.replace(/(^|[/.]):([A-Za-z_]\w*)/g,"$1{$2}")+n}
function ie(e){/^\/(?!\/)/.test(e)||d("template",e,"has to begin with one slash; a base is joined to it by +")}var Be=/^(?:[^?#]*[/.])?(:[A-Za-z_]\w*(?:[?*+](?=\/|\{?[?#]|$)|\())/,_e=/(\$\{[\w%$.[\]-]+\}|\{[^{}?#]+\?\})/,k="write {x}; behind a segment, {/x} if it may be left out, or {/x*} for a list; in a query, {?x}";
function Q(e,t,n=""){let r=(_e.exec(e)??Be.exec(e.slice(n.length)))?.[1];r&&d(r,t,`is no placeholder: ${k}`)}var re=/*@__PURE__*/new WeakMap;
function qe(e){let t=re.get(e);return t||re.set(e,t=Ue(e)),t}
function Ue(e){let t=e.map(i=>typeof i=="string"?i:"\\"),n=t.map((i,a)=>a?`\${${a}}${i}`:i).join("");ie(n),je(n);let r={source:n,variables:new Map},s=[],o="path";return t.forEach((i,a)=>{a&&s.push([ue(`\${${a}}`,"",o,r)]),s.push(U(i,n,"write ${value}")),/[?#]/.test(i)&&(o="query of a tag")}),G(s,r)}
function je(e){let t=/^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(e);t&&d(t[1],e,"is text in a tag: write ${value}");let n=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(e);n&&d(n[1],e,"would be one name: join a query that is made already by +")}
function q({pieces:e,keepsReserved:t},n){let r=De(e,n);if(r!==void 0)return r;let s=S(e,n);return t&&K.test(s)&&Le(e,n,s),ae.test(s)&&Ve(e,n,s),s}var K=/[?#]/,ae=/(?:^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;
function Le(e,t,n){S(e,t,(r,s,o)=>{let i=n.slice(0,o);K.test(s)&&!K.test(i)&&f(r,`would end the path: encode its "?" and "#", or write {?${r.name}}`),s.includes("#")&&!i.includes("#")&&f(r,`would end the query: encode its "#", or write {${r.name}}`)})}
function Ve(e,t,n){let r=se(n);S(e,t,(s,o,i)=>{let a=`${n.slice(0,i)}word${n.slice(i+o.length)}`;se(a)<r&&f(s,"would lead to another path: check the value first")})}
function se(e){return e.replace(/[?#][^]*/,"").split(ae).length-1}var Fe=/[^\w.~-]|^\.*$/,Ke=/[^\w./~-]|(?:^|\/)\.*(?:\/|$)/;
function De(e,t){let n="";for(let r of e){if(typeof r=="string"){n+=r;continue}if(r.length>1)return;let{slot:s,required:o,prefix:i,first:a,named:u,label:p,reserved:l}=r[0],c=t[s];if(!(c===void 0&&!o)){if(typeof c!="string"||i||(l?Ke:Fe).test(c))return;n+=u?`${a}${p}=${c}`:a+c}}return n}
function Je(e,t,n){let r=t===""||t==="+",s=e==="path"&&(r||t==="/");return{required:r&&e!=="elsewhere",needsText:s,isOneText:(s||e==="query of a tag")&&!n}}var de={"":{first:"",separator:",",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"#",separator:",",named:!1,reserved:!0},".":{first:".",separator:".",named:!1,reserved:!1},"/":{first:"/",separator:"/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"&",separator:"&",named:!0,reserved:!1}},We=/*@__PURE__*/b(e=>{let t={source:e,variables:new Map},n=A(e,t);for(let r of t.variables.keys())/[-$[\]]/.test(r)&&d(r,e,"is not RFC 6570");return G(n,t)});
function G(e,{source:t,variables:n}){let r=[...n.values()],s=r.map(()=>{}),o=e.some(i=>typeof i!="string"&&i[0].reserved);return{source:t,pieces:e,variables:n,bySlot:r,noValues:s,keepsReserved:o}}
function A(e,t,n="elsewhere"){return e.split(/\{([^{}]*)\}/).map((r,s)=>s%2?Qe(r,t,n):U(r,t.source))}
function U(e,t,n=k){return e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,r=>{if(!/[\0-\x7f\ud800-\udfff]/u.test(r))return encodeURIComponent(r);/[{}]/.test(r)&&d(r,t,`belongs to no expression: ${n}`),d(r,t,r==="\\"?"has to be left out, or encoded":"has to be encoded")})}var He=/^(?![.-])((?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(\*|:[1-9]\d{0,3})?$/;
function Qe(e,t,n){let r=e.charAt(0),s=g(de,r)?r:"";return e.slice(s.length).split(",").map(o=>{let[,i,a]=He.exec(o)??d(`{${e}}`,t.source,`is not RFC 6570: ${k}`);return ue(i,s,n,t,a)})}
function ue(e,t,n,{source:r,variables:s},o){let i=o==="*",a={name:e,source:r,slot:s.get(e)?.slot??s.size,label:e.replace(/[$[\]]/g,encodeURIComponent),explode:i,prefix:o&&!i?Number(o.slice(1)):0,...Je(n,t,i),...de[t]};return s.set(e,a),a}
function S(e,t,n){let r="";for(let s of e){if(typeof s=="string"){r+=s;continue}let o=!0;for(let i of s){let a=Ge(i,t[i.slot]);if(a===void 0){i.required&&D(i);continue}a===""&&i.needsText&&D(i),r+=o?i.first:i.separator,o=!1,n?.(i,a,r.length),r+=a}}return r}
function D(e){f(e,e.required?"needs a value":"needs a value, or undefined")}
function Ge(e,t){if(t===void 0)return;if(typeof t!="string")return ze(e,t);let n=R(e.prefix?Ze(t,e):t,e,e.reserved);return e.named?J(e.label,n,e):n}
function ze(e,{keys:t,texts:n}){let{explode:r,label:s,named:o,reserved:i}=e;e.prefix&&f(e,"has to be text for a prefix"),e.isOneText&&f(e,t?pe:Ye(e)),!n.some(Boolean)&&!t?.some(Boolean)&&e.needsText&&e.first==="/"&&D(e);let u=r?e.separator:",",p="";for(let l=0;l<n.length;l++){let c=R(n[l],e,i);if(t||r&&o){let m=t?R(t[l],e,i):s;c=r?J(m,c,e):`${m},${c}`}p+=l?u+c:c}return o&&!r?J(s,p,e):p}var pe='is an object: give a member of it, such as its id, or "x[a]" in a query, or JSON.stringify it';
function Ye({name:e,reserved:t,first:n}){return e.startsWith("${")?"is a list: expandPath takes one at {/x*} or {?x*}":`is a list: write {${t?"+":n}${e}*}`}
function J(e,t,{first:n}){return t||n!==";"?`${e}=${t}`:e}
function Ze(e,t){return/[\ud800-\udfff]/u.test(e)&&f(t,"is not Unicode"),(t.reserved?e.match(Xe)??[]:[...e]).slice(0,t.prefix).join("")}var Xe=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;
function R(e,t,n=!1){if(!(n?nt:tt).test(e))return e;try{if(n)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let r=encodeURIComponent(e);return/[!'()*]/.test(e)?r.replace(/[!'()*]/g,et):r}catch{f(t,"is not Unicode")}}
function et(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var tt=/[^\w.~-]/,nt=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;
function N(e,t){if(typeof e=="string")return e;let n=j(e,t);return Array.isArray(n)?rt(n,t):y(n)?st(n,t):E(n,t)}
function rt(e,t){let n=z(e,t);return n.length?{keys:void 0,texts:n}:void 0}
function st(e,t){!t.explode&&ot(e)&&f(t,"has a text of its own: give String(x), or {...x}");let n=[],r=[];for(let[s,o]of Object.entries(e)){let i=le(o,t);i!==void 0&&(n.push(s),r.push(i))}return r.length?{keys:n,texts:r}:void 0}
function ot(e){return typeof e.toString=="function"&&!String(e).startsWith("[object ")}
function z(e,t){let n=[];for(let r of e){let s=le(r,t);s!==void 0&&n.push(s)}return n}
function le(e,t){return E(j(e,t),t)}
function j(e,t){let n=typeof e=="object"&&e?.toJSON;return typeof n!="function"?e:n.call(e)??f(t,"needs a value")}
function E(e,t){if(e==null)return;if(typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e))return String(e);x(e)&&f(t,T),f(t,y(e)?pe:`needs text or a finite number, not ${w(e)}`)}
function x(e){return typeof e?.then=="function"}var T="is a promise: await it first";
function w(e){return typeof e=="number"?String(e):M(e)}
function y(e){return typeof e=="object"&&M(e)==="[object Object]"&&!x(e)}
function M(e){return Object.prototype.toString.call(e)}
function g(e,t){return Object.prototype.hasOwnProperty.call(e,t)}var it=4096,at=1e5,dt=10;
function b(e){let t=new Map,n=0,r=s=>{if(s.length>it)return e(s);let o=ut(s),i=e(o);return i===void 0||(n>at&&(t.clear(),n=0),n+=dt+o.length,t.set(o,i)),i};return s=>t.get(s)??r(s)}
function ut(e){return Object.keys({__proto__:null,[e]:0})[0]}
function d(e,t,n){let r=new TypeError(`"${F(e)}" in "${F(t)}" ${F(n)}`);throw Object.assign(r,{code:"ERR_ENDPOINT"})}
function f({name:e,source:t},n){d(e,t,n)}
function F(e){return ce(e,(n,r)=>`${r}***@`).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,encodeURIComponent)}var pt=/(?:https?|wss?|ftp|[\t\r\n][a-z]{0,4}):|:[\\/]+|(?:^|\s)[\\/]{2,}/,lt=/[\w.{}-]*(?::\d+)?[/?#]/,ct=/*@__PURE__*/new RegExp(`(${pt.source})(?!${lt.source})[^]*@`,"i");
function ce(e,t){let n=e.lastIndexOf("@")+1;return e.slice(0,n).replace(ct,t)+e.slice(n)}
function fe(e){return ce(e,(n,r)=>/[?#]/.test(n)?`${r}***?`:n).replace(/[?#][^]*/,"")}var Oe="tiny-endpoint/1.0.0",Pe=/*@__PURE__*/Object.freeze(/*@__PURE__*/Object.create(null));
function h(e){return Object.assign(Object.create(Pe),e)}var ye={method:"GET",url:void 0,baseUrl:"https://api.service.example",headers:{accept:"application/vnd.service.v3+json","user-agent":Oe},mediaType:void 0,request:void 0,parameters:void 0,args:void 0,plan:void 0},Gt=/*@__PURE__*/Se();
function zt(e){return Re(e,"toInit")}
function Yt(e){let{headers:t,...n}=Re(e,"toRequest"),{method:r,body:s}=n,{"content-type":o,...i}=h(t),a=V(e),u=Request,p,l;try{p=new u(e.url,h({...n,headers:i,body:s??null})),l=p.headers.get("content-type"),o!==void 0&&p.headers.set("content-type",String(o))}catch{d("Request",a,"refuses this: check the method, credentials in the url, headers and members of request")}return p.method.toUpperCase()!==r.toUpperCase()&&d("method",a,`is ${p.method} to this engine`),l==="text/plain;charset=UTF-8"&&typeof s!="string"&&d("body",a,`is ${w(s)}, which this engine would send as text: convert it first`),p}
function Re(e,t){let n=h(y(e)?e:{});(typeof n.url!="string"||!y(n.headers)||n.baseUrl!==void 0)&&d("options",t,x(e)?T:"has to be what endpoint returns");let r={...n.headers};r["user-agent"]===Oe&&delete r["user-agent"];let{"content-type":s}=h(r),{body:o}=n;x(o)&&d("body",V(e),T);let i=Ae(o);i==="json"&&(X(s)||d("content-type",V(e),ft),o=JSON.stringify(o)??d("body",V(e),"is no JSON: its toJSON gives undefined"));let a=/boundary=/i.test(String(s));(i==="form"&&!a||i==="pairs"&&X(s))&&delete r["content-type"];let p={...n.request,method:String(n.method??"GET"),headers:r,body:o??void 0};return i==="stream"?{...p,duplex:"half"}:p}var ft="has to be a JSON type; otherwise data is a form, or text by JSON.stringify";
function V({method:e,url:t}){return`${String(e??"GET")} ${fe(t)}`}
function Se(e=ye){let{headers:t,request:n,parameters:r}=e,s={...e,headers:Object.freeze(t),request:n&&v({},n),parameters:r&&h(r)},o=(a,u)=>me(ge(s,a,u)),i={merge:(a,u)=>Te(ge(s,a,u)),parse:a=>me(C({...ye,baseUrl:void 0,headers:{}},a)),defaults:a=>Se(C(s,a)),DEFAULTS:yt(s)};return Object.assign(o,i)}
function Te(e){let{method:t,url:n,baseUrl:r,headers:s,mediaType:o,request:i,args:a,parameters:u}=e,p={method:t,baseUrl:r,headers:s,url:n,mediaType:o&&v({},{...o,previews:[...o.previews]}),request:i,args:a&&{...a},...u};return v({},p)}
function yt(e){let t=Te(e),{mediaType:n,args:r,request:s}=t;for(let o of[t,n,n?.previews,r,s])Object.freeze(o);return t}
function ge(e,t,n){let r;return typeof t=="string"?r=C(e,n,Z(t)):(r=C(e,t),n!==void 0&&(r=C(r,n))),r.request&&r.request===e.request&&(r.request={...r.request}),r}
function C(e,t={},n=Rt){y(t)||d("options",n.source,"has to be a plain object; a body goes in data, and a URL as url.href");let r={method:n.method??e.method,url:n.url??e.url,baseUrl:e.baseUrl,headers:{...e.headers},mediaType:e.mediaType,request:e.request,parameters:e.parameters,args:e.args&&h(e.args),plan:n.plan};!e.parameters&&gt(t)?r.parameters=t:ht(r,t,n);let{args:s,parameters:o}=r;if(s)for(let i in o)delete s[i];return r}
function gt(e){for(let t in e)if(ee(t)||!g(e,t))return!1;return!0}
function ht(e,t,n){let r=e.parameters&&h(e.parameters);for(let s in t){if(!g(t,s))continue;let o=t[s];ee(s)?o!==void 0&&((s==="url"&&n.url||s==="method"&&n.method)&&$(s,n.source,"is in the route"),mt(e,s,o,n.source)):(r??(r=Object.create(Pe)),(o!==void 0||!(s in r))&&(r[s]=o))}e.parameters=r}
function ee(e){let t=e;return t==="method"||t==="url"||t==="baseUrl"||t==="headers"||t==="mediaType"||t==="request"||t==="args"}
function mt(e,t,n,r){t==="method"?e.method=I(n)?n:$(t,r,"has to be a method"):t==="url"||t==="baseUrl"?((typeof n!="string"||t==="url"&&!n.trim())&&$(t,r,"has to be a URL, as a string"),e[t]=n):t==="headers"?xt(e.headers,n,r):t==="mediaType"?e.mediaType=Ot(e.mediaType,n,r):t==="request"?((typeof n!="object"||!n)&&$(t,r,"has to be an object"),e.request=e.request?v({...e.request},n):n):(y(n)||B(r,t),e.args=v(e.args??h({}),n))}
function $(e,t,n){d(e,t,`${n}; as a parameter, it goes in args`)}
function xt(e,t,n){if(typeof t=="object"&&t&&Symbol.iterator in t)for(let r of t)(!Array.isArray(r)||r.length<2)&&Y(n),he(e,r[0],r[1],n);else if(y(t))for(let r of Object.keys(t))he(e,r,t[r],n);else Y(n)}
function Y(e){$("headers",e,"has to be an object or pairs")}
function he(e,t,n,r){typeof t!="string"&&Y(r);let s=bt(t);s||d(t,r,"is no header name: it has to be a token, such as x-request-id"),n===null?delete e[s]:n!==void 0&&(typeof n!="string"&&E(n,{name:`headers.${s}`,source:r}),te(e,s,n))}var bt=/*@__PURE__*/b(e=>I(e)?e.toLowerCase():"");
function I(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}
function Ot(e,t,n){y(t)||L(n);let r=h(t),{format:s=e?.format,previews:o=[]}=r;s&&!I(s)&&L(n),Array.isArray(o)||L(n);let i=[...o].map(Pt);return i.every(I)||L(n),{...e,...r,format:s,previews:we([...e?.previews??[],...i])}}
function L(e){$("mediaType",e,"has to be { format, previews }")}
function Pt(e){let t=e;for(;typeof t=="string"&&t.endsWith("-preview");)t=t.slice(0,-8);return t}
function we(e){return[...new Set(e)]}
function v(e,t){for(let n in t){let r=g(t,n)?t[n]:void 0;r!==void 0&&te(e,n,r)}return e}
function te(e,t,n){t in Object.prototype?Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0}):e[t]=n}var Rt={source:"the options",method:void 0,url:void 0,plan:void 0},Z=/*@__PURE__*/b(St);
function St(e){let t=e.trim().split(/\s+/),n=t[t.length-1],r=t.length>1?t[0]:void 0;return(!n||!r&&/^[\dA-Z_-]+$/.test(n))&&d("url",e,'is missing: write "METHOD url"'),(t.length>2||r&&!I(r))&&d("route",e,'has to be "METHOD url"; in the url, a space is %20'),{source:e,method:r,url:n,plan:r?Nt(r.toUpperCase(),n):void 0}}var Tt=/*@__PURE__*/b(()=>({method:"",route:""}));
function wt(e,t){t===void 0&&d("url",e,"is missing");let n=Tt(t);if(n.method===e)return Z(n.route).plan;let r=Z(`${e} ${t}`);return e.length<=$t&&Object.assign(n,{method:r.method,route:r.source}),r.plan}var $t=100,At=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,kt=/^\{\+?[\w%$[\]][^{},:*]*\}/;
function Nt(e,t){let n={source:`${e} ${t}`,variables:new Map},{tail:r,...s}=Et(t,n);return{...s,method:e,hasBody:e!=="GET"&&e!=="HEAD",path:W(r,n),foreignNames:Mt(r),mayHaveQuery:/[?#]/.test(r)}}
function Et(e,t){let n=At.exec(e)?.[0]??"";Q(e,t.source,n);let r=H(e.slice(n.length)),s=kt.exec(r)?.[0]??"",o=A(n||s,t,"host"),i=new Map(t.variables);for(let u of i.keys())ee(u)&&d(u,t.source,"is an option: rename it");let[a]=i.values();return{authority:n?o:void 0,baseVariable:n?void 0:a,addressVariables:i,tail:n?r:r.slice(s.length).replace(/^\/+/,"/")}}
function Mt(e){let t=_(e)[0].replace(/\{[^{}]*\}/g,"}"),n=Array.from(t.matchAll(Ct),([,...r])=>r.find(Boolean));return n.length?new Set(n):void 0}var Ct=/(?:\*|[^\w}\u0080-\uffff]:)([\w-]*\w)|\[(?:\.{3})?([\w-]*\w)\]|%7[Bb]([\w-]*\w)%7[Dd]/g;
function me(e){let t=e.plan??wt(e.method,e.url),{expandables:n,query:r,members:s,data:o}=It(t,e),i=Ut(t,n,e.baseUrl,r),{headers:a,mediaType:u,request:p}=e,l=s!==void 0&&o===void 0,c=l?s:o,m=g(a,"content-type");l&&(!m||X(a["content-type"]))&&Vt(s,t.path.source),!m&&(l||Ae(o)==="json")&&(a["content-type"]="application/json"),u&&g(a,"accept")&&typeof a.accept=="string"&&(a.accept=Wt(a.accept,u));let{method:P}=t,ne=c===void 0?{method:P,url:i,headers:a}:{method:P,url:i,headers:a,body:c};return p?{...ne,request:p}:ne}
function It(e,{parameters:t,args:n}){let s={expandables:e.path.noValues.slice(),query:"",members:void 0,data:void 0};for(let o in t){let i=t[o];i!==void 0&&(o==="data"&&!e.path.variables.has(o)?vt(s,e,i):$e(s,e,o,i))}for(let o in n)Bt(s,e,o,n[o]);return s}
function $e(e,t,n,r){let{path:s}=t,o=s.variables.get(n);o?e.expandables[o.slot]=N(r,o):t.foreignNames?.has(n)?d(n,s.source,`is text in this path: ${k}`):t.hasBody?te(e.members??(e.members={}),n,r):e.query=_t(e.query,r,{name:n,source:s.source})}
function vt(e,t,n){let{path:r,method:s}=t;x(n)&&d("data",r.source,T),t.hasBody||d("data",r.source,`is a body, and ${s} has none; as a parameter, it goes in args`),typeof n=="number"&&!Number.isFinite(n)&&d("data",r.source,`is ${n}, ${Ne}`),e.data=n}
function Bt(e,t,n,r){let s=t.addressVariables.get(n);s&&f(s,'is part of the address, which args never fill: give it beside args; a path begins with "/"'),$e(e,t,n,r)}
function _t(e,t,n){let r=qt(n.name),s=j(t,n);return Array.isArray(s)?z(s,n).reduce((o,i)=>xe(o,r,i,n),e):xe(e,r,E(s,n),n)}
function xe(e,t,n,r){return n===void 0?e:`${e}${e?"&":"?"}${t}${R(n,r)}`}var qt=/*@__PURE__*/b(e=>`${R(e,{name:e,source:"the query"})}=`);
function Ut(e,t,n,r){let{path:s,mayHaveQuery:o}=e,{text:i,slash:a}=Kt(e,t,n),u=q(s,t),[p]=s.pieces,l=(p||u).charAt(0);return i+jt(l,a)+(r&&o?Lt(u,r):u+r)}
function jt(e,t){return e==="/"?"":e===""||e==="?"||e==="#"?t:"/"}
function Lt(e,t){let n=e.replace(/#[^]*/,""),r=/^[^?]*\?(?:.*&)?$/.test(n)?"":n.includes("?")?"&":"?";return n+r+t.slice(1)+e.slice(n.length)}
function Ae(e){if(typeof e=="number"||typeof e=="boolean"||Array.isArray(e))return"json";if(typeof e!="object"||e===null)return"other";let t=M(e);return t==="[object ReadableStream]"||Symbol.asyncIterator in e?"stream":t==="[object URLSearchParams]"?"pairs":t==="[object Object]"&&!(Symbol.iterator in e)&&!ke(e)?"json":O(e,"append")?"form":"other"}
function ke(e){let t=O(e,"pipe")&&O(e,"on"),n=Symbol.iterator in e&&O(e,"getAll"),r=O(e,"append")&&(n||O(e,"getParts")),s=O(e,"slice")&&"size"in e&&"type"in e;return(t||r||s)&&!O(e,"toJSON")}
function O(e,t){return t in e&&typeof e[t]=="function"}
function X(e){return/^[^;]+\bjson\b(?!-seq)/i.test(String(e))}
function Vt(e,t){for(let n of Object.keys(e)){let r=e[n];Ft(r)&&(x(r)&&d(n,t,T),d(n,t,`is ${w(r)}, ${Ne}; a signal goes in request, any other body in data`))}}var Ne="which JSON loses: write null or a text";
function Ft(e){return typeof e=="number"?!Number.isFinite(e):typeof e!="object"?typeof e=="function"||typeof e=="symbol":e===null||Array.isArray(e)?!1:x(e)?!0:M(e)==="[object Date]"?Number.isNaN(Number(e)):y(e)?ke(e):typeof e.toJSON!="function"}
function Kt(e,t,n){let{authority:r,baseVariable:s}=e,{source:o}=e.path;if(r)return be(S(r,t,Dt))??d("url",o,"has a host or port that no URL can have");let i=s?t[s.slot]:n,a=typeof i=="string"?be(i):void 0;if(a?.isHttp)return a;let u='has to be an http(s) URL without query, fragment and braces, such as location.origin + "/api"';d(s?.name??"baseUrl",o,s?`${u}; a path begins with "/"`:u)}
function Dt(e,t){/^[a-z\d-]+$/i.test(t)||f(e,"is in the host: it has to be letters, digits and hyphens")}var be=/*@__PURE__*/b(e=>{let[,t,n=""]=/^([A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(\/?)\/*$/.exec(e)??[];if(t)try{return typeof URL=="function"&&new URL(t),{text:U(t,e),slash:n,isHttp:/^https?:\/\/[^/]/i.test(t)}}catch{return}}),Jt=/^(\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(\.v\d+)?(?:\.([\w!#$%&'*^`|~-]+))?(\+json)?(\s*(?:;[^]*)?)$/i;
function Wt(e,{format:t,previews:n}){return!t&&!n.length?e:e.split(",").map(s=>{let[,o,i="",a,u="",p=""]=Jt.exec(s)??[];if(!o)return s;let l=(t?`.${t}`:u)+p,c=a?.endsWith("-preview")?[a]:[],m=we([...c,...n.map(P=>`${P}-preview`)]);return m.length?m.map(P=>`${o}.${P}${l}`).join():o+i+l}).join()}export{Gt as endpoint,Ee as expand,Me as expandPath,Ce as path,zt as toInit,Yt as toRequest};
