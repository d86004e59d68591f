/** « de » before a name: de Pathfinder, d’Attention Donjon, du Nord, des aventuriers. */
export function of(name: string): string {
  if (/^les? /i.test(name)) return name.replace(/^le /i, 'du ').replace(/^les /i, 'des ');
  return /^[aeiouàâéèêëîïôùûœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
