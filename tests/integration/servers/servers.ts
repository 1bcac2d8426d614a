/**
 * The servers. Each answers a request with the path that it takes it to be for when it looks for a location, a route or
 * a servlet, or with the path that it hands on to an application behind it.
 */
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { type Server, connect, createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import express from "express";
import { fastify } from "fastify";
import { Hono } from "hono";
import Koa from "koa";
import type { VIEWS } from "../../laws/views.ts";
import { folder, start } from "../../support/processes.ts";
import { serve } from "../../support/server.ts";

// Debian's servers lie where only root looks, and Caddy keeps notes in its user's folders.
process.env.PATH += ":/usr/sbin";
process.env.XDG_CONFIG_HOME = process.env.XDG_DATA_HOME = folder;

/* ---- packages ---- */

const plain: RequestListener = (request, response) => response.end(request.url!.split("?")[0]);

const koa = new Koa().use((context) => {
  context.body = context.path;
});

const inExpress = express()
  .use(["/users", "/files"], (request, response) => response.end(request.baseUrl + request.path))
  .use((request, response) => response.end(`/elsewhere${request.path}`));

// What a wildcard stands for is decoded here, as a handler that looks for a file would get it.
const inFastify = fastify();
for (const path of ["/users/", "/files/", "/"]) {
  inFastify.get<{ Params: { "*": string } }>(`${path}*`, (request, reply) => reply.send(path + request.params["*"]));
}
await inFastify.ready();

const hono = new Hono();
for (const path of ["/users/*", "/files/*"]) hono.get(path, (context) => context.text(context.req.path));
hono.get("*", (context) => context.text(`/elsewhere${context.req.path}`));

/** Packages of npm, by name. */
export const packages: Record<string, RequestListener> = {
  "node:http": plain,
  Express: inExpress,
  Koa: koa.callback(),
  Fastify: (request, response) => inFastify.routing(request, response),
  Hono: getRequestListener(hono.fetch),
};

/* ---- programs ---- */

interface Program {
  /** Commands that print a version: the programs are there if all of them do. */
  readonly needs: readonly string[];
  readonly commands: readonly string[];
  /** The ways in which it is set up, each on a port of its own, and of which view of laws/views.ts a way is a sample. */
  readonly ways: Readonly<Record<string, keyof typeof VIEWS | "decoded twice" | "a NUL ends it" | undefined>>;
  /** What is asked for instead of a path. */
  readonly targetOf?: (path: string) => string;
  files(port: Readonly<Record<string, number>>): Record<string, string>;
}

/** Free ports. The system gives none of these to others, who could take one before the program does. */
async function freePorts(count: number): Promise<number[]> {
  const holders = new Map<number, Server>();
  while (holders.size < count) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const holder = createServer().listen(port, "127.0.0.1");
    try {
      await once(holder, "listening");
      // All are held until the last is known, so that none is found twice.
      holders.set(port, holder);
    } catch {
      // It is taken.
    }
  }
  for (const holder of holders.values()) await once(holder.close(), "close");
  return [...holders.keys()];
}

/** The application behind the servers that hand on. */
const application = new URL(await serve(plain));

const TOMCAT = "/usr/share/tomcat10";

/** Programs of Debian, by name. */
export const programs: Record<string, Program> = {
  nginx: {
    needs: ["nginx -v"],
    commands: ["nginx -e stderr -p . -c nginx.conf"],
    ways: {
      $uri: "nginx and Go, which merge slashes",
      "merge_slashes off": "nginx",
      proxy_pass: undefined,
      "proxy_pass with $1": "decoded twice",
      "proxy_pass with $uri": undefined,
      "return 308 $uri/": undefined,
    },
    files: (port) => ({
      "nginx.conf": nginxConfig({
        [port.$uri!]: "return 200 $uri;",
        [port["merge_slashes off"]!]: "merge_slashes off; return 200 $uri;",
        [port.proxy_pass!]: `location / { proxy_pass http://${application.host}; }`,
        [port["proxy_pass with $1"]!]:
          `location ~ ^/users/(.*)/keys$ { proxy_pass http://${application.host}/v1/$1/k; }`,
        [port["proxy_pass with $uri"]!]: `location / { proxy_pass http://127.0.0.1:${port.$uri}$uri; }`,
        [port["return 308 $uri/"]!]: "location / { return 308 $uri/; } location ~ /$ { return 200 $uri; }",
      }),
    }),
  },

  Apache: {
    needs: ["apache2 -v"],
    commands: ["apache2 -D FOREGROUND -d . -f apache.conf"],
    ways: { AllowEncodedSlashes: undefined, ProxyPass: undefined },
    files: (port) => ({
      "apache.conf": apacheConfig({
        [port.AllowEncodedSlashes!]: ["AllowEncodedSlashes On", "RewriteEngine On", "RewriteRule ^ - [R=410]"],
        [port.ProxyPass!]: [`ProxyPass / ${application}`],
      }),
    }),
  },

  lighttpd: {
    needs: ["lighttpd -v"],
    commands: ["lighttpd -D -f lighttpd.conf"],
    ways: { url: undefined },
    files: (port) => ({
      "lighttpd.conf": `
        server.document-root = "."
        server.bind = "127.0.0.1"
        server.port = ${port.url}
        server.modules = ("mod_redirect")
        $HTTP["url"] =~ "^(.*)$" { url.redirect = ("" => "%1") }`,
    }),
  },

  Caddy: {
    needs: ["caddy version"],
    commands: ["caddy run --config Caddyfile"],
    ways: { "{path}": undefined },
    files: (port) => ({
      Caddyfile: `
        {
          admin off
        }
        http://127.0.0.1:${port["{path}"]} {
          respond * {path}
        }`,
    }),
  },

  CivetWeb: {
    needs: ["civetweb -I"],
    commands: ["civetweb civetweb.conf"],
    ways: { LOCAL_URI: "a NUL ends it" },
    files: (port) => ({
      "civetweb.conf": `
        listening_ports 127.0.0.1:${port.LOCAL_URI}
        document_root .
        cgi_pattern **.cgi$
        cgi_interpreter /bin/sh
        url_rewrite_patterns /=${join(folder, "path.cgi")}/`,
      "path.cgi": `printf 'Content-Type: text/plain\\r\\n\\r\\n%s' "$LOCAL_URI"`,
    }),
  },

  // The code of thttpd, as small devices have it. It looks for a query in the decoded path, if there is one.
  merecat: {
    needs: ["merecat -V"],
    commands: ["merecat -n -f merecat.conf -P merecat.pid ."],
    ways: { PATH_INFO: undefined },
    targetOf: (path) => `/path.info${path}?x=1`,
    files: (port) => ({
      "merecat.conf": `
        port = ${port.PATH_INFO}
        hostname = "127.0.0.1"
        username = "root"
        cgi "**.info" {
          enabled = true
          limit = 9999
        }`,
      "path.info": `#!/bin/sh\nprintf 'Content-Type: text/plain\\r\\n\\r\\n%s' "$PATH_INFO"`,
    }),
  },

  Python: {
    needs: ["python3 --version"],
    commands: ["python3 python.py"],
    ways: { wsgiref: undefined },
    files: (port) => ({
      "python.py": `
import wsgiref.simple_server

def application(environ, start_response):
    start_response("200 OK", [])
    return [environ["PATH_INFO"].encode("latin-1")]

wsgiref.simple_server.WSGIRequestHandler.log_message = lambda *_: None
wsgiref.simple_server.make_server("127.0.0.1", ${port.wsgiref}, application).serve_forever()
`,
    }),
  },

  // Debian's: another Python may come first.
  FastAPI: {
    needs: ["/usr/bin/python3 -c print(__import__('fastapi').__version__)", "/usr/bin/python3 -m uvicorn --version"],
    commands: ["/usr/bin/python3 fast.py"],
    ways: { redirect_slashes: undefined },
    files: (port) => ({
      "fast.py": `
import fastapi, fastapi.responses, uvicorn

app = fastapi.FastAPI()

@app.get("/{path:path}/")
async def answer(request: fastapi.Request):
    return fastapi.responses.PlainTextResponse(request.scope["path"])

uvicorn.run(app, port=${port.redirect_slashes}, log_level="error")
`,
    }),
  },

  Tomcat: {
    needs: [`java -cp ${TOMCAT}/lib/catalina.jar org.apache.catalina.util.ServerInfo`, "apache2 -v", "nginx -v"],
    commands: [
      `java -Dcatalina.home=${TOMCAT} -Dcatalina.base=. -cp ${TOMCAT}/bin/bootstrap.jar:${TOMCAT}/bin/tomcat-juli.jar org.apache.catalina.startup.Bootstrap start`,
      "apache2 -D FOREGROUND -d . -f apache-tomcat.conf",
      "nginx -e stderr -p . -c nginx-tomcat.conf",
    ],
    ways: {
      plain: undefined,
      encodedSolidusHandling: "Tomcat",
      passthrough: "Tomcat that keeps %2f",
      "behind Apache": undefined,
      "behind nginx": "Tomcat behind nginx",
    },
    files: (port) => ({
      "conf/server.xml": `
        <Server port="-1">
          <Service name="Catalina">
            <Connector address="127.0.0.1" port="${port.plain}"/>
            <Connector address="127.0.0.1" port="${port.encodedSolidusHandling}" encodedSolidusHandling="decode"/>
            <Connector address="127.0.0.1" port="${port.passthrough}" encodedSolidusHandling="passthrough"/>
            <Engine name="Catalina" defaultHost="localhost"><Host name="localhost" appBase="webapps"/></Engine>
          </Service>
        </Server>`,
      "webapps/ROOT/WEB-INF/web.xml": `
        <web-app>
          <servlet><servlet-name>jsp</servlet-name><servlet-class>org.apache.jasper.servlet.JspServlet</servlet-class></servlet>
          <servlet><servlet-name>path</servlet-name><jsp-file>/path.jsp</jsp-file></servlet>
          <servlet-mapping><servlet-name>path</servlet-name><url-pattern>/*</url-pattern></servlet-mapping>
        </web-app>`,
      "webapps/ROOT/path.jsp": "<%= request.getServletPath() + request.getPathInfo() %>",
      "apache-tomcat.conf": apacheConfig({
        [port["behind Apache"]!]: [`ProxyPass / http://127.0.0.1:${port.plain}/`],
      }),
      "nginx-tomcat.conf": nginxConfig({
        [port["behind nginx"]!]: `location / { proxy_pass http://127.0.0.1:${port.plain}/; }`,
      }),
    }),
  },
};

function nginxConfig(hosts: Record<number, string>): string {
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
    daemon off;
    master_process off;
    pid nginx-${Object.keys(hosts)[0]}.pid;
    events {}
    http {
      access_log off;
      ${folders.map((name) => `${name}_temp_path temp;`).join("\n")}
      ${Object.entries(hosts)
        .map(([port, host]) => `server { listen 127.0.0.1:${port}; ${host} }`)
        .join("\n")}
    }`;
}

/** The error 410 says the path. */
function apacheConfig(hosts: Record<number, readonly string[]>): string {
  const modules = ["mpm_event", "authz_core", "rewrite", "proxy", "proxy_http"];
  return `
    ServerName localhost
    User www-data
    Group www-data
    PidFile apache-${Object.keys(hosts)[0]}.pid
    ErrorLog apache.log
    Mutex pthread
    ErrorDocument 410 "%{REQUEST_URI}"
    ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
    ${Object.entries(hosts)
      .map(([port, lines]) => [`Listen 127.0.0.1:${port}`, `<VirtualHost *:${port}>`, ...lines, "</VirtualHost>"])
      .flat()
      .join("\n")}
  `;
}

export interface Started {
  readonly port: Readonly<Record<string, number>>;
  end(): void;
}

/** Starts a program, waits until it listens, and gives its ports by its ways, and what ends it. */
export async function startProgram(program: Program): Promise<Started> {
  const ways = Object.keys(program.ways);
  const ports = await freePorts(ways.length);
  const port = Object.fromEntries(ways.map((way, index) => [way, ports[index]!]));
  for (const [name, content] of Object.entries(program.files(port))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: 0o755 });
  }
  const started = program.commands.map((command) => start(...words(command)));
  const end = () => started.forEach(({ end }) => end());
  const ended = started.map(({ done }) => done.then(() => Promise.reject(new Error(`ended: ${program.commands}`))));
  try {
    await Promise.race([...ended, Promise.all(Object.values(port).map(listening))]);
  } catch (error) {
    end();
    throw error;
  }
  return { port, end };
}

export const words = (command: string): [program: string, ...args: string[]] =>
  command.split(" ") as [string, ...string[]];

/** Waits until a program listens; `start` knows how long it may take. */
async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    try {
      return void (await once(socket, "connect"));
    } catch {
      await setTimeout(100, undefined, { ref: false });
    } finally {
      socket.destroy();
    }
  }
}
