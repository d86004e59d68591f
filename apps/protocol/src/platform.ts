/** A WebSocket, as browsers and the `ws` package both have it. */
export interface Socket {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
}

interface FetchAnswer {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
}

interface FetchRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What the client needs of the machine it runs on. Tests give their own. */
export interface Platform {
  openSocket(url: string): Socket;
  fetch(url: string, request: FetchRequest): Promise<FetchAnswer>;
  /** Calls back once after so many milliseconds; returns what cancels it. */
  after(milliseconds: number, act: () => void): () => void;
  randomBytes(count: number): Uint8Array;
}

interface Globals {
  readonly WebSocket: new (url: string) => Socket;
  readonly fetch: Platform['fetch'];
  readonly setTimeout: (act: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
  readonly crypto: { getRandomValues(into: Uint8Array): Uint8Array };
}

/** The browser's own, or Node's. Before Node 22 give `openSocket`: `(url) => new WebSocket(url)` of the `ws` package. */
export function platform(own: Partial<Platform> = {}): Platform {
  const globals = globalThis as unknown as Globals; // the same names in pages and in Node, in neither's types here
  return {
    openSocket: (url) => new globals.WebSocket(url),
    fetch: (url, request) => globals.fetch(url, request),
    after(milliseconds, act) {
      const timer = globals.setTimeout(act, milliseconds);
      return () => globals.clearTimeout(timer);
    },
    randomBytes: (count) => globals.crypto.getRandomValues(new Uint8Array(count)),
    ...own,
  };
}
