import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** One key of a scenario file. */
export interface SchemaNode {
  /** What it belongs to: `units`, `blocks.*.attacks`; empty for the file itself. */
  readonly group: string;
  readonly key: string;
  readonly type: string;
  readonly needed: boolean;
  readonly note: string;
}

interface Schema {
  readonly type?: string;
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number | boolean)[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** What the engine writes down for itself is not told key by key. */
const INTERNAL = 'frames';

type Notes = Readonly<Record<string, string>>;

/** What is said of keys, by game and by key, in `docs/scenario-keys.yaml`; `of.key` where a key means two things. */
export function notesOf(id: string, root: string): Notes {
  const file = join(root, 'docs/scenario-keys.yaml');
  if (!existsSync(file)) return {};
  const all = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Notes>>; // ours
  return { ...all['every-game'], ...all[id] };
}

/** Every key of a schema, group by group, each with its note. */
export function nodesOf(schema: unknown, id: string, root: string): readonly SchemaNode[] {
  const notes = notesOf(id, root);
  const nodes: SchemaNode[] = [];
  const seen = new Set<string>();
  const walk = (one: Schema, group: string): void => {
    for (const branch of [...(one.anyOf ?? []), ...(one.oneOf ?? [])]) walk(branch, group);
    if (one.items !== undefined) walk(one.items, group);
    if (typeof one.additionalProperties === 'object') walk(one.additionalProperties, `${group}.*`);
    const inner: [Schema, string][] = [];
    for (const [key, value] of Object.entries(one.properties ?? {})) {
      const path = group === '' ? key : `${group}.${key}`;
      if (path === 'rulings' || seen.has(path)) continue;
      seen.add(path);
      const note = notes[path] ?? notes[lastTwo(path)] ?? value.description ?? notes[key] ?? '';
      nodes.push({ group, key, type: typeOf(value), needed: one.required?.includes(key) ?? false, note });
      if (!isWords(value) && key !== INTERNAL) inner.push([value, path]);
    }
    for (const [value, path] of inner) walk(value, path);
  };
  walk(schema as Schema, ''); // JSON Schema, as `schemaFor` writes it
  return nodes;
}

function lastTwo(path: string): string {
  return path
    .split('.')
    .filter((part) => part !== '*')
    .slice(-2)
    .join('.');
}

/** A text, or the same in two languages. */
function isWords({ anyOf, properties }: Schema): boolean {
  const bilingual = (one: Readonly<Record<string, Schema>> | undefined) =>
    one !== undefined && 'fr' in one && 'en' in one && Object.keys(one).length === 2;
  return bilingual(properties) || (anyOf ?? []).some((branch) => bilingual(branch.properties));
}

function typeOf(schema: Schema): string {
  if (isWords(schema)) return schema.properties === undefined ? 'words, or `{ fr, en }`' : '`{ fr, en }`';
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum !== undefined)
    return schema.enum.length > 12
      ? `one of ${schema.enum.length}: ${schema.enum
          .slice(0, 12)
          .map((one) => `\`${String(one)}\``)
          .join(' ')} …`
      : schema.enum.map((one) => `\`${String(one)}\``).join(' ');
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return [...new Set(branches.map(typeOf))].join(', or ');
  if (schema.type === 'array') return `list of ${schema.items === undefined ? 'anything' : typeOf(schema.items)}`;
  if (schema.type === 'integer') return `number${range(schema)}`;
  if (schema.type === 'string') return 'text';
  if (schema.type === 'boolean') return '`true` `false`';
  if (typeof schema.additionalProperties === 'object')
    return `mapping of names to ${typeOf(schema.additionalProperties)}`;
  if (schema.properties !== undefined) return 'keys below';
  return 'anything';
}

function range({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Schema): string {
  const low = minimum === Number.MIN_SAFE_INTEGER ? null : minimum;
  const high = maximum === Number.MAX_SAFE_INTEGER ? null : maximum;
  if (low !== null && high !== null) return ` ${low} to ${high}`;
  return low !== null ? ` from ${low}` : high !== null ? ` to ${high}` : '';
}
