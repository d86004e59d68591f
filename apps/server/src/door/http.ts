import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import {
  API,
  type Endpoint,
  LONGEST_GAME_FILE,
  LONGEST_MESSAGE,
  seatName,
  tableId,
  token,
  type RefusalCode,
} from '@arbitre/protocol';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Refusal } from '@arbitre/kernel';
import type { ServerOptions } from '../options.ts';
import { allowOrigins } from './cross-origin.ts';
import { originAllowed } from './origin.ts';
import { codeOfStatus, STATUSES } from './statuses.ts';
import type { WebSocket } from 'ws';

/** What a handler is given, every part read by its schema. */
export interface Asked {
  readonly table: string;
  readonly seat: string;
  /** The bearer's token, if there was one. */
  readonly token: string | null;
  readonly body: unknown;
}

export type Handled =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

/** One handler for each endpoint of the protocol. */
export type Handlers = Readonly<Record<Endpoint, (asked: Asked) => Promise<Handled>>>;

export interface HttpParts {
  readonly handlers: Handlers;
  /** Says whether the server can serve, for `/health`. */
  health(): Promise<Readonly<Record<string, unknown>> | null>;
  metrics(): Promise<{ readonly type: string; readonly text: string }>;
  openApi: Readonly<Record<string, unknown>>;
  connected(socket: WebSocket, address: string): void;
}

/** Strict: pages of ours run our scripts only, talk to us only, and are framed by nobody. */
const CONTENT_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Escapes in JSON may double an uploaded text. */
const LONGEST_BODY = LONGEST_GAME_FILE * 2;
const SMALL_BODY = 65_536;

/** HTTP, the socket's door and the pages, over what the server is made of. */
export async function openHttp(
  options: ServerOptions,
  logger: FastifyBaseLogger,
  parts: HttpParts,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy && ((_address, hop) => hop === 0), // the proxy alone: all it did not append is the client's word
    bodyLimit: SMALL_BODY,
    routerOptions: { maxParamLength: 400 }, // a seat's name, its accents escaped
    connectionTimeout: 15_000,
    requestTimeout: 15_000,
    forceCloseConnections: true,
    frameworkErrors: ({ statusCode = 400 }, _request, reply) => refuse(reply, codeOfStatus(statusCode)), // `/api/tables/%`
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false, // the operator's proxy decides; a table on a home network has no certificate
  });
  if (options.origins.length > 0) allowOrigins(app, options.origins);
  await app.register(rateLimit, { max: options.httpRate, timeWindow: 60_000 });
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE, autoPong: false } }); // pings count as messages do
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime }, 'answered');
  });
  app.setErrorHandler((problem: { statusCode?: number }, request, reply) => {
    const status = problem.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: problem, url: request.routeOptions.url }, 'request failed');
    return refuse(reply, codeOfStatus(status));
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => refuse(reply, 'not-found'));
  for (const endpoint of Object.keys(API) as Endpoint[]) addEndpoint(app, endpoint, options, parts.handlers[endpoint]); // its own keys
  app.get('/api/openapi.json', () => parts.openApi);
  app.get('/health', async (_request, reply) => {
    const health = await parts.health();
    return health === null ? reply.code(503).send({ status: 'unavailable' }) : { status: 'ok', ...health };
  });
  app.get('/metrics', async (_request, reply) => {
    const { type, text } = await parts.metrics();
    return reply.type(type).send(text);
  });
  app.get('/api/socket', { websocket: true, preValidation: checkOrigin(options) }, (socket, request) => {
    parts.connected(socket, request.ip);
  });
  if (options.web !== '') await servePages(app, options.web);
  return app;
}

function addEndpoint(app: FastifyInstance, name: Endpoint, options: ServerOptions, handle: Handlers[Endpoint]): void {
  const endpoint = API[name];
  const rate = costlyRate(name, options);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(name === 'create' && { bodyLimit: LONGEST_BODY }),
    ...(rate !== undefined && { config: { rateLimit: { max: rate, timeWindow: 60_000 } } }),
    async handler(request, reply) {
      const asked = readAsked(request, 'body' in endpoint ? endpoint.body.safeParse(request.body ?? undefined) : null);
      if (typeof asked === 'string') return refuse(reply, asked);
      const handled = await handle(asked);
      if (!handled.ok) return reply.code(statusOf(handled.refusal)).send({ error: handled.refusal });
      return reply
        .code(endpoint.status)
        .header('cache-control', 'no-store')
        .type('application/json')
        .send(handled.value);
    },
  });
}

/** Requests a minute for what costs more than reading; undefined for the rest. */
function costlyRate(name: Endpoint, { createRate, httpRate }: ServerOptions): number | undefined {
  return name === 'create' ? createRate : name === 'mine' ? Math.ceil(httpRate / 10) : undefined;
}

type Parsed =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
}

function readAsked(request: FastifyRequest, body: Parsed | null): Asked | RefusalCode {
  const { table, seat } = request.params as { readonly table?: string; readonly seat?: string }; // named in the path
  if (table !== undefined && !tableId.safeParse(table).success) return 'not-found';
  if (seat !== undefined && !seatName.safeParse(seat).success) return 'not-found';
  if (body?.success === false) return body.error.issues.some(isLongUpload) ? 'too-large' : 'malformed';
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined && !token.safeParse(bearer).success) return 'not-found';
  return { table: table ?? '', seat: seat ?? '', token: bearer ?? null, body: body?.data };
}

/** A scenario or a game file beyond its own limit, in a body that is within the server's. */
function isLongUpload({ code, path }: Issue): boolean {
  return code === 'too_big' && path.at(-1) === 'text';
}

function statusOf({ code }: Refusal): number {
  return Object.hasOwn(STATUSES, code) ? STATUSES[code as RefusalCode] : 409; // its own keys; a game's refusal is a conflict
}

function refuse(reply: FastifyReply, code: RefusalCode): FastifyReply {
  return reply.code(STATUSES[code]).send({ error: { code, rules: [] } });
}

function checkOrigin({ origins }: ServerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { origin, host } = request.headers;
    if (!originAllowed(origin, host, origins)) await refuse(reply, 'not-yours');
  };
}

async function servePages(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    setHeaders(response, path) {
      const forever = path.includes('/assets/');
      response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/t/:table', (_request, reply) => reply.sendFile('index.html'));
}
