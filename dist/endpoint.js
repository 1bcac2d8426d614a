/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function Ne(e,t={}){let{source:n,pieces:r,bySlot:s,noValues:o}=Je(oe(e));g(t)||B(n);let i=o.slice();for(let a of s){let{name:d,slot:p}=a;h(t,d)&&(i[p]=k(t[d],a))}return S(r,i)}
function ke(e,t={}){let n=Me(oe(e)),{source:r,variables:s}=n;g(t)||B(r);let o=n.noValues.slice();for(let a in t){if(!h(t,a))continue;let d=t[a];if(d===void 0)continue;let p=s.get(a)??u(a,r,"has no placeholder: write it in the template, or leave it out");o[p.slot]=k(d,p)}let i=U(n,o);return n.pieces[0]==="/"&&i.startsWith("//")&&u("template",r,"gives a path that begins with two slashes"),i}
function Ee(e,...t){(!Array.isArray(e)||!h(e,"raw"))&&u("path",w(e),"is a tag: write path`...` without parentheses");let n=qe(e),r=n.noValues.slice();for(let s=0;s<r.length&&s<t.length;s++)r[s]=k(t[s],n.bySlot[s]);return U(n,r)}
function oe(e){return typeof e=="string"?e:u("template",w(e),"has to be a string")}
function B(e,t="values"){u(t,e,"has to be a plain object, such as JSON.parse(text) or Object.fromEntries(form)")}var Me=/*@__PURE__*/O(e=>(ie(e),G(e,e),H(Q(e),{source:e,variables:new Map})));
function H(e,t){Ce(e,t.source);let[n,r]=j(e),s=[...A(n,t,"path"),...A(r,t)];return z(s,t)}
function Ce(e,t){let[,n,r]=/^[^?#]*?(\{?)\?[^#]*\{\?([^{}]*)\}/.exec(e)??[];if(!r)return;let s=n?"join both, as {?a,b}":`write {&${r}}`;u(`{?${r}}`,t,`would write a second "?": ${s}`)}
function j(e){let t=e.search(/\{?[?#]/);return t<0?[e,""]:[e.slice(0,t),e.slice(t)]}
function Q(e){let[t,n]=j(e);return t.replace(/(^|[/.]):([A-Za-z_]\w*)/g,"$1{$2}")+n}
function ie(e){/^\/(?!\/)/.test(e)||u("template",e,"has to begin with one slash; a base is joined to it by +")}var Ie=/^(?:[^?#]*[/.])?(:[A-Za-z_]\w*(?:[?*+](?=\/|\{?[?#]|$)|\())/,ve=/(\$\{[\w%$.[\]-]+\}|\{[^{}?#]+\?\})/,N="write {x}; behind a segment, {/x} if it may be left out, or {/x*} for a list; in a query, {?x}";
function G(e,t,n=""){let r=(ve.exec(e)??Ie.exec(e.slice(n.length)))?.[1];r&&u(r,t,`is no placeholder: ${N}`)}var re=/*@__PURE__*/new WeakMap;
function qe(e){let t=re.get(e);return t||re.set(e,t=Be(e)),t}
function Be(e){let t=e.map(i=>typeof i=="string"?i:"\\"),n=t.map((i,a)=>a?`\${${a}}${i}`:i).join("");ie(n),je(n);let r={source:n,variables:new Map},s=[],o="path";return t.forEach((i,a)=>{a&&s.push([ue(`\${${a}}`,r,"",void 0,o)]),s.push(_(i,n,"write ${value}")),/[?#]/.test(i)&&(o="query of a tag")}),z(s,r)}
function je(e){let t=/^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(e);t&&u(t[1],e,"is text in a tag: write ${value}");let n=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(e);n&&u(n[1],e,"would be one name: join a query that is made already by +")}
function U({pieces:e,keepsReserved:t},n){let r=Fe(e,n);if(r!==void 0)return r;let s=S(e,n);return t&&J.test(s)&&Ue(e,n,s),ae.test(s)&&_e(e,n,s),s}var J=/[?#]/,ae=/(?:^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;
function Ue(e,t,n){S(e,t,(r,s,o)=>{let i=n.slice(0,o);J.test(s)&&!J.test(i)&&f(r,`would end the path: encode its "?" and "#", or write {?${r.name}}`),s.includes("#")&&!i.includes("#")&&f(r,`would end the query: encode its "#", or write {${r.name}}`)})}
function _e(e,t,n){let r=se(n);S(e,t,(s,o,i)=>{let a=`${n.slice(0,i)}word${n.slice(i+o.length)}`;se(a)<r&&f(s,"makes a dot segment: reject such values")})}
function se(e){return e.replace(/[?#][^]*/,"").split(ae).length-1}var Le=/[^\w.~-]|^\.|\.\.|\.$|^$/,Ve=/[^\w./~-]|^[./]|[./]{2}|[./]$|^$/;
function Fe(e,t){let n="";for(let r of e){if(typeof r=="string"){n+=r;continue}if(r.length>1)return;let{slot:s,required:o,prefix:i,first:a,named:d,label:p,reserved:l}=r[0],c=t[s];if(!(c===void 0&&!o)){if(typeof c!="string"||i||(l?Ve:Le).test(c))return;n+=d?`${a}${p}=${c}`:a+c}}return n}
function Ke(e,t,n){let r=t===""||t==="+",s=e==="path"&&(r||t==="/");return{required:r&&e!=="elsewhere",needsText:s,isOneText:(s||e==="query of a tag")&&!n}}var de={"":{first:"",separator:",",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"#",separator:",",named:!1,reserved:!0},".":{first:".",separator:".",named:!1,reserved:!1},"/":{first:"/",separator:"/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"&",separator:"&",named:!0,reserved:!1}},Je=/*@__PURE__*/O(e=>{let t={source:e,variables:new Map},n=A(e,t);for(let r of t.variables.keys())/[-$[\]]/.test(r)&&u(r,e,"is not RFC 6570");return z(n,t)});
function z(e,{source:t,variables:n}){let r=[...n.values()],s=r.map(()=>{}),o=e.some(i=>typeof i!="string"&&i[0].reserved);return{source:t,pieces:e,variables:n,bySlot:r,noValues:s,keepsReserved:o}}
function A(e,t,n="elsewhere"){return e.split(/\{([^{}]*)\}/).map((r,s)=>s%2?We(r,t,n):_(r,t.source))}
function _(e,t,n=N){return e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,r=>{if(!/[\0-\x7f\ud800-\udfff]/u.test(r))return encodeURIComponent(r);let s=r==="\\"?"has to be left out, or encoded":"has to be encoded";u(r,t,/[{}]/.test(r)?`belongs to no expression: ${n}`:s)})}var De=/^(?![.-])((?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(\*|:[1-9]\d{0,3})?$/;
function We(e,t,n){let r=e.charAt(0),s=h(de,r)?r:"";return e.slice(s.length).split(",").map(o=>{let[,i,a]=De.exec(o)??u(`{${e}}`,t.source,`is not RFC 6570: ${N}`);return ue(i,t,s,a,n)})}
function ue(e,t,n,r,s){let{source:o,variables:i}=t,a=r==="*",{required:d,needsText:p,isOneText:l}=Ke(s,n,a),c={name:e,source:o,slot:i.get(e)?.slot??i.size,label:e.replace(/[$[\]]/g,encodeURIComponent),explode:a,prefix:r&&!a?Number(r.slice(1)):0,required:d,needsText:p,isOneText:l,...de[n]};return i.set(e,c),c}
function S(e,t,n){let r="";for(let s of e){if(typeof s=="string"){r+=s;continue}let o=!0;for(let i of s){let a=He(i,t[i.slot]);if(a===void 0){i.required&&D(i);continue}a===""&&i.needsText&&D(i),r+=o?i.first:i.separator,o=!1,n?.(i,a,r.length),r+=a}}return r}
function D(e){f(e,e.required?"needs a value":"needs a value, or undefined")}
function He(e,t){if(t===void 0)return;if(typeof t!="string")return Qe(e,t);let n=R(e.prefix?ze(t,e):t,e,e.reserved);return e.named?W(e.label,n,e):n}
function Qe(e,{keys:t,texts:n}){let{explode:r,label:s,named:o,reserved:i}=e,a=r?e.separator:",",d,p=!1;for(let l=0;l<n.length;l++){let c=n[l];if(c===void 0)continue;(c||t?.[l])&&(p=!0);let x=t?R(t[l],e,i):s,y=R(c,e,i);r&&(t||o)?y=W(x,y,e):t&&(y=`${x},${y}`),d=d===void 0?y:d+a+y}if(d!==void 0)return e.prefix&&f(e,"has to be text for a prefix"),e.isOneText&&f(e,t?pe:Ge(e)),!p&&e.needsText&&e.first==="/"&&D(e),o&&!r?W(s,d,e):d}var pe='is an object: give a member of it, such as its id, or "x[a]" in a query, or JSON.stringify it';
function Ge({name:e,reserved:t,first:n}){return e.startsWith("${")?"is a list: expandPath takes one at {/x*} or {?x*}":`is a list: write {${t?"+":n}${e}*}`}
function W(e,t,{first:n}){return t||n!==";"?`${e}=${t}`:e}
function ze(e,t){return/[\ud800-\udfff]/u.test(e)&&f(t,"is not Unicode"),(t.reserved?e.match(Ze)??[]:[...e]).slice(0,t.prefix).join("")}var Ze=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;
function R(e,t,n=!1){if(!(n?et:Xe).test(e))return e;try{if(n)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let r=encodeURIComponent(e);return/[!'()*]/.test(e)?r.replace(/[!'()*]/g,Ye):r}catch{f(t,"is not Unicode")}}
function Ye(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var Xe=/[^\w.~-]/,et=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;
function k(e,t){if(typeof e=="string")return e;let n=L(e,t);if(Array.isArray(n))return{keys:void 0,texts:q(n,t)};if(!g(n))return E(n,t);!t.explode&&tt(n)&&f(t,"has a text of its own: give String(x), or {...x}");let r=Object.entries(n),s=r.map(([,o])=>o);return{keys:r.map(([o])=>o),texts:q(s,t)}}
function tt(e){return typeof e.toString=="function"&&!String(e).startsWith("[object ")}
function q(e,t){let n=[];for(let r of e)n.push(E(L(r,t),t));return n}
function L(e,t){let n=typeof e=="object"&&e?.toJSON;return typeof n!="function"?e:n.call(e)??f(t,"needs a value")}
function E(e,t){if(e==null)return;if(typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e))return String(e);b(e)&&f(t,T),f(t,g(e)?pe:`needs text or a finite number, not ${w(e)}`)}
function b(e){return typeof e?.then=="function"}var T="is a promise: await it first";
function w(e){return typeof e=="number"?String(e):M(e)}
function g(e){return typeof e=="object"&&M(e)==="[object Object]"&&!b(e)}
function M(e){return Object.prototype.toString.call(e)}
function h(e,t){return Object.prototype.hasOwnProperty.call(e,t)}var nt=4096,rt=1e5,st=10;
function O(e){let t=new Map,n=0,r=s=>{if(s.length>nt)return e(s);let o=ot(s),i=e(o);return i===void 0||(n>rt&&(t.clear(),n=0),n+=st+o.length,t.set(o,i)),i};return s=>t.get(s)??r(s)}
function ot(e){return Object.keys({__proto__:null,[e]:0})[0]}
function u(e,t,n){let r=new TypeError(`"${K(e)}" in "${K(t)}" ${K(n)}`);throw Object.assign(r,{code:"ERR_ENDPOINT"})}
function f({name:e,source:t},n){u(e,t,n)}
function K(e){return le(e,(n,r)=>`${r}***@`).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,encodeURIComponent)}var it=/(\b(?:https?|wss?|ftp):[\s\\/]*|:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,})(?![\w.{}-]*(?::\d+)?[/?#])[^]*@/i;
function le(e,t){let n=e.lastIndexOf("@")+1;return e.slice(0,n).replace(it,t)+e.slice(n)}
function ce(e){return le(e,(n,r)=>/[?#]/.test(n)?`${r}***?`:n).replace(/[?#][^]*/,"")}var be="tiny-endpoint/1.0.0",Oe=/*@__PURE__*/Object.freeze(/*@__PURE__*/Object.create(null));
function m(e){return Object.assign(Object.create(Oe),e)}var fe={method:"GET",url:void 0,baseUrl:"https://api.service.example",headers:{accept:"application/vnd.service.v3+json","user-agent":be},mediaType:void 0,request:void 0,parameters:void 0,args:void 0,plan:void 0},Kt=/*@__PURE__*/Te();
function Jt(e){return Pe(e,"toInit")}
function Dt(e){let{headers:t,...n}=Pe(e,"toRequest"),{method:r,body:s}=n,{"content-type":o,...i}=m(t),a=F(e),d=Request,p,l;try{p=new d(e.url,m({...n,headers:i,body:s??null})),l=p.headers.get("content-type"),o!==void 0&&p.headers.set("content-type",String(o))}catch{u("Request",a,"refuses this: check the method, credentials in the url, headers and members of request")}return p.method.toUpperCase()!==r.toUpperCase()&&u("method",a,`is ${p.method} to this engine`),l==="text/plain;charset=UTF-8"&&typeof s!="string"&&u("body",a,`is ${w(s)}, which this engine would send as text: convert it first`),p}
function Pe(e,t){let n=m(g(e)?e:{});(typeof n.url!="string"||!g(n.headers)||n.baseUrl!==void 0)&&u("options",t,b(e)?T:"has to be what endpoint returns");let r={...n.headers};r["user-agent"]===be&&delete r["user-agent"];let{"content-type":s}=m(r),{body:o}=n;b(o)&&u("body",F(e),T);let i=Re(o);i==="json"&&(Z(s)||u("content-type",F(e),at),o=JSON.stringify(o)??u("body",F(e),"is no JSON: its toJSON gives undefined")),(i==="form"?!/boundary=/i.test(String(s)):i==="pairs"&&Z(s))&&delete r["content-type"];let d={...n.request,method:String(n.method??"GET"),headers:r,body:o??void 0};return i==="stream"?{...d,duplex:"half"}:d}var at="has to be a JSON type; otherwise data is a form, or text by JSON.stringify";
function F({method:e,url:t}){return`${String(e??"GET")} ${ce(t)}`}
function Re(e){if(typeof e=="number"||typeof e=="boolean"||Array.isArray(e))return"json";if(typeof e!="object"||e===null)return"other";let t=M(e);return t==="[object ReadableStream]"||Symbol.asyncIterator in e?"stream":t==="[object URLSearchParams]"?"pairs":t==="[object Object]"&&!(Symbol.iterator in e)&&!Se(e)?"json":P(e.append)?"form":"other"}
function Se(e){let t=P(e.pipe)&&P(e.on),n=P(e.append)&&P(e.getParts),r=P(e.slice)&&"size"in e&&"type"in e;return(t||n||r)&&!P(e.toJSON)}
function P(e){return typeof e=="function"}
function Z(e){return/^[^;]+\bjson\b(?!-seq)/i.test(String(e))}
function Te(e=fe){let{headers:t,request:n,parameters:r}=e,s={...e,headers:Object.freeze(t),request:n&&v({},n),parameters:r&&m(r)},o=(a,d)=>he(ye(s,a,d)),i={merge:(a,d)=>we(ye(s,a,d)),parse:a=>he(C({...fe,baseUrl:void 0,headers:{}},a)),defaults:a=>Te(C(s,a)),DEFAULTS:dt(s)};return Object.assign(o,i)}
function we(e){let{method:t,url:n,baseUrl:r,headers:s,mediaType:o,request:i,parameters:a,args:d}=e,p=o&&v({},{...o,previews:[...o.previews]}),l=d&&{...d},c={method:t,baseUrl:r,headers:s,url:n,mediaType:p,request:i,args:l,...a};return v({},c)}
function dt(e){let t=we(e),{mediaType:n,args:r,request:s}=t;for(let o of[t,n,n?.previews,r,s])Object.freeze(o);return t}
function ye(e,t,n){let r;return typeof t=="string"?r=C(e,n,X(t)):(r=C(e,t),n!==void 0&&(r=C(r,n))),r.request&&r.request===e.request&&(r.request={...r.request}),r}
function C(e,t={},n=ht){g(t)||u("options",n.source,"has to be a plain object; a body goes in data, and a URL as url.href");let r={method:n.method??e.method,url:n.url??e.url,baseUrl:e.baseUrl,headers:{...e.headers},mediaType:e.mediaType,request:e.request,parameters:e.parameters,args:e.args&&m(e.args),plan:n.plan};!e.parameters&&ut(t)?r.parameters=t:pt(r,t,n);let{args:s,parameters:o}=r;if(s)for(let i in o)delete s[i];return r}
function ut(e){for(let t in e)if(ee(t)||!h(e,t))return!1;return!0}
function pt(e,t,n){let r=e.parameters&&m(e.parameters);for(let s in t){if(!h(t,s))continue;let o=t[s];ee(s)?o!==void 0&&((s==="url"&&n.url||s==="method"&&n.method)&&$(s,n.source,"is in the route"),lt(e,s,o,n.source)):(r??(r=Object.create(Oe)),(o!==void 0||!(s in r))&&(r[s]=o))}e.parameters=r}
function ee(e){let t=e;return t==="method"||t==="url"||t==="baseUrl"||t==="headers"||t==="mediaType"||t==="request"||t==="args"}
function lt(e,t,n,r){t==="method"?e.method=I(n)?n:$(t,r,"has to be a method"):t==="url"||t==="baseUrl"?((typeof n!="string"||t==="url"&&!n.trim())&&$(t,r,"has to be a URL, as a string"),e[t]=n):t==="headers"?ct(e.headers,n,r):t==="mediaType"?e.mediaType=yt(e.mediaType,n,r):t==="request"?((typeof n!="object"||!n)&&$(t,r,"has to be an object"),e.request=e.request?v({...e.request},n):n):(g(n)||B(r,t),e.args=v(e.args??m({}),n))}
function $(e,t,n){u(e,t,`${n}; as a parameter, it goes in args`)}
function ct(e,t,n){if(g(t)&&!(Symbol.iterator in t))for(let r of Object.keys(t))ge(e,r,t[r],n);else if(typeof t=="object"&&t&&Symbol.iterator in t)for(let r of t)(!Array.isArray(r)||r.length<2)&&Y(n),ge(e,r[0],r[1],n);else Y(n)}
function Y(e){$("headers",e,"has to be an object or pairs")}
function ge(e,t,n,r){typeof t!="string"&&Y(r);let s=ft(t);s||u(t,r,"is no header name: it has to be a token, such as x-request-id"),n===null?delete e[s]:n!==void 0&&(typeof n!="string"&&E(n,{name:`headers.${s}`,source:r}),te(e,s,n))}var ft=/*@__PURE__*/O(e=>I(e)?e.toLowerCase():"");
function I(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}
function yt(e,t,n){g(t)||V(n);let r=m(t),{format:s=e?.format,previews:o=[]}=r;s&&!I(s)&&V(n),Array.isArray(o)||V(n);let i=[...o].map(gt);return i.every(I)||V(n),{...e,...r,format:s,previews:$e([...e?.previews??[],...i])}}
function V(e){$("mediaType",e,"has to be { format, previews }")}
function gt(e){let t=e;for(;typeof t=="string"&&t.endsWith("-preview");)t=t.slice(0,-8);return t}
function $e(e){return[...new Set(e)]}
function v(e,t){for(let n in t){let r=h(t,n)?t[n]:void 0;r!==void 0&&te(e,n,r)}return e}
function te(e,t,n){t in Object.prototype?Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0}):e[t]=n}var ht={source:"the options",method:void 0,url:void 0,plan:void 0},X=/*@__PURE__*/O(mt);
function mt(e){let t=e.trim().split(/\s+/),n=t[t.length-1],r=t.length>1?t[0]:void 0;return(!n||!r&&/^[\dA-Z_-]+$/.test(n))&&u("url",e,'is missing: write "METHOD url"'),(t.length>2||r&&!I(r))&&u("route",e,'has to be "METHOD url"; in the url, a space is %20'),{source:e,method:r,url:n,plan:r?St(r.toUpperCase(),n):void 0}}
function xt(e,t){t===void 0&&u("url",e,"is missing");let n=bt(t);if(n.method===e)return X(n.route).plan;let r=X(`${e} ${t}`);return e.length<=Ot&&Object.assign(n,{method:r.method,route:r.source}),r.plan}var bt=/*@__PURE__*/O(()=>({method:"",route:""})),Ot=100,Pt=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,Rt=/^\{\+?[\w%$[\]][^{},:*]*\}/;
function St(e,t){let n={source:`${e} ${t}`,variables:new Map},{tail:r,...s}=Tt(t,n);return{...s,method:e,hasBody:e!=="GET"&&e!=="HEAD",path:H(r,n),foreignNames:wt(r),mayHaveQuery:/[?#]/.test(r)}}
function Tt(e,t){let n=Pt.exec(e)?.[0]??"";G(e,t.source,n);let r=Q(e.slice(n.length)),s=Rt.exec(r)?.[0]??"",o=A(n||s,t,"host"),i=new Map(t.variables);for(let d of i.keys())ee(d)&&u(d,t.source,"is an option: rename it");let[a]=i.values();return{authority:n?o:void 0,baseVariable:n?void 0:a,addressVariables:i,tail:n?r:r.slice(s.length).replace(/^\/+/,"/")}}
function wt(e){let t=j(e)[0].replace(/\{[^{}]*\}/g,"}"),n;for(let[,...r]of t.matchAll($t))(n??(n=new Set)).add(r.find(s=>s));return n}var $t=/(?:\*|[^\w}\u0080-\uffff]:)([\w-]*\w)|\[(?:\.{3})?([\w-]*\w)\]|%7[Bb]([\w-]*\w)%7[Dd]/g;
function he(e){let t=e.plan??xt(e.method,e.url),{expandables:n,query:r,members:s,data:o}=At(t,e),i=vt(t,n,e.baseUrl,r),{headers:a,mediaType:d,request:p}=e,l=s!==void 0&&o===void 0,c=l?s:o;if(l||Re(o)==="json"){let ne=h(a,"content-type");l&&(!ne||Z(a["content-type"]))&&Ct(s,t.path.source),ne||(a["content-type"]="application/json")}d&&h(a,"accept")&&typeof a.accept=="string"&&(a.accept=Lt(a.accept,d));let{method:x}=t,y=c===void 0?{method:x,url:i,headers:a}:{method:x,url:i,headers:a,body:c};return p?{...y,request:p}:y}
function At(e,{parameters:t,args:n}){let s={expandables:e.path.noValues.slice(),query:"",members:void 0,data:void 0};for(let o in t){let i=t[o];i!==void 0&&(o==="data"&&!e.path.variables.has(o)?Nt(s,e,i):Ae(s,e,o,i))}for(let o in n)kt(s,e,o,n[o]);return s}
function Ae(e,t,n,r){let{path:s}=t,o=s.variables.get(n);o?e.expandables[o.slot]=k(r,o):t.foreignNames?.has(n)?u(n,s.source,`is text in this path: ${N}`):t.hasBody?te(e.members??(e.members={}),n,r):e.query=Et(e.query,r,{name:n,source:s.source})}
function Nt(e,t,n){let{path:r,method:s}=t;b(n)&&u("data",r.source,T),t.hasBody||u("data",r.source,`is a body, and ${s} has none; as a parameter, it goes in args`),e.data=n}
function kt(e,t,n,r){let s=t.addressVariables.get(n);s&&f(s,'is part of the address, which args never fill: give it beside args; a path begins with "/"'),Ae(e,t,n,r)}
function Et(e,t,n){let r=Mt(n.name),s=L(t,n);return Array.isArray(s)?q(s,n).reduce((o,i)=>me(o,r,i,n),e):me(e,r,E(s,n),n)}
function me(e,t,n,r){return n===void 0?e:`${e}${e?"&":"?"}${t}${R(n,r)}`}var Mt=/*@__PURE__*/O(e=>`${R(e,{name:e,source:"the query"})}=`);
function Ct(e,t){for(let n of Object.keys(e)){let r=e[n];It(r)&&(b(r)&&u(n,t,T),u(n,t,`is ${w(r)}, which JSON loses: write null or a text; a signal goes in request, any other body in data`))}}
function It(e){return typeof e=="number"?!Number.isFinite(e):typeof e!="object"?typeof e=="function"||typeof e=="symbol":e===null||Array.isArray(e)?!1:b(e)?!0:M(e)==="[object Date]"?Number.isNaN(Number(e)):g(e)?Se(e):typeof e.toJSON!="function"}
function vt(e,t,n,r){let{path:s,mayHaveQuery:o}=e,{text:i,slash:a}=jt(e,t,n),d=U(s,t),p=(s.pieces[0]||d).charAt(0);return i+qt(p,a)+(r&&o?Bt(d,r):d+r)}
function qt(e,t){return e==="/"?"":e===""||e==="?"||e==="#"?t:"/"}
function Bt(e,t){let n=e.replace(/#[^]*/,""),r=/^[^?]*\?(?:.*&)?$/.test(n)?"":n.includes("?")?"&":"?";return n+r+t.slice(1)+e.slice(n.length)}
function jt(e,t,n){let{authority:r,baseVariable:s}=e,{source:o}=e.path;if(r)return xe(S(r,t,Ut))??u("url",o,"has a host or port that no URL can have");let i=s?t[s.slot]:n,a=typeof i=="string"?xe(i):void 0;if(a?.isHttp)return a;let d='has to be an http(s) URL without query, fragment and braces, such as location.origin + "/api"';u(s?.name??"baseUrl",o,s?`${d}; a path begins with "/"`:d)}
function Ut(e,t){/^[a-z\d-]+$/i.test(t)||f(e,"is in the host: it has to be letters, digits and hyphens")}var xe=/*@__PURE__*/O(e=>{let[,t,n=""]=/^([A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(\/?)\/*$/.exec(e)??[];if(t)try{return typeof URL=="function"&&new URL(t),{text:_(t,e),slash:n,isHttp:/^https?:\/\/[^/]/i.test(t)}}catch{return}}),_t=/^(\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(\.v\d+)?(?:\.([\w!#$%&'*^`|~-]+))?(\+json)?(\s*(?:;[^]*)?)$/i;
function Lt(e,{format:t,previews:n}){return!t&&!n.length?e:e.split(",").map(s=>{let[,o,i="",a,d="",p=""]=_t.exec(s)??[];if(!o)return s;let l=(t?`.${t}`:d)+p,c=a?.endsWith("-preview")?[a]:[],x=$e([...c,...n.map(y=>`${y}-preview`)]);return x.length?x.map(y=>`${o}.${y}${l}`).join():o+i+l}).join()}export{Kt as endpoint,Ne as expand,ke as expandPath,Ee as path,Jt as toInit,Dt as toRequest};
