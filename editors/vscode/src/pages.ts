import * as vscode from "vscode";

/** The scheme of the documents that the extension shows. */
export const scheme = "mcperrlint";

/**
 * Pages are documents that nobody can edit: what tools answer, in Markdown, and what a rule is about, as text. The preview of
 * the editor shows Markdown. It runs no scripts, loads nothing over http, and has no more rights than for any file.
 */
export class Pages implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly texts = new Map<string, string>();
  private readonly changes = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changes.event;

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.toString()) ?? "";
  }

  /** Forgets a document that is closed. */
  forget(document: vscode.TextDocument): void {
    this.texts.delete(document.uri.toString());
  }

  async showMarkdown(name: string, text: string): Promise<void> {
    await vscode.commands.executeCommand("markdown.showPreviewToSide", this.put(`${name}.md`, text));
  }

  async showText(name: string, text: string): Promise<void> {
    const document = await vscode.workspace.openTextDocument(this.put(`${name}.txt`, text));
    await vscode.window.showTextDocument(document, { preview: true, viewColumn: vscode.ViewColumn.Beside });
  }

  private put(name: string, text: string): vscode.Uri {
    const uri = vscode.Uri.from({ scheme, path: `/${name}` });
    this.texts.set(uri.toString(), text);
    this.changes.fire(uri);
    return uri;
  }

  dispose(): void {
    this.changes.dispose();
  }
}
