import { bareMinistry, isMinistry } from 'contract/ministry-names';
import { foldedWords } from '#stores/documents/entities/gazetteer.ts';
import type { Document } from '#stores/documents/document.ts';

const office = /^(?:vice-?)?(?:minister|staatssecretaris)s? (?:van|voor) (?:het )?(.+)$/iu;

/** What two ways to write a name of a ministry have in common: its words. */
export const keyOf = (name: string): string => foldedWords(bareMinistry(name));

/** Whether an organisation of a document is called this ministry: by its own name, or by what the source says it is. */
export const isNamed = (key: string, organisation: Document['organisations'][number]): boolean =>
  isMinistry(organisation) && keyOf(organisation.name) === key;

/** Whether what somebody is called is an office at the head of this ministry. */
export function isOffice(key: string, position: string | undefined): boolean {
  const of = office.exec(position?.trim() ?? '')?.[1];
  return of !== undefined && keyOf(of) === key;
}
