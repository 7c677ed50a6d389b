import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import type { Search } from '#stores/documents/document-store.ts';
import { openTemporaryStore } from '#stores/documents/temporary-store.ts';
import type { Lease } from '#stores/people/leases.ts';
import { followedBy, forgetFollowed, keepLearned, knownOf, lapse } from './followed-meetings.ts';
import type { Consumer, Following } from './follower.ts';
import { setMark } from './marks.ts';
import type { Window } from './window.ts';
import { hitsUnlessTooBroad } from './hits.ts';
import { learn, learnWithdrawn, type Seen, seenIn } from './learn.ts';
import { type ActiveAgendaSearch, agendaSearchesByState } from '../searches/active-searches.ts';
import {
  type AgendaRow,
  keepSuccessors,
  pauseAgendaSearch,
  usersToFollow,
} from '../searches/agenda-search-store.ts';
import { withSuccessors } from '../searches/followed-search.ts';
import { meetingSearchesOf, readCriteria } from '../searches/agenda-search-criteria.ts';

/** Days back from which meetings of a new search are known: one of several days may still be on. */
const daysBack = 7;

/**
 * Learns which meetings new and changed searches find, so that a change of one can be told. What was there when the
 * search was saved is no news; what came in since is (decision 4.13).
 * @throws LeaseLostError
 */
export async function followNew(following: Following, lease: Lease): Promise<void> {
  const { people, documents, clock } = following;
  const today = dayOf(clock.now().getTime());
  for (const userId of await usersToFollow(people)) {
    const { active, failing } = await agendaSearchesByState(people, clock.now(), userId);
    await pauseAll(lease, failing);
    for (const one of active.filter(({ row: { followed } }) => followed === 0)) {
      lease.signal.throwIfAborted();
      const { row } = one;
      const from = startOfDay(addDays(today, -daysBack));
      const find = (searches: readonly Search[]) =>
        hitsUnlessTooBroad(
          documents,
          searches.map((search) => ({ ...search, filters: { ...search.filters, from } })),
        );
      const known = await find(one.searches);
      const grown = known && withSuccessorsOf(one, seenIn(known));
      const hits = grown ? await find(grown.searches) : known;
      if (!hits) {
        await lease.write((db) => pauseAgendaSearch(db, row.id, 'tooBroad'));
        continue;
      }
      const seen = seenIn(hits);
      const before = await followedBy(people, row.id, today);
      const linked = hits.flatMap(({ document }) => linksOf(document));
      const knew = (await knownOf(people, [...seen.keys(), ...before, ...linked], row.id)).get(row.id);
      const sight = { search: row, known: knew ?? new Map(), found: new Set(seen.keys()), seen, today };
      const learned = learn(sight);
      const lost = before.filter((id) => !seen.has(id));
      await lease.write(async (db) => {
        if (!(await keepLearned(db, row, learned, clock.now().getTime(), true))) return;
        await forgetFollowed(db, row.id, lost);
        if (grown) await keepSuccessors(db, grown.row);
      });
    }
  }
}

/**
 * Looks at the meetings that came in or changed, and keeps for every search what is to be told of them: what was learned
 * is kept together with what is to be told of it.
 */
export function agendaSearchConsumer(following: Following): Consumer {
  return {
    name: 'agenda-searches',
    begins: 'now',
    look: (window, lease) => lookAt(window, following, lease),
  };
}

async function lookAt({ kept, upTo }: Window, following: Following, lease: Lease): Promise<void> {
  const { people, clock } = following;
  const { active, failing, lapsed } = await agendaSearchesByState(people, clock.now());
  await pauseAll(lease, failing);
  const present = kept.filter(({ withdrawn }) => !withdrawn);
  const meetings = present.filter(({ document }) => document.meeting !== undefined);
  const linked = meetings.flatMap(({ document }) => linksOf(document));
  const known = await knownOf(people, [...present.map(({ document }) => document.id), ...linked]);
  const knownIds = new Set([...known.values()].flatMap((ofSearch) => [...ofSearch.keys()]));
  const seen = seenIn(
    present.filter(({ document }) => document.meeting !== undefined || knownIds.has(document.id)),
  );
  const waiting = active.filter(({ row }) => row.followed === 1);
  if (seen.size > 0 && waiting.length > 0) {
    const today = dayOf(clock.now().getTime());
    const small = await openTemporaryStore(meetings);
    try {
      for (const one of waiting) {
        lease.signal.throwIfAborted();
        const { row } = one;
        const grown = withSuccessorsOf(one, seen);
        const hits = await hitsUnlessTooBroad(small.documents, (grown ?? one).searches);
        if (!hits) {
          await lease.write((db) => pauseAgendaSearch(db, row.id, 'tooBroad'));
          continue;
        }
        const found = new Set(hits.map(({ document }) => document.id));
        const sight = { search: row, known: known.get(row.id) ?? new Map(), found, seen, today };
        const learned = learn(sight);
        if (learned.length === 0 && !grown) continue;
        await lease.write(async (db) => {
          const isKept = await keepLearned(db, row, learned, clock.now().getTime(), false);
          if (isKept && grown) await keepSuccessors(db, grown.row);
        });
      }
    } finally {
      await small.close();
    }
  }
  await lease.write(async (db) => {
    await lapse(db, lapsed, upTo);
    await setMark(db, 'agenda-searches', upTo);
  });
}

/** Keeps for every search what is to be told of meetings that were withdrawn. @throws LeaseLostError */
export async function withdrawFromAgendaSearches(
  { people, clock }: Pick<Following, 'people' | 'clock'>,
  lease: Lease,
  gone: readonly DocumentId[],
): Promise<void> {
  if (gone.length === 0) return;
  const now = clock.now().getTime();
  const known = await knownOf(people, gone);
  const { active } = await agendaSearchesByState(people, clock.now());
  for (const { row } of active.filter((one) => one.row.followed === 1)) {
    const learned = [...(known.get(row.id)?.values() ?? [])]
      .filter((one) => one.row.seq > 0)
      .map((one) => learnWithdrawn(one.row, one.state, dayOf(now)));
    if (learned.length > 0) await lease.write((db) => keepLearned(db, row, learned, now, false));
  }
}

/**
 * A search for single meetings with those that came in their place, which are followed from then on; undefined where
 * none did.
 */
function withSuccessorsOf(
  { row, criteria, actor }: ActiveAgendaSearch,
  seen: ReadonlyMap<DocumentId, Seen>,
): Pick<ActiveAgendaSearch, 'row' | 'searches'> | undefined {
  const grown = withSuccessors(
    row,
    criteria,
    Array.from(seen.values(), ({ document }) => document),
  );
  if (grown === row) return undefined;
  return { row: grown, searches: meetingSearchesOf(readCriteria(grown.criteria).criteria, actor) };
}

/** The meetings that a meeting came in the place of, or that came in its place. */
function linksOf({ meeting }: Seen['document']): DocumentId[] {
  return [meeting?.replaces, meeting?.replacedBy].filter((id) => id !== undefined);
}

async function pauseAll(lease: Lease, failing: readonly AgendaRow[]): Promise<void> {
  for (const { id } of failing) await lease.write((db) => pauseAgendaSearch(db, id, 'query'));
}
