"use strict";

// Has mise install a release from settings, as users do, where a local server stands in for the
// platform: node mise.js MISE ARCHIVES SETTINGS DIR. It prints what the installed program says of
// its version.
const fs = require("node:fs");
const http = require("node:http");
const path = require("node:path");
const { spawn } = require("node:child_process");

const [mise, archives, settings, dir] = process.argv.slice(2);
const text = fs.readFileSync(settings, "utf8");
const version = /^version = "(.*)"$/m.exec(text)[1];

const server = http.createServer((request, response) => {
  const base = `http://${request.headers.host}`;
  const file = path.join(archives, path.basename(request.url));
  if (/^\/(repos|api)/.test(request.url) && /\/releases(\/|\?|$)/.test(request.url)) {
    const assets = fs.readdirSync(archives).map((name) => ({ name, browser_download_url: `${base}/files/${name}`, url: `${base}/files/${name}` }));
    const release = { tag_name: `v${version}`, draft: false, prerelease: false, created_at: "2026-01-01T00:00:00Z", assets };
    const one = /\/releases\/(tags|latest)/.test(request.url);
    if (one && !request.url.endsWith(`/v${version}`)) {
      response.writeHead(404).end("{}");
      return;
    }
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(one ? release : [release]));
  } else if (request.url.startsWith("/files/") && fs.existsSync(file)) {
    fs.createReadStream(file).pipe(response.writeHead(200));
  } else {
    response.writeHead(404).end("{}");
  }
});

server.listen(0, "127.0.0.1", () => {
  const api = `api_url = "http://127.0.0.1:${server.address().port}"`;
  const project = path.join(dir, "project");
  fs.mkdirSync(project, { recursive: true });
  fs.writeFileSync(path.join(project, "mise.toml"), text.replace(/^version = /m, `${api}\nversion = `));
  const env = { ...process.env, HOME: dir, MISE_TRUSTED_CONFIG_PATHS: dir, MISE_YES: "1" };
  for (const kind of ["DATA", "CACHE", "CONFIG", "STATE"]) {
    env[`MISE_${kind}_DIR`] = path.join(dir, kind.toLowerCase());
  }
  const run = (args, then) => spawn(mise, args, { cwd: project, env, stdio: ["ignore", "inherit", "inherit"] }).on("exit", then);
  run(["install", "--quiet"], (status) => {
    if (status !== 0) {
      process.exit(1);
    }
    run(["exec", "--quiet", "--", "mcperrlint", "version"], (shown) => process.exit(shown === 0 ? 0 : 1));
  });
});
