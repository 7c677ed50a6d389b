import { addDays, dayOf } from 'contract/amsterdam';
import type { TimelineResponse } from 'contract/timeline';
import { benchQueries } from './queries.ts';
import { defaultPeriod } from './server.ts';

/** Makes a call; the answer, or undefined where it was refused. */
export type Asker = <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T | undefined>;

/** A user at work. */
interface Visit {
  /** Something the user does, chosen by chance. */
  act: () => Promise<void>;
}

/** What stands beside the page of a dashboard, asked for at the same time. */
const statistics = ['/statistics/trends', '/nl/statistics/stakeholders', '/nl/statistics/trending-topics'];

/** Of a hundred things a user does, how many are of each kind. */
const mix = { search: 40, next: 20, open: 22, agenda: 6, lists: 6, saved: 6 };
/** Of searches, those for one of the few that many make; the others are for any word. */
const alike = 0.5;

/** Somebody who searches, pages, opens documents and looks at the rest now and then. */
export function visit(ask: Asker, listId: string, words: readonly string[], next: () => number): Visit {
  let last: { search: object; query: string; found: TimelineResponse } | undefined;
  const some = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!;

  async function search(): Promise<void> {
    // The rarer the word, the more there are of them, as with what people look for.
    const query = next() < alike ? some(benchQueries).query : words[Math.floor(words.length ** next())]!;
    const asked = { query, context: ['all'], groupingDetails: { name: 'nl' }, ...defaultPeriod };
    const [found] = await Promise.all([
      ask<TimelineResponse>('POST', '/document/timeline', asked),
      ...statistics.map((path) => ask('POST', path, asked)),
    ]);
    last = found && { search: asked, query, found };
  }

  async function nextPage(): Promise<void> {
    const searchAfter = last?.found.searchMoreAfter;
    if (!last || searchAfter === undefined) return search();
    const found = await ask<TimelineResponse>('POST', '/document/timeline', { ...last.search, searchAfter });
    last = found && { ...last, found };
  }

  async function open(): Promise<void> {
    const hits = last?.found.data ?? [];
    if (hits.length === 0) return search();
    await ask('POST', `/document/${some(hits).id}`, { highlightWord: last!.query });
  }

  async function agenda(): Promise<void> {
    const startDate = addDays(dayOf(Date.now()), -Math.floor(next() * 60));
    const period = { startDate, endDate: addDays(startDate, 30) };
    await ask('POST', `/agendas?${new URLSearchParams({ query: '', limit: '50', ...period })}`, {
      sessionFilters: [],
    });
  }

  async function lists(): Promise<void> {
    await ask('GET', '/lists/active');
    await ask('GET', `/lists/${listId}`);
  }

  const saved = () => ask<void>('POST', '/savedsearches/new', { groupingName: 'nl' });

  const ways: Record<keyof typeof mix, () => Promise<void>> = {
    search,
    next: nextPage,
    open,
    agenda,
    lists,
    saved,
  };
  return {
    async act() {
      let left = next() * Object.values(mix).reduce((sum, share) => sum + share);
      const kinds = Object.keys(mix) as (keyof typeof mix)[];
      await ways[kinds.find((kind) => (left -= mix[kind]) < 0)!]();
    },
  };
}
