import type { Person } from 'contract/document-parts';

/** What people are at a meeting, in the order in which they are named. */
const parts = ['chair', 'government', 'speakers', 'participants'] as const;
type Part = (typeof parts)[number];

/** What the sources call them, in Dutch, French and English. */
const words: readonly (readonly [Part, RegExp])[] = [
  ['chair', /voorzitter|president|\bchair/i],
  ['government', /bewinds|kabinet|minister|staatssecretaris|commissaris\b|regering/i],
  ['speakers', /spreker|speaker|genodigde|rapporteur|inleider/i],
];

function partOf({ role = '', function: position = '' }: Person): Part {
  const named = words.find(([, word]) => word.test(role));
  if (named) return named[0];
  return /^(?:vice)?minister|^staatssecretaris/i.test(position) ? 'government' : 'participants';
}

/** Who is at a meeting by what they are there, in the order of the source; each person once, as what comes first. */
export function participantsOf(people: readonly Person[]): { part: Part; people: Person[] }[] {
  const byPart = Map.groupBy(people, partOf);
  const named = new Set<string>();
  return parts.flatMap((part) => {
    const members = (byPart.get(part) ?? []).filter(({ name }) => {
      const first = !named.has(name);
      named.add(name);
      return first;
    });
    return members.length === 0 ? [] : [{ part, people: members }];
  });
}

/** The first so many of them. */
export function firstOf(
  parts: ReturnType<typeof participantsOf>,
  count: number,
): ReturnType<typeof participantsOf> {
  return parts.flatMap(({ part, people }, index) => {
    const before = parts.slice(0, index).reduce((sum, other) => sum + other.people.length, 0);
    const shown = people.slice(0, Math.max(0, count - before));
    return shown.length === 0 ? [] : [{ part, people: shown }];
  });
}
