/**
 * JSON with its keys in order, so that equal data has equal text on any machine: what a hash is taken of, and how equal
 * states are recognised. Keys whose value is `undefined` are left out, as in JSON.
 */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const parts: string[] = [];
  for (const [key, element] of Object.entries(value).sort(byKey)) {
    if (element !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(element)}`);
  }
  return `{${parts.join(',')}}`;
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
