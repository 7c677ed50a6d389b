/** A text as it is compared with what somebody types: capitals, accents and the kind of apostrophe do not matter. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase();
}
