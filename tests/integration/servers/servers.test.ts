/**
 * What real servers make of ids: none that `path` takes climbs, whoever decodes, cuts or redirects on the way. Each setup
 * names the parts of the guard that it is for, with ids that are errors by this part, and climb there.
 */
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { dirname, join } from "node:path";
import { unescape as decode } from "node:querystring";
import { setTimeout } from "node:timers/promises";
import express from "express";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { expand, path } from "../../../dist/endpoint.js";
import { joined } from "../../laws/enumeration.ts";
import { attempt } from "../../support/attempt.ts";
import { folder, isLeftOut, start, versionOf } from "../../support/processes.ts";
import { serve } from "../../support/server.ts";

// Debian's servers lie where only root looks.
process.env.PATH += ":/usr/sbin";

/* ---- the setups ---- */

/** The parts of the guard, as its comment in uri-template.ts and SPEC, Dot segments, have them. */
const PARTS = {
  space: "a dot segment ends at a space",
  mark: 'it ends at "?" and "#"',
  and: 'it ends at "&"',
  semicolon: 'it ends at ";"',
  backslash: '"\\" is a slash',
  decoding: "a path is decoded",
  again: "it is decoded again",
} as const;

interface Setup {
  readonly climbing: Partial<Record<keyof typeof PARTS, readonly string[]>>;
  /** What is asked, and what else has to listen first. */
  readonly ports: readonly [asked: number, ...others: number[]];
  /** Commands that print a version. The programs are there if all of them do. */
  readonly needs: readonly string[];
  readonly commands: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

/** It ends the target at a space, as uWSGI does, or at "?" or "#", and decodes it. */
const lenient = createServer((socket) => {
  socket.unref().on("error", () => {});
  socket.once("data", (head) => {
    const [, target = ""] = /^\S+ ([^ ?#\r]*)/.exec(String(head)) ?? [];
    socket.end(`HTTP/1.0 200 OK\r\n\r\n${decode(target)}`);
  });
});
await once(lenient.listen(0, "127.0.0.1").unref(), "listening");
const { port: lenientPort } = lenient.address() as AddressInfo;

const inExpress = express().use(({ path }, response) => {
  if (path.endsWith("/")) response.send(path);
  else response.redirect(`${decodeURIComponent(path)}/`);
});

/** Below those that the system gives to others, who could take one before the program does. */
const portAt = (index: number) => 10_000 + ((process.pid * 6 + index) % 20_000);
const [nginx, slash, apache] = [portAt(0), portAt(1), portAt(2)];
const [fast, cutting, tomcat] = [portAt(3), portAt(4), portAt(5)];
const TOMCAT = "/usr/share/tomcat10";
const ofApache = (name: string) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;
/** nginx with one host. */
const nginxAt = (port: number, host: string) => ({
  needs: ["nginx -v"],
  commands: [`nginx -e stderr -p . -c ${port}.conf`],
  files: {
    [`${port}.conf`]: `
      daemon off;
      master_process off;
      pid ${port}.pid;
      events {}
      http {
        access_log off;
        ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path temp;`).join("\n")}
        server { listen 127.0.0.1:${port}; ${host} }
      }`,
  },
});

const beforeTomcat = nginxAt(cutting, `location / { proxy_pass http://127.0.0.1:${tomcat}/; }`);

const SETUPS: Readonly<Record<string, Setup>> = {
  "nginx, proxy_pass http://up$uri, before a server that ends the path at a space": {
    climbing: { space: [".. x", ".. "] },
    ports: [nginx],
    ...nginxAt(nginx, `location / { proxy_pass http://127.0.0.1:${lenientPort}$uri; }`),
  },

  "nginx, return 308 $uri/": {
    climbing: { decoding: ["../x", "../"], again: ["%2e%2e", ".%2e"] },
    ports: [slash],
    ...nginxAt(slash, "location / { return 308 $uri/; } location ~ /$ { return 200 $uri; }"),
  },

  "Apache, RewriteRule ^(.*)$ index.php?q=$1": {
    climbing: { and: ["..&x", "..&"] },
    ports: [apache],
    needs: ["apache2 -v"],
    commands: ["apache2 -D FOREGROUND -d . -f apache.conf"],
    files: {
      "apache.conf": `
        ServerName localhost
        User www-data
        Group www-data
        PidFile apache.pid
        ErrorLog apache.log
        Mutex pthread
        ${["mpm_event", "authz_core", "rewrite"].map(ofApache).join("\n")}
        Listen 127.0.0.1:${apache}
        AllowEncodedSlashes On
        RewriteEngine On
        RewriteRule ^(.*)$ /index.php?q=$1 [QSA]
        RewriteRule ^/index.php$ - [R=410]
        ErrorDocument 410 "?%{QUERY_STRING}"`,
    },
  },

  "FastAPI, whose redirects are followed": {
    climbing: { mark: ["..?x", "..#"], again: ["%252e%252e?"] },
    ports: [fast],
    // Debian's: another Python may come first.
    needs: ["/usr/bin/python3 -c print(__import__('fastapi').__version__)", "/usr/bin/python3 -m uvicorn --version"],
    commands: ["/usr/bin/python3 fast.py"],
    files: {
      "fast.py": `
import fastapi, fastapi.responses, uvicorn
app = fastapi.FastAPI()

@app.get("/{path:path}/")
async def answer(request: fastapi.Request):
    return fastapi.responses.PlainTextResponse(request.scope["path"])
uvicorn.run(app, port=${fast}, log_level="error")
`,
    },
  },

  "nginx before Tomcat, which cuts at a semicolon": {
    climbing: { semicolon: ["..;", "..;x"] },
    ports: [cutting, tomcat],
    needs: [`java -cp ${TOMCAT}/lib/catalina.jar org.apache.catalina.util.ServerInfo`, ...beforeTomcat.needs],
    commands: [
      `java -Dcatalina.home=${TOMCAT} -Dcatalina.base=. -cp ${TOMCAT}/bin/bootstrap.jar:${TOMCAT}/bin/tomcat-juli.jar org.apache.catalina.startup.Bootstrap start`,
      ...beforeTomcat.commands,
    ],
    files: {
      ...beforeTomcat.files,
      "conf/server.xml": `
        <Server port="-1"><Service name="Catalina">
          <Connector address="127.0.0.1" port="${tomcat}"/>
          <Engine name="Catalina" defaultHost="localhost"><Host name="localhost" appBase="webapps"/></Engine>
        </Service></Server>`,
      "webapps/ROOT/WEB-INF/web.xml": `
        <web-app>
          <servlet><servlet-name>jsp</servlet-name><servlet-class>org.apache.jasper.servlet.JspServlet</servlet-class></servlet>
          <servlet><servlet-name>path</servlet-name><jsp-file>/path.jsp</jsp-file></servlet>
          <servlet-mapping><servlet-name>path</servlet-name><url-pattern>/*</url-pattern></servlet-mapping>
        </web-app>`,
      "webapps/ROOT/path.jsp": "<%= request.getServletPath() + request.getPathInfo() %>",
    },
  },

  "Express, response.redirect(decodeURIComponent(path))": {
    climbing: { backslash: ["..\\", "..\\x"] },
    ports: [Number(new URL(await serve(inExpress)).port)],
    needs: [],
    commands: [],
    files: {},
  },
};

/* ---- what is asked, and answered ---- */

const ENDS = ["", "/", "\\", "?", "#", ";", "&", " ", "%20", "%2f", "%3B", "%", "a"];
/** Dots with all that may begin and end a dot segment, and the same without dots. */
const IDS = [
  ...joined(["", "a", " ", "/", "a/", "%2f", "\\", ";", "&"], [".", "..", "%2e%2E", ".%252e"], ENDS, ["", "x"]),
  ...joined(ENDS, ENDS, ["", "7"]),
].filter(Boolean);

/** The path that the last server sees, to which a client is led that follows redirects; none if one refuses it. */
async function seen(port: number, target: string, redirects = 9): Promise<string | undefined> {
  const [response] = await once(
    get({ host: "127.0.0.1", port, path: target, agent: false, signal: AbortSignal.timeout(60_000) }),
    "response",
  );
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  const { location } = response.headers;
  if (location && redirects) {
    const { pathname, search } = new URL(location, `http://127.0.0.1:${port}${target}`);
    return seen(port, pathname + search, redirects - 1);
  }
  if (![200, 410].includes(response.statusCode)) return undefined;
  return text.startsWith("?") ? new URLSearchParams(text).get("q")! : text;
}

const climbs = (path: string): boolean => !path.startsWith("/a/users/") || /[/\\]\.{1,2}(?:[/\\]|$)/.test(path);

const words = (command: string) => command.split(" ") as [program: string, ...args: string[]];

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

for (const [name, { climbing, needs, commands, files, ports }] of Object.entries(SETUPS)) {
  const versions = needs.map((command) => versionOf(...words(command)));
  if (isLeftOut(name, !versions.includes(undefined))) continue;
  const test = suite(name);
  let started: ReturnType<typeof start>[] = [];
  test.before(async () => {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content, { mode: 0o755 });
    }
    started = commands.map((command) => start(...words(command)));
    // (One that ends before it listens is rejected.)
    await Promise.race([Promise.all(ports.map(listening)), ...started.map(({ done }) => done)]);
  });
  test.after(() => started.forEach(({ end }) => end()));
  for (const [part, ids] of Object.entries(climbing)) {
    test(PARTS[part as keyof typeof PARTS], async () => {
      for (const id of ids) {
        assert.throws(() => path`/a/users/${id}/keys`, /would change the path/, `${JSON.stringify(id)} is no error`);
        const given = await seen(ports[0], expand("/a/users/{id}/keys", { id }));
        assert.ok(given !== undefined && climbs(given), `${JSON.stringify(id)} does not climb: ${given}`);
      }
    });
  }
  test(`none of ${IDS.length} ids climbs`, async () => {
    let asked = 0;
    for (const id of IDS) {
      const { result } = attempt(() => path`/a/users/${id}/keys`);
      const given = result && (await seen(ports[0], result).catch(() => undefined));
      assert.not(given !== undefined && climbs(given), `${JSON.stringify(id)}: ${given}`);
      if (given) asked++;
    }
    assert.ok(asked > 100, `${asked} were answered`);
  });
  test.run();
}
