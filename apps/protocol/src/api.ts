import * as z from 'zod/mini';
import { keyringToken, nonce, recoveryCode, seatName, tableId, token } from './ids.ts';
import { bilingual, role, tableInfo } from './messages.ts';
import { botPlayer, holder } from './record.ts';
import { displayName } from './written.ts';

const natural = z.int().check(z.gte(0));
const rulings = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Longest scenario or game file that may be uploaded, in bytes. */
export const LONGEST_SCENARIO = 131_072;
/** Longest game file that may be uploaded, in bytes. */
export const LONGEST_GAME_FILE = 1_048_576;

const seatSummary = z.object({
  seat: seatName,
  holder,
  name: z.string(),
  standIn: z.boolean(),
  resigned: z.boolean(),
  muted: z.boolean(),
  bot: botPlayer,
  present: z.boolean(),
});

/** A table at a glance: how it stands, who sits where, who must choose. */
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
/** A table at a glance: how it stands, who sits where, who must choose. */
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

/** How a table is opened. */
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
  /** Seats that the computer plays from the start, and how. */
  bots: z.exactOptional(z.record(seatName, botPlayer)),
  /** Where to post a notice when it is someone's turn; the server's operator says which hosts it may be on. */
  webhook: z.exactOptional(z.url().check(z.maxLength(500))),
});
/** How a table is opened. */
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

/** What a keyring gives back on another device: a key of that device's own for each seat (or host's desk). */
const recovered = z.object({
  keyring: keyringToken,
  links: z.array(z.object({ table: tableId, token, you: role, title: bilingual, game: z.string() })),
});
const alone = z.exactOptional(z.boolean());

/** Every refusal over HTTP: a code of `REFUSALS`, and what it is about. */
export const apiError = z.object({
  error: z.looseObject({ code: z.string(), rules: z.array(z.string()) }),
});
/** A refusal over HTTP. */
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
    /** `key`: chosen by the client, so that the same request sent again is answered again and no seat is lost with an answer. */
    body: z.strictObject({ name: z.exactOptional(displayName), nonce, key: z.exactOptional(token) }), // someone without a name is shown as such, in each reader's language
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
    body: z.strictObject({ on: z.boolean(), player: z.exactOptional(botPlayer) }),
    status: 200,
    answer: z.object({}),
  },
  free: {
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/free',
    summary:
      'Free a seat that a person holds: its keys stop working. Before the game at any time, afterwards once its holder has been away for as long as the table says, or a week',
    bearer: "the host's token",
    status: 200,
    answer: z.object({}),
  },
  mute: {
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/mute',
    summary: 'Let a seat talk or not',
    bearer: "the host's token",
    body: z.strictObject({ muted: z.boolean() }),
    status: 200,
    answer: z.object({}),
  },
  list: {
    method: 'POST',
    path: '/api/tables/:table/list',
    summary: 'Show the table in the lobby until it begins, or not',
    bearer: "the host's token",
    body: z.strictObject({ listed: z.boolean() }),
    status: 200,
    answer: z.object({}),
  },
  close: {
    method: 'POST',
    path: '/api/tables/:table/close',
    summary: 'End the table for everyone; its log stays readable and the secret of its dice is published',
    bearer: "the host's token",
    status: 200,
    answer: z.object({}),
  },
  renew: {
    method: 'POST',
    path: '/api/tables/:table/renew',
    summary: "A new link for the host's desk or the spectators' bench; the old one stops working",
    bearer: "the host's token",
    body: z.strictObject({ link: z.enum(['host', 'watch']) }),
    status: 200,
    answer: z.object({ token }),
  },
  file: {
    method: 'GET',
    path: '/api/tables/:table/file',
    summary: 'The game file, with the secret of its dice once it is over',
    bearer: 'any token of the table',
    status: 200,
    answer: z.looseObject({ header: z.unknown(), entries: z.array(z.unknown()) }),
  },
  keyring: {
    method: 'POST',
    path: '/api/keyring',
    summary:
      'A keyring: what carries one’s seats to another device. The answer is the only time its recovery code is shown',
    status: 201,
    answer: z.object({ keyring: keyringToken, code: recoveryCode }),
  },
  keep: {
    method: 'POST',
    path: '/api/keyring/keep',
    summary:
      'Put seats and host’s desks on one’s keyring, each shown by its own key; a link that opens neither is left out',
    bearer: 'the keyring',
    body: z.strictObject({ links: z.array(z.strictObject({ table: tableId, token })).check(z.maxLength(100)) }),
    status: 200,
    answer: z.object({ kept: natural }),
  },
  newCode: {
    method: 'POST',
    path: '/api/keyring/code',
    summary: 'A new recovery code; the old one stops working',
    bearer: 'the keyring',
    status: 200,
    answer: z.object({ code: recoveryCode }),
  },
  forget: {
    method: 'POST',
    path: '/api/keyring/forget',
    summary:
      'Delete one’s keyring with its recovery code and passkeys; seats stay with the devices that have their keys',
    bearer: 'the keyring',
    status: 200,
    answer: z.object({}),
  },
  recover: {
    method: 'POST',
    path: '/api/keyring/recover',
    summary:
      'Sit down again from another device by the recovery code. `alone`: the keys of earlier devices stop working',
    body: z.strictObject({ code: recoveryCode, alone }),
    status: 200,
    answer: recovered,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/keyring/passkey/options',
    summary: 'What a browser needs to make a passkey for one’s keyring (WebAuthn)',
    bearer: 'the keyring',
    status: 200,
    answer: z.looseObject({ challenge: z.string() }),
  },
  addPasskey: {
    method: 'POST',
    path: '/api/keyring/passkey',
    summary: 'Add the passkey that the browser has made',
    bearer: 'the keyring',
    body: z.strictObject({ response: z.looseObject({ id: z.string() }) }),
    status: 200,
    answer: z.object({}),
  },
  signInOptions: {
    method: 'POST',
    path: '/api/keyring/sign-in/options',
    summary: 'What a browser needs to show a passkey (WebAuthn)',
    status: 200,
    answer: z.looseObject({ challenge: z.string() }),
  },
  signIn: {
    method: 'POST',
    path: '/api/keyring/sign-in',
    summary: 'Sit down again from another device by a passkey',
    body: z.strictObject({ response: z.looseObject({ id: z.string() }), alone }),
    status: 200,
    answer: recovered,
  },
} as const satisfies Record<string, EndpointShape>;

/** The name of an endpoint of `API`. */
export type Endpoint = keyof typeof API;
/** What an endpoint answers. */
export type Answer<E extends Endpoint> = z.infer<(typeof API)[E]['answer']>;
/** What an endpoint is sent; `undefined` where it is sent nothing. */
export type Body<E extends Endpoint> = (typeof API)[E] extends { body: infer B extends z.ZodMiniType }
  ? z.infer<B>
  : undefined;
