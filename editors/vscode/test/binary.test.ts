import assert from "node:assert/strict";
import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import test from "node:test";
import { findBinary, WrongSetting, type Places } from "../src/binary";

/** Returns a folder with a program of that name. */
function folderWith(t: test.TestContext, name: string, mode = 0o755): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "mcperrlint-vscode-"));
  t.after(() => {
    fs.rmSync(folder, { recursive: true });
  });
  fs.mkdirSync(path.join(folder, "bin"));
  fs.writeFileSync(path.join(folder, "bin", name), "#!/bin/sh\n", { mode });
  return folder;
}

const nowhere: Places = { setting: "", env: { PATH: "" }, platform: "linux", goEnv: () => Promise.resolve({ GOBIN: "", GOPATH: "" }) };

test("the setting comes first, then PATH, GOBIN and GOPATH/bin", async (t) => {
  const [named, inPath, gobin, gopath] = [1, 2, 3, 4].map(() => folderWith(t, "mcperrlint")) as [string, string, string, string];
  const file = (folder: string): string => path.join(folder, "bin", "mcperrlint");
  const all: Places = {
    ...nowhere, setting: file(named), env: { PATH: ["/nonexistent", path.join(inPath, "bin")].join(path.delimiter) },
    goEnv: () => Promise.resolve({ GOBIN: path.join(gobin, "bin"), GOPATH: ["/nonexistent", gopath].join(path.delimiter) }),
  };
  assert.equal(await findBinary(all), file(named));
  assert.equal(await findBinary({ ...all, setting: "" }), file(inPath));
  assert.equal(await findBinary({ ...all, setting: "", env: {} }), file(gobin));
  assert.equal(await findBinary({ ...all, setting: "", env: {}, goEnv: async () => ({ ...(await all.goEnv()), GOBIN: "" }) }), file(gopath));
});

test("a folder of the workspace, a folder of that name and a file that is no program are none", async (t) => {
  const folder = folderWith(t, "mcperrlint", 0o644);
  fs.mkdirSync(path.join(folder, "mcperrlint"));
  const other = folderWith(t, "mcperrlint");
  const relative = path.relative(process.cwd(), path.join(other, "bin"));
  const env = { PATH: [path.join(folder, "bin"), folder, relative, ".", ""].join(path.delimiter), HOME: folder };
  assert.equal(await findBinary({ ...nowhere, env }), undefined);
});

test("without a go command, its variables count", async (t) => {
  const folder = folderWith(t, "mcperrlint");
  const env = { GOPATH: folder };
  assert.equal(await findBinary({ ...nowhere, env, goEnv: () => Promise.reject(new Error("no go")) }), path.join(folder, "bin", "mcperrlint"));
});

test("on Windows the program ends in .exe", async (t) => {
  const folder = folderWith(t, "mcperrlint.exe");
  assert.equal(await findBinary({ ...nowhere, platform: "win32", env: { Path: path.join(folder, "bin") } }), path.join(folder, "bin", "mcperrlint.exe"));
});

test("a setting that names no program is told, and no other program is taken", async (t) => {
  const folder = folderWith(t, "mcperrlint");
  const env = { PATH: path.join(folder, "bin") };
  await assert.rejects(findBinary({ ...nowhere, env, setting: "bin/mcperrlint" }), new WrongSetting("mcperrlint.path: want an absolute path, not bin/mcperrlint"));
  await assert.rejects(findBinary({ ...nowhere, env, setting: folder }), new WrongSetting(`mcperrlint.path: there is no program ${folder}`));
});
