import type { Confidentiality } from 'contract/confidentiality';
import type { Person, Vote } from 'contract/document-parts';
import type { Day } from '../calendar.ts';
import { committeeNames, ministries } from '../government.ts';
import type { Member } from '../parliament.ts';
import type { Kind, Planned } from '../plan.ts';
import type { Random } from '../random.ts';
import { around, seeded } from '../random.ts';
import type { Issue, Theme } from '../theme.ts';

/** What a composer writes for a planned document. */
export interface Composed {
  sourceType: string;
  institution: string;
  title: string;
  text: string;
  people: Person[];
  organisations?: { name: string; relation?: string }[];
  /** False for documents no committee deals with. */
  withCommittee?: boolean;
  votes?: Vote[];
  /** What the government said of it before the vote. */
  opinion?: string;
  relations?: { relation: string; to: Planned }[];
  agendaItem?: string;
  /** Files sent along: title and text of each. */
  attachments?: { title: string; text: string }[];
  /** Kind of the document's own file; HTML unless told otherwise. */
  own?: 'html' | 'pdf' | 'none';
  confidentiality?: Confidentiality;
}

/** What composers may look at besides the planned document. */
export interface Surroundings {
  today: Day;
  /** The nth document of a kind on the same theme, if there is one. */
  sibling: (planned: Planned, kind: Kind, nth?: number) => Planned | undefined;
}

export type Composer = (planned: Planned, around: Surroundings) => Composed;

/** The issue of a theme a document is about, counting round. */
export function issueOf(theme: Theme, position: number): Issue {
  return around(theme.issues, position);
}

/** A row of random choices of its own for each document. */
export function randomOf(planned: Planned): Random {
  return seeded(`text ${planned.id}`);
}

/** "Minister Verhoeckx". */
export function ministerName(theme: Theme): string {
  return `Minister ${ministries[theme.ministry].minister.surname}`;
}

/** "de minister van Klimaat en Groene Groei". */
export function ministerTitle(theme: Theme): string {
  return `de minister van ${ministries[theme.ministry].name}`;
}

/** The minister as a person of a document. */
export function ministerPerson(theme: Theme, role: string): Person {
  return { name: ministries[theme.ministry].minister.name, role, function: ministerTitle(theme).slice(3) };
}

/** "de vaste commissie voor Klimaat en Groene Groei". */
export function committeeTitle(theme: Theme): string {
  return `de vaste commissie voor ${committeeNames[theme.committee]}`;
}

/** "het lid Postmus" or "de leden Postmus en Dros", with parties when asked. */
export function authors(members: readonly Member[], withParty = false): string {
  const names = members.map((member) => `${member.surname}${withParty ? ` (${member.party})` : ''}`);
  if (names.length === 1) return `het lid ${names[0]}`;
  return `de leden ${names.slice(0, -1).join(', ')} en ${names.at(-1)}`;
}

/** "Kamerstuk 36 914, nr. 27", or undefined without a dossier. */
export function paper(planned: Planned | undefined): string | undefined {
  if (!planned?.dossier) return undefined;
  const upper = planned.kind.startsWith('ek/');
  return `Kamerstuk ${planned.dossier.number}, ${upper ? '' : 'nr. '}${planned.dossier.sequence}`;
}

/** The text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An organisation's name as it stands in a sentence, with its article: "het Waterschappenberaad". */
export function organisationInSentence(name: string): string {
  const words = name.split(' ').slice(0, 2);
  if (words.some((word) => /(verbond|platform|netwerk|beraad|steunpunt|centrum)$/i.test(word)))
    return `het ${name}`;
  if (
    words.some((word) =>
      /(bond|koepel|vereniging|stichting|raad|federatie|organisatie|kamer|kring)$/i.test(word),
    )
  ) {
    return `de ${name}`;
  }
  return name;
}

/** The question as part of a longer sentence: its first letter in lower case. */
export function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
