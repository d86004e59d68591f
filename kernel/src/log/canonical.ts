/**
 * JSON with its keys in order, so that equal data has equal text on any machine: what a hash is taken of, and how equal
 * states are recognised. Keys whose value is `undefined` are left out, as in JSON.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'string') return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? ofList(value) : ofFields(value as Readonly<Record<string, unknown>>); // what else is an object
}

function ofList(list: readonly unknown[]): string {
  let text = '';
  for (const item of list) text += text === '' ? canonical(item) : `,${canonical(item)}`;
  return `[${text}]`;
}

function ofFields(fields: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of inOrder(Object.keys(fields))) {
    const field = fields[key];
    if (field === undefined) continue;
    text += `${text === '' ? '' : ','}${canonical(key)}:${canonical(field)}`;
  }
  return `{${text}}`;
}

/** Text that JSON writes as it stands: a test is faster than writing. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** Sorts keys, unless they are in order already. */
function inOrder(keys: string[]): readonly string[] {
  for (let at = 1; at < keys.length; at++) if ((keys[at - 1] ?? '') > (keys[at] ?? '')) return keys.sort();
  return keys;
}
