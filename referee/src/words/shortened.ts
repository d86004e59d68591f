/** Letters of a text that are quoted back; of a longer one, its beginning says enough. */
const QUOTED = 60;

export function shortened(text: string): string {
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}
