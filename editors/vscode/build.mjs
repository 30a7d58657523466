// Bundles the extension, or its tests: node build.mjs [test]. In tests of single parts, a fake stands
// in for the editor and for the client of the protocol, which need a running editor.
import { build } from "esbuild";
import { readdirSync } from "node:fs";

const common = { bundle: true, platform: "node", target: "node20", format: "cjs", sourcemap: "linked", logLevel: "warning" };

await build({ ...common, entryPoints: ["src/extension.ts"], outfile: "out/extension.js", external: ["vscode"], minify: true });

if (process.argv[2] === "test") {
  const tests = readdirSync("test").filter((name) => name.endsWith(".test.ts")).map((name) => `test/${name}`);
  await build({
    ...common, entryPoints: tests, outdir: "out/test",
    alias: { vscode: "./test/fake/vscode.ts", "vscode-languageclient/node": "./test/fake/client.ts" },
  });
}
