/** After the French « de »: du chef, des gardes, d’une réussite, de Dorrin. */
export function de(name: string): string {
  if (name.startsWith('les ')) return `des ${name.slice(4)}`;
  if (name.startsWith('le ')) return `du ${name.slice(3)}`;
  return /^[aeiouyàâéèêîïôûh]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** After the French « à »: au chef, aux gardes, à Dorrin. */
export function at(name: string): string {
  if (name.startsWith('les ')) return `aux ${name.slice(4)}`;
  return name.startsWith('le ') ? `au ${name.slice(3)}` : `à ${name}`;
}
