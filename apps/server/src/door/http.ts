import type { Writable } from 'node:stream';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import {
  API,
  type Endpoint,
  LONGEST_GAME_FILE,
  LONGEST_MESSAGE,
  keyringToken,
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
import { countedAddress, shortAddress } from './address.ts';
import { allowOrigins } from './cross-origin.ts';
import { LateAnswers } from './late.ts';
import { originAllowed } from './origin.ts';
import { codeOfStatus, STATUSES } from './statuses.ts';
import { Turnstile } from './turnstile.ts';
import type { WebSocket } from 'ws';

/** What a handler is given, every part read by its schema. */
export interface Asked {
  readonly table: string;
  readonly seat: string;
  /** The bearer's token, if there was one. */
  readonly token: string | null;
  readonly body: unknown;
  readonly address: string;
  /** Where the page that asks came from, or where it would be. */
  readonly origin: string;
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
  connected(socket: WebSocket, wire: Writable, address: string): void;
  /** Is this address kept out? */
  barred(address: string): boolean;
  /** Something was refused, or cost more than reading: one line of the log. */
  note(line: HttpNote): void;
}

/** What the log says of a request. */
export interface HttpNote {
  readonly what: 'refused' | 'costly';
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly address: string;
  /** The beginning of the table's address: enough to find it, not to open it. */
  readonly table?: string;
  readonly code?: string;
}

/** Endpoints that leave a line in the log whenever they are used. */
const COSTLY: ReadonlySet<string> = new Set<Endpoint>([
  'create',
  'take',
  'free',
  'mute',
  'close',
  'renew',
  'file',
  'keyring',
  'recover',
  'addPasskey',
  'signIn',
]);

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

const TOO_MANY = 429;

/** Nobody uses up the requests of a minute in fewer seconds than this… */
const SPREAD = 6;
/** …but for one in so many of them, which a page that is opened asks for at once. */
const AT_ONCE = 15;
/** That many requests at once, and a second, whatever the limit of a minute. */
const ALWAYS = 20;

/** Milliseconds from one request to the next. */
const REST = 1;
/** The same for tables that are opened, which takes one or two: a quarter of the server's time at most, however many open some. */
const OPENING_REST = 5;

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
    http: { connectionsCheckingInterval: 5_000, headersTimeout: 15_000 }, // whoever drips their request byte by byte is looked for often
    forceCloseConnections: true,
    frameworkErrors: ({ statusCode = 400 }, _request, reply) => refuse(reply, codeOfStatus(statusCode)), // `/api/tables/%`
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false, // the operator's proxy decides; a table on a home network has no certificate
  });
  if (options.origins.length > 0) allowOrigins(app, options.origins);
  limitConnections(app, options);
  const turnstile = new Turnstile({
    perSecond: Math.max(ALWAYS, options.httpRate / SPREAD),
    atOnce: Math.max(ALWAYS, options.httpRate / AT_ONCE),
    rest: REST,
  });
  app.addHook('onRequest', async (request, reply) => {
    await turnstile.pass(countedAddress(request.ip));
    if (parts.barred(request.ip)) await refuse(reply, 'not-allowed');
  });
  await app.register(rateLimit, {
    max: options.httpRate,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest) => countedAddress(request.ip),
  });
  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE, autoPong: false }, // pings count as messages do
    errorHandler: (problem, socket, request) => {
      request.log.debug({ err: problem }, 'a socket broke'); // a bad frame is its sender's trouble
      socket.terminate();
    },
  });
  app.addHook('onResponse', async (request, reply) => note(request, reply, parts));
  const late = new LateAnswers();
  app.setErrorHandler(async (problem: { statusCode?: number }, request, reply) => {
    const status = problem.statusCode ?? 500;
    if (status === TOO_MANY && !(await late.wait(countedAddress(request.ip))) && !options.trustProxy) {
      request.raw.socket.destroy(); // behind a proxy it is answered: the connection is the proxy's
      return reply.hijack();
    }
    if (status >= 500) request.log.error({ err: problem, url: request.routeOptions.url }, 'request failed');
    return refuse(reply, codeOfStatus(status));
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => refuse(reply, 'not-found'));
  const openings = new Turnstile({ perSecond: options.createRate, atOnce: options.createRate, rest: OPENING_REST });
  const handlers: Handlers = {
    ...parts.handlers,
    async create(asked) {
      await openings.pass(countedAddress(asked.address));
      return parts.handlers.create(asked);
    },
  };
  for (const endpoint of Object.keys(API) as Endpoint[]) addEndpoint(app, endpoint, options, handlers[endpoint]); // its own keys
  app.get('/api/openapi.json', () => parts.openApi);
  app.get('/health', async (_request, reply) => {
    const health = await parts.health();
    return health === null ? reply.code(503).send({ status: 'unavailable' }) : { status: 'ok', ...health };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options)) return refuse(reply, 'not-found');
    const { type, text } = await parts.metrics();
    return reply.type(type).send(text);
  });
  app.get('/api/socket', { websocket: true, preValidation: checkOrigin(options) }, (socket, request) => {
    parts.connected(socket, request.raw.socket, request.ip);
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
      const body = 'body' in endpoint ? endpoint.body.safeParse(request.body ?? undefined) : null;
      const asked = readAsked(request, body, options);
      if (typeof asked === 'string') return refuse(reply, asked);
      const handled = await handle(asked);
      if (!handled.ok) {
        said.set(reply, handled.refusal.code);
        return reply.code(statusOf(handled.refusal)).send({ error: handled.refusal });
      }
      return reply
        .code(endpoint.status)
        .header('cache-control', 'no-store')
        .type('application/json')
        .send(handled.value); // a long file is a stream
    },
  });
}

/** Requests a minute for what costs more than reading; undefined for the rest. */
function costlyRate(name: Endpoint, { createRate, httpRate }: ServerOptions): number | undefined {
  if (name === 'create' || name === 'keyring') return createRate;
  if (name === 'recover' || name === 'signIn' || name === 'signInOptions') return Math.ceil(createRate / 2); // nobody guesses 100 bits, but nobody need try
  return name === 'mine' || name === 'file' || name === 'keep' ? Math.ceil(httpRate / 10) : undefined;
}

type Parsed =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
}

function readAsked(request: FastifyRequest, body: Parsed | null, options: ServerOptions): Asked | RefusalCode {
  const { table, seat } = request.params as { readonly table?: string; readonly seat?: string }; // named in the path
  if (table !== undefined && !tableId.safeParse(table).success) return 'not-found';
  if (seat !== undefined && !seatName.safeParse(seat).success) return 'not-found';
  if (body?.success === false) return body.error.issues.some(isLongUpload) ? 'too-large' : 'malformed';
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined && !token.safeParse(bearer).success && !keyringToken.safeParse(bearer).success)
    return 'not-found';
  const { origin, host } = request.headers;
  const own = `${request.protocol}://${host ?? ''}`;
  return {
    table: table ?? '',
    seat: seat ?? '',
    token: bearer ?? null,
    body: body?.data,
    address: request.ip,
    origin: origin !== undefined && originAllowed(origin, host, options.origins) ? origin : own,
  };
}

/** Why a request was refused, for the log. */
const said = new WeakMap<FastifyReply, string>();

function note({ method, routeOptions, ip, params }: FastifyRequest, reply: FastifyReply, parts: HttpParts): void {
  const { statusCode: status, elapsedTime: ms } = reply;
  const route = routeOptions.url ?? '?';
  const name = Object.entries(API).find(([, { path }]) => path === route)?.[0] ?? '';
  const refused = status >= 400;
  if (!refused && !COSTLY.has(name)) return;
  const { table } = (params ?? {}) as { readonly table?: string }; // named in the path
  const code = said.get(reply);
  parts.note({
    what: refused ? 'refused' : 'costly',
    method,
    route,
    status,
    ms: Math.round(ms),
    address: shortAddress(ip),
    ...(table !== undefined && { table: table.slice(0, SHOWN_OF_TABLE) }),
    ...(code !== undefined && { code }),
  });
}

/** Characters of a table's address that the log shows. */
const SHOWN_OF_TABLE = 8;

/** Raw connections for one that is allowed as a socket: a page opens several at once. */
const RAW_CONNECTIONS = 4;

/** Nobody opens connections without end, said or silent. Behind a proxy all come from it: it is the proxy's to count them. */
function limitConnections(app: FastifyInstance, { connections, trustProxy }: ServerOptions): void {
  if (trustProxy) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > connections * RAW_CONNECTIONS) return socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** By default whoever runs the server, on the machine itself and not through its proxy; or whoever knows the password. */
function mayReadMetrics({ headers, socket }: FastifyRequest, { metrics }: ServerOptions): boolean {
  if (metrics === 'everyone') return true;
  if (metrics !== 'local') return headers.authorization === `Bearer ${metrics}`;
  const address = countedAddress(socket.remoteAddress ?? '');
  return (address.startsWith('127.') || address === countedAddress('::1')) && headers['x-forwarded-for'] === undefined;
}

/** A scenario or a game file beyond its own limit, in a body that is within the server's. */
function isLongUpload({ code, path }: Issue): boolean {
  return code === 'too_big' && path.at(-1) === 'text';
}

function statusOf({ code }: Refusal): number {
  return Object.hasOwn(STATUSES, code) ? STATUSES[code as RefusalCode] : 409; // its own keys; a game's refusal is a conflict
}

function refuse(reply: FastifyReply, code: RefusalCode): FastifyReply {
  said.set(reply, code);
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
    extensions: ['html'], // the documents: /docs/fr/jouer/thucidide
    setHeaders(response, path) {
      const forever = path.includes('/assets/');
      response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/t/:table', (_request, reply) => reply.sendFile('index.html'));
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
}
