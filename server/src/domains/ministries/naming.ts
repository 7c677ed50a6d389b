import { foldedWords } from '#stores/documents/entities/gazetteer.ts';
import type { Document } from '#stores/documents/document.ts';

const before = /^(?:het )?ministerie van (?:het )?/iu;
const relation = /^ministerie$/iu;
const office = /^(?:vice-?)?(?:minister|staatssecretaris)s? (?:van|voor) (?:het )?(.+)$/iu;

/** A ministry's name without the word for what it is: `Financiën` of `Ministerie van Financiën`. */
export const bareName = (name: string): string => name.trim().replace(before, '');

/** What two ways to write a name of a ministry have in common: its words. */
export const keyOf = (name: string): string => foldedWords(bareName(name));

/** Whether an organisation of a document is called this ministry: by its own name, or by what the source says it is. */
export const isNamed = (key: string, organisation: Document['organisations'][number]): boolean =>
  (before.test(organisation.name) || relation.test(organisation.relation ?? '')) &&
  keyOf(organisation.name) === key;

/** Whether what somebody is called is an office at the head of this ministry. */
export function isOffice(key: string, position: string | undefined): boolean {
  const of = office.exec(position?.trim() ?? '')?.[1];
  return of !== undefined && keyOf(of) === key;
}
