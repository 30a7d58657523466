import * as vscode from "vscode";
import { LanguageClient, type LanguageClientOptions } from "vscode-languageclient/node";
import { findBinary, goEnv, install, installBinary } from "./binary";
import { Pages, scheme } from "./pages";
import { allRules, explain, rulesAt } from "./rules";

/** The command of the server that returns, in Markdown, what tools answer when something fails. */
const failuresCommand = "mcperrlint.failures";

let extension: Extension | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  extension = new Extension();
  context.subscriptions.push(extension);
  await extension.start();
}

export async function deactivate(): Promise<void> {
  await extension?.stop();
  extension = undefined;
}

/** What the extension is: a client of the server `mcperrlint lsp`, and commands that show more. */
class Extension implements vscode.Disposable {
  private readonly output = vscode.window.createOutputChannel("mcperrlint", { log: true });
  private readonly pages = new Pages();
  private readonly disposables: { dispose(): unknown }[];
  private client: LanguageClient | undefined;
  private restarts: Promise<void> = Promise.resolve();

  constructor() {
    this.disposables = [
      this.output,
      this.pages,
      vscode.workspace.registerTextDocumentContentProvider(scheme, this.pages),
      vscode.workspace.onDidCloseTextDocument((document) => {
        this.pages.forget(document);
      }),
      vscode.workspace.onDidGrantWorkspaceTrust(() => this.restart()),
      vscode.workspace.onDidChangeConfiguration((change) => {
        if (["path", "args", "preset"].some((name) => change.affectsConfiguration(`mcperrlint.${name}`))) {
          void this.restart();
        }
      }),
      this.command("mcperrlint.showFailures", (uri, ...names) => this.showFailures(uri, names)),
      this.command("mcperrlint.explain", (rule) => this.explain(rule)),
      this.command("mcperrlint.restart", () => this.restart()),
    ];
  }

  /** Registers a command, of which the user sees the errors. */
  private command(name: string, run: (...args: unknown[]) => Promise<void>): vscode.Disposable {
    return vscode.commands.registerCommand(name, async (...args: unknown[]) => {
      try {
        await run(...args);
      } catch (error) {
        await this.complain(error);
      }
    });
  }

  private async complain(error: unknown): Promise<void> {
    const text = error instanceof Error ? error.message : String(error);
    this.output.error(text);
    if ((await vscode.window.showErrorMessage(`mcperrlint: ${text.split("\n", 1)[0] ?? ""}`, "Show Output")) !== undefined) {
      this.output.show();
    }
  }

  /** Starts the server, if the user trusts what it is going to look at. */
  async start(): Promise<void> {
    if (!vscode.workspace.isTrusted) {
      this.output.info("The workspace is not trusted: nothing is looked at.");
      return;
    }
    try {
      const binary = await this.binary();
      if (binary === undefined) {
        void this.offerInstall();
        return;
      }
      await this.connect(binary);
    } catch (error) {
      void this.complain(error);
    }
  }

  private async connect(binary: string): Promise<void> {
    const settings = vscode.workspace.getConfiguration("mcperrlint");
    const preset = settings.get<string>("preset", "");
    const args = ["lsp", ...(preset === "" ? [] : ["-preset", preset]), ...settings.get<string[]>("args", [])];
    this.output.info(`${binary} ${args.join(" ")}`);
    const options: LanguageClientOptions = {
      documentSelector: [{ scheme: "file", language: "go" }],
      initializationOptions: { showFailures: true },
      outputChannel: this.output,
      markdown: { isTrusted: false, supportHtml: false },
    };
    this.client = new LanguageClient("mcperrlint", "mcperrlint", { command: binary, args }, options);
    await this.client.start();
  }

  async stop(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    await client?.dispose();
  }

  /** Starts the server again. Of several calls at once, one comes after the other. */
  private restart(): Promise<void> {
    this.restarts = this.restarts.then(async () => {
      await this.stop().catch((error: unknown) => {
        this.output.warn(String(error)); // it is gone in any case
      });
      await this.start();
    });
    return this.restarts;
  }

  private binary(): Promise<string | undefined> {
    // What a workspace says does not count, whatever the scope of the setting is.
    const path = vscode.workspace.getConfiguration("mcperrlint").inspect<string>("path");
    const setting = path?.globalValue ?? path?.defaultValue ?? "";
    return findBinary({ setting, env: process.env, platform: process.platform, goEnv });
  }

  /** Asks whether the program is to be installed, and installs it. */
  private async offerInstall(): Promise<void> {
    const command = `go ${install.join(" ")}`;
    const answer = await vscode.window.showInformationMessage(
      `mcperrlint is in none of PATH, GOBIN and GOPATH/bin. Install it? This runs: ${command}`, "Install", "Open Settings");
    if (answer === "Open Settings") {
      await vscode.commands.executeCommand("workbench.action.openSettings", "mcperrlint.path");
    }
    if (answer !== "Install") {
      return;
    }
    try {
      this.output.info(command);
      const location = vscode.ProgressLocation.Notification;
      await vscode.window.withProgress({ location, title: "Installing mcperrlint" }, () => installBinary());
      if ((await this.binary()) === undefined) {
        throw new Error("the go command has installed mcperrlint into a folder that is neither GOBIN nor GOPATH/bin");
      }
      await this.restart();
    } catch (error) {
      await this.complain(error);
    }
  }

  /** Shows what tools answer when something fails: those that a code lens names, or all of the server. */
  private async showFailures(uri: unknown, names: unknown[]): Promise<void> {
    const document = typeof uri === "string" ? uri : vscode.window.activeTextEditor?.document.uri.toString();
    if (this.client === undefined || document === undefined) {
      throw new Error(this.client === undefined ? "the server does not run" : "open a Go file of the server first");
    }
    const tools = names.filter((name) => typeof name === "string");
    const page: unknown = await this.client.sendRequest("workspace/executeCommand", { command: failuresCommand, arguments: [document, ...tools] });
    if (typeof page !== "string") {
      throw new Error(`${failuresCommand} has no page`);
    }
    await this.pages.showMarkdown(tools.length === 1 ? `failures of ${fileName(tools[0] ?? "")}` : "failures", page);
  }

  /** Shows what a rule is about: the given one, that of the finding at the cursor, or one that the user chooses. */
  private async explain(rule: unknown): Promise<void> {
    const binary = await this.binary();
    if (binary === undefined) {
      await this.offerInstall();
      return;
    }
    const name = typeof rule === "string" ? rule : await this.ruleToExplain(binary);
    if (name !== undefined) {
      await this.pages.showText(fileName(name), await explain(binary, name));
    }
  }

  private async ruleToExplain(binary: string): Promise<string | undefined> {
    const editor = vscode.window.activeTextEditor;
    const here = editor === undefined ? [] : rulesAt(vscode.languages.getDiagnostics(editor.document.uri), editor.selection.active);
    if (here.length === 1) {
      return here[0];
    }
    const choices = here.length > 1 ? here.map((label) => ({ label, detail: "" })) : (await allRules(binary)).map((r) => ({ label: r.name, detail: r.summary }));
    return (await vscode.window.showQuickPick(choices, { title: "Explain a rule" }))?.label;
  }

  dispose(): void {
    for (const one of this.disposables) {
      one.dispose();
    }
  }
}

/** Returns a name without what means something in a path. */
function fileName(name: string): string {
  return name.replace(/[^\w.-]+/g, " ").trim().slice(0, 80);
}

