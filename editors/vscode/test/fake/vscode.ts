// A small stand-in for the editor: what the extension uses of it, and what tests ask it. Each test has its own, because it is
// bundled with the test.

export interface Disposable {
  dispose(): void;
}

export class EventEmitter<T> {
  private readonly listeners = new Set<(value: T) => unknown>();
  readonly event = (listener: (value: T) => unknown): Disposable => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };
  async fire(value: T): Promise<void> {
    await Promise.all([...this.listeners].map((listener) => listener(value)));
  }
  dispose(): void {
    this.listeners.clear();
  }
}

export class Uri {
  private constructor(readonly scheme: string, readonly path: string) {}
  static from(parts: { scheme: string; path: string }): Uri {
    return new Uri(parts.scheme, parts.path);
  }
  static file(path: string): Uri {
    return new Uri("file", path);
  }
  toString(): string {
    return `${this.scheme}:${this.scheme === "file" ? "//" : ""}${encodeURI(this.path)}`;
  }
}

export class Position {
  constructor(readonly line: number, readonly character: number) {}
}

export class Range {
  constructor(readonly start: Position, readonly end: Position) {}
  contains(at: Position): boolean {
    const before = (a: Position, b: Position): boolean => a.line < b.line || (a.line === b.line && a.character <= b.character);
    return before(this.start, at) && before(at, this.end);
  }
}

export interface Diagnostic {
  source?: string;
  code?: string | number | { value: string | number; target: Uri };
  range: Range;
}

export interface TextDocument {
  uri: Uri;
  getText(): string;
}

export const ViewColumn = { Beside: -2 };
export const ProgressLocation = { Notification: 15 };

/** What tests set, and what they look at. */
export class Editor {
  settings: Record<string, unknown> = {};
  /** What the user answers to messages, in order. */
  answers: (string | undefined)[] = [];
  diagnostics: Diagnostic[] = [];
  messages: string[] = [];
  lines: string[] = [];
  shown: TextDocument[] = [];
  picks: { label: string }[][] = [];
  executed: unknown[][] = [];
  commands = new Map<string, (...args: unknown[]) => Promise<unknown>>();
  providers = new Map<string, { provideTextDocumentContent(uri: Uri): string }>();
  trusted = true;
  active: { document: TextDocument; selection: { active: Position } } | undefined;
  readonly trust = new EventEmitter<undefined>();
  readonly configured = new EventEmitter<{ affectsConfiguration(name: string): boolean }>();
  readonly closed = new EventEmitter<TextDocument>();

  /** Returns the text that a provider has for a document. */
  read(uri: Uri): string {
    const provider = this.providers.get(uri.scheme);
    if (provider === undefined) {
      throw new Error(`nobody provides ${uri.toString()}`);
    }
    return provider.provideTextDocumentContent(uri);
  }

  run(command: string, ...args: unknown[]): Promise<unknown> {
    const known = this.commands.get(command);
    if (known === undefined) {
      throw new Error(`there is no command ${command}`);
    }
    return known(...args);
  }

  open(path: string, at: Position): void {
    this.active = { document: { uri: Uri.file(path), getText: () => "" }, selection: { active: at } };
  }
}

export const editor = new Editor();

const say = (line: string): void => {
  editor.lines.push(line);
};

const answer = (message: string): Promise<string | undefined> => {
  editor.messages.push(message);
  return Promise.resolve(editor.answers.shift());
};

export const window = {
  createOutputChannel: (): object => ({ info: say, warn: say, error: say, show: () => editor.executed.push(["output"]), dispose: () => undefined }),
  showErrorMessage: answer,
  showInformationMessage: answer,
  showTextDocument: (document: TextDocument): Promise<void> => {
    editor.shown.push(document);
    return Promise.resolve();
  },
  showQuickPick: (choices: { label: string }[]): Promise<{ label: string } | undefined> => {
    editor.picks.push(choices);
    const label = editor.answers.shift();
    return Promise.resolve(choices.find((choice) => choice.label === label));
  },
  withProgress: (_: unknown, task: () => Promise<void>): Promise<void> => task(),
  get activeTextEditor() {
    return editor.active;
  },
};

export const workspace = {
  get isTrusted(): boolean {
    return editor.trusted;
  },
  registerTextDocumentContentProvider: (scheme: string, provider: { provideTextDocumentContent(uri: Uri): string }): Disposable => {
    editor.providers.set(scheme, provider);
    return { dispose: () => editor.providers.delete(scheme) };
  },
  openTextDocument: (uri: Uri): Promise<TextDocument> => {
    const text = editor.read(uri);
    return Promise.resolve({ uri, getText: () => text });
  },
  onDidCloseTextDocument: editor.closed.event,
  onDidGrantWorkspaceTrust: editor.trust.event,
  onDidChangeConfiguration: editor.configured.event,
  getConfiguration: (section: string): object => ({
    get: (name: string, otherwise: unknown) => editor.settings[`${section}.${name}`] ?? otherwise,
    inspect: (name: string) => ({ globalValue: editor.settings[`${section}.${name}`], defaultValue: "", workspaceValue: editor.settings[`workspace:${section}.${name}`] }),
  }),
};

export const languages = { getDiagnostics: (): Diagnostic[] => editor.diagnostics };

export const commands = {
  registerCommand: (name: string, run: (...args: unknown[]) => Promise<unknown>): Disposable => {
    editor.commands.set(name, run);
    return { dispose: () => editor.commands.delete(name) };
  },
  executeCommand: (...call: unknown[]): Promise<void> => {
    editor.executed.push(call);
    return Promise.resolve();
  },
};
