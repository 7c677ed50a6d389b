import type { Person } from 'contract/document-parts';
import { captured } from './text-parts.ts';

/** "36 410-XV" from number and addition. */
export function dossierNumber(number: number | string, addition?: string | null): string {
  const digits = String(number);
  const spaced = digits.length > 3 ? `${digits.slice(0, -3)} ${digits.slice(-3)}` : digits;
  return addition ? `${spaced}-${addition}` : spaced;
}

/** A name and nothing else; a sentence that runs on is better left out than taken for a person. */
const surname =
  /^(?:\p{Lu}[\p{L}’'-]+ )?(?:(?:[Vv]an|[Dd]e|der|[Dd]en|het|[Ee]l|[Tt]e|[Tt]er|[Tt]en|[Vv]on) )*\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u;

/** Members named in a subject such as "Motie van de leden Mooiman en Welzijn over …", where the row has no actors. */
export function peopleInSubject(subject: string): Person[] {
  const named =
    /\bvan (?:het lid|de leden) (.+?)(?= (?:c\.s\.|over|om|inzake|ter|tot|aan|voor|waarin|betreffende|op|d\.d\.|die|in|verzoekende)(?: |$)|,? \(?t\.v\.v\.|$)/i.exec(
      subject,
    );
  if (!named?.[1]) return [];
  return named[1]
    .split(/, | en /)
    .map((part) => captured(/^([^()]+?)(?: \(([^)]+)\))?$/, part.trim().replace(/^(het lid|de leden) /, '')))
    .filter(([name]) => name && surname.test(name))
    .map(([name, party]) => ({ name, ...(party ? { party } : {}) }));
}
