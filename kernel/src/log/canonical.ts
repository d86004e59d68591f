/**
 * JSON with its keys in order, so that equal data has equal text on any machine: what a hash is taken of, and how equal
 * states are recognised. Keys whose value is `undefined` are left out, as in JSON.
 */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>; // any object that is not an array
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    const field = fields[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`;
  }
  return `{${text}}`;
}
