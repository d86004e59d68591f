/** « de le » se dit « du », « à le » « au ». */
export function contracted(sentence: string): string {
  return sentence.replace(/\bde le /g, 'du ').replace(/(^| )à le /g, '$1au ');
}
