/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function Ne(e,n={}){let{source:t,pieces:r,bySlot:s,noValues:o}=Je(re(e));y(n)||_(t);let i=o.slice();for(let a of s){let{name:d,slot:l}=a;g(n,d)&&(i[l]=N(n[d],a))}return T(r,i)}
function Ee(e,n={}){let t=Ce(re(e)),{source:r,variables:s}=t;y(n)||_(r);let o=t.noValues.slice();for(let a in n){if(!g(n,a))continue;let d=n[a];if(d===void 0)continue;let l=s.get(a)??u(a,r,"has no placeholder: write it in the template, or leave it out");o[l.slot]=N(d,l)}let i=B(t,o);return t.pieces[0]==="/"&&i.startsWith("//")&&u("template",r,"gives a path that begins with two slashes"),i}
function Me(e,...n){(!Array.isArray(e)||!g(e,"raw"))&&u("path",S(e),"is a tag: write path`...` without parentheses");let t=qe(e),r=t.noValues.slice();for(let s=0;s<r.length&&s<n.length;s++)r[s]=N(n[s],t.bySlot[s]);return B(t,r)}
function re(e){return typeof e=="string"?e:u("template",S(e),"has to be a string")}
function _(e,n="values"){u(n,e,"has to be a plain object, such as JSON.parse(text) or Object.fromEntries(form)")}var Ce=/*@__PURE__*/b(e=>(se(e),H(e,e),J(W(e),{source:e,variables:new Map})));
function J(e,n){let[t,r]=q(e);Ie(r,n.source);let s=[...A(t,n,"path"),...A(r,n)];return Q(s,n)}
function Ie(e,n){let[,t]=/^\{?\?[^#]*\{\?([^{}]*)\}/.exec(e)??[];if(!t)return;let r=e.startsWith("{")?"join both, as {?a,b}":`write {&${t}}`;u(`{?${t}}`,n,`would write a second "?": ${r}`)}
function q(e){let n=e.search(/\{?[?#]/);return n<0?[e,""]:[e.slice(0,n),e.slice(n)]}
function W(e){let[n,t]=q(e);return n.replace(/(^|[/.]):([A-Za-z_]\w*)/g,"$1{$2}")+t}
function se(e){/^\/(?!\/)/.test(e)||u("template",e,"has to begin with one slash; a base is joined to it by +")}var ve=/^(?:[^?#]*[/.])?(:[A-Za-z_]\w*(?:[?*+](?=\/|\{?[?#]|$)|\())/,_e=/(\$\{[\w%$.[\]-]+\}|\{[^{}?#]+\?\})/,k="write {x}; behind a segment, {/x} if it may be left out, or {/x*} for a list; in a query, {?x}";
function H(e,n,t=""){let r=(_e.exec(e)??ve.exec(e.slice(t.length)))?.[1];r&&u(r,n,`is no placeholder: ${k}`)}var te=/*@__PURE__*/new WeakMap;
function qe(e){let n=te.get(e);return n||te.set(e,n=Be(e)),n}
function Be(e){let n=e.map(i=>typeof i=="string"?i:"\\"),t=n.map((i,a)=>a?`\${${a}}${i}`:i).join("");se(t),Ue(t);let r={source:t,variables:new Map},s=[],o="path";return n.forEach((i,a)=>{a&&s.push([de(`\${${a}}`,"",o,r)]),s.push(U(i,t,"write ${value}")),/[?#]/.test(i)&&(o="query of a tag")}),Q(s,r)}
function Ue(e){let n=/^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(e);n&&u(n[1],e,"is text in a tag: write ${value}");let t=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(e);t&&u(t[1],e,"would be one name: join a query that is made already by +")}
function B({pieces:e,keepsReserved:n},t){let r=De(e,t);if(r!==void 0)return r;let s=T(e,t);return n&&oe.test(s)&&je(e,t,s),ie.test(s)&&Le(e,t,s),s}var oe=/[?#]/,ie=/(?:^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;
function je(e,n,t){let r=t.search(oe),s=t.indexOf("#");T(e,n,(o,i,a)=>{let d=l=>a<=l&&l<a+i.length;d(r)&&f(o,`would end the path: encode its "?" and "#", or write {?${o.name}}`),d(s)&&f(o,`would end the query: encode its "#", or write {${o.name}}`),a===r+1&&t[r]==="?"&&i.startsWith("?")&&f(o,'would write a second "?": leave its own out')})}
function Le(e,n,t){let r=t.replace(/[?#][^]*/,"");T(e,n,(s,o,i)=>{let a=i+o.length,d=l=>`${r.slice(Math.max(i-12,0),i)}${l}${r.slice(a,a+12)}`.split(ie).length;i<=r.length&&d("word")<d(o)&&f(s,"would lead to another path: check the value first")})}var Ve=/[^\w.~-]|^\.*$/,Fe=/[^\w./~-]|(?:^|\/)\.*(?:\/|$)/;
function De(e,n){let t="";for(let r of e){if(typeof r=="string"){t+=r;continue}if(r.length>1)return;let{slot:s,required:o,prefix:i,first:a,named:d,label:l,reserved:p}=r[0],c=n[s];if(!(c===void 0&&!o)){if(typeof c!="string"||i||(p?Fe:Ve).test(c))return;t+=d?`${a}${l}=${c}`:a+c}}return t}
function Ke(e,n,t){let r=n===""||n==="+",s=e==="path"&&(r||n==="/");return{required:r&&e!=="elsewhere",needsText:s,isOneText:(s||e==="query of a tag")&&!t}}var ae={"":{first:"",separator:",",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"#",separator:",",named:!1,reserved:!0},".":{first:".",separator:".",named:!1,reserved:!1},"/":{first:"/",separator:"/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"&",separator:"&",named:!0,reserved:!1}},Je=/*@__PURE__*/b(e=>{let n={source:e,variables:new Map},t=A(e,n);for(let r of n.variables.keys())/[-$[\]]/.test(r)&&u(r,e,"is not RFC 6570");return Q(t,n)});
function Q(e,{source:n,variables:t}){let r=[...t.values()],s=r.map(()=>{}),o=e.some(i=>typeof i!="string"&&i[0].reserved);return{source:n,pieces:e,variables:t,bySlot:r,noValues:s,keepsReserved:o}}
function A(e,n,t="elsewhere"){return e.split(/\{([^{}]*)\}/).map((r,s)=>s%2?He(r,n,t):U(r,n.source))}
function U(e,n,t=k){return e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,r=>{if(!/[\0-\x7f\ud800-\udfff]/u.test(r))return encodeURIComponent(r);/[{}]/.test(r)&&u(r,n,`belongs to no expression: ${t}`),u(r,n,r==="\\"?"has to be left out, or encoded":"has to be encoded")})}var We=/^(?![.-])((?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(\*|:[1-9]\d{0,3})?$/;
function He(e,n,t){let r=e.charAt(0),s=g(ae,r)?r:"";return e.slice(s.length).split(",").map(o=>{let[,i,a]=We.exec(o)??u(`{${e}}`,n.source,`is not RFC 6570: ${k}`);return de(i,s,t,n,a)})}
function de(e,n,t,{source:r,variables:s},o){let i=o==="*",a={name:e,source:r,slot:s.get(e)?.slot??s.size,label:e.replace(/[$[\]]/g,encodeURIComponent),explode:i,prefix:o&&!i?Number(o.slice(1)):0,...Ke(t,n,i),...ae[n]};return s.set(e,a),a}
function T(e,n,t){let r="";for(let s of e){if(typeof s=="string"){r+=s;continue}let o=!0;for(let i of s){let a=Qe(i,n[i.slot]);if(a===void 0){i.required&&D(i);continue}a===""&&i.needsText&&D(i),r+=o?i.first:i.separator,o=!1,t?.(i,a,r.length),r+=a}}return r}
function D(e){f(e,e.required?"needs a value":"needs a value, or undefined")}
function Qe(e,n){if(n===void 0)return;if(typeof n!="string")return Ge(e,n);let t=R(e.prefix?Ye(n,e):n,e,e.reserved);return e.named?K(e.label,t,e):t}
function Ge(e,{keys:n,texts:t}){let{explode:r,label:s,named:o,reserved:i}=e;e.prefix&&f(e,"has to be text for a prefix"),e.isOneText&&f(e,n?ue:ze(e)),!t.some(Boolean)&&!n?.some(Boolean)&&e.needsText&&e.first==="/"&&D(e);let d=r?e.separator:",",l="";for(let p=0;p<t.length;p++){let c=R(t[p],e,i);if(n||r&&o){let m=n?R(n[p],e,i):s;c=r?K(m,c,e):`${m},${c}`}l+=p?d+c:c}return o&&!r?K(s,l,e):l}var ue='is an object: give a member of it, such as its id, or "x[a]" in a query, or JSON.stringify it';
function ze({name:e,reserved:n,first:t}){return e.startsWith("${")?"is a list: expandPath takes one at {/x*} or {?x*}":`is a list: write {${n?"+":t}${e}*}`}
function K(e,n,{first:t}){return n||t!==";"?`${e}=${n}`:e}
function Ye(e,n){return/[\ud800-\udfff]/u.test(e)&&f(n,"is not Unicode"),(n.reserved?e.match(Ze)??[]:[...e]).slice(0,n.prefix).join("")}var Ze=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;
function R(e,n,t=!1){if(!(t?nn:en).test(e))return e;try{if(t)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let r=encodeURIComponent(e);return/[!'()*]/.test(e)?r.replace(/[!'()*]/g,Xe):r}catch{f(n,"is not Unicode")}}
function Xe(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var en=/[^\w.~-]/,nn=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;
function N(e,n){if(typeof e=="string")return e;let t=j(e,n);return Array.isArray(t)?tn(t,n):y(t)?rn(t,n):E(t,n)}
function tn(e,n){let t=G(e,n);return t.length?{keys:void 0,texts:t}:void 0}
function rn(e,n){!n.explode&&sn(e)&&f(n,"has a text of its own: give String(x), or {...x}");let t=[],r=[];for(let[s,o]of Object.entries(e)){let i=le(o,n);i!==void 0&&(t.push(s),r.push(i))}return r.length?{keys:t,texts:r}:void 0}
function sn(e){return typeof e.toString=="function"&&!String(e).startsWith("[object ")}
function G(e,n){let t=[];for(let r of e){let s=le(r,n);s!==void 0&&t.push(s)}return t}
function le(e,n){return E(j(e,n),n)}
function j(e,n){let t=typeof e=="object"&&e?.toJSON;return typeof t!="function"?e:t.call(e)??f(n,"needs a value")}
function E(e,n){if(e==null)return;if(typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e))return String(e);x(e)&&f(n,w),f(n,y(e)?ue:`needs text or a finite number, not ${S(e)}`)}
function x(e){return typeof e?.then=="function"}var w="is a promise: await it first";
function S(e){return typeof e=="number"?String(e):M(e)}
function y(e){return typeof e=="object"&&M(e)==="[object Object]"&&!x(e)}
function M(e){return Object.prototype.toString.call(e)}
function g(e,n){return Object.prototype.hasOwnProperty.call(e,n)}var on=4096,an=1e5,dn=10;
function b(e){let n=new Map,t=0,r=s=>{if(s.length>on)return e(s);let o=un(s),i=e(o);return i===void 0||(t>an&&(n.clear(),t=0),t+=dn+o.length,n.set(o,i)),i};return s=>n.get(s)??r(s)}
function un(e){return Object.keys({__proto__:null,[e]:0})[0]}
function u(e,n,t){let r=new TypeError(`"${F(e)}" in "${F(n)}" ${F(t)}`);throw Object.assign(r,{code:"ERR_ENDPOINT"})}
function f({name:e,source:n},t){u(e,n,t)}
function F(e){return pe(e,(t,r)=>`${r}***@`).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,encodeURIComponent)}var ln=/(?:https?|wss?|ftp|[\t\r\n][a-z]{0,4}):|:[\\/]+|(?:^|\s)[\\/]{2,}/,pn=/[\w.{}-]*(?::\d+)?[/?#]/,cn=/*@__PURE__*/new RegExp(`(${ln.source})(?!${pn.source})[^]*@`,"i");
function pe(e,n){let t=e.lastIndexOf("@")+1;return e.slice(0,t).replace(cn,n)+e.slice(t)}
function ce(e){return pe(e,(t,r)=>/[?#]/.test(t)?`${r}***?`:t).replace(/[?#][^]*/,"")}var be="tiny-endpoint/1.0.0",Oe=/*@__PURE__*/Object.freeze(/*@__PURE__*/Object.create(null));
function h(e){return Object.assign(Object.create(Oe),e)}var fe={method:"GET",url:void 0,baseUrl:"https://api.service.example",headers:{accept:"application/vnd.service.v3+json","user-agent":be},mediaType:void 0,request:void 0,parameters:void 0,args:void 0,plan:void 0},Gn=/*@__PURE__*/Re();
function zn(e){return Pe(e,"toInit")}
function Yn(e){let{headers:n,...t}=Pe(e,"toRequest"),{method:r,body:s}=t,{"content-type":o,...i}=h(n),a=V(e),d=Request,l,p;try{l=new d(e.url,h({...t,headers:i,body:s??null})),p=l.headers.get("content-type"),o!==void 0&&l.headers.set("content-type",String(o))}catch{u("Request",a,"refuses this: check the method, credentials in the url, headers and members of request")}return l.method.toUpperCase()!==r.toUpperCase()&&u("method",a,`is ${l.method} to this engine`),p==="text/plain;charset=UTF-8"&&typeof s!="string"&&u("body",a,`is ${S(s)}, which this engine would send as text: convert it first`),l}
function Pe(e,n){let t=h(y(e)?e:{});(typeof t.url!="string"||!y(t.headers)||t.baseUrl!==void 0)&&u("options",n,x(e)?w:"has to be what endpoint returns");let r={...t.headers};r["user-agent"]===be&&delete r["user-agent"];let{"content-type":s}=h(r),{body:o}=t;x(o)&&u("body",V(e),w);let i=$e(o);i==="json"&&(Z(s)||u("content-type",V(e),fn),o=JSON.stringify(o)??u("body",V(e),"is no JSON: its toJSON gives undefined"));let a=/boundary=/i.test(String(s));(i==="form"&&!a||i==="pairs"&&Z(s))&&delete r["content-type"];let l={...t.request,method:String(t.method??"GET"),headers:r,body:o??void 0};return i==="stream"?{...l,duplex:"half"}:l}var fn="has to be a JSON type; otherwise data is a form, or text by JSON.stringify";
function V({method:e,url:n}){return`${String(e??"GET")} ${ce(n)}`}
function Re(e=fe){let{headers:n,request:t,parameters:r}=e,s={...e,headers:Object.freeze(n),request:t&&v({},t),parameters:r&&h(r)},o=(a,d)=>he(ye(s,a,d)),i={merge:(a,d)=>Te(ye(s,a,d)),parse:a=>he(C({...fe,baseUrl:void 0,headers:{}},a)),defaults:a=>Re(C(s,a)),DEFAULTS:yn(s)};return Object.assign(o,i)}
function Te(e){let{method:n,url:t,baseUrl:r,headers:s,mediaType:o,request:i,args:a,parameters:d}=e,l={method:n,baseUrl:r,headers:s,url:t,mediaType:o&&v({},{...o,previews:[...o.previews]}),request:i,args:a&&{...a},...d};return v({},l)}
function yn(e){let n=Te(e),{mediaType:t,args:r,request:s}=n;for(let o of[n,t,t?.previews,r,s])Object.freeze(o);return n}
function ye(e,n,t){let r;return typeof n=="string"?r=C(e,t,Y(n)):(r=C(e,n),t!==void 0&&(r=C(r,t))),r.request&&r.request===e.request&&(r.request={...r.request}),r}
function C(e,n={},t=Rn){y(n)||u("options",t.source,"has to be a plain object; a body goes in data, and a URL as url.href");let r={method:t.method??e.method,url:t.url??e.url,baseUrl:e.baseUrl,headers:{...e.headers},mediaType:e.mediaType,request:e.request,parameters:e.parameters,args:e.args&&h(e.args),plan:t.plan};!e.parameters&&gn(n)?r.parameters=n:hn(r,n,t);let{args:s,parameters:o}=r;if(s)for(let i in o)delete s[i];return r}
function gn(e){for(let n in e)if(X(n)||!g(e,n))return!1;return!0}
function hn(e,n,t){let r=e.parameters&&h(e.parameters);for(let s in n){if(!g(n,s))continue;let o=n[s];X(s)?o!==void 0&&((s==="url"&&t.url||s==="method"&&t.method)&&$(s,t.source,"is in the route"),mn(e,s,o,t.source)):(r??(r=Object.create(Oe)),(o!==void 0||!(s in r))&&(r[s]=o))}e.parameters=r}
function X(e){let n=e;return n==="method"||n==="url"||n==="baseUrl"||n==="headers"||n==="mediaType"||n==="request"||n==="args"}
function mn(e,n,t,r){n==="method"?e.method=I(t)?t:$(n,r,"has to be a method"):n==="url"||n==="baseUrl"?((typeof t!="string"||n==="url"&&!t.trim())&&$(n,r,"has to be a URL, as a string"),e[n]=t):n==="headers"?xn(e.headers,t,r):n==="mediaType"?e.mediaType=On(e.mediaType,t,r):n==="request"?(y(t)||$(n,r,"has to be a plain object, such as { signal }"),e.request=e.request?v({...e.request},t):t):(y(t)||_(r,n),e.args=v(e.args??h({}),t))}
function $(e,n,t){u(e,n,`${t}; as a parameter, it goes in args`)}
function xn(e,n,t){if(typeof n=="object"&&n&&Symbol.iterator in n)for(let r of n)(!Array.isArray(r)||r.length<2)&&z(t),ge(e,r[0],r[1],t);else if(y(n))for(let r of Object.keys(n))ge(e,r,n[r],t);else z(t)}
function z(e){$("headers",e,"has to be an object or pairs")}
function ge(e,n,t,r){typeof n!="string"&&z(r);let s=bn(n);s||u(n,r,"is no header name: it has to be a token, such as x-request-id"),t===null?delete e[s]:t!==void 0&&(typeof t!="string"&&E(t,{name:`headers.${s}`,source:r}),ee(e,s,t))}var bn=/*@__PURE__*/b(e=>I(e)?e.toLowerCase():"");
function I(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}
function On(e,n,t){y(n)||L(t);let r=h(n),{format:s=e?.format,previews:o=[]}=r;s&&!I(s)&&L(t),Array.isArray(o)||L(t);let i=[...o].map(Pn);return i.every(I)||L(t),{...e,...r,format:s,previews:we([...e?.previews??[],...i])}}
function L(e){$("mediaType",e,"has to be { format, previews }")}
function Pn(e){let n=e;for(;typeof n=="string"&&n.endsWith("-preview");)n=n.slice(0,-8);return n}
function we(e){return[...new Set(e)]}
function v(e,n){for(let t in n){let r=g(n,t)?n[t]:void 0;r!==void 0&&ee(e,t,r)}return e}
function ee(e,n,t){n in Object.prototype?Object.defineProperty(e,n,{value:t,writable:!0,enumerable:!0,configurable:!0}):e[n]=t}var Rn={source:"the options",method:void 0,url:void 0,plan:void 0},Y=/*@__PURE__*/b(Tn);
function Tn(e){let n=e.trim().split(/\s+/),t=n[n.length-1],r=n.length>1?n[0]:void 0;return(!t||!r&&/^[\dA-Z_-]+$/.test(t))&&u("url",e,'is missing: write "METHOD url"'),(n.length>2||r&&!I(r))&&u("route",e,'has to be "METHOD url"; in the url, a space is %20'),{source:e,method:r,url:t,plan:r?Nn(r.toUpperCase(),t):void 0}}var wn=/*@__PURE__*/b(()=>({method:"",route:""}));
function Sn(e,n){n===void 0&&u("url",e,"is missing");let t=wn(n);if(t.method===e)return Y(t.route).plan;let r=Y(`${e} ${n}`);return e.length<=$n&&Object.assign(t,{method:r.method,route:r.source}),r.plan}var $n=100,An=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,kn=/^\{\+?[\w%$[\]][^{},:*]*\}/;
function Nn(e,n){let t={source:`${e} ${n}`,variables:new Map},{tail:r,...s}=En(n,t);return{...s,method:e,hasBody:e!=="GET"&&e!=="HEAD",path:J(r,t),foreignNames:Mn(r),mayHaveQuery:/[?#]/.test(r)}}
function En(e,n){let t=An.exec(e)?.[0]??"";H(e,n.source,t);let r=W(e.slice(t.length)),s=kn.exec(r)?.[0]??"",o=A(t||s,n,"host"),i=new Map(n.variables);for(let d of i.keys())X(d)&&u(d,n.source,"is an option: rename it");let[a]=i.values();return{authority:t?o:void 0,baseVariable:t?void 0:a,addressVariables:i,tail:t?r:r.slice(s.length).replace(/^\/+/,"/")}}
function Mn(e){let n=q(e)[0].replace(/\{[^{}]*\}/g,"}"),t=Array.from(n.matchAll(Cn),([,...r])=>r.find(Boolean));return t.length?new Set(t):void 0}var Cn=/(?:\*|[^\w}\u0080-\uffff]:)([\w-]*\w)|\[(?:\.{3})?([\w-]*\w)\]|%7[Bb]([\w-]*\w)%7[Dd]/g;
function he(e){let n=e.plan??Sn(e.method,e.url),{expandables:t,query:r,members:s,data:o}=In(n,e),i=Un(n,t,e.baseUrl,r),{headers:a,mediaType:d,request:l}=e,p=s!==void 0&&o===void 0,c=p?s:o,m=g(a,"content-type");p&&(!m||Z(a["content-type"]))&&Vn(s,n.path.source),!m&&(p||$e(o)==="json")&&(a["content-type"]="application/json"),d&&g(a,"accept")&&typeof a.accept=="string"&&(a.accept=Wn(a.accept,d));let{method:P}=n,ne=c===void 0?{method:P,url:i,headers:a}:{method:P,url:i,headers:a,body:c};return l?{...ne,request:l}:ne}
function In(e,{parameters:n,args:t}){let s={expandables:e.path.noValues.slice(),query:"",members:void 0,data:void 0};for(let o in n){let i=n[o];i!==void 0&&(o==="data"&&!e.path.variables.has(o)?vn(s,e,i):Se(s,e,o,i))}for(let o in t)_n(s,e,o,t[o]);return s}
function Se(e,n,t,r){let{path:s}=n,o=s.variables.get(t);o?e.expandables[o.slot]=N(r,o):n.foreignNames?.has(t)?u(t,s.source,`is text in this path: ${k}`):n.hasBody?ee(e.members??(e.members={}),t,r):e.query=qn(e.query,r,{name:t,source:s.source})}
function vn(e,n,t){let{path:r,method:s}=n;x(t)&&u("data",r.source,w),n.hasBody||u("data",r.source,`is a body, and ${s} has none; as a parameter, it goes in args`),typeof t=="number"&&!Number.isFinite(t)&&u("data",r.source,`is ${t}, ${ke}`),e.data=t}
function _n(e,n,t,r){let s=n.addressVariables.get(t);s&&f(s,'is part of the address, which args never fill: give it beside args; a path begins with "/"'),Se(e,n,t,r)}
function qn(e,n,t){let r=Bn(t.name),s=j(n,t);return Array.isArray(s)?G(s,t).reduce((o,i)=>me(o,r,i,t),e):me(e,r,E(s,t),t)}
function me(e,n,t,r){return t===void 0?e:`${e}${e?"&":"?"}${n}${R(t,r)}`}var Bn=/*@__PURE__*/b(e=>`${R(e,{name:e,source:"the query"})}=`);
function Un(e,n,t,r){let{path:s,mayHaveQuery:o}=e,{text:i,slash:a}=Dn(e,n,t),d=B(s,n),[l]=s.pieces,p=(l||d).charAt(0);return i+jn(p,a)+(r&&o?Ln(d,r):d+r)}
function jn(e,n){return e==="/"?"":e===""||e==="?"||e==="#"?n:"/"}
function Ln(e,n){let t=e.replace(/#[^]*/,""),r=/^[^?]*\?(?:.*&)?$/.test(t)?"":t.includes("?")?"&":"?";return t+r+n.slice(1)+e.slice(t.length)}
function $e(e){if(typeof e=="number"||typeof e=="boolean"||Array.isArray(e))return"json";if(typeof e!="object"||e===null)return"other";let n=M(e);return n==="[object ReadableStream]"||Symbol.asyncIterator in e?"stream":n==="[object URLSearchParams]"?"pairs":n==="[object Object]"&&!(Symbol.iterator in e)&&!Ae(e)?"json":O(e,"append")?"form":"other"}
function Ae(e){let n=O(e,"pipe")&&O(e,"on"),t=Symbol.iterator in e&&O(e,"getAll"),r=O(e,"append")&&(t||O(e,"getParts")),s=O(e,"slice")&&"size"in e&&"type"in e;return(n||r||s)&&!O(e,"toJSON")}
function O(e,n){return n in e&&typeof e[n]=="function"}
function Z(e){return/^[^;]+\bjson\b(?!-seq)/i.test(String(e))}
function Vn(e,n){for(let t of Object.keys(e)){let r=e[t];Fn(r)&&(x(r)&&u(t,n,w),u(t,n,`is ${S(r)}, ${ke}; a signal goes in request, any other body in data`))}}var ke="which JSON loses: write null or a text";
function Fn(e){return typeof e=="number"?!Number.isFinite(e):typeof e!="object"?typeof e=="function"||typeof e=="symbol":e===null||Array.isArray(e)?!1:x(e)?!0:M(e)==="[object Date]"?Number.isNaN(Number(e)):y(e)?Ae(e):typeof e.toJSON!="function"}
function Dn(e,n,t){let{authority:r,baseVariable:s}=e,{source:o}=e.path;if(r)return xe(T(r,n,Kn))??u("url",o,"has a host or port that no URL can have");let i=s?n[s.slot]:t,a=typeof i=="string"?xe(i):void 0;if(a?.isHttp)return a;let d='has to be an http(s) URL without query, fragment and braces, such as location.origin + "/api"';u(s?.name??"baseUrl",o,s?`${d}; a path begins with "/"`:d)}
function Kn(e,n){/^[a-z\d-]+$/i.test(n)||f(e,"is in the host: it has to be letters, digits and hyphens; a whole host goes in baseUrl")}var xe=/*@__PURE__*/b(e=>{let[,n,t=""]=/^([A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(\/?)\/*$/.exec(e)??[];if(n)try{return typeof URL=="function"&&new URL(n),{text:U(n,e),slash:t,isHttp:/^https?:\/\/[^/]/i.test(n)}}catch{return}}),Jn=/^(\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(\.v\d+)?(?:\.([\w!#$%&'*^`|~-]+))?(\+json)?(\s*(?:;[^]*)?)$/i;
function Wn(e,{format:n,previews:t}){return!n&&!t.length?e:e.split(",").map(s=>{let[,o,i="",a,d="",l=""]=Jn.exec(s)??[];if(!o)return s;let p=(n?`.${n}`:d)+l,c=a?.endsWith("-preview")?[a]:[],m=we([...c,...t.map(P=>`${P}-preview`)]);return m.length?m.map(P=>`${o}.${P}${p}`).join():o+i+p}).join()}export{Gn as endpoint,Ne as expand,Ee as expandPath,Me as path,zn as toInit,Yn as toRequest};
