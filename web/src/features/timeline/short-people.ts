import type { Person } from 'contract/document-parts';
import type { TimelineItem } from 'contract/documents';

/** As many as tell who a document is of; a debate has dozens. */
const most = 3;

/** Offices that say more than the party. */
const office =
  /^(?:minister-president|minister|staatssecretaris|commissaris|burgemeester|wethouder|gedeputeerde)\b/i;

/** A name without initials or given name. */
export function surname(name: string): string {
  const [, rest] = /^(?:(?:\p{Lu}\p{L}{0,2}\.[\s-]?)+|\p{Lu}[\p{L}’'-]+)\s+(.+)$/u.exec(name) ?? [];
  return rest ?? name;
}

/** One alone has an office or a party beside the name. */
function whole({ name, function: what, party }: Person): string {
  const [held] = office.exec(what ?? '') ?? [];
  if (held) return `${held.toLowerCase()} ${surname(name)}`;
  return party ? `${surname(name)} (${party})` : surname(name);
}

/** Somebody as a row names them, and the id of who it is. */
interface Named {
  name: string;
  id: string | undefined;
}

/** Names, and what says how many others there are. */
interface Short {
  named: readonly Named[];
  others: string;
}

/** Names and others as they stand on the line. */
export const asText = ({ named, others }: Short): string => named.map(({ name }) => name).join(', ') + others;

/** Who a document is of, on one line (UX-2, Type line): in full, and where there is less room. */
export function shortPeople(people: TimelineItem['people']): { full: Short; short: Short } | undefined {
  const [first, ...others] = people;
  if (!first) return undefined;
  const count = (shown: number) => (people.length > shown ? ` +${people.length - shown}` : '');
  const alone = others.length === 0;
  const named = people
    .slice(0, most)
    .map((person) => ({ name: alone ? whole(person) : surname(person.name), id: person.id }));
  return {
    full: { named, others: count(most) },
    short: { named: [{ name: surname(first.name), id: first.id }], others: count(1) },
  };
}
