/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function Ee(e,n={}){let{source:t,pieces:r,bySlot:s,noValues:o}=We(oe(e));y(n)||_(t);let i=o.slice();for(let a of s){let{name:u,slot:l}=a;g(n,u)&&(i[l]=N(n[u],a))}return T(r,i)}
function Me(e,n={}){let t=Ie(oe(e)),{source:r,variables:s}=t;y(n)||_(r);let o=t.noValues.slice();for(let a in n){if(!g(n,a))continue;let u=n[a];if(u===void 0)continue;let l=s.get(a)??d(a,r,"has no placeholder: write it in the template, or leave it out");o[l.slot]=N(u,l)}let i=B(t,o);return t.pieces[0]==="/"&&i.startsWith("//")&&d("template",r,"gives a path that begins with two slashes"),i}
function Ce(e,...n){(!Array.isArray(e)||!g(e,"raw"))&&d("path",w(e),"is a tag: write path`...` without parentheses");let t=Be(e),r=t.noValues.slice();for(let s=0;s<r.length&&s<n.length;s++)r[s]=N(n[s],t.bySlot[s]);return B(t,r)}
function oe(e){return typeof e=="string"?e:d("template",w(e),"has to be a string")}
function _(e,n="values"){d(n,e,"has to be a plain object, such as JSON.parse(text) or Object.fromEntries(form)")}var Ie=/*@__PURE__*/b(e=>(ie(e),Q(e,e),W(H(e),{source:e,variables:new Map})));
function W(e,n){let[t,r]=q(e);ve(r,n.source);let s=[...A(t,n,"path"),...A(r,n)];return G(s,n)}
function ve(e,n){let[,t]=/^\{?\?[^#]*\{\?([^{}]*)\}/.exec(e)??[];if(!t)return;let r=e.startsWith("{")?"join both, as {?a,b}":`write {&${t}}`;d(`{?${t}}`,n,`would write a second "?": ${r}`)}
function q(e){let n=e.search(/\{?[?#]/);return n<0?[e,""]:[e.slice(0,n),e.slice(n)]}
function H(e){let[n,t]=q(e);return n.replace(/(^|[/.]):([A-Za-z_]\w*)/g,"$1{$2}")+t}
function ie(e){/^\/(?!\/)/.test(e)||d("template",e,"has to begin with one slash; a base is joined to it by +")}var _e=/^(?:[^?#]*[/.])?(:[A-Za-z_]\w*(?:[?*+](?=\/|\{?[?#]|$)|\())/,qe=/(\$\{[\w%$.[\]-]+\}|\{[^{}?#]+\?\})/,k="write {x}; behind a segment, {/x} if it may be left out, or {/x*} for a list; in a query, {?x}";
function Q(e,n,t=""){let r=(qe.exec(e)??_e.exec(e.slice(t.length)))?.[1];r&&d(r,n,`is no placeholder: ${k}`)}var re=/*@__PURE__*/new WeakMap;
function Be(e){let n=re.get(e);return n||re.set(e,n=Ue(e)),n}
function Ue(e){let n=e.map(i=>typeof i=="string"?i:"\\"),t=n.map((i,a)=>a?`\${${a}}${i}`:i).join("");ie(t),je(t);let r={source:t,variables:new Map},s=[],o="path";return n.forEach((i,a)=>{a&&s.push([ue(`\${${a}}`,"",o,r)]),s.push(U(i,t,"write ${value}")),/[?#]/.test(i)&&(o="query of a tag")}),G(s,r)}
function je(e){let n=/^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(e);n&&d(n[1],e,"is text in a tag: write ${value}");let t=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(e);t&&d(t[1],e,"would be one name: join a query that is made already by +")}
function B({pieces:e,keepsReserved:n},t){let r=Ke(e,t);if(r!==void 0)return r;let s=T(e,t);return n&&D.test(s)&&Le(e,t,s),ae.test(s)&&Ve(e,t,s),s}var D=/[?#]/,ae=/(?:^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;
function Le(e,n,t){T(e,n,(r,s,o)=>{let i=t.slice(0,o);D.test(s)&&!D.test(i)&&f(r,`would end the path: encode its "?" and "#", or write {?${r.name}}`),s.includes("#")&&!i.includes("#")&&f(r,`would end the query: encode its "#", or write {${r.name}}`)})}
function Ve(e,n,t){let r=se(t);T(e,n,(s,o,i)=>{let a=`${t.slice(0,i)}word${t.slice(i+o.length)}`;se(a)<r&&f(s,"would lead to another path: check the value first")})}
function se(e){return e.replace(/[?#][^]*/,"").split(ae).length-1}var Fe=/[^\w.~-]|^\.*$/,De=/[^\w./~-]|(?:^|\/)\.*(?:\/|$)/;
function Ke(e,n){let t="";for(let r of e){if(typeof r=="string"){t+=r;continue}if(r.length>1)return;let{slot:s,required:o,prefix:i,first:a,named:u,label:l,reserved:p}=r[0],c=n[s];if(!(c===void 0&&!o)){if(typeof c!="string"||i||(p?De:Fe).test(c))return;t+=u?`${a}${l}=${c}`:a+c}}return t}
function Je(e,n,t){let r=n===""||n==="+",s=e==="path"&&(r||n==="/");return{required:r&&e!=="elsewhere",needsText:s,isOneText:(s||e==="query of a tag")&&!t}}var de={"":{first:"",separator:",",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"#",separator:",",named:!1,reserved:!0},".":{first:".",separator:".",named:!1,reserved:!1},"/":{first:"/",separator:"/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"&",separator:"&",named:!0,reserved:!1}},We=/*@__PURE__*/b(e=>{let n={source:e,variables:new Map},t=A(e,n);for(let r of n.variables.keys())/[-$[\]]/.test(r)&&d(r,e,"is not RFC 6570");return G(t,n)});
function G(e,{source:n,variables:t}){let r=[...t.values()],s=r.map(()=>{}),o=e.some(i=>typeof i!="string"&&i[0].reserved);return{source:n,pieces:e,variables:t,bySlot:r,noValues:s,keepsReserved:o}}
function A(e,n,t="elsewhere"){return e.split(/\{([^{}]*)\}/).map((r,s)=>s%2?Qe(r,n,t):U(r,n.source))}
function U(e,n,t=k){return e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,r=>{if(!/[\0-\x7f\ud800-\udfff]/u.test(r))return encodeURIComponent(r);/[{}]/.test(r)&&d(r,n,`belongs to no expression: ${t}`),d(r,n,r==="\\"?"has to be left out, or encoded":"has to be encoded")})}var He=/^(?![.-])((?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(\*|:[1-9]\d{0,3})?$/;
function Qe(e,n,t){let r=e.charAt(0),s=g(de,r)?r:"";return e.slice(s.length).split(",").map(o=>{let[,i,a]=He.exec(o)??d(`{${e}}`,n.source,`is not RFC 6570: ${k}`);return ue(i,s,t,n,a)})}
function ue(e,n,t,{source:r,variables:s},o){let i=o==="*",a={name:e,source:r,slot:s.get(e)?.slot??s.size,label:e.replace(/[$[\]]/g,encodeURIComponent),explode:i,prefix:o&&!i?Number(o.slice(1)):0,...Je(t,n,i),...de[n]};return s.set(e,a),a}
function T(e,n,t){let r="";for(let s of e){if(typeof s=="string"){r+=s;continue}let o=!0;for(let i of s){let a=Ge(i,n[i.slot]);if(a===void 0){i.required&&K(i);continue}a===""&&i.needsText&&K(i),r+=o?i.first:i.separator,o=!1,t?.(i,a,r.length),r+=a}}return r}
function K(e){f(e,e.required?"needs a value":"needs a value, or undefined")}
function Ge(e,n){if(n===void 0)return;if(typeof n!="string")return ze(e,n);let t=R(e.prefix?Ze(n,e):n,e,e.reserved);return e.named?J(e.label,t,e):t}
function ze(e,{keys:n,texts:t}){let{explode:r,label:s,named:o,reserved:i}=e;e.prefix&&f(e,"has to be text for a prefix"),e.isOneText&&f(e,n?le:Ye(e)),!t.some(Boolean)&&!n?.some(Boolean)&&e.needsText&&e.first==="/"&&K(e);let u=r?e.separator:",",l="";for(let p=0;p<t.length;p++){let c=R(t[p],e,i);if(n||r&&o){let m=n?R(n[p],e,i):s;c=r?J(m,c,e):`${m},${c}`}l+=p?u+c:c}return o&&!r?J(s,l,e):l}var le='is an object: give a member of it, such as its id, or "x[a]" in a query, or JSON.stringify it';
function Ye({name:e,reserved:n,first:t}){return e.startsWith("${")?"is a list: expandPath takes one at {/x*} or {?x*}":`is a list: write {${n?"+":t}${e}*}`}
function J(e,n,{first:t}){return n||t!==";"?`${e}=${n}`:e}
function Ze(e,n){return/[\ud800-\udfff]/u.test(e)&&f(n,"is not Unicode"),(n.reserved?e.match(Xe)??[]:[...e]).slice(0,n.prefix).join("")}var Xe=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;
function R(e,n,t=!1){if(!(t?tn:nn).test(e))return e;try{if(t)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let r=encodeURIComponent(e);return/[!'()*]/.test(e)?r.replace(/[!'()*]/g,en):r}catch{f(n,"is not Unicode")}}
function en(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var nn=/[^\w.~-]/,tn=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;
function N(e,n){if(typeof e=="string")return e;let t=j(e,n);return Array.isArray(t)?rn(t,n):y(t)?sn(t,n):E(t,n)}
function rn(e,n){let t=z(e,n);return t.length?{keys:void 0,texts:t}:void 0}
function sn(e,n){!n.explode&&on(e)&&f(n,"has a text of its own: give String(x), or {...x}");let t=[],r=[];for(let[s,o]of Object.entries(e)){let i=pe(o,n);i!==void 0&&(t.push(s),r.push(i))}return r.length?{keys:t,texts:r}:void 0}
function on(e){return typeof e.toString=="function"&&!String(e).startsWith("[object ")}
function z(e,n){let t=[];for(let r of e){let s=pe(r,n);s!==void 0&&t.push(s)}return t}
function pe(e,n){return E(j(e,n),n)}
function j(e,n){let t=typeof e=="object"&&e?.toJSON;return typeof t!="function"?e:t.call(e)??f(n,"needs a value")}
function E(e,n){if(e==null)return;if(typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e))return String(e);x(e)&&f(n,S),f(n,y(e)?le:`needs text or a finite number, not ${w(e)}`)}
function x(e){return typeof e?.then=="function"}var S="is a promise: await it first";
function w(e){return typeof e=="number"?String(e):M(e)}
function y(e){return typeof e=="object"&&M(e)==="[object Object]"&&!x(e)}
function M(e){return Object.prototype.toString.call(e)}
function g(e,n){return Object.prototype.hasOwnProperty.call(e,n)}var an=4096,dn=1e5,un=10;
function b(e){let n=new Map,t=0,r=s=>{if(s.length>an)return e(s);let o=ln(s),i=e(o);return i===void 0||(t>dn&&(n.clear(),t=0),t+=un+o.length,n.set(o,i)),i};return s=>n.get(s)??r(s)}
function ln(e){return Object.keys({__proto__:null,[e]:0})[0]}
function d(e,n,t){let r=new TypeError(`"${F(e)}" in "${F(n)}" ${F(t)}`);throw Object.assign(r,{code:"ERR_ENDPOINT"})}
function f({name:e,source:n},t){d(e,n,t)}
function F(e){return ce(e,(t,r)=>`${r}***@`).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,encodeURIComponent)}var pn=/(?:https?|wss?|ftp|[\t\r\n][a-z]{0,4}):|:[\\/]+|(?:^|\s)[\\/]{2,}/,cn=/[\w.{}-]*(?::\d+)?[/?#]/,fn=/*@__PURE__*/new RegExp(`(${pn.source})(?!${cn.source})[^]*@`,"i");
function ce(e,n){let t=e.lastIndexOf("@")+1;return e.slice(0,t).replace(fn,n)+e.slice(t)}
function fe(e){return ce(e,(t,r)=>/[?#]/.test(t)?`${r}***?`:t).replace(/[?#][^]*/,"")}var Oe="tiny-endpoint/1.0.0",Pe=/*@__PURE__*/Object.freeze(/*@__PURE__*/Object.create(null));
function h(e){return Object.assign(Object.create(Pe),e)}var ye={method:"GET",url:void 0,baseUrl:"https://api.service.example",headers:{accept:"application/vnd.service.v3+json","user-agent":Oe},mediaType:void 0,request:void 0,parameters:void 0,args:void 0,plan:void 0},zn=/*@__PURE__*/Te();
function Yn(e){return Re(e,"toInit")}
function Zn(e){let{headers:n,...t}=Re(e,"toRequest"),{method:r,body:s}=t,{"content-type":o,...i}=h(n),a=V(e),u=Request,l,p;try{l=new u(e.url,h({...t,headers:i,body:s??null})),p=l.headers.get("content-type"),o!==void 0&&l.headers.set("content-type",String(o))}catch{d("Request",a,"refuses this: check the method, credentials in the url, headers and members of request")}return l.method.toUpperCase()!==r.toUpperCase()&&d("method",a,`is ${l.method} to this engine`),p==="text/plain;charset=UTF-8"&&typeof s!="string"&&d("body",a,`is ${w(s)}, which this engine would send as text: convert it first`),l}
function Re(e,n){let t=h(y(e)?e:{});(typeof t.url!="string"||!y(t.headers)||t.baseUrl!==void 0)&&d("options",n,x(e)?S:"has to be what endpoint returns");let r={...t.headers};r["user-agent"]===Oe&&delete r["user-agent"];let{"content-type":s}=h(r),{body:o}=t;x(o)&&d("body",V(e),S);let i=Ae(o);i==="json"&&(X(s)||d("content-type",V(e),yn),o=JSON.stringify(o)??d("body",V(e),"is no JSON: its toJSON gives undefined"));let a=/boundary=/i.test(String(s));(i==="form"&&!a||i==="pairs"&&X(s))&&delete r["content-type"];let l={...t.request,method:String(t.method??"GET"),headers:r,body:o??void 0};return i==="stream"?{...l,duplex:"half"}:l}var yn="has to be a JSON type; otherwise data is a form, or text by JSON.stringify";
function V({method:e,url:n}){return`${String(e??"GET")} ${fe(n)}`}
function Te(e=ye){let{headers:n,request:t,parameters:r}=e,s={...e,headers:Object.freeze(n),request:t&&v({},t),parameters:r&&h(r)},o=(a,u)=>me(ge(s,a,u)),i={merge:(a,u)=>Se(ge(s,a,u)),parse:a=>me(C({...ye,baseUrl:void 0,headers:{}},a)),defaults:a=>Te(C(s,a)),DEFAULTS:gn(s)};return Object.assign(o,i)}
function Se(e){let{method:n,url:t,baseUrl:r,headers:s,mediaType:o,request:i,args:a,parameters:u}=e,l={method:n,baseUrl:r,headers:s,url:t,mediaType:o&&v({},{...o,previews:[...o.previews]}),request:i,args:a&&{...a},...u};return v({},l)}
function gn(e){let n=Se(e),{mediaType:t,args:r,request:s}=n;for(let o of[n,t,t?.previews,r,s])Object.freeze(o);return n}
function ge(e,n,t){let r;return typeof n=="string"?r=C(e,t,Z(n)):(r=C(e,n),t!==void 0&&(r=C(r,t))),r.request&&r.request===e.request&&(r.request={...r.request}),r}
function C(e,n={},t=Tn){y(n)||d("options",t.source,"has to be a plain object; a body goes in data, and a URL as url.href");let r={method:t.method??e.method,url:t.url??e.url,baseUrl:e.baseUrl,headers:{...e.headers},mediaType:e.mediaType,request:e.request,parameters:e.parameters,args:e.args&&h(e.args),plan:t.plan};!e.parameters&&hn(n)?r.parameters=n:mn(r,n,t);let{args:s,parameters:o}=r;if(s)for(let i in o)delete s[i];return r}
function hn(e){for(let n in e)if(ee(n)||!g(e,n))return!1;return!0}
function mn(e,n,t){let r=e.parameters&&h(e.parameters);for(let s in n){if(!g(n,s))continue;let o=n[s];ee(s)?o!==void 0&&((s==="url"&&t.url||s==="method"&&t.method)&&$(s,t.source,"is in the route"),xn(e,s,o,t.source)):(r??(r=Object.create(Pe)),(o!==void 0||!(s in r))&&(r[s]=o))}e.parameters=r}
function ee(e){let n=e;return n==="method"||n==="url"||n==="baseUrl"||n==="headers"||n==="mediaType"||n==="request"||n==="args"}
function xn(e,n,t,r){n==="method"?e.method=I(t)?t:$(n,r,"has to be a method"):n==="url"||n==="baseUrl"?((typeof t!="string"||n==="url"&&!t.trim())&&$(n,r,"has to be a URL, as a string"),e[n]=t):n==="headers"?bn(e.headers,t,r):n==="mediaType"?e.mediaType=Pn(e.mediaType,t,r):n==="request"?((typeof t!="object"||!t)&&$(n,r,"has to be an object"),e.request=e.request?v({...e.request},t):t):(y(t)||_(r,n),e.args=v(e.args??h({}),t))}
function $(e,n,t){d(e,n,`${t}; as a parameter, it goes in args`)}
function bn(e,n,t){if(typeof n=="object"&&n&&Symbol.iterator in n)for(let r of n)(!Array.isArray(r)||r.length<2)&&Y(t),he(e,r[0],r[1],t);else if(y(n))for(let r of Object.keys(n))he(e,r,n[r],t);else Y(t)}
function Y(e){$("headers",e,"has to be an object or pairs")}
function he(e,n,t,r){typeof n!="string"&&Y(r);let s=On(n);s||d(n,r,"is no header name: it has to be a token, such as x-request-id"),t===null?delete e[s]:t!==void 0&&(typeof t!="string"&&E(t,{name:`headers.${s}`,source:r}),ne(e,s,t))}var On=/*@__PURE__*/b(e=>I(e)?e.toLowerCase():"");
function I(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}
function Pn(e,n,t){y(n)||L(t);let r=h(n),{format:s=e?.format,previews:o=[]}=r;s&&!I(s)&&L(t),Array.isArray(o)||L(t);let i=[...o].map(Rn);return i.every(I)||L(t),{...e,...r,format:s,previews:we([...e?.previews??[],...i])}}
function L(e){$("mediaType",e,"has to be { format, previews }")}
function Rn(e){let n=e;for(;typeof n=="string"&&n.endsWith("-preview");)n=n.slice(0,-8);return n}
function we(e){return[...new Set(e)]}
function v(e,n){for(let t in n){let r=g(n,t)?n[t]:void 0;r!==void 0&&ne(e,t,r)}return e}
function ne(e,n,t){n in Object.prototype?Object.defineProperty(e,n,{value:t,writable:!0,enumerable:!0,configurable:!0}):e[n]=t}var Tn={source:"the options",method:void 0,url:void 0,plan:void 0},Z=/*@__PURE__*/b(Sn);
function Sn(e){let n=e.trim().split(/\s+/),t=n[n.length-1],r=n.length>1?n[0]:void 0;return(!t||!r&&/^[\dA-Z_-]+$/.test(t))&&d("url",e,'is missing: write "METHOD url"'),(n.length>2||r&&!I(r))&&d("route",e,'has to be "METHOD url"; in the url, a space is %20'),{source:e,method:r,url:t,plan:r?En(r.toUpperCase(),t):void 0}}var wn=/*@__PURE__*/b(()=>({method:"",route:""}));
function $n(e,n){n===void 0&&d("url",e,"is missing");let t=wn(n);if(t.method===e)return Z(t.route).plan;let r=Z(`${e} ${n}`);return e.length<=An&&Object.assign(t,{method:r.method,route:r.source}),r.plan}var An=100,kn=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,Nn=/^\{\+?[\w%$[\]][^{},:*]*\}/;
function En(e,n){let t={source:`${e} ${n}`,variables:new Map},{tail:r,...s}=Mn(n,t);return{...s,method:e,hasBody:e!=="GET"&&e!=="HEAD",path:W(r,t),foreignNames:Cn(r),mayHaveQuery:/[?#]/.test(r)}}
function Mn(e,n){let t=kn.exec(e)?.[0]??"";Q(e,n.source,t);let r=H(e.slice(t.length)),s=Nn.exec(r)?.[0]??"",o=A(t||s,n,"host"),i=new Map(n.variables);for(let u of i.keys())ee(u)&&d(u,n.source,"is an option: rename it");let[a]=i.values();return{authority:t?o:void 0,baseVariable:t?void 0:a,addressVariables:i,tail:t?r:r.slice(s.length).replace(/^\/+/,"/")}}
function Cn(e){let n=q(e)[0].replace(/\{[^{}]*\}/g,"}"),t=Array.from(n.matchAll(In),([,...r])=>r.find(Boolean));return t.length?new Set(t):void 0}var In=/(?:\*|[^\w}\u0080-\uffff]:)([\w-]*\w)|\[(?:\.{3})?([\w-]*\w)\]|%7[Bb]([\w-]*\w)%7[Dd]/g;
function me(e){let n=e.plan??$n(e.method,e.url),{expandables:t,query:r,members:s,data:o}=vn(n,e),i=jn(n,t,e.baseUrl,r),{headers:a,mediaType:u,request:l}=e,p=s!==void 0&&o===void 0,c=p?s:o,m=g(a,"content-type");p&&(!m||X(a["content-type"]))&&Fn(s,n.path.source),!m&&(p||Ae(o)==="json")&&(a["content-type"]="application/json"),u&&g(a,"accept")&&typeof a.accept=="string"&&(a.accept=Hn(a.accept,u));let{method:P}=n,te=c===void 0?{method:P,url:i,headers:a}:{method:P,url:i,headers:a,body:c};return l?{...te,request:l}:te}
function vn(e,{parameters:n,args:t}){let s={expandables:e.path.noValues.slice(),query:"",members:void 0,data:void 0};for(let o in n){let i=n[o];i!==void 0&&(o==="data"&&!e.path.variables.has(o)?_n(s,e,i):$e(s,e,o,i))}for(let o in t)qn(s,e,o,t[o]);return s}
function $e(e,n,t,r){let{path:s}=n,o=s.variables.get(t);o?e.expandables[o.slot]=N(r,o):n.foreignNames?.has(t)?d(t,s.source,`is text in this path: ${k}`):n.hasBody?ne(e.members??(e.members={}),t,r):e.query=Bn(e.query,r,{name:t,source:s.source})}
function _n(e,n,t){let{path:r,method:s}=n;x(t)&&d("data",r.source,S),n.hasBody||d("data",r.source,`is a body, and ${s} has none; as a parameter, it goes in args`),typeof t=="number"&&!Number.isFinite(t)&&d("data",r.source,`is ${t}, ${Ne}`),e.data=t}
function qn(e,n,t,r){let s=n.addressVariables.get(t);s&&f(s,'is part of the address, which args never fill: give it beside args; a path begins with "/"'),$e(e,n,t,r)}
function Bn(e,n,t){let r=Un(t.name),s=j(n,t);return Array.isArray(s)?z(s,t).reduce((o,i)=>xe(o,r,i,t),e):xe(e,r,E(s,t),t)}
function xe(e,n,t,r){return t===void 0?e:`${e}${e?"&":"?"}${n}${R(t,r)}`}var Un=/*@__PURE__*/b(e=>`${R(e,{name:e,source:"the query"})}=`);
function jn(e,n,t,r){let{path:s,mayHaveQuery:o}=e,{text:i,slash:a}=Kn(e,n,t),u=B(s,n),[l]=s.pieces,p=(l||u).charAt(0);return i+Ln(p,a)+(r&&o?Vn(u,r):u+r)}
function Ln(e,n){return e==="/"?"":e===""||e==="?"||e==="#"?n:"/"}
function Vn(e,n){let t=e.replace(/#[^]*/,""),r=/^[^?]*\?(?:.*&)?$/.test(t)?"":t.includes("?")?"&":"?";return t+r+n.slice(1)+e.slice(t.length)}
function Ae(e){if(typeof e=="number"||typeof e=="boolean"||Array.isArray(e))return"json";if(typeof e!="object"||e===null)return"other";let n=M(e);return n==="[object ReadableStream]"||Symbol.asyncIterator in e?"stream":n==="[object URLSearchParams]"?"pairs":n==="[object Object]"&&!(Symbol.iterator in e)&&!ke(e)?"json":O(e,"append")?"form":"other"}
function ke(e){let n=O(e,"pipe")&&O(e,"on"),t=Symbol.iterator in e&&O(e,"getAll"),r=O(e,"append")&&(t||O(e,"getParts")),s=O(e,"slice")&&"size"in e&&"type"in e;return(n||r||s)&&!O(e,"toJSON")}
function O(e,n){return n in e&&typeof e[n]=="function"}
function X(e){return/^[^;]+\bjson\b(?!-seq)/i.test(String(e))}
function Fn(e,n){for(let t of Object.keys(e)){let r=e[t];Dn(r)&&(x(r)&&d(t,n,S),d(t,n,`is ${w(r)}, ${Ne}; a signal goes in request, any other body in data`))}}var Ne="which JSON loses: write null or a text";
function Dn(e){return typeof e=="number"?!Number.isFinite(e):typeof e!="object"?typeof e=="function"||typeof e=="symbol":e===null||Array.isArray(e)?!1:x(e)?!0:M(e)==="[object Date]"?Number.isNaN(Number(e)):y(e)?ke(e):typeof e.toJSON!="function"}
function Kn(e,n,t){let{authority:r,baseVariable:s}=e,{source:o}=e.path;if(r)return be(T(r,n,Jn))??d("url",o,"has a host or port that no URL can have");let i=s?n[s.slot]:t,a=typeof i=="string"?be(i):void 0;if(a?.isHttp)return a;let u='has to be an http(s) URL without query, fragment and braces, such as location.origin + "/api"';d(s?.name??"baseUrl",o,s?`${u}; a path begins with "/"`:u)}
function Jn(e,n){/^[a-z\d-]+$/i.test(n)||f(e,"is in the host: it has to be letters, digits and hyphens")}var be=/*@__PURE__*/b(e=>{let[,n,t=""]=/^([A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(\/?)\/*$/.exec(e)??[];if(n)try{return typeof URL=="function"&&new URL(n),{text:U(n,e),slash:t,isHttp:/^https?:\/\/[^/]/i.test(n)}}catch{return}}),Wn=/^(\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(\.v\d+)?(?:\.([\w!#$%&'*^`|~-]+))?(\+json)?(\s*(?:;[^]*)?)$/i;
function Hn(e,{format:n,previews:t}){return!n&&!t.length?e:e.split(",").map(s=>{let[,o,i="",a,u="",l=""]=Wn.exec(s)??[];if(!o)return s;let p=(n?`.${n}`:u)+l,c=a?.endsWith("-preview")?[a]:[],m=we([...c,...t.map(P=>`${P}-preview`)]);return m.length?m.map(P=>`${o}.${P}${p}`).join():o+i+p}).join()}export{zn as endpoint,Ee as expand,Me as expandPath,Ce as path,Yn as toInit,Zn as toRequest};
