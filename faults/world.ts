import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from 'contract/amsterdam';
import { standardEmailConfig } from 'contract/email-config';
import { newSavedSearchId } from '../server/src/domains/saved-searches/index.ts';
import { createOrganisation, createUser, subscribe } from '../server/src/domains/auth/index.ts';
import type { Clock } from '../server/src/platform/clock.ts';
import type { PeopleStore } from '../server/src/stores/people/index.ts';
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

export interface Search {
  id: string;
  words: string[];
  mails: boolean;
}

export interface User {
  id: string;
  email: string;
  /** `away` is on vacation all the time; mail to `refused` bounces. */
  kind: 'present' | 'away' | 'refused';
  searches: Search[];
}

/** What is known of the documents without asking the product: the words of each version. */
export interface World {
  users: User[];
  /** Words by version, by number of the document; versions only gain words. */
  papers: Map<number, string[][]>;
  /** A new document, or a new version of one; answers its number and text. */
  next(): { paper: number; text: string };
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

/** Makes users with saved searches of every rate, and a way to make documents. */
export async function makeWorld(
  { db, clock }: { db: PeopleStore; clock: Clock },
  random: Random,
): Promise<World> {
  const now = clock.now().getTime();
  const organisationId = await createOrganisation(db, `Faults ${randomUUID()}`, now);
  await subscribe(db, organisationId, { moduleKey: 'nlDashboard', startsOn: addDays(dayOf(now), -30) });
  const users: User[] = [];
  for (const kind of [...Array<'present'>(8).fill('present'), 'away', 'refused'] as const) {
    const email = `${kind}-${users.length}@faults.example`;
    const names = { firstName: 'Fred', lastName: 'Fout', roles: [], passwordHash: null };
    const userId = await createUser(db, { email, organisationId, ...names }, now);
    const config = {
      ...standardEmailConfig,
      dashboards: {
        dailyTime: `${String(5 + random.below(17)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`,
        weeklyDay: 1 + random.below(7),
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
      const criteria = { query, context: ['all'], groupingDetails: { name: 'nl' } };
      const id = newSavedSearchId();
      await db
        .insertInto('savedSearches')
        .values({
          id,
          userId,
          dashboard: 'nl',
          title: `Zoek ${searches.length + 1}`,
          description: '',
          criteria: JSON.stringify(criteria),
          criteriaHash: id,
          syntax: 1,
          saveHash: id,
          ...rate,
          rssEnabled: 0,
          includeInWebcal: 0,
          paused: null,
          after: 0,
          createdAt: now + searches.length,
          changedAt: now,
        })
        .execute();
      const mails = rate.daily + rate.weekly + rate.realTime > 0;
      searches.push({ id, words: sought, mails });
    }
    users.push({ id: userId, email, kind, searches });
  }

  const papers: World['papers'] = new Map();
  return {
    users,
    papers,
    next() {
      const again = papers.size > 5 && random.chance(0.2);
      const paper = again ? 1 + random.below(papers.size) : papers.size + 1;
      const before = papers.get(paper)?.at(-1) ?? [];
      const added = Array.from({ length: again ? 1 : random.below(4) }, () => random.pick(words));
      const versions = [...(papers.get(paper) ?? []), [...new Set([...before, ...added])]];
      papers.set(paper, versions);
      return { paper, text: `Versie ${versions.length}. ${versions.at(-1)!.join('. ')}.` };
    },
  };
}
