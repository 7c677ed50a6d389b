const openSyllable = /(?:(?:^|[^aeiouy])[aeou]|i[aou])[^aeiouyjw]$/;

/** Whether these letters before -en or -e are an open syllable: `bom-en`, not `bomm-en` or `boek-en`. */
export function endsInOpenSyllable(base: string): boolean {
  return openSyllable.test(base);
}

/** `bom` (of bomen) becomes `boom`. */
export function doubleVowel(base: string): string {
  return `${base.slice(0, -1)}${base.at(-2)}${base.at(-1)}`;
}

/** How a stem is written at the end of a word: one consonant, and f and s for v and z. */
export function shortenEnd(base: string): string {
  const single = base.replace(/([^aeiou])\1$/, '$1');
  return single.replace(/v$/, 'f').replace(/z$/, 's');
}

/**
 * How a word is written before -en or -e: `boom` bom, `wet` wett, `brief` briev, `huis` huiz. More
 * than one where spelling does not tell (`eis` eisen, `reis` reizen).
 */
export function lengthenEnd(word: string): string[] {
  if (/(?:^|[^aeo]|e(?=aa))(?:aa|ee|oo|uu)[^aeiou]$/.test(word)) {
    const short = word.slice(0, -2) + word.at(-1);
    return voiced(short);
  }
  if (/(?:^|[^aeiouy])[aeiou][bcdfgklmnprst]$/.test(word))
    return [isUnstressed(word) ? word : word + word.at(-1)];
  return voiced(word);
}

/** Endings that carry no stress and so do not double: `minister`, `handel`, `monnik`, `lelijk`. */
function isUnstressed(word: string): boolean {
  return /[aeiouy][^aeiouy]+(?:e[lrnm]|i[gk]|em)$/.test(word) || /(?:lijk|isch|ing)$/.test(word);
}

function voiced(base: string): string[] {
  const last = base.at(-1);
  const before = base.at(-2) ?? '';
  if (last === 'f') return /[aeioujlr]/.test(before) ? [`${base.slice(0, -1)}v`] : [base];
  if (last !== 's') return [base];
  if (/[aeiouj]/.test(before)) return [`${base.slice(0, -1)}z`, base];
  return /[lnrm]/.test(before) ? [base, `${base.slice(0, -1)}z`] : [base];
}
