// The real server, as the editor talks to it: the protocol over standard input and output of the program, with what the client
// of VS Code says that it can do. The program is $MCPERRLINT, or is built from this repository.
import assert from "node:assert/strict";
import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import test, { after, before } from "node:test";
import { pathToFileURL } from "node:url";
import * as lsp from "vscode-languageserver-protocol/node";

const root = path.resolve("..", "..");
let folder: string;
let program: string;

before(() => {
  folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "mcperrlint-vscode-"));
  program = process.env["MCPERRLINT"] ?? path.join(folder, "mcperrlint");
  if (process.env["MCPERRLINT"] === undefined) {
    execFileSync("go", ["build", "-o", program, "./cmd/mcperrlint"], { cwd: root, stdio: "inherit" });
  }
  fs.cpSync(path.join(root, "cmd", "mcperrlint", "testdata", "server"), path.join(folder, "server"), { recursive: true });
});

after(() => {
  fs.rmSync(folder, { recursive: true, maxRetries: 10 });
});

/** What VS Code can do, as far as servers may do something else because of it. */
const capabilities: lsp.ClientCapabilities = {
  general: { positionEncodings: ["utf-16"] },
  window: { workDoneProgress: true },
  workspace: {
    applyEdit: true, configuration: true, workspaceFolders: true, workspaceEdit: { documentChanges: true },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true }, codeLens: { refreshSupport: true }, executeCommand: { dynamicRegistration: true },
  },
  textDocument: {
    synchronization: { dynamicRegistration: true, didSave: true, willSave: true, willSaveWaitUntil: true },
    publishDiagnostics: { relatedInformation: true, versionSupport: true, codeDescriptionSupport: true, dataSupport: true, tagSupport: { valueSet: [1, 2] } },
    hover: { contentFormat: ["markdown", "plaintext"] },
    codeAction: { isPreferredSupport: true, dataSupport: true, codeActionLiteralSupport: { codeActionKind: { valueSet: ["", "quickfix", "source", "source.fixAll"] } } },
    codeLens: { dynamicRegistration: true },
  },
};

/** Starts the server as the extension does. */
function start(): { child: ChildProcessWithoutNullStreams; connection: lsp.ProtocolConnection } {
  const child = spawn(program, ["lsp", "-preset", "default", "-cache", path.join(folder, "cache")], { cwd: path.join(folder, "server") });
  child.stderr.pipe(process.stderr);
  const connection = lsp.createProtocolConnection(new lsp.StreamMessageReader(child.stdout), new lsp.StreamMessageWriter(child.stdin));
  connection.onRequest(lsp.RegistrationRequest.type, () => undefined);
  connection.onRequest(lsp.WorkDoneProgressCreateRequest.type, () => undefined);
  return { child, connection };
}

test("findings, lenses, failures and explanations arrive", async (t) => {
  const { child, connection } = start();
  t.after(() => child.kill()); // if it has not ended by then
  const refreshed = new Promise<void>((resolve) => {
    connection.onRequest(lsp.CodeLensRefreshRequest.type, () => {
      resolve();
    });
  });
  const uri = pathToFileURL(path.join(folder, "server", "server.go")).toString();
  const published = new Promise<lsp.Diagnostic[]>((resolve) => {
    connection.onNotification(lsp.PublishDiagnosticsNotification.type, (params) => {
      if (params.uri === uri && params.diagnostics.length > 0) {
        resolve(params.diagnostics);
      }
    });
  });
  connection.listen();
  const folders = [{ uri: pathToFileURL(path.join(folder, "server")).toString(), name: "server" }];
  const answer = await connection.sendRequest<lsp.InitializeResult>("initialize", {
    processId: process.pid, rootUri: folders[0]?.uri, workspaceFolders: folders, capabilities, initializationOptions: { showFailures: true },
  });
  assert.equal(answer.serverInfo?.name, "mcperrlint");
  assert.deepEqual(answer.capabilities.executeCommandProvider, { commands: ["mcperrlint.failures"] });
  await connection.sendNotification(lsp.InitializedNotification.type, {});
  const text = fs.readFileSync(path.join(folder, "server", "server.go"), "utf8");
  await connection.sendNotification(lsp.DidOpenTextDocumentNotification.type, { textDocument: { uri, languageId: "go", version: 1, text } });

  const [finding] = await published;
  assert.ok(finding);
  assert.equal(finding.source, "mcperrlint");
  assert.match(String(finding.code), /^falsesuccess\//);
  assert.match(finding.codeDescription?.href ?? "", /\/docs\/rules\/falsesuccess\.md#[a-z-]+$/);
  assert.equal(finding.range.start.line, text.split("\n").findIndex((line) => line.includes("cannot delete")));

  await refreshed;
  const lenses = await connection.sendRequest(lsp.CodeLensRequest.type, { textDocument: { uri } });
  const command = lenses?.[0]?.command;
  assert.equal(command?.command, "mcperrlint.showFailures", "the extension has this command");
  assert.deepEqual(command.arguments, [uri, "delete"]);
  const page: unknown = await connection.sendRequest(lsp.ExecuteCommandRequest.type, { command: "mcperrlint.failures", arguments: command.arguments });
  assert.match(String(page), /delete/);
  assert.match(String(page), new RegExp(`${pathToFileURL(path.join(folder, "server")).toString()}/server\\.go#L\\d+`));

  const hover = await connection.sendRequest(lsp.HoverRequest.type, { textDocument: { uri }, position: finding.range.start });
  assert.match(JSON.stringify(hover), /cannot delete/);

  await connection.sendRequest(lsp.ShutdownRequest.type);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await connection.sendNotification(lsp.ExitNotification.type);
  assert.equal(await ended, 0);
  connection.dispose();

  const explained = execFileSync(program, ["explain", String(finding.code)], { encoding: "utf8" });
  assert.match(explained, /^falsesuccess: /);
  const rules = JSON.parse(execFileSync(program, ["rules", "-json"], { encoding: "utf8" })) as { name: string; summary: string }[];
  assert.ok(rules.some((rule) => rule.name === "falsesuccess" && rule.summary !== ""));
});
