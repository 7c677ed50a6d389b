import type { Person } from 'contract/document-parts';
import { fold } from 'contract/query/analyser';

const titles = /^(?:de |het )?(?:minister(?:-president)?|staatssecretaris|de heer|heer|mevrouw)\s+/;

/** Surname and first letter of what stands before it, folded; sources write "J. de Vries", "Jan de Vries" and "Minister De Vries". */
function partsOf({ name }: Pick<Person, 'name'>): { surname: string; initial: string | undefined } {
  const words = fold(name)
    .replace(titles, '')
    .split(/[\s.]+/)
    .filter(Boolean);
  const surname = words.at(-1) ?? '';
  const [first] = words;
  const initial =
    words.length > 1 && !/^(?:van|de|den|der|het|ter|ten|te|von|el|al)$/.test(first!) ? first![0] : undefined;
  return { surname, initial };
}

/** Whether two names may be of one person: the same surname, and no other first letter. */
export function samePerson(one: Pick<Person, 'name'>, other: Pick<Person, 'name'>): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.surname === '' || a.surname !== b.surname) return false;
  return a.initial === undefined || b.initial === undefined || a.initial === b.initial;
}
