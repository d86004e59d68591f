import { hex } from '@arbitre/kernel';
import { API, type Answer, type ApiError, apiError, type Body, type Endpoint } from './api.ts';
import { type Platform, platform } from './platform.ts';
import { cleanName } from './written.ts';

/** The server's answer, or why not. `unreachable`: no server answered. */
export type Called<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiError | { readonly code: 'unreachable'; readonly rules: readonly [] } };

interface CallOptions<E extends Endpoint> {
  readonly table?: string;
  readonly seat?: string;
  readonly token?: string;
  readonly body?: Body<E>;
}

/** Milliseconds before a request whose answer was lost is sent again. */
const TRY_AGAIN_AFTER = [300, 1_000, 3_000];

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as characters that fit in a link, six bits each. */
function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let bit = 0; bit < bytes.length * 8; bit += 6) {
    const [high = 0, low = 0] = [bytes[bit >> 3], bytes[(bit >> 3) + 1]];
    text += DIGITS[(((high << 8) | low) >> (10 - (bit & 7))) & 63];
  }
  return text;
}

/**
 * The HTTP part of the server, typed.
 *
 * ```ts
 * const http = new HttpClient('https://table.example');
 * const made = await http.call('create', { body: { from: { kind: 'shipped', id: 'donjon-d10/first-steps' } } });
 * ```
 */
export class HttpClient {
  readonly #base: string;
  readonly #platform: Platform;

  /** `base`: `https://host` of the server; empty in a page the server itself serves. */
  constructor(base = '', own: Partial<Platform> = {}) {
    this.#base = base;
    this.#platform = platform(own);
  }

  async call<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<Called<Answer<E>>> {
    const { method, path, answer } = API[endpoint];
    const url = path
      .replace(':table', encodeURIComponent(options.table ?? ''))
      .replace(':seat', encodeURIComponent(options.seat ?? ''));
    const response = await this.#platform
      .fetch(`${this.#base}${url}`, {
        method,
        headers: {
          ...(options.body !== undefined && { 'content-type': 'application/json' }),
          ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
        },
        ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      })
      .catch(() => null);
    const json: unknown = await response?.json().catch(() => null);
    if (response?.ok) return { ok: true, value: answer.parse(json) as Answer<E> }; // the endpoint's own schema read it
    const problem = apiError.safeParse(json);
    return { ok: false, error: problem.success ? problem.data.error : { code: 'unreachable', rules: [] } };
  }

  /**
   * Takes a seat under a name (blank for none), with a fresh nonce for the dice. The key returned opens the seat from now on; it is
   * chosen here, so that the request can be sent again when its answer was lost: the seat is taken once. Give the `key` that an
   * earlier attempt kept to go on with that one.
   */
  async take(
    table: string,
    seat: string,
    typed: string,
    invitation?: string,
    key: string = this.newKey(),
  ): Promise<Called<Answer<'take'>>> {
    const name = cleanName(typed);
    const nonce = hex(this.#platform.randomBytes(16));
    const ask = (): Promise<Called<Answer<'take'>>> =>
      this.call('take', {
        table,
        seat,
        body: { ...(name !== undefined && { name }), nonce, key },
        ...(invitation !== undefined && { token: invitation }),
      });
    let taken = await ask();
    for (const wait of TRY_AGAIN_AFTER) {
      if (taken.ok || taken.error.code !== 'unreachable') return taken;
      await new Promise<void>((resolve) => void this.#platform.after(wait, resolve));
      taken = await ask();
    }
    return taken;
  }

  /** A key of one's own choosing: 128 random bits. */
  newKey(): string {
    return base64url(this.#platform.randomBytes(16));
  }
}
