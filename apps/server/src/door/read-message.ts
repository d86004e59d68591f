import { type ClientMessage, clientMessage } from '@arbitre/protocol';

/** Lists and objects within one another, in a command. */
const DEEPEST = 16;

const REQUEST_ID = /^[A-Za-z0-9_-]{8,36}$/;
const LONGEST_VERB = 60;

type Play = Extract<ClientMessage, { t: 'play' }>;

/** A message, or where it stops making sense. */
export function readMessage(text: string): ClientMessage | { readonly unreadable: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { unreadable: '' };
  }
  const message = isPlay(json) ? json : readBySchema(json);
  return 'command' in message && isDeeper(message.command, DEEPEST) ? { unreadable: 'command' } : message;
}

/** The schema's word, and where it takes offence. */
export function readBySchema(json: unknown): ClientMessage | { readonly unreadable: string } {
  const read = clientMessage.safeParse(json);
  return read.success ? read.data : { unreadable: (read.error.issues[0]?.path ?? []).join('.') };
}

/** The schema of `play` by hand: nine messages in ten are one. What it does not take, the schema judges. */
export function isPlay(json: unknown): json is Play {
  if (typeof json !== 'object' || json === null) return false;
  const { t, id, after, command } = json as Readonly<Record<string, unknown>>; // anything, looked at field by field
  if (t !== 'play' || typeof id !== 'string' || !REQUEST_ID.test(id)) return false;
  if (typeof after !== 'number' || !Number.isSafeInteger(after) || after < 0) return false;
  if (typeof command !== 'object' || command === null || Array.isArray(command)) return false;
  let fields = 0;
  for (const _ in json) if (++fields > 4) return false; // strict: nothing else
  const { do: verb } = command as { readonly do?: unknown }; // anything
  return typeof verb === 'string' && verb.length <= LONGEST_VERB;
}

/** True when `value` nests deeper than `most` levels. */
function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (most === 0) return true;
  for (const key in value) if (isDeeper((value as Readonly<Record<string, unknown>>)[key], most - 1)) return true; // its own field
  return false;
}
