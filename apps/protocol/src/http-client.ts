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

  /** Takes a seat under a name (blank for none), with a fresh nonce for the dice. The key returned opens the seat from now on. */
  take(table: string, seat: string, typed: string, invitation?: string): Promise<Called<Answer<'take'>>> {
    const name = cleanName(typed);
    const nonce = hex(this.#platform.randomBytes(16));
    return this.call('take', {
      table,
      seat,
      body: { ...(name !== undefined && { name }), nonce },
      ...(invitation !== undefined && { token: invitation }),
    });
  }
}
