/** Words inside family names that are written small, but where a land writes them with a capital. */
const particles = new Set(
  'a al d da das de del della den der di do dos du e el la le los ten ter und van von y zu zum zur'.split(
    ' ',
  ),
);
/** Lands whose family names begin with a capital particle: Filip De Man, Paolo De Castro, Ilan De Basso. */
const capitalLands = /^(BEL?|BELGIUM|ITA?|ITALY|SWE?|SWEDEN)$/i;

/**
 * The name of a member of the European Parliament as people write it; its lists put the family name in
 * capitals, behind ("Sven MIKSER") or before ("MIKSER Sven") the given names. Capitals do not tell "van" from
 * "Van"; the land the member is from does, where the list has it, as a code or in English.
 */
export function epPersonName(written: string, country?: string): string {
  const words = written.replace(/\s+/g, ' ').trim().split(' ');
  const capital = words.map((word) => /\p{Lu}.*\p{Lu}|^\p{Lu}$/u.test(word) && !/\p{Ll}{2,}/u.test(word));
  const first = capital.indexOf(true);
  if (first === -1 || capital.every(Boolean)) return words.join(' ');
  const familyFirst = first === 0;
  const until = familyFirst ? capital.indexOf(false) : words.length;
  const capitalised = capitalLands.test(country ?? '');
  const family = words.slice(first, until).map((word, at, all) => {
    const small = word.toLocaleLowerCase('en');
    // The last word of a name is no particle.
    const isParticle = particles.has(small) && at < all.length - 1;
    return isParticle && !(capitalised && at === 0) ? small : properCase(word);
  });
  const given = familyFirst ? words.slice(until) : words.slice(0, first);
  return [...given, ...family].join(' ');
}

function properCase(word: string): string {
  return word
    .split(/(?<=[-’'])/)
    .map((part) => {
      // "McALLISTER" keeps its small letter, and "MCALLISTER" gets it back.
      const small = /^\p{Lu}\p{Ll}+/u.exec(part)?.[0] ?? (/^MC\p{Lu}{2}/u.test(part) ? 'Mc' : '');
      const rest = part.slice(small.length);
      return small + rest.charAt(0) + rest.slice(1).toLocaleLowerCase('en');
    })
    .join('');
}
