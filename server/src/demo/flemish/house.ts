import type { Person } from 'contract/document-parts';
import { type BelgianMember, type BelgianParty, membersOf, spokespersonOf } from '../belgian-members.ts';
import { around } from '../random.ts';
import type { Initiative } from './initiative.ts';

/** The (invented) groups of the demo's Flemish Parliament, 124 seats together. */
export const groups: readonly BelgianParty[] = [
  { name: 'Vlaams Perspectief', seats: 32, economy: 0.5, society: 0.4, language: 'nl' },
  { name: 'Eigen Kracht', seats: 29, economy: 0.2, society: 1, language: 'nl' },
  { name: 'Sociaal Vooruitzicht', seats: 19, economy: -0.5, society: -0.3, language: 'nl' },
  { name: 'Nieuw Midden', seats: 17, economy: 0.1, society: 0.2, language: 'nl' },
  { name: 'Groen Licht', seats: 10, economy: -0.5, society: -0.8, language: 'nl' },
  { name: 'Liberale Alliantie', seats: 9, economy: 0.8, society: -0.2, language: 'nl' },
  { name: 'Arbeiderslijst', seats: 8, economy: -1, society: -0.2, language: 'nl' },
];

/** All 124 members. */
export const members = membersOf('vlaams parlement', groups);

/** The spokesperson of a group on an initiative, the groups counted round. */
export function speakerOn(initiative: Initiative, group: number): BelgianMember {
  return spokespersonOf(members, around(groups, group).name, initiative.key);
}

/** A member as a person of a document. */
export function asMember(member: BelgianMember, role: string): Person {
  return { name: member.name, role, function: 'Vlaams volksvertegenwoordiger', party: member.party };
}

/** The minister as a person of a document. */
export function asMinister({ minister }: Initiative, role: string): Person {
  return { name: minister.name, role, function: `Vlaams minister van ${minister.portfolio}` };
}

/** "minister Leen Deschuytter". */
export function ministerName({ minister }: Initiative): string {
  return `minister ${minister.name}`;
}

/** "mevrouw Callebert" or "de heer Naessensveld". */
export function polite(member: BelgianMember): string {
  return `${member.woman ? 'mevrouw' : 'de heer'} ${member.surname}`;
}
