import assert from "node:assert/strict";
import * as fs from "node:fs";
import { isBuiltin } from "node:module";
import test from "node:test";

interface Setting { scope?: string; default?: unknown; markdownDescription?: string; description?: string }

const manifest = JSON.parse(fs.readFileSync("package.json", "utf8")) as {
  main: string;
  engines: Record<string, string>;
  devDependencies: Record<string, string>;
  dependencies?: Record<string, string>;
  capabilities: { untrustedWorkspaces: { supported: string; restrictedConfigurations: string[] } };
  contributes: { configuration: { properties: Record<string, Setting> }; commands: { command: string }[] };
};

const sources = fs.readdirSync("src").map((name) => fs.readFileSync(`src/${name}`, "utf8")).join("\n");

test("every command and setting of the manifest is in the code, and the other way round", () => {
  const registered = [...sources.matchAll(/this\.command\("([\w.]+)"/g)].map((match) => match[1]).sort();
  assert.deepEqual(manifest.contributes.commands.map((c) => c.command).sort(), registered);
  const names = Object.keys(manifest.contributes.configuration.properties).map((name) => name.replace("mcperrlint.", ""));
  const read = [...sources.matchAll(/(?:get|inspect)(?:<[^(]*>)?\("([\w.]+)"/g)].map((match) => match[1]);
  assert.deepEqual(names.sort(), [...read, "trace.server"].sort(), "the client reads trace.server");
});

test("no workspace chooses the program, and an untrusted one chooses nothing", () => {
  const settings = manifest.contributes.configuration.properties;
  assert.equal(settings["mcperrlint.path"]?.scope, "machine");
  assert.equal(manifest.capabilities.untrustedWorkspaces.supported, "limited");
  const others = Object.keys(settings).filter((name) => settings[name]?.scope === "machine-overridable");
  assert.deepEqual(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations.toSorted(), others.toSorted());
  for (const [name, setting] of Object.entries(settings)) {
    assert.ok(setting.markdownDescription ?? setting.description, name);
    assert.notEqual(setting.default, undefined, name);
  }
});

test("everything is in the bundle, for the oldest editor that is supported", () => {
  assert.equal(manifest.dependencies, undefined);
  assert.equal(manifest.devDependencies["@types/vscode"]?.replace("~", "^"), manifest.engines["vscode"]);
  const bundle = fs.readFileSync(manifest.main, "utf8");
  const required = new Set([...bundle.matchAll(/\brequire\("([^"]+)"\)/g)].map((match) => match[1] ?? ""));
  assert.ok(required.has("vscode"));
  assert.deepEqual([...required].filter((name) => name !== "vscode" && !isBuiltin(name)), []);
});
