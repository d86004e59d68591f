import { API } from '@arbitre/protocol';
import type { FastifyInstance } from 'fastify';

const METHODS = [...new Set(Object.values(API).map(({ method }) => method))].join(', ');
/** Seconds for which a browser need not ask again. */
const REMEMBER = '600';

/**
 * Pages of the origins that the operator named may call the API as our own do; browsers keep all others from reading an answer.
 * Tokens travel in a header of ours, never in a cookie, so no credentials are asked for.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async ({ url, method, headers: { origin } }, reply) => {
    if (!url.startsWith('/api/')) return;
    reply.header('vary', 'Origin');
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    if (method !== 'OPTIONS') return;
    await reply
      .code(204)
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', REMEMBER)
      .send();
  });
}
