import type { Person } from 'contract/document-parts';

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

/** Who a document is of, on one line (UX-2, Type line): in full, and where there is less room. */
export function shortPeople(people: readonly Person[]): { full: string; short: string } | undefined {
  const [first, ...others] = people;
  if (!first) return undefined;
  const count = (shown: number) => (people.length > shown ? ` +${people.length - shown}` : '');
  const named = others.length === 0 ? [whole(first)] : people.slice(0, most).map(({ name }) => surname(name));
  return { full: named.join(', ') + count(most), short: surname(first.name) + count(1) };
}
