import type { Person } from 'contract/document-parts';
import { type BelgianMember, type BelgianParty, membersOf, spokespersonOf } from '../belgian-members.ts';
import { around } from '../random.ts';
import type { Bill } from './bill.ts';

/** The (invented) groups of the demo's Chamber, 150 seats together. */
export const groups: readonly BelgianParty[] = [
  { name: 'Vlaams Perspectief', seats: 25, economy: 0.5, society: 0.4, language: 'nl' },
  { name: 'Réforme libre', seats: 21, economy: 0.7, society: 0.1, language: 'fr' },
  { name: 'Eigen Kracht', seats: 20, economy: 0.2, society: 1, language: 'nl' },
  { name: 'Solidaires', seats: 17, economy: -0.6, society: -0.3, language: 'fr' },
  { name: 'Sociaal Vooruitzicht', seats: 14, economy: -0.5, society: -0.3, language: 'nl' },
  { name: 'Citoyens du Centre', seats: 14, economy: 0.1, society: 0, language: 'fr' },
  { name: 'Nieuw Midden', seats: 12, economy: 0.1, society: 0.2, language: 'nl' },
  { name: 'Front du travail', seats: 9, economy: -1, society: -0.2, language: 'fr' },
  { name: 'Groen Licht', seats: 7, economy: -0.5, society: -0.8, language: 'nl' },
  { name: 'Liberale Alliantie', seats: 7, economy: 0.8, society: -0.2, language: 'nl' },
  { name: 'Avenir vert', seats: 4, economy: -0.5, society: -0.9, language: 'fr' },
];

/** All 150 members. */
export const members = membersOf('federale kamer', groups);

/** The spokesperson of a group of a language on a bill, the groups of that language counted round. */
export function speakerOn(bill: Bill, language: 'nl' | 'fr', nth: number): BelgianMember {
  const own = groups.filter((group) => group.language === language);
  return spokespersonOf(members, around(own, nth).name, bill.key);
}

/** A member as a person of a document; the function is named in the language of the member. */
export function asMember(member: BelgianMember, role: string): Person {
  return {
    name: member.name,
    role,
    function: member.language === 'nl' ? 'Kamerlid' : member.woman ? 'Députée' : 'Député',
    party: member.party,
  };
}

/** The minister as a person of a document. */
export function asMinister({ minister }: Bill, role: string): Person {
  return { name: minister.name, role, function: `minister van ${minister.nl}` };
}

/** "minister Delphine Cornesse" and "Delphine Cornesse, ministre", as the report labels ministers. */
export function ministerLabel({ minister }: Bill, language: 'nl' | 'fr'): string {
  return language === 'nl' ? `Minister ${minister.name}` : `${minister.name}, ministre`;
}

/** The minister in French sentences: "la ministre", "de la ministre", "à la ministre", "disposée". */
export function frenchMinister({ minister: { woman } }: Bill) {
  return woman
    ? ({ the: 'la ministre', of: 'de la ministre', to: 'à la ministre', willing: 'disposée' } as const)
    : ({ the: 'le ministre', of: 'du ministre', to: 'au ministre', willing: 'disposé' } as const);
}

/** "que les prisons …" and "qu’il n’existe …". */
export function que(clause: string): string {
  return `${startsWithVowel(clause) ? 'qu’' : 'que '}${clause}`;
}

/** "de publier" and "d’accélérer". */
export function de(clause: string): string {
  return `${startsWithVowel(clause) ? 'd’' : 'de '}${clause}`;
}

function startsWithVowel(text: string): boolean {
  return /^([aeiouàâéèêëîïôû]|h(?!aut|uit))/i.test(text) && !/^(onze|oui)\b/i.test(text);
}
