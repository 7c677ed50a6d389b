import { dayOf, startOfDay } from 'contract/amsterdam';
import type { Committee, Person } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import { epCommittee } from '#connectors/reading/ep-committees.ts';
import { epGroup, knownEpGroup } from '#connectors/reading/ep-groups.ts';
import type { Context } from './raw.ts';
import { lastPart, type Participation } from './rows.ts';
import { wordsOfCode } from '#connectors/reading/code-words.ts';

/** Languages a document can have titles in (decision 3.12). */
const titleLanguages = ['nl', 'en', 'fr', 'de'] as const;

const bodies: Record<string, string> = {
  EU_COMMISSION: 'European Commission',
  CE: 'European Commission',
  COM: 'European Commission',
  CS: 'Council of the European Union',
  CONSIL: 'Council of the European Union',
  HRUFASP: 'High Representative of the Union for Foreign Affairs and Security Policy',
  VP: 'High Representative of the Union for Foreign Affairs and Security Policy',
};
/** Roles that the service's first version calls by letters. */
const roles: Record<string, string> = { AUT: 'AUTHOR' };

/** One line without mark-up and stray spaces; undefined when nothing is left. */
export function line(text: string | null | undefined): string | undefined {
  const clean = text
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return clean ? clean : undefined;
}

/** The title in the document's language, English first, and those in the languages a search can name. */
export function readTitles(
  texts: Record<string, string> | null | undefined,
  language = 'en',
): { title: string | undefined; titles: Document['titles'] } {
  const titles: Document['titles'] = {};
  for (const code of titleLanguages) {
    const text = line(texts?.[code]);
    if (text) titles[code] = text;
  }
  const other = titles.en ?? titles.nl ?? titles.fr ?? titles.de;
  const title = line(texts?.[language]) ?? other ?? line(Object.values(texts ?? {})[0]);
  return { title, titles };
}

/**
 * The day of a date, which is a day, an instant with an offset, or in the service's first version the
 * instant of local midnight; stored without a time.
 */
export function readDay(
  text: string | null | undefined,
): Pick<Document, 'date' | 'timeKnown' | 'sourceDate'> | undefined {
  const written = line(text);
  if (!written || Number.isNaN(Date.parse(written))) return undefined;
  const day = /^\d{4}-\d\d-\d\d$/.test(written) ? written : dayOf(Date.parse(written));
  return { date: startOfDay(day), timeKnown: false, sourceDate: written };
}

/** Those who took part, told apart. */
interface Participants {
  people: Person[];
  committees: Committee[];
  organisations: Document['organisations'];
  /** Numbers of persons whose names are not known. */
  unnamed: string[];
}

/** Who took part in a document or procedure: members with role and group, committees, institutions. */
export function readParticipants(
  participations: readonly Participation[],
  context: Context,
  groupOf: (name: string, number: string) => string | undefined = () => undefined,
): Participants {
  const people = new Map<string, Person>();
  const committees = new Map<string, Committee>();
  const organisations = new Map<string, { name: string; relation?: string }>();
  const unnamed = new Set<string>();
  for (const one of participations) {
    const code = lastPart(one.participation_role);
    const role = code ? wordsOfCode(roles[code] ?? code) : undefined;
    const behalf = lastPart(one.participation_in_name_of);
    const group = lastPart(one.politicalGroup) ?? (behalf && knownEpGroup(behalf) ? behalf : undefined);
    for (const person of one.had_participant_person) {
      const number = lastPart(person) ?? '';
      const name = context.people[number];
      if (!name) {
        unnamed.add(number);
        continue;
      }
      const other = group ?? groupOf(name, number);
      const party = other === undefined ? undefined : epGroup(other);
      if (people.has(name)) continue;
      people.set(name, { name, ...(role ? { role } : {}), ...(party ? { party } : {}) });
    }
    const named = [...one.had_participant_organization, ...(behalf && !group ? [behalf] : [])];
    for (const body of named) addBody(lastPart(body), code, role);
  }
  return {
    people: [...people.values()],
    committees: [...committees.values()],
    organisations: [...organisations.values()],
    unnamed: [...unnamed],
  };

  function addBody(code: string, roleCode: string | undefined, role: string | undefined): void {
    if (/^([A-Z]{4}|CJ\d\d)$/.test(code) && !(code in bodies)) {
      committees.set(code, epCommittee(code));
      // That a committee leads or gives its opinion is worth keeping; that it is the author is plain.
      if (role && roleCode?.startsWith('COMMITTEE_')) {
        organisations.set(code, { name: epCommittee(code).name, relation: role });
      }
      return;
    }
    const name = bodies[code] ?? epGroup(code);
    organisations.set(code, { name, ...(role ? { relation: role } : {}) });
  }
}
