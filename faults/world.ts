import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from 'contract/amsterdam';
import { standardEmailConfig } from 'contract/email-config';
import { newSavedSearchId } from '../server/src/domains/alerts/searches/saved-search-store.ts';
import { aSavedSearch, asks } from '../server/src/domains/alerts/test/saved-search-rows.ts';
import { createOrganisation, createUser, subscribe } from '../server/src/domains/auth/index.ts';
import type { Clock } from '../server/src/platform/clock.ts';
import type { PeopleStore } from '../server/src/stores/people/index.ts';
import type { Item } from './feed.ts';
import { makeMeetings, type Meetings, topics } from './meetings.ts';
import type { Random } from './random.ts';

/** Words that documents are made of and searches look for. */
const words = [
  'koolmees',
  'zandbank',
  'turfvaart',
  'klokkentoren',
  'ruilbeurs',
  'wadloper',
  'stoomgemaal',
  'kruidentuin',
  'sneeuwploeg',
  'molensteen',
];

/** Version of the reader of the source that can read everything. */
export const newestReader = 3;

interface Search {
  id: string;
  words: string[];
  mails: boolean;
}

/** A saved search of the agenda, by the mails it has on. */
interface AgendaSearch {
  id: string;
  words: string[];
  mails: readonly AgendaMailKind[];
}

/** At each check, once a day, or a planning once a week. */
export type AgendaMailKind = 'agendaChanges' | 'agendaDaily' | 'planning';

export interface User {
  id: string;
  email: string;
  /** `away` is on vacation all the time; mail to `refused` bounces. */
  kind: 'present' | 'away' | 'refused';
  searches: Search[];
  agenda: AgendaSearch[];
  /** When mails about meetings leave, by the clock of Amsterdam; Monday is 1. */
  calendar: { time: string; weeklyDay: number };
}

/** What is known of the documents without asking the product: the words of each version. */
export interface World {
  users: User[];
  /** Words by version, by number of the document; versions only gain words. */
  papers: Map<number, string[][]>;
  meetings: Meetings;
  /** A new document or meeting, or a new version of one. */
  next(): Item;
}

const rates = [
  { daily: 0, weekly: 0, realTime: 1 },
  { daily: 0, weekly: 0, realTime: 1 },
  { daily: 1, weekly: 0, realTime: 0 },
  { daily: 1, weekly: 0, realTime: 0 },
  { daily: 0, weekly: 1, realTime: 0 },
  { daily: 1, weekly: 1, realTime: 1 },
  { daily: 0, weekly: 0, realTime: 0 },
];

/** Mails of the agenda searches of the users in order, so that even a short run has all of them. */
const agendaMails: readonly (readonly AgendaMailKind[])[][] = [
  [['agendaChanges'], ['planning']],
  [['agendaDaily']],
  [['planning', 'agendaChanges'], ['agendaDaily'], ['agendaChanges', 'agendaDaily']],
  [['planning'], ['agendaDaily']],
  [['agendaDaily', 'planning'], []],
  [['agendaChanges'], ['agendaDaily']],
  [],
  [],
  [['agendaChanges', 'planning'], ['agendaDaily']],
  [],
];

/** Makes users with saved searches of every rate, and a way to make documents. */
export async function makeWorld(
  { db, clock }: { db: PeopleStore; clock: Clock },
  random: Random,
): Promise<World> {
  const now = clock.now().getTime();
  const organisationId = await createOrganisation(db, `Faults ${randomUUID()}`, now);
  await subscribe(db, organisationId, { moduleKey: 'nlDashboard', startsOn: addDays(dayOf(now), -30) });
  await subscribe(db, organisationId, { moduleKey: 'agenda', startsOn: addDays(dayOf(now), -30) });
  const users: User[] = [];
  const kinds = [...Array<'present'>(8).fill('present'), 'away', 'refused'] as const;
  for (const [index, kind] of kinds.entries()) {
    const email = `${kind}-${users.length}@faults.example`;
    const names = { firstName: 'Fred', lastName: 'Fout', roles: [], passwordHash: null };
    const userId = await createUser(db, { email, organisationId, ...names }, now);
    const calendar = { time: someTime(random), weeklyDay: 1 + random.below(7) };
    const config = {
      ...standardEmailConfig,
      dashboards: { dailyTime: someTime(random), weeklyDay: 1 + random.below(7) },
      calendar: {
        ...standardEmailConfig.calendar,
        ...calendar,
        planningType: random.pick(['basic', 'extensive'] as const),
      },
      vacation: { active: kind === 'away', until: kind === 'away' ? addDays(dayOf(now), 4_000) : null },
    };
    await db
      .insertInto('emailConfigs')
      .values({ userId, config: JSON.stringify(config), earlierTimes: null, timesFrom: dayOf(now) })
      .execute();
    const searches: Search[] = [];
    for (let count = 1 + random.below(4); count > 0; count--) {
      const rate = kind === 'refused' ? rates[0]! : random.pick(rates);
      const sought = [...new Set([random.pick(words), ...(random.chance(0.4) ? [random.pick(words)] : [])])];
      const query = sought.map((word) => `"${word}"`).join(' OR ');
      const search = aSavedSearch(userId, asks(query), { ...rate, createdAt: now + searches.length });
      await db.insertInto('savedSearches').values(search).execute();
      const mails = rate.daily + rate.weekly + rate.realTime > 0;
      searches.push({ id: search.id, words: sought, mails });
    }
    const agenda: AgendaSearch[] = [];
    for (const mails of agendaMails[index]!) {
      const sought = [...new Set([random.pick(topics), random.pick(topics)])];
      const search = { id: newSavedSearchId(), words: sought, mails };
      await saveAgendaSearch(db, userId, search, now + agenda.length);
      agenda.push(search);
    }
    users.push({ id: userId, email, kind, searches, agenda, calendar });
  }

  const papers: World['papers'] = new Map();
  /** Documents with a version that some reader cannot read. */
  const unread: number[] = [];
  const meetings = makeMeetings(now, random);
  return {
    users,
    papers,
    meetings,
    next() {
      if (random.chance(0.35)) return meetings.next();
      // What could not be read has a later version often, which reading it again must not overwrite.
      const followed = unread.length > 0 && random.chance(0.3) ? random.pick(unread) : undefined;
      const again = followed !== undefined || (papers.size > 5 && random.chance(0.2));
      const paper = followed ?? (again ? 1 + random.below(papers.size) : papers.size + 1);
      const before = papers.get(paper)?.at(-1) ?? [];
      const added = Array.from({ length: again ? 1 : random.below(4) }, () => random.pick(words));
      const versions = [...(papers.get(paper) ?? []), [...new Set([...before, ...added])]];
      papers.set(paper, versions);
      const readableSince = random.chance(0.2) ? random.pick([newestReader - 1, newestReader]) : undefined;
      if (readableSince !== undefined) unread.push(paper);
      return {
        paper,
        text: textOf(versions),
        ownPage: random.chance(0.15),
        ...(readableSince === undefined ? {} : { readableSince }),
      };
    },
  };
}

/** The text of the last of a document's versions. */
export function textOf(versions: readonly string[][]): string {
  return `Versie ${versions.length}. ${(versions.at(-1) ?? []).join('. ')}.`;
}

function someTime(random: Random): string {
  return `${String(5 + random.below(17)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`;
}

async function saveAgendaSearch(
  db: PeopleStore,
  userId: string,
  { id, words: sought, mails }: AgendaSearch,
  createdAt: number,
): Promise<void> {
  const query = sought.map((word) => `"${word}"`).join(' OR ');
  await db
    .insertInto('agendaSearches')
    .values({
      id,
      userId,
      title: `Agenda ${id}`,
      criteria: JSON.stringify({ query, filters: [], versions: {} }),
      criteriaHash: id,
      syntax: 1,
      saveHash: id,
      dailyChanges: Number(mails.includes('agendaDaily')),
      activitiesFrequent: Number(mails.includes('agendaChanges')),
      activitiesOverview: Number(mails.includes('planning')),
      includeInWebcal: 0,
      paused: null,
      after: 0,
      followed: 0,
      createdAt,
      changedAt: createdAt,
      removedAt: null,
    })
    .execute();
}
