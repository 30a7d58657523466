import assert from "node:assert/strict";
import Module from "node:module";
import * as path from "node:path";
import test from "node:test";

// The bundle has the real client of the protocol, which derives classes from those of the editor while it is loaded.
test("the bundle loads in an editor that has everything", () => {
  const anything: object = new Proxy(Object, { get: (target, name) => (name === "prototype" ? target.prototype : anything) });
  const loader = Module as unknown as { _load: (request: string, ...rest: unknown[]) => unknown };
  const load = loader._load;
  loader._load = (request, ...rest) => (request === "vscode" ? anything : load(request, ...rest));
  try {
    const bundle = load(path.resolve("out", "extension.js"), undefined, false) as Record<string, unknown>;
    assert.deepEqual(Object.keys(bundle).sort(), ["activate", "deactivate"]);
  } finally {
    loader._load = load;
  }
});
