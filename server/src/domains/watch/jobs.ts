import { followers, type Jobs } from 'contract/admin/jobs';
import { mailsWaiting, marksOf, matchesWaiting, type Queue } from '#domains/alerts/index.ts';
import { copiesWaiting } from '#domains/newsletters/index.ts';
import { oldestAbove } from '#domains/sources/index.ts';
import { summariesWaiting } from '#domains/summaries/index.ts';
import { StoreUnavailableError } from '#platform/unavailable.ts';
import type { DocumentStore, Renewal } from '#stores/documents/document-store.ts';
import type { Leases } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { alarmsToShow } from './alarms.ts';

/** What is asked how the work stands. */
export interface JobParts {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'settled'>;
  leases: Pick<Leases, 'list'>;
  /** How far the embedded documents are renewed, where they are. */
  renewal: (() => Renewal | undefined) | undefined;
}

/** Alarms that are shown. */
const shownAlarms = 50;
const iso = (at: number) => new Date(at).toISOString();

/** How the work by the clock stands, in all processes together. */
export async function jobsNow({ people, documents, leases, renewal }: JobParts): Promise<Jobs> {
  const settled = await documents.settled().catch((error: unknown) => {
    if (error instanceof StoreUnavailableError) return undefined;
    throw error;
  });
  const renewed = renewal?.();
  const marks = await marksOf(people);
  const alarms = await alarmsToShow(people, shownAlarms);
  const queues = {
    outbox: await mailsWaiting(people),
    matches: await matchesWaiting(people),
    newsletters: await copiesWaiting(people),
    summaries: await summariesWaiting(people),
  };
  return {
    leases: (await leases.list()).map(({ name, holder, since, until, lost }) => ({
      name,
      ...(holder === undefined ? {} : { holder }),
      ...(since === undefined ? {} : { since: iso(since) }),
      until: iso(until),
      lost,
    })),
    ...(settled === undefined ? {} : { settled }),
    ...(renewed ? { renewal: { ...renewed, since: iso(renewed.since) } } : {}),
    followers: await Promise.all(
      followers.map(async (name) => {
        const after = marks.get(name);
        if (after === undefined) return { name };
        const behind = await oldestAbove(people, after);
        return { name, after, ...(behind === undefined ? {} : { behindSince: iso(behind) }) };
      }),
    ),
    queues: (Object.entries(queues) as [keyof typeof queues, Queue][]).map(([name, { waiting, oldest }]) => ({
      name,
      waiting,
      ...(oldest === undefined ? {} : { oldest: iso(oldest) }),
    })),
    alarms: alarms.map(({ id, subject, since, toldAt, endedAt }) => ({
      id,
      subject,
      since: iso(since),
      toldAt: iso(toldAt ?? since),
      ...(endedAt === null ? {} : { endedAt: iso(endedAt) }),
    })),
  };
}
