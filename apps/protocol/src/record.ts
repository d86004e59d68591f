import * as z from 'zod/mini';
import { nonce, requestId, seatName } from './ids.ts';

const natural = z.int().check(z.gte(0));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const displayName = z.string().check(z.maxLength(40));

/** Plain data told apart by `do`; the game's own shape judges the rest. */
export const command = z.looseObject({ do: z.string().check(z.maxLength(60)) });
export const fact = z.looseObject({ is: z.string() });

/** An accepted command as one seat may know it. */
export const seenEntry = z.object({
  /** Number of the entry in the game's log: 1, 2, 3… It goes back when moves are taken back. */
  seq: natural,
  seat: seatName,
  /** null: hidden from this seat. */
  command: z.nullable(command),
  /** null: hidden from this seat. */
  draws: z.nullable(z.array(z.tuple([natural, natural]))),
  /** Facts this seat may know, hidden parts left out. They fold over the seat's view. */
  facts: z.array(fact),
  /**
   * Over the whole entry and all before it. In a game that hides something it is sealed until the end: the HMAC-SHA-256, by
   * the secret, of `seal`, a line feed and the hash that the published log will have to show.
   */
  hash,
});
/** An entry of the game's log as one seat may see it. */
export type SeenEntry = z.infer<typeof seenEntry>;

export const outcome = z.object({
  kind: z.string(),
  winners: z.array(seatName),
  score: z.exactOptional(z.record(z.string(), z.number())),
});

const stamp = {
  /** 1, 2, 3… within the table, never reused: what a client resumes from. */
  seq: natural,
  /** Milliseconds since 1970, by the server's clock. */
  at: natural,
  /** Present for the one who asked: the request this record carries out. */
  id: z.exactOptional(requestId),
};

/** Who sits on a seat. `standIn`: a bot plays while its holder is away. */
export const holder = z.enum(['nobody', 'person', 'bot']);
/** Who holds a seat: a person, a bot, nobody. */
export type Holder = z.infer<typeof holder>;

/** How a seat is played when the computer plays it: 0 is any legal command, higher is stronger; a character has its own taste. */
export const botPlayer = z.strictObject({
  level: z.int().check(z.gte(0), z.lte(9)),
  character: z.string().check(z.regex(/^[a-z-]{1,20}$/)),
});
/** How a bot plays: its level and its character. */
export type BotPlayer = z.infer<typeof botPlayer>;

/**
 * A table is its records, in one order for everyone. `played` and `undone` change the game; the others change who
 * plays and how. A seat is sent each record with what it may not know left out.
 */
export const record = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('seat'),
    ...stamp,
    seat: seatName,
    holder,
    name: displayName,
    standIn: z.boolean(),
    nonce: z.exactOptional(nonce),
    /** Who plays when the computer does; absent: as before. */
    bot: z.exactOptional(botPlayer),
  }),
  /** One more key opens a seat or the host's desk, or (`alone`) a new one opens it and every earlier one no more. */
  z.object({ kind: z.literal('keyed'), ...stamp, who: seatName, alone: z.boolean() }),
  /** The host lets a seat talk or not. */
  z.object({ kind: z.literal('muted'), ...stamp, seat: seatName, muted: z.boolean() }),
  /** Every seat is held: the dice are fixed by the commitment and these nonces, and the log begins. */
  z.object({ kind: z.literal('began'), ...stamp, nonces: z.record(seatName, z.string()), hash }),
  /** The table goes on with a game from a file; its entries keep the hashes they had there. */
  z.object({ kind: z.literal('brought'), ...stamp, entries: z.array(seenEntry) }),
  z.object({ kind: z.literal('played'), ...stamp, entry: seenEntry }),
  /** A seat asks the others to take the game back to its entry number `to`. */
  z.object({ kind: z.literal('asked'), ...stamp, by: seatName, to: natural }),
  z.object({ kind: z.literal('answered'), ...stamp, seat: seatName, asked: natural, agree: z.boolean() }),
  z.object({ kind: z.literal('undone'), ...stamp, by: seatName, to: natural }),
  z.object({ kind: z.literal('paused'), ...stamp, by: seatName, paused: z.boolean() }),
  z.object({ kind: z.literal('resigned'), ...stamp, seat: seatName }),
  z.object({ kind: z.literal('said'), ...stamp, from: seatName, text: z.string() }),
  /** Over, by the rules (`outcome` is the game's) or because all but one seat resigned. The secret of the dice is published. */
  z.object({ kind: z.literal('ended'), ...stamp, outcome, resigned: z.boolean(), secret: z.string() }),
  /** The host or whoever runs the server has closed the table: nobody has won. The secret of the dice is published. */
  z.object({ kind: z.literal('closed'), ...stamp, by: z.enum(['host', 'operator']), secret: z.string() }),
]);
/** Something that happened at a table, in the order everyone has it. */
export type TableRecord = z.infer<typeof record>;
/** What a record is about. */
export type RecordKind = TableRecord['kind'];
