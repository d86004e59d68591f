import * as z from 'zod/mini';
import { nonce, seatName, tableId, token } from './ids.ts';
import { bilingual, role, tableInfo } from './messages.ts';
import { holder } from './record.ts';
import { displayName } from './written.ts';

const natural = z.int().check(z.gte(0));
const rulings = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Longest scenario or game file that may be uploaded, in bytes. */
export const LONGEST_SCENARIO = 131_072;
export const LONGEST_GAME_FILE = 1_048_576;

const seatSummary = z.object({
  seat: seatName,
  holder,
  name: z.string(),
  standIn: z.boolean(),
  resigned: z.boolean(),
  present: z.boolean(),
});

export const tableSummary = z.object({
  ...tableInfo.shape,
  you: role,
  phase: z.enum(['gathering', 'playing', 'over']),
  paused: z.boolean(),
  /** Entries in the game's log. */
  entries: natural,
  /** Who must choose now. */
  awaiting: z.array(seatName),
  /** When something last happened. */
  changed: natural,
  seatList: z.array(seatSummary),
});
export type TableSummary = z.infer<typeof tableSummary>;

const lobbyTable = z.object({
  table: tableId,
  game: z.string(),
  title: bilingual,
  created: natural,
  /** Seats anyone may take. */
  open: z.array(seatName),
  seats: z.array(seatName),
});

export const newTableRequest = z.strictObject({
  /** A shipped scenario by its id, the text of one (YAML or JSON), or the text of a game file to go on with. */
  from: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('shipped'), id: z.string().check(z.maxLength(120)) }),
    z.strictObject({ kind: z.literal('scenario'), text: z.string().check(z.maxLength(LONGEST_SCENARIO)) }),
    z.strictObject({ kind: z.literal('game'), text: z.string().check(z.maxLength(LONGEST_GAME_FILE)) }),
  ]),
  /** Rulings other than the scenario's own. */
  rulings: z.exactOptional(rulings),
  /** Shown in the lobby while seats are open, and anyone may take them. */
  listed: z.exactOptional(z.boolean()),
  /** Minutes of absence after which another seat may let a bot stand in; null or absent: never. */
  absence: z.exactOptional(z.nullable(z.int().check(z.gte(0), z.lte(525_600)))),
});
export type NewTableRequest = z.infer<typeof newTableRequest>;

const created = z.object({
  table: tableId,
  /** Opens the host's desk: inviting to open seats, giving them to bots. */
  host: token,
  /** Opens the spectators' bench. */
  watch: token,
  /** One invitation for each seat. */
  seats: z.array(z.object({ seat: seatName, invitation: token })),
  commitment: z.string(),
});

/** Every refusal over HTTP: a code of `REFUSALS`, and what it is about. */
export const apiError = z.object({
  error: z.looseObject({ code: z.string(), rules: z.array(z.string()) }),
});
export type ApiError = z.infer<typeof apiError>['error'];

interface EndpointShape {
  readonly method: 'GET' | 'POST';
  /** `:table` and `:seat` are filled in. */
  readonly path: string;
  readonly summary: string;
  /** Which token the `Authorization: Bearer` header must carry. */
  readonly bearer?: string;
  readonly body?: z.ZodMiniType;
  readonly status: 200 | 201;
  readonly answer: z.ZodMiniType;
}

/** The HTTP part: what the server serves, the client calls and OpenAPI describes, written once. */
export const API = {
  games: {
    method: 'GET',
    path: '/api/games',
    summary: 'The games this server knows',
    status: 200,
    answer: z.object({ games: z.array(z.object({ id: z.string(), version: z.string(), title: bilingual })) }),
  },
  scenarios: {
    method: 'GET',
    path: '/api/scenarios',
    summary: 'The scenarios it ships',
    status: 200,
    answer: z.object({
      scenarios: z.array(
        z.object({ id: z.string(), game: z.string(), title: bilingual, about: bilingual, seats: z.array(seatName) }),
      ),
    }),
  },
  lobby: {
    method: 'GET',
    path: '/api/lobby',
    summary: 'Listed tables with seats that anyone may take',
    status: 200,
    answer: z.object({ tables: z.array(lobbyTable) }),
  },
  create: {
    method: 'POST',
    path: '/api/tables',
    summary: 'Open a table. The answer is the only time its links are shown',
    body: newTableRequest,
    status: 201,
    answer: created,
  },
  mine: {
    method: 'POST',
    path: '/api/tables/mine',
    summary: 'The tables these links open; a link that opens nothing is left out',
    body: z.strictObject({ links: z.array(z.strictObject({ table: tableId, token })).check(z.maxLength(100)) }),
    status: 200,
    answer: z.object({ tables: z.array(tableSummary) }),
  },
  table: {
    method: 'GET',
    path: '/api/tables/:table',
    summary: 'One table',
    bearer: 'any token of the table',
    status: 200,
    answer: tableSummary,
  },
  take: {
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/take',
    summary: 'Take a seat. The invitation stops working; the key returned is the seat from now on',
    bearer: 'the invitation; none for an open seat of a listed table',
    body: z.strictObject({ name: z.exactOptional(displayName), nonce }), // someone without a name is shown as such, in each reader's language
    status: 200,
    answer: z.object({ key: token }),
  },
  leave: {
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/leave',
    summary: 'Leave a seat: its key stops working, the host may invite someone else',
    bearer: "the seat's key",
    status: 200,
    answer: z.object({}),
  },
  invite: {
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/invite',
    summary:
      'A new invitation to a seat: its holder hands it over, or the host fills an open one. Earlier invitations stop working',
    bearer: "the seat's key, or the host's token when nobody holds it",
    status: 200,
    answer: z.object({ invitation: token }),
  },
  bot: {
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/bot',
    summary:
      'Let a bot play a seat, or stop it: the host for a seat nobody holds; its holder; another seat when it has been absent long enough',
    bearer: "the host's token or a seat's key",
    body: z.strictObject({ on: z.boolean() }),
    status: 200,
    answer: z.object({}),
  },
  file: {
    method: 'GET',
    path: '/api/tables/:table/file',
    summary: 'The game file, with the secret of its dice once it is over',
    bearer: 'any token of the table',
    status: 200,
    answer: z.looseObject({ header: z.unknown(), entries: z.array(z.unknown()) }),
  },
} as const satisfies Record<string, EndpointShape>;

export type Endpoint = keyof typeof API;
export type Answer<E extends Endpoint> = z.infer<(typeof API)[E]['answer']>;
export type Body<E extends Endpoint> = (typeof API)[E] extends { body: infer B extends z.ZodMiniType }
  ? z.infer<B>
  : undefined;
