/**
 * The name of a member of the European Parliament as people write it; its lists put the family name in
 * capitals, behind ("Sven MIKSER") or before ("MIKSER Sven") the given names.
 */
export function epPersonName(written: string): string {
  const words = written.replace(/\s+/g, ' ').trim().split(' ');
  const capital = words.map((word) => /\p{Lu}.*\p{Lu}|^\p{Lu}$/u.test(word) && !/\p{Ll}{2,}/u.test(word));
  const first = capital.indexOf(true);
  if (first === -1 || capital.every(Boolean)) return words.join(' ');
  const familyFirst = first === 0;
  const until = familyFirst ? capital.indexOf(false) : words.length;
  const family = words.slice(first, until).map(properCase);
  const given = familyFirst ? words.slice(until) : words.slice(0, first);
  return [...given, ...family].join(' ');
}

function properCase(word: string): string {
  return word
    .split(/(?<=[-’'])/)
    .map((part) => {
      // "McALLISTER" keeps its small letter.
      const small = /^\p{Lu}\p{Ll}+/u.exec(part)?.[0] ?? '';
      const rest = part.slice(small.length);
      return small + rest.charAt(0) + rest.slice(1).toLocaleLowerCase('en');
    })
    .join('');
}
