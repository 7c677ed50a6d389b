import { expect, test } from 'vitest';
import { followAll } from '#domains/alerts/test/follow-all.ts';
import { saveAgendaSearch } from '#domains/alerts/test/meetings.ts';
import { agendaSearchConsumer, followNew } from '#domains/alerts/follow/follow-agenda-searches.ts';
import { markNotified, waitingFor } from '#domains/alerts/follow/meeting-changes.ts';
import { lookForWithdrawn } from '#domains/alerts/follow/withdrawn-meetings.ts';
import { agendaSearchesOfUser } from '#domains/alerts/searches/agenda-search-store.ts';
import { composeChanges } from '#domains/alerts/tell/compose-changes.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import { meetingOf } from '../../faults/feed.ts';
import { makeMeetings, type MeetingItem, topics } from '../../faults/meetings.ts';
import { seeded } from '../../faults/random.ts';
import { openProduct } from './product.ts';

const asking = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' OR ');
// Other seeds in every run; `MEETING_RUNS=100` tries more of them.
const runs = Number(process.env['MEETING_RUNS'] ?? 3);
const seeds = Array.from({ length: runs }, (_, index) => (Date.now() + index) % 2 ** 31);

test.each(seeds)(
  'meetings: whatever comes in between two looks and two mails, what is told of a meeting and of those in its place joins up (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const product = await openProduct();
    const db = product.people.db;
    const parts = { ...product, people: db };
    const user = await product.subscriber();
    const claimed = await openLeases(product.people).claim('agenda-searches');
    if (!isLease(claimed)) throw new Error('nobody else follows here');
    const lease: Lease = claimed;
    const world = makeMeetings(product.clock.now().getTime(), random);
    /** What was told of each meeting last, as the place among its versions, from 1. */
    const told = new Map<number, number>();
    const log: string[] = [];

    async function comesIn(item: MeetingItem): Promise<void> {
      const { status, ...version } = item;
      log.push(`${item.meeting}-${item.version} ${status}`);
      if (status === 'withdrawn') await product.documents.withdraw([`faults-m${item.meeting}`]);
      else await product.documents.put([meetingOf({ ...version, status })]);
    }
    async function look(): Promise<void> {
      log.push('look');
      await followNew(parts, lease);
      await followAll([agendaSearchConsumer(parts)], parts, lease);
      await lookForWithdrawn(parts, lease);
    }
    /** Which meeting a place belongs to, with where that version is among all that became of it. */
    function versionAt(place: string | undefined): { meeting: number; at: number } | undefined {
      for (const [meeting, items] of world.changing) {
        const at = items.findIndex((item) => place === `Zaal ${item.meeting}-${item.version}`);
        if (at >= 0) return { meeting, at: at + 1 };
      }
      return undefined;
    }
    async function tell(): Promise<void> {
      const { id: userId } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', user.email)
        .executeTakeFirstOrThrow();
      const searches = await agendaSearchesOfUser(db, userId);
      const changed = composeChanges(await waitingFor(db, userId), searches, ({ id }) => id === wide.id);
      for (const { before, after, changes, rows } of changed) {
        await markNotified(db, rows, 1, null);
        if (changes.length === 0) continue;
        const { meeting, at } = versionAt(after.place)!;
        log.push(`tell ${before?.place} → ${after.place} ${after.status}`);
        const from = versionAt(before?.place)?.at ?? 0;
        expect(from, log.slice(-40).join('\n')).toBe(told.get(meeting) ?? 0);
        told.set(meeting, at);
      }
    }

    await look();
    const wide = await saveAgendaSearch(product, user, asking(topics));
    await saveAgendaSearch(product, user, asking(topics.slice(3)));
    await look();
    for (let step = 0; step < 60; step += 1) {
      for (let count = random.below(5); count >= 0; count -= 1) await comesIn(world.next());
      await look();
      if (random.chance(0.4)) await tell();
    }
    for (const item of world.rest()) await comesIn(item);
    await look();
    await tell();
    const last = [...world.changing].filter(([, items]) => items.at(-1)!.status === 'planned');
    for (const [meeting, items] of last)
      expect(told.get(meeting), log.slice(-40).join('\n')).toBe(items.length);
    await lease.release();
    await product.close();
  },
);
