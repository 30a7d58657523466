import assert from "node:assert/strict";
import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import test, { afterEach, beforeEach } from "node:test";
import type * as vscode from "vscode";
import { activate, deactivate } from "../src/extension";
import { clients, server } from "./fake/client";
import { editor, Position, Range, Uri, type Diagnostic, type Disposable } from "./fake/vscode";

// The fake has no more than the extension uses.
const subscriptions: Disposable[] = [];
const context = (): vscode.ExtensionContext => ({ subscriptions }) as unknown as vscode.ExtensionContext;

let folder: string;
const saved = { ...process.env };

/** A program that says what it was asked, and lists two rules. */
const program = `#!/bin/sh
case $1 in
rules) echo '[{"name": "leak", "summary": "Report credentials"}, {"name": "swallowed", "summary": "Report errors"}]' ;;
*) echo "asked: $*" ;;
esac
`;

/** A go command that says where it installs programs, and installs one. */
const go = (bin: string): string => `#!/bin/sh
case $1 in
env) printf '{"GOBIN": "%s", "GOPATH": ""}' ${bin} ;;
install) [ ! -e ${bin}/broken ] || { echo "no such module" >&2; exit 1; }; cp ${bin}/../program ${bin}/mcperrlint ;;
esac
`;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "mcperrlint-vscode-"));
  for (const [name, text] of [["program", program], ["path/mcperrlint", program], ["path/go", go(path.join(folder, "gobin"))]] as const) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text, { mode: 0o755 });
  }
  fs.mkdirSync(path.join(folder, "gobin"));
  process.env["PATH"] = [path.join(folder, "path"), "/usr/bin", "/bin"].join(path.delimiter);
  process.env["HOME"] = folder;
  Object.assign(editor, { settings: {}, answers: [], diagnostics: [], messages: [], lines: [], shown: [], picks: [], executed: [], trusted: true, active: undefined });
  clients.length = 0;
  server.answer = () => null;
  server.start = () => Promise.resolve();
});

afterEach(async () => {
  await deactivate();
  for (const one of subscriptions.splice(0)) {
    one.dispose();
  }
  Object.assign(process.env, saved);
  fs.rmSync(folder, { recursive: true });
});

/** Waits until something holds that the extension does without being waited for. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const running = (): string[] => clients.filter((client) => client.running).map((client) => [client.executable.command, ...client.executable.args].join(" "));

test("activation starts the server with the settings", async () => {
  Object.assign(editor.settings, { "mcperrlint.preset": "strict", "mcperrlint.args": ["-tags=integration"] });
  await activate(context());
  assert.deepEqual(running(), [`${folder}/path/mcperrlint lsp -preset strict -tags=integration`]);
  assert.deepEqual(clients[0]?.options["initializationOptions"], { showFailures: true });
  assert.deepEqual(clients[0].options["documentSelector"], [{ scheme: "file", language: "go" }]);
  assert.deepEqual([...editor.commands.keys()].sort(), ["mcperrlint.explain", "mcperrlint.restart", "mcperrlint.showFailures"]);
  assert.deepEqual(editor.messages, []);
});

test("a workspace chooses no program", async () => {
  editor.settings["workspace:mcperrlint.path"] = path.join(folder, "program");
  await activate(context());
  assert.deepEqual(running(), [`${folder}/path/mcperrlint lsp`]);
});

test("an untrusted workspace is not looked at until it is trusted", async () => {
  editor.trusted = false;
  await activate(context());
  assert.deepEqual(clients, []);
  await editor.run("mcperrlint.explain", "leak");
  assert.equal(editor.shown[0]?.getText(), "asked: explain leak\n", "this asks nothing of the workspace");
  editor.trusted = true;
  await editor.trust.fire(undefined);
  assert.equal(running().length, 1);
});

test("a wrong setting is told", async () => {
  editor.settings["mcperrlint.path"] = "mcperrlint";
  await activate(context());
  await until(() => editor.messages.length > 0);
  assert.deepEqual(editor.messages, ["mcperrlint: mcperrlint.path: want an absolute path, not mcperrlint"]);
  assert.deepEqual(clients, []);
});

test("a server that does not start is told, and the next start may succeed", async () => {
  server.start = () => Promise.reject(new Error("it ends at once\nand says more"));
  editor.answers = ["Show Output"];
  await activate(context());
  await until(() => editor.executed.length > 0);
  assert.deepEqual(editor.messages, ["mcperrlint: it ends at once"]);
  assert.deepEqual(editor.executed, [["output"]]);
  assert.ok(editor.lines.includes("it ends at once\nand says more"));
  server.start = () => Promise.resolve();
  await editor.run("mcperrlint.restart");
  assert.equal(running().length, 1);
});

test("restarts and changes of settings leave one server", async () => {
  await activate(context());
  await Promise.all([editor.run("mcperrlint.restart"), editor.run("mcperrlint.restart")]);
  editor.settings["mcperrlint.preset"] = "wire";
  await editor.configured.fire({ affectsConfiguration: (name) => name === "mcperrlint.preset" });
  await until(() => running().some((command) => command.endsWith(" lsp -preset wire")));
  assert.equal(running().length, 1);
  const before = clients.length;
  await editor.configured.fire({ affectsConfiguration: (name) => name === "editor.fontSize" });
  await editor.run("mcperrlint.restart");
  assert.equal(clients.length, before + 1);
});

test("nothing is installed without being asked", async () => {
  fs.rmSync(path.join(folder, "path", "mcperrlint"));
  await activate(context());
  await until(() => editor.messages.length > 0);
  assert.match(editor.messages[0] ?? "", /Install it\? This runs: go install github\.com\/mcperrlint\/mcperrlint\/cmd\/mcperrlint@latest$/);
  assert.deepEqual(fs.readdirSync(path.join(folder, "gobin")), []);
  assert.deepEqual(clients, []);
});

test("it is installed if the user says so, and starts", async () => {
  fs.rmSync(path.join(folder, "path", "mcperrlint"));
  editor.answers = ["Install"];
  await activate(context());
  await until(() => running().length > 0);
  assert.deepEqual(running(), [`${folder}/gobin/mcperrlint lsp`]);
});

test("an installation that fails is told", async () => {
  fs.rmSync(path.join(folder, "path", "mcperrlint"));
  fs.writeFileSync(path.join(folder, "gobin", "broken"), "");
  editor.answers = ["Install"];
  await activate(context());
  await until(() => editor.messages.length > 1);
  assert.match(editor.messages[1] ?? "", /^mcperrlint: Command failed: go install /);
  assert.ok(editor.lines.some((line) => line.includes("no such module")));
});

test("failures are shown in the preview of Markdown: of a tool, of the server", async () => {
  server.answer = (_, params) => `# ${JSON.stringify(params)}`;
  await activate(context());
  await editor.run("mcperrlint.showFailures", "file:///srv/main.go", "read_note");
  editor.open("/srv/other.go", new Position(0, 0));
  await editor.run("mcperrlint.showFailures");
  const pages = editor.executed.map(([command, uri]) => [command, (uri as Uri).toString(), editor.read(uri as Uri)]);
  const asked = (...args: string[]): string => `# ${JSON.stringify({ command: "mcperrlint.failures", arguments: args })}`;
  assert.deepEqual(pages, [
    ["markdown.showPreviewToSide", "mcperrlint:/failures%20of%20read_note.md", asked("file:///srv/main.go", "read_note")],
    ["markdown.showPreviewToSide", "mcperrlint:/failures.md", asked("file:///srv/other.go")],
  ]);
  await editor.closed.fire({ uri: editor.executed[0]?.[1] as Uri, getText: () => "" });
  assert.equal(editor.read(editor.executed[0]?.[1] as Uri), "", "it is closed");
});

test("a name of a tool is no path", async () => {
  server.answer = () => "page";
  await activate(context());
  await editor.run("mcperrlint.showFailures", "file:///srv/main.go", "../../etc/passwd?x#y");
  assert.equal((editor.executed[0]?.[1] as Uri).path, "/failures of .. .. etc passwd x y.md");
});

test("failures cannot be shown without a file, a page or a server", async () => {
  await activate(context());
  await editor.run("mcperrlint.showFailures");
  await editor.run("mcperrlint.showFailures", "file:///srv/main.go");
  await deactivate();
  await editor.run("mcperrlint.showFailures", "file:///srv/main.go");
  assert.deepEqual(editor.messages, [
    "mcperrlint: open a Go file of the server first", "mcperrlint: mcperrlint.failures has no page", "mcperrlint: the server does not run",
  ]);
});

const finding = (line: number, code: Diagnostic["code"], source = "mcperrlint"): Diagnostic =>
  ({ source, range: new Range(new Position(line, 2), new Position(line, 9)), ...(code === undefined ? {} : { code }) });

test("the rule of the finding at the cursor is explained", async () => {
  editor.diagnostics = [finding(3, { value: "leak/address", target: Uri.file("/page") }), finding(4, "swallowed"), finding(3, "unused", "other"), finding(3, 7)];
  editor.open("/srv/main.go", new Position(3, 5));
  await activate(context());
  await editor.run("mcperrlint.explain");
  assert.deepEqual(editor.shown.map((page) => [page.uri.path, page.getText()]), [["/leak address.txt", "asked: explain leak/address\n"]]);
  assert.deepEqual(editor.picks, []);
});

test("the user chooses among the rules there, or among all", async () => {
  editor.diagnostics = [finding(3, "leak/address"), finding(3, "swallowed/dropped"), finding(3, "swallowed/dropped")];
  editor.open("/srv/main.go", new Position(3, 5));
  await activate(context());
  editor.answers = ["swallowed/dropped"];
  await editor.run("mcperrlint.explain");
  editor.open("/srv/main.go", new Position(8, 0));
  editor.answers = ["leak", undefined];
  await editor.run("mcperrlint.explain");
  await editor.run("mcperrlint.explain");
  assert.deepEqual(editor.picks.map((choices) => choices.map((choice) => choice.label)), [["leak/address", "swallowed/dropped"], ["leak", "swallowed"], ["leak", "swallowed"]]);
  assert.deepEqual(editor.shown.map((page) => page.getText()), ["asked: explain swallowed/dropped\n", "asked: explain leak\n"]);
});

test("what is no name of a rule is not handed to the program", async () => {
  await activate(context());
  for (const name of ["-fix", "leak; touch x", "../leak", "leak/", "server.go:12"]) {
    await editor.run("mcperrlint.explain", name);
    assert.equal(editor.messages.pop(), `mcperrlint: ${JSON.stringify(name)} is no rule`);
  }
  assert.deepEqual(editor.shown, []);
});

test("deactivation ends the server", async () => {
  await activate(context());
  await deactivate();
  assert.deepEqual(running(), []);
});
