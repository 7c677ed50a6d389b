import type { Document } from '../document.ts';

/** The relation in which a source tells what the government said of a motion or an amendment before the vote. */
export const opinionRelation = 'Kabinetsappreciatie';

/** Words that say that there is no opinion yet, or none that is told. */
const untold = /^(nog |niet beschikbaar)/i;

/**
 * What the government said of what is voted on, in the source's own words, such as `Ontraden`; undefined where that is not
 * told, and where several matters of the document are told differently.
 */
export function opinionOf({ relations }: Pick<Document, 'relations'>): string | undefined {
  const told = relations.filter(({ relation }) => relation === opinionRelation).map(({ title }) => title);
  const [only, ...others] = new Set(told);
  return only === undefined || others.length > 0 || untold.test(only) ? undefined : only;
}
