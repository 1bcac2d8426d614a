/* @ts-self-types="./endpoint.d.ts" */
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
function $e(e,t={}){let{source:n,pieces:r,bySlot:s,noValues:o}=De(re(e));g(t)||q(n);let i=o.slice();for(let a of s){let{name:d,slot:p}=a;h(t,d)&&(i[p]=k(t[d],a))}return P(r,i)}
function Ne(e,t={}){let n=Ee(re(e)),{source:r,variables:s}=n;g(t)||q(r);let o=n.noValues.slice();for(let a in t){if(!h(t,a))continue;let d=t[a];if(d===void 0)continue;let p=s.get(a)??u(a,r,"has no placeholder: write it in the template, or leave it out");o[p.slot]=k(d,p)}let i=B(n,o);return n.pieces[0]==="/"&&i.startsWith("//")&&u("template",r,"gives a path that begins with two slashes"),i}
function ke(e,...t){(!Array.isArray(e)||!h(e,"raw"))&&u("path",S(e),"is a tag: write path`...` without parentheses");let n=Ie(e),r=n.noValues.slice();for(let s=0;s<r.length&&s<t.length;s++)r[s]=k(t[s],n.bySlot[s]);return B(n,r)}
function re(e){return typeof e=="string"?e:u("template",S(e),"has to be a string")}
function q(e,t="values"){u(t,e,"has to be a plain object, such as Object.fromEntries(form)")}var Ee=/*@__PURE__*/O(e=>(se(e),Q(e,e),W(H(e),{source:e,variables:new Map})));
function W(e,t){Ce(e,t.source);let[n,r]=j(e),s=[...$(n,t,"path"),...$(r,t)];return G(s,t)}
function Ce(e,t){let[,n,r]=/^[^?#]*?(\{?)\?[^#]*\{\?([^{}]*)\}/.exec(e)??[];if(!r)return;let s=n?"join both, as {?a,b}":`write {&${r}}`;u(`{?${r}}`,t,`would write a second "?": ${s}`)}
function j(e){let t=e.search(/\{?[?#]/);return t<0?[e,""]:[e.slice(0,t),e.slice(t)]}
function H(e){let[t,n]=j(e);return t.replace(/(^|[/.]):([A-Za-z_]\w*)/g,"$1{$2}")+n}
function se(e){/^\/(?!\/)/.test(e)||u("template",e,"has to begin with one slash; a base is joined to it by +")}var Me=/^(?:[^?#]*[/.])?(:[A-Za-z_]\w*(?:[?*+](?=\/|\{?[?#]|$)|\())/,ve=/(\$\{[\w%$.[\]-]+\}|\{[^{}?#]+\?\})/,N="write {x}; behind a segment, {/x} if it may be left out, or {/x*} for a list";
function Q(e,t,n=""){let r=(ve.exec(e)??Me.exec(e.slice(n.length)))?.[1];r&&u(r,t,`is no placeholder: ${N}`)}var te=/*@__PURE__*/new WeakMap;
function Ie(e){let t=te.get(e);return t||te.set(e,t=qe(e)),t}
function qe(e){let t=e.map(i=>typeof i=="string"?i:"\\"),n=t.map((i,a)=>a?`\${${a}}${i}`:i).join("");se(n),je(n);let r={source:n,variables:new Map},s=[],o="path";return t.forEach((i,a)=>{a&&s.push([ae(`\${${a}}`,r,"",void 0,o)]),s.push(_(i,n,"write ${value}")),/[?#]/.test(i)&&(o="query of a tag")}),G(s,r)}
function je(e){let t=/^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(e);t&&u(t[1],e,"is text in a tag: write ${value}");let n=/^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(e);n&&u(n[1],e,"would be one name: join a query that is made already by +")}
function B({pieces:e,keepsReserved:t},n){let r=Fe(e,n);if(r!==void 0)return r;let s=P(e,n);return t&&D.test(s)&&Be(e,n,s),oe.test(s)&&_e(e,n,s),s}var D=/[?#]/,oe=/(?:^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;
function Be(e,t,n){P(e,t,(r,s,o)=>{let i=n.slice(0,o);D.test(s)&&!D.test(i)&&f(r,`would end the path: encode its "?" and "#", or write {?${r.name}}`),s.includes("#")&&!i.includes("#")&&f(r,`would end the query: encode its "#", or write {${r.name}}`)})}
function _e(e,t,n){let r=ne(n);P(e,t,(s,o,i)=>{let a=`${n.slice(0,i)}word${n.slice(i+o.length)}`;ne(a)<r&&f(s,"makes a dot segment: reject such values")})}
function ne(e){return e.replace(/[?#][^]*/,"").split(oe).length-1}var Ue=/[^\w.~-]|^\.|\.\.|\.$|^$/,Ve=/[^\w./~-]|^[./]|[./]{2}|[./]$|^$/;
function Fe(e,t){let n="";for(let r of e){if(typeof r=="string"){n+=r;continue}if(r.length>1)return;let{slot:s,required:o,prefix:i,first:a,named:d,label:p,reserved:l}=r[0],c=t[s];if(!(c===void 0&&!o)){if(typeof c!="string"||i||(l?Ve:Ue).test(c))return;n+=d?`${a}${p}=${c}`:a+c}}return n}
function Le(e,t,n){let r=t===""||t==="+",s=e==="path"&&(r||t==="/");return{required:r&&e!=="elsewhere",needsText:s,isOneText:(s||e==="query of a tag")&&!n}}var ie={"":{first:"",separator:",",named:!1,reserved:!1},"+":{first:"",separator:",",named:!1,reserved:!0},"#":{first:"#",separator:",",named:!1,reserved:!0},".":{first:".",separator:".",named:!1,reserved:!1},"/":{first:"/",separator:"/",named:!1,reserved:!1},";":{first:";",separator:";",named:!0,reserved:!1},"?":{first:"?",separator:"&",named:!0,reserved:!1},"&":{first:"&",separator:"&",named:!0,reserved:!1}},De=/*@__PURE__*/O(e=>{let t={source:e,variables:new Map},n=$(e,t);for(let r of t.variables.keys())/[-$[\]]/.test(r)&&u(r,e,"is not RFC 6570");return G(n,t)});
function G(e,{source:t,variables:n}){let r=[...n.values()],s=r.map(()=>{}),o=e.some(i=>typeof i!="string"&&i[0].reserved);return{source:t,pieces:e,variables:n,bySlot:r,noValues:s,keepsReserved:o}}
function $(e,t,n="elsewhere"){return e.split(/\{([^{}]*)\}/).map((r,s)=>s%2?Ke(r,t,n):_(r,t.source))}
function _(e,t,n=N){return e.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu,r=>{if(!/[\0-\x7f\ud800-\udfff]/u.test(r))return encodeURIComponent(r);u(r,t,/[{}]/.test(r)?`belongs to no expression: ${n}`:"has to be encoded")})}var Je=/^(?![.-])((?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(\*|:[1-9]\d{0,3})?$/;
function Ke(e,t,n){let r=e.charAt(0),s=h(ie,r)?r:"";return e.slice(s.length).split(",").map(o=>{let[,i,a]=Je.exec(o)??u(`{${e}}`,t.source,`is not RFC 6570: ${N}`);return ae(i,t,s,a,n)})}
function ae(e,t,n,r,s){let{source:o,variables:i}=t,a=r==="*",{required:d,needsText:p,isOneText:l}=Le(s,n,a),c={name:e,source:o,slot:i.get(e)?.slot??i.size,label:e.replace(/[$[\]]/g,encodeURIComponent),explode:a,prefix:r&&!a?Number(r.slice(1)):0,required:d,needsText:p,isOneText:l,...ie[n]};return i.set(e,c),c}
function P(e,t,n){let r="";for(let s of e){if(typeof s=="string"){r+=s;continue}let o=!0;for(let i of s){let a=We(i,t[i.slot]);if(a===void 0){i.required&&J(i);continue}a===""&&i.needsText&&J(i),r+=o?i.first:i.separator,o=!1,n?.(i,a,r.length),r+=a}}return r}
function J(e){f(e,e.required?"needs a value":"needs a value, or undefined")}
function We(e,t){if(t===void 0)return;if(typeof t!="string")return He(e,t);let n=R(e.prefix?Ge(t,e):t,e,e.reserved);return e.named?K(e.label,n,e):n}
function He(e,{keys:t,texts:n}){let{explode:r,label:s,named:o,reserved:i}=e,a=r?e.separator:",",d,p=!1;for(let l=0;l<n.length;l++){let c=n[l];if(c===void 0)continue;(c||t?.[l])&&(p=!0);let x=t?R(t[l],e,i):s,y=R(c,e,i);r&&(t||o)?y=K(x,y,e):t&&(y=`${x},${y}`),d=d===void 0?y:d+a+y}if(d!==void 0)return e.prefix&&f(e,"has to be text for a prefix"),e.isOneText&&f(e,t?de:Qe(e)),!p&&e.needsText&&e.first==="/"&&J(e),o&&!r?K(s,d,e):d}var de='is an object: give a member of it, such as its id, or "x[a]" in a query, or JSON.stringify it';
function Qe({name:e,reserved:t,first:n}){return e.startsWith("${")?"is a list: expandPath takes one at {/x*}":`is a list: write {${t?"+":n}${e}*}`}
function K(e,t,{first:n}){return t||n!==";"?`${e}=${t}`:e}
function Ge(e,t){return/[\ud800-\udfff]/u.test(e)&&f(t,"is not Unicode"),(t.reserved?e.match(ze)??[]:[...e]).slice(0,t.prefix).join("")}var ze=/%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;
function R(e,t,n=!1){if(!(n?Xe:Ye).test(e))return e;try{if(n)return encodeURI(e).replace(/%5[BD]|%25(?=[\da-f]{2})/gi,decodeURIComponent);let r=encodeURIComponent(e);return/[!'()*]/.test(e)?r.replace(/[!'()*]/g,Ze):r}catch{f(t,"is not Unicode")}}
function Ze(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var Ye=/[^\w.~-]/,Xe=/[^\w.~:/?#[\]@!$&'()*+,;=-]/;
function k(e,t){if(typeof e=="string")return e;let n=U(e,t);if(Array.isArray(n))return{keys:void 0,texts:I(n,t)};if(!g(n))return E(n,t);let r=Object.entries(n),s=r.map(([,o])=>o);return{keys:r.map(([o])=>o),texts:I(s,t)}}
function I(e,t){let n=[];for(let r of e)n.push(E(U(r,t),t));return n}
function U(e,t){let n=typeof e=="object"&&e?.toJSON;return typeof n!="function"?e:n.call(e)??f(t,"needs a value")}
function E(e,t){if(e==null)return;if(typeof e=="string"||typeof e=="boolean"||typeof e=="bigint"||Number.isFinite(e))return String(e);b(e)&&f(t,T),f(t,g(e)?de:`needs text or a finite number, not ${S(e)}`)}
function b(e){return typeof e?.then=="function"}var T="is a promise: await it first";
function S(e){return typeof e=="number"?String(e):w(e)}
function g(e){return typeof e=="object"&&w(e)==="[object Object]"&&!b(e)}
function w(e){return Object.prototype.toString.call(e)}
function h(e,t){return Object.prototype.hasOwnProperty.call(e,t)}var et=4096,tt=1e5,nt=10;
function O(e){let t=new Map,n=0,r=s=>{if(s.length>et)return e(s);let o=rt(s),i=e(o);return i===void 0||(n>tt&&(t.clear(),n=0),n+=nt+o.length,t.set(o,i)),i};return s=>t.get(s)??r(s)}
function rt(e){return Object.keys({__proto__:null,[e]:0})[0]}
function u(e,t,n){let r=new TypeError(`"${L(e)}" in "${L(t)}" ${L(n)}`);throw Object.assign(r,{code:"ERR_ENDPOINT"})}
function f({name:e,source:t},n){u(e,t,n)}
function L(e){return ue(e,(n,r)=>`${r}***@`).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g,encodeURIComponent)}var st=/(\b(?:https?|wss?|ftp):[\s\\/]*|:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,})(?![\w.{}-]*(?::\d+)?[/?#])[^]*@/i;
function ue(e,t){let n=e.lastIndexOf("@")+1;return e.slice(0,n).replace(st,t)+e.slice(n)}
function pe(e){return ue(e,(n,r)=>/[?#]/.test(n)?`${r}***?`:n).replace(/[?#][^]*/,"")}var me="tiny-endpoint/1.0.0",xe=/*@__PURE__*/Object.freeze(/*@__PURE__*/Object.create(null)),le={method:"GET",url:void 0,baseUrl:"https://api.service.example",headers:{accept:"application/vnd.service.v3+json","user-agent":me},mediaType:void 0,request:void 0,parameters:void 0,args:void 0,plan:void 0},Vt=/*@__PURE__*/Te();
function Ft(e){return be(e,"toInit")}
function Lt(e){let{headers:t,...n}=be(e,"toRequest"),{method:r,body:s}=n,{"content-type":o,...i}=m(t),a=F(e),d=Request,p,l;try{p=new d(e.url,m({...n,headers:i,body:s??null})),l=p.headers.get("content-type"),o!==void 0&&p.headers.set("content-type",String(o))}catch{u("Request",a,"refuses this: check the method, credentials in the url, headers and members of request")}return p.method.toUpperCase()!==r.toUpperCase()&&u("method",a,`is ${p.method} to this engine`),l==="text/plain;charset=UTF-8"&&typeof s!="string"&&u("body",a,`is ${S(s)}, which this engine would send as text: convert it first`),p}
function be(e,t){let n=m(g(e)?e:{});(typeof n.url!="string"||!g(n.headers)||n.baseUrl!==void 0)&&u("options",t,b(e)?T:"has to be what endpoint returns");let r={...n.headers};r["user-agent"]===me&&delete r["user-agent"];let{"content-type":s}=m(r),{body:o}=n;b(o)&&u("body",F(e),T),Re(o)?(Pe(s)||u("content-type",F(e),"has to be a JSON type"),o=JSON.stringify(o)??u("body",F(e),"is no JSON: its toJSON gives undefined")):w(o)==="[object FormData]"&&!/boundary=/i.test(String(s))&&delete r["content-type"];let i={...n.request,method:String(n.method??"GET"),headers:r,body:o??void 0};return Oe(o)?{...i,duplex:"half"}:i}
function Oe(e){return w(e)==="[object ReadableStream]"||Symbol.asyncIterator in Object(e)}
function F({method:e,url:t}){return`${String(e??"GET")} ${pe(t)}`}
function Re(e){return typeof e=="number"||typeof e=="boolean"||Array.isArray(e)?!0:g(e)&&!(Symbol.iterator in e)&&!Oe(e)}
function Pe(e){return/^[^;]*[/+]json\s*(?:;|$)/.test(String(e).toLowerCase())}
function Te(e=le){let{headers:t,request:n,parameters:r}=e,s={...e,headers:Object.freeze(t),request:n&&v({},n),parameters:r&&m(r)},o=(a,d)=>ye(ce(s,a,d)),i={merge:(a,d)=>Se(ce(s,a,d)),parse:a=>ye(C({...le,baseUrl:void 0,headers:{}},a)),defaults:a=>Te(C(s,a)),DEFAULTS:ot(s)};return Object.assign(o,i)}
function Se(e){let{method:t,url:n,baseUrl:r,headers:s,mediaType:o,request:i,parameters:a,args:d}=e,p=o&&v({},{...o,previews:[...o.previews]});return v({},{method:t,baseUrl:r,headers:s,url:n,mediaType:p,request:i,args:d&&{...d},...a})}
function ot(e){let t=Se(e),{mediaType:n,args:r,request:s}=t;for(let o of[t,n,n?.previews,r,s])Object.freeze(o);return t}
function ce(e,t,n){let r;return typeof t=="string"?r=C(e,n,Z(t)):(r=C(e,t),n!==void 0&&(r=C(r,n))),r.request&&r.request===e.request&&(r.request={...r.request}),r}
function C(e,t={},n=ft){g(t)||u("options",n.source,"has to be a plain object; a body goes in data, and a URL as url.href");let r={method:n.method??e.method,url:n.url??e.url,baseUrl:e.baseUrl,headers:{...e.headers},mediaType:e.mediaType,request:e.request,parameters:e.parameters,args:e.args&&m(e.args),plan:n.plan};!e.parameters&&it(t)?r.parameters=t:at(r,t,n);let{args:s,parameters:o}=r;if(s)for(let i in o)delete s[i];return r}
function it(e){for(let t in e)if(Y(t)||!h(e,t))return!1;return!0}
function at(e,t,n){let r=e.parameters&&m(e.parameters);for(let s in t){if(!h(t,s))continue;let o=t[s];Y(s)?o!==void 0&&((s==="url"&&n.url||s==="method"&&n.method)&&A(s,n.source,"is in the route"),dt(e,s,o,n.source)):(r??(r=Object.create(xe)),(o!==void 0||!(s in r))&&(r[s]=o))}e.parameters=r}
function Y(e){let t=e;return t==="method"||t==="url"||t==="baseUrl"||t==="headers"||t==="mediaType"||t==="request"||t==="args"}
function dt(e,t,n,r){t==="method"?e.method=M(n)?n:A(t,r,"has to be a method"):t==="url"||t==="baseUrl"?((typeof n!="string"||t==="url"&&!n.trim())&&A(t,r,"has to be a URL, as a string"),e[t]=n):t==="headers"?ut(e.headers,n,r):t==="mediaType"?e.mediaType=lt(e.mediaType,n,r):t==="request"?((typeof n!="object"||!n)&&A(t,r,"has to be an object"),e.request=e.request?v({...e.request},n):n):(g(n)||q(r,t),e.args=v(e.args??m({}),n))}
function A(e,t,n){u(e,t,`${n}; as a parameter, it goes in args`)}
function ut(e,t,n){if(g(t)&&!(Symbol.iterator in t))for(let r of Object.keys(t))fe(e,r,t[r],n);else if(typeof t=="object"&&t&&Symbol.iterator in t)for(let r of t)(!Array.isArray(r)||r.length<2)&&z(n),fe(e,r[0],r[1],n);else z(n)}
function z(e){A("headers",e,"has to be an object or pairs")}
function fe(e,t,n,r){typeof t!="string"&&z(r);let s=pt(t);s||u(t,r,"is no header name: it has to be a token, such as x-request-id"),n===null?delete e[s]:n!==void 0&&(typeof n!="string"&&E(n,{name:`headers.${s}`,source:r}),X(e,s,n))}var pt=/*@__PURE__*/O(e=>M(e)?e.toLowerCase():"");
function M(e){return typeof e=="string"&&/^[\w!#$%&'*+.^`|~-]+$/.test(e)}
function lt(e,t,n){g(t)||V(n);let r=m(t),{format:s=e?.format,previews:o=[]}=r;s&&!M(s)&&V(n),Array.isArray(o)||V(n);let i=[...o].map(ct);return i.every(M)||V(n),{...e,...r,format:s,previews:we([...e?.previews??[],...i])}}
function V(e){A("mediaType",e,"has to be { format, previews }")}
function ct(e){let t=e;for(;typeof t=="string"&&t.endsWith("-preview");)t=t.slice(0,-8);return t}
function we(e){return[...new Set(e)]}
function v(e,t){for(let n in t){let r=h(t,n)?t[n]:void 0;r!==void 0&&X(e,n,r)}return e}
function m(e){return Object.assign(Object.create(xe),e)}
function X(e,t,n){t in Object.prototype?Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0}):e[t]=n}var ft={source:"the options",method:void 0,url:void 0,plan:void 0},Z=/*@__PURE__*/O(yt);
function yt(e){let t=e.trim().split(/\s+/),n=t[t.length-1],r=t.length>1?t[0]:void 0;return(!n||!r&&/^[\dA-Z_-]+$/.test(n))&&u("url",e,'is missing: write "METHOD url"'),(t.length>2||r&&!M(r))&&u("route",e,'has to be "METHOD url"; in the url, a space is %20'),{source:e,method:r,url:n,plan:r?Ot(r.toUpperCase(),n):void 0}}
function gt(e,t){t===void 0&&u("url",e,"is missing");let n=ht(t);if(n.method===e)return Z(n.route).plan;let r=Z(`${e} ${t}`);return e.length<=mt&&Object.assign(n,{method:r.method,route:r.source}),r.plan}var ht=/*@__PURE__*/O(()=>({method:"",route:""})),mt=100,xt=/^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/,bt=/^\{\+?[\w%$[\]][^{},:*]*\}/;
function Ot(e,t){let n={source:`${e} ${t}`,variables:new Map},{tail:r,...s}=Rt(t,n);return{...s,method:e,hasBody:e!=="GET"&&e!=="HEAD",path:W(r,n),foreignNames:Pt(r),mayHaveQuery:/[?#]/.test(r)}}
function Rt(e,t){let n=xt.exec(e)?.[0]??"";Q(e,t.source,n);let r=H(e.slice(n.length)),s=bt.exec(r)?.[0]??"",o=$(n||s,t,"host"),i=new Map(t.variables);for(let d of i.keys())Y(d)&&u(d,t.source,"is an option: rename it");let[a]=i.values();return{authority:n?o:void 0,baseVariable:n?void 0:a,addressVariables:i,tail:n?r:r.slice(s.length).replace(/^\/+/,"/")}}
function Pt(e){let t=j(e)[0].replace(/\{[^{}]*\}/g,"}"),n;for(let[,...r]of t.matchAll(Tt))(n??(n=new Set)).add(r.find(s=>s));return n}var Tt=/(?:\*|[^\w}\u0080-\uffff]:)([\w-]*\w)|\[(?:\.{3})?([\w-]*\w)\]|%7[Bb]([\w-]*\w)%7[Dd]/g;
function ye(e){let t=e.plan??gt(e.method,e.url),{expandables:n,query:r,members:s,data:o}=St(t,e),i=Ct(t,n,e.baseUrl,r),{headers:a,mediaType:d,request:p}=e,l=s!==void 0&&o===void 0,c=l?s:o;if(l||Re(o)){let ee=h(a,"content-type");l&&(!ee||Pe(a["content-type"]))&&kt(s,t.path.source),ee||(a["content-type"]="application/json; charset=utf-8")}d&&h(a,"accept")&&typeof a.accept=="string"&&(a.accept=Bt(a.accept,d));let{method:x}=t,y=c===void 0?{method:x,url:i,headers:a}:{method:x,url:i,headers:a,body:c};return p?{...y,request:p}:y}
function St(e,{parameters:t,args:n}){let s={expandables:e.path.noValues.slice(),query:"",members:void 0,data:void 0};for(let o in t){let i=t[o];i!==void 0&&(o==="data"&&!e.path.variables.has(o)?wt(s,e,i):Ae(s,e,o,i))}for(let o in n)At(s,e,o,n[o]);return s}
function Ae(e,t,n,r){let{path:s}=t,o=s.variables.get(n);o?e.expandables[o.slot]=k(r,o):t.foreignNames?.has(n)?u(n,s.source,`is text in this path: ${N}`):t.hasBody?X(e.members??(e.members={}),n,r):e.query=$t(e.query,r,{name:n,source:s.source})}
function wt(e,t,n){let{path:r,method:s}=t;b(n)&&u("data",r.source,T),t.hasBody||u("data",r.source,`is a body, and ${s} has none; as a parameter, it goes in args`),e.data=n}
function At(e,t,n,r){let s=t.addressVariables.get(n);s&&f(s,'is part of the address, which args never fill: give it beside args; a path begins with "/"'),Ae(e,t,n,r)}
function $t(e,t,n){let r=Nt(n.name),s=U(t,n);return Array.isArray(s)?I(s,n).reduce((o,i)=>ge(o,r,i,n),e):ge(e,r,E(s,n),n)}
function ge(e,t,n,r){return n===void 0?e:`${e}${e?"&":"?"}${t}${R(n,r)}`}var Nt=/*@__PURE__*/O(e=>`${R(e,{name:e,source:"the query"})}=`);
function kt(e,t){for(let n of Object.keys(e)){let r=e[n];Et(r)&&(b(r)&&u(n,t,T),u(n,t,`is ${S(r)}, which JSON loses: write null or a text; a signal goes in request, any other body in data`))}}
function Et(e){return typeof e=="number"?!Number.isFinite(e):typeof e!="object"?typeof e=="function"||typeof e=="symbol":e===null||Array.isArray(e)?!1:b(e)?!0:w(e)==="[object Date]"?Number.isNaN(Number(e)):!g(e)&&typeof e.toJSON!="function"}
function Ct(e,t,n,r){let{path:s,mayHaveQuery:o}=e,{text:i,slash:a}=It(e,t,n),d=B(s,t),p=(s.pieces[0]||d).charAt(0);return i+Mt(p,a)+(r&&o?vt(d,r):d+r)}
function Mt(e,t){return e==="/"?"":e===""||e==="?"||e==="#"?t:"/"}
function vt(e,t){let n=e.replace(/#[^]*/,""),r=/^[^?]*\?(?:.*&)?$/.test(n)?"":n.includes("?")?"&":"?";return n+r+t.slice(1)+e.slice(n.length)}
function It(e,t,n){let{authority:r,baseVariable:s}=e,{source:o}=e.path;if(r)return he(P(r,t,qt))??u("url",o,"has a host or port that no URL can have");let i=s?t[s.slot]:n,a=typeof i=="string"?he(i):void 0;if(a?.isHttp)return a;let d='has to be an http(s) URL without query, fragment and braces, such as location.origin + "/api"';u(s?.name??"baseUrl",o,s?`${d}; a path begins with "/"`:d)}
function qt(e,t){/^[a-z\d-]+$/i.test(t)||f(e,"is in the host: it has to be letters, digits and hyphens")}var he=/*@__PURE__*/O(e=>{let[,t,n=""]=/^([A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(\/?)\/*$/.exec(e)??[];if(t)try{return typeof URL=="function"&&new URL(t),{text:_(t,e),slash:n,isHttp:/^https?:\/\/[^/]/i.test(t)}}catch{return}}),jt=/^(\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(\.v\d+)?(?:\.([\w!#$%&'*^`|~-]+))?(\+json)?(\s*(?:;[^]*)?)$/i;
function Bt(e,{format:t,previews:n}){return!t&&!n.length?e:e.split(",").map(s=>{let[,o,i="",a,d="",p=""]=jt.exec(s)??[];if(!o)return s;let l=(t?`.${t}`:d)+p,c=a?.endsWith("-preview")?[a]:[],x=we([...c,...n.map(y=>`${y}-preview`)]);return x.length?x.map(y=>`${o}.${y}${l}`).join():o+i+l}).join()}export{Vt as endpoint,$e as expand,Ne as expandPath,ke as path,Ft as toInit,Lt as toRequest};
