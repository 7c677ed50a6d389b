/** Letters that fit above a column. */
const longest = 5;

/**
 * A short name for each party where its own does not fit above a column: the capitals in it, else its first letters; longer
 * where two would be alike. The whole name is told beside it, so a short one need not be what others call the party.
 */
export function shortNames(parties: readonly string[]): Map<string, string> {
  const short = new Map<string, string>();
  const taken = new Set<string>();
  for (const party of parties) {
    const name = [...namesFor(party)].find((each) => !taken.has(each)) ?? party;
    taken.add(name);
    short.set(party, name);
  }
  return short;
}

function* namesFor(party: string): Generator<string> {
  if ([...party].length <= longest) yield party;
  const capitals = [...party.matchAll(/\p{Lu}|(?<=[\s-])\p{L}/gu)].map(([letter]) => letter.toUpperCase());
  if (capitals.length > 1) yield capitals.slice(0, 4).join('');
  for (let length = 3; length <= longest; length += 1) yield [...party].slice(0, length).join('');
  for (let length = 2; length < [...party].length; length += 1)
    yield `${capitals[0] ?? ''}${[...party].slice(length - 1, length + 1).join('')}`;
}
