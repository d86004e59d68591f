import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { API, clientMessage, CLOSE, REFUSALS, serverMessage } from '@arbitre/protocol';
import { loadGame, schemaFor } from '@arbitre/referee/core';
import * as z from 'zod/mini';
import { PACKAGES } from './contents.ts';
import { type Exported, exportsOf } from './reference.ts';
import { nodesOf, type SchemaNode } from './schema.ts';
import { freeId, slug } from './text.ts';

/** The Markdown of a page that nobody writes by hand. */
export async function generate(at: string, root: string): Promise<string> {
  const [, room = '', name = ''] = at.split('/');
  if (room === 'reference') return referencePage(name, root);
  if (room === 'scenarios') return scenarioPage(name, root);
  if (at === 'en/build/http') return httpPage(root);
  if (at === 'en/build/websocket') return socketPage(root);
  if (at === 'en/project/decisions') return decisionsPage(root);
  throw new Error(`nobody generates ${at}`);
}

function referencePage(at: string, root: string): string {
  const { folder, entries } = PACKAGES.find((one) => one.at === at) ?? PACKAGES[0];
  const { name, description } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    description: string;
  };
  const seen = new Set<string>();
  const ids = new Set<string>(); // as the page gives them to its headings, in the same order
  const parts = entries.map((entry) => {
    const exported = exportsOf(join(root, folder), entry).filter(({ name: one }) => !seen.has(one));
    for (const one of exported) seen.add(one.name);
    const from = entry === '.' ? name : `${name}${entry.slice(1)}`;
    const rooms = [...new Set(exported.map(roomOf))];
    return rooms
      .map((room) => {
        const names = exported.filter((one) => roomOf(one) === room);
        return roomPart(room === '' ? `\`${from}\`` : `\`${from}\` · ${room}`, names, ids);
      })
      .join('\n');
  });
  return `# ${name}\n\n${description} Everything it exports, from the doc comments of its declarations; a test holds that none is missing.\n\n${parts.join('\n')}`;
}

/** The folder a name comes from; what stands beside the index is said together. */
function roomOf({ room }: Exported): string {
  return room.includes('/') ? room.slice(0, room.indexOf('/')) : '';
}

/** A room of a package: its names at a glance, then one by one. */
function roomPart(title: string, exported: readonly Exported[], ids: Set<string>): string {
  freeId(slug(title), ids);
  const glance = exported.map(({ name }) => `[\`${name}\`](#${freeId(slug(name), ids)})`).join(' · ');
  return `## ${title}\n\n${glance}\n\n${exported.map(described).join('\n')}`;
}

function described({ name, kind, doc, declared }: Exported): string {
  const [text = '', ...examples] = doc.split(/^@example\s*/m);
  const said = text.replaceAll(/\{@link (\w+)\}/g, '`$1`').replaceAll(/^@(\w+) /gm, '*$1* ');
  const shown = examples.map((code) => `\`\`\`ts cut\n${code.trim()}\n\`\`\``).join('\n\n');
  const code = declared.length > 1400 ? `${declared.slice(0, 1400)}\n// …` : declared;
  return `### ${name}\n\n*${kind}* · ${said.trim()}\n\n${shown}\n\n\`\`\`ts declared\n${code}\n\`\`\`\n`;
}

async function scenarioPage(id: string, root: string): Promise<string> {
  const game = await loadGame(id as Parameters<typeof loadGame>[0]); // one of GAMES in contents.ts
  const schema = schemaFor(game);
  const nodes = nodesOf(schema, id, root);
  const rulings = Object.entries(
    game.rulings as Readonly<
      Record<string, { values: readonly unknown[]; question: { en: string }; meanings: readonly { en: string }[] }>
    >,
  ); // a ruling table
  const rows = (some: readonly SchemaNode[]) =>
    `| key | what it is | |\n| --- | --- | --- |\n${some
      .map(({ key, type, note, needed }) => `| \`${key}\` | ${type} | ${needed ? '**needed.** ' : ''}${note} |`)
      .join('\n')}\n`;
  const groups = [...new Set(nodes.map(({ group }) => group))];
  return `# ${game.rulebook.title.en.replace(/\s*\(.*\)$/, '')}: the scenario file

Every key that a file of this game may have, from the schema that reads it; \`arbitre schema ${id}\` prints that schema for an editor. How to write one: [writing a scenario](write.md). How to play: [one page](../play/${id}.md).

${groups
  .map(
    (group) =>
      `## ${group === '' ? 'The file' : `\`${group}\``}\n\n${rows(nodes.filter((node) => node.group === group))}`,
  )
  .join('\n')}
## Rulings

Where the book is open, a table chooses; the first value is the default.

| ruling | question | values |
| --- | --- | --- |
${rulings
  .map(
    ([name, { values, question, meanings }]) =>
      `| \`${name}\` | ${question.en} | ${values.map((value, index) => `\`${String(value)}\` ${meanings[index]?.en ?? ''}`).join('<br>')} |`,
  )
  .join('\n')}
`;
}

function httpPage(root: string): string {
  const source = readFileSync(join(root, 'apps/protocol/src/api.ts'), 'utf8');
  const parts = Object.entries(API).map(([name, endpoint]) => {
    const body = 'body' in endpoint ? `\n\nSends:\n\n${fields(endpoint.body, source)}` : '';
    const bearer = 'bearer' in endpoint ? `\n\n*Token:* ${endpoint.bearer}.` : '';
    return `## ${name}\n\n\`${endpoint.method} ${endpoint.path}\` · ${endpoint.summary}.${bearer}${body}\n\nAnswers ${endpoint.status}:\n\n${fields(endpoint.answer, source)}\n`;
  });
  return `# The HTTP interface

Opens tables and moves people between seats; play itself goes over the [WebSocket](websocket.md). Made from the very schemas that read requests; a running server shows the same as OpenAPI 3.1 under \`/api/openapi.json\`. \`HttpClient\` of [@arbitre/protocol](protocol.md) calls it with types.

A token travels as \`Authorization: Bearer …\`. A refusal is \`{ "error": { "code", "rules" } }\`, with one of [these codes](#refusals).

${parts.join('\n')}
## Refusals

${Object.keys(REFUSALS)
  .map((code) => `\`${code}\``)
  .join(' · ')}
`;
}

function socketPage(root: string): string {
  const source = readFileSync(join(root, 'apps/protocol/src/messages.ts'), 'utf8');
  const message = (schema: z.ZodMiniType) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Record<string, { const?: string }>;
    };
    const name = properties['t']?.const ?? '';
    return `### ${name}\n\n${commentBefore(source, new RegExp(String.raw`z\.(?:strictO|o)bject\(\{\s*t: z\.literal\('${name}'\)`))}\n\n${fields(schema, source)}`;
  };
  const closes = Object.entries(CLOSE).map(
    ([name, code]) => `| ${code} | \`${name}\` | ${commentBefore(source, new RegExp(`^  ${name}: ${code}`, 'm'))} |`,
  );
  return `# WebSocket messages

What goes over \`/api/socket\`, message by message, made from the schemas that both sides read with. [The protocol](protocol.md) tells the story: sessions, resuming, hidden things, undo. \`TableClient\` speaks it for you.

## A client sends

${clientMessage.def.options.map(message).join('\n')}

## A server sends

${serverMessage.def.options.map(message).join('\n')}

## Why a connection is closed

| code | name | when |
| --- | --- | --- |
${closes.join('\n')}
`;
}

/** The comment that stands right before something in a source, as one line. */
function commentBefore(source: string, what: RegExp): string {
  const at = what.exec(source)?.index ?? -1;
  const before = source.slice(0, Math.max(0, at)).trimEnd();
  if (!before.endsWith('*/')) return '';
  return before
    .slice(before.lastIndexOf('/**') + 3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();
}

function fields(schema: z.ZodMiniType, source: string): string {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>;
    required?: readonly string[];
  };
  const { properties = {}, required = [] } = described;
  const rows = Object.entries(properties).map(
    ([key, value]) =>
      `| \`${key}\` | ${typeOf(value)} | ${required.includes(key) ? '' : 'optional. '}${commentBefore(source, new RegExp(String.raw`^\s+${key}: z|^\s+${key}: \w+[,(]`, 'm'))} |`,
  );
  return rows.length === 0 ? 'nothing.' : `| field | type | |\n| --- | --- | --- |\n${rows.join('\n')}`;
}

interface Described {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly items?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly additionalProperties?: unknown;
}

function typeOf(value: unknown): string {
  const schema = value as Described; // JSON Schema
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((one) => `\`${JSON.stringify(one)}\``).join(' or ');
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return branches.map(typeOf).join('; or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`;
  if (schema.properties !== undefined)
    return `{ ${Object.entries(schema.properties)
      .map(([key, one]) => ('const' in (one as Described) ? `${key}: ${typeOf(one)}` : key))
      .join(', ')} }`;
  if (schema.type === 'object') return 'mapping';
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

function decisionsPage(root: string): string {
  const folder = join(root, 'docs/decisions');
  const files = readdirSync(folder)
    .filter((name) => /^\d+/.test(name))
    .sort();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim().replace(/^# /, '## '));
  return `# Decisions\n\nWhy, where a newcomer would ask.\n\n${texts.join('\n\n')}\n`;
}
