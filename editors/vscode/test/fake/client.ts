// A stand-in for the client of the protocol. The real one needs a running editor; test/server.test.ts talks to the real server.

export interface Executable {
  command: string;
  args: string[];
}

/** The clients that were made, in order. */
export const clients: LanguageClient[] = [];

/** What the server answers. */
export const server: { answer: (method: string, params: unknown) => unknown; start: () => Promise<void> } = {
  answer: () => null,
  start: () => Promise.resolve(),
};

export class LanguageClient {
  running = false;
  asked: [string, unknown][] = [];

  constructor(readonly id: string, readonly name: string, readonly executable: Executable, readonly options: Record<string, unknown>) {
    clients.push(this);
  }

  async start(): Promise<void> {
    await server.start();
    this.running = true;
  }

  dispose(): Promise<void> {
    this.running = false;
    return Promise.resolve();
  }

  sendRequest(method: string, params: unknown): Promise<unknown> {
    this.asked.push([method, params]);
    return Promise.resolve(server.answer(method, params));
  }
}
