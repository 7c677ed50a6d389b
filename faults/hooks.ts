import type { ServerResponse } from 'node:http';
import { limits } from 'contract/limits';
import { actorOf } from '../server/src/domains/auth/index.ts';
import { switchWebhook } from '../server/src/domains/alerts/webhooks/webhooks.ts';
import type { Clock } from '../server/src/platform/clock.ts';
import { newId } from '../server/src/platform/new-id.ts';
import type { PeopleStore, Tables } from '../server/src/stores/people/index.ts';
import { type Receiver, startReceiver } from '../server/test/webhook-receiver.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

type Event = Tables['webhookEvents'];

/** Webhooks whose sender is killed again and again, and what is known of their events. */
interface Hooks {
  /** Events that were answered with 200, by id: how often. */
  taken: ReadonlyMap<string, number>;
  /** Their user switches webhooks on again that were stopped. */
  next(parts: { db: PeopleStore; clock: Clock }): Promise<void>;
  /** Keeps how events stand after a kill: the log of the product forgets them after a month. @returns what is wrong */
  note(db: PeopleStore, now: number, lost: number): Promise<string[]>;
  /** Whether nothing waits any more. */
  isTaken(db: PeopleStore): Promise<boolean>;
  /** Each match became one event that arrived; answers every difference. */
  judge(db: PeopleStore): Promise<string[]>;
  /** Events by what became of them. */
  count(state: Event['state']): number;
  close(): Promise<void>;
}

/** What a bad receiver does with an event, some of it more often. */
type Mood = 'take' | 'busy' | 'refuse' | 'drop' | 'dropTaken';
const moods: readonly Mood[] = [...Array<Mood>(6).fill('take'), 'busy', 'refuse', 'drop', 'dropTaken'];

const day = 24 * 60 * 60_000;
/** Tries of an event at most (decision 10.9). */
const mostTries = 10;

/**
 * Makes a webhook for the first saved search of each user, those on vacation too, to a receiver that is as bad as the
 * mail server until `isPeace`; `onEvent` hears of each try as it begins.
 */
export async function makeHooks(
  { db, clock }: { db: PeopleStore; clock: Clock },
  { users }: World,
  { random, isPeace, onEvent }: { random: Random; isPeace: () => boolean; onEvent: () => void },
): Promise<Hooks> {
  const receiver: Receiver = await startReceiver();
  const tried = new Set<string>();
  const taken = new Map<string, number>();
  receiver.behave(({ event: { id } }, response) => {
    onEvent();
    tried.add(id);
    answer(response, isPeace() ? 'take' : random.pick(moods), () => taken.set(id, (taken.get(id) ?? 0) + 1));
  });
  const searches = new Map<string, string>();
  for (const user of users) {
    const row: Tables['webhooks'] = {
      ...{ id: newId(), userId: user.id, savedSearchId: user.searches[0]!.id },
      ...{ name: user.email, url: receiver.url(`user-${searches.size}`), nonce: newId() },
      ...{ active: 1, toldUpTo: 0, createdAt: clock.now().getTime() },
      ...{ failingSince: null, stoppedAt: null, stopSeenAt: null, restsUntil: 0, triedAt: 0 },
    };
    await db.insertInto('webhooks').values(row).execute();
    searches.set(row.savedSearchId, row.id);
  }

  const noted = new Map<string, Event>();
  /** Times an event was taken before a kill that kept that from being noted. */
  const excused = new Map<string, number>();
  const wrongly = new Set<string>();
  let latest = 0;
  let lostInAll = 0;
  return {
    taken,
    async next(parts) {
      const stopped = await parts.db
        .selectFrom('webhooks')
        .select(['id', 'userId'])
        .where('stoppedAt', 'is not', null)
        .execute();
      for (const { id, userId } of stopped) {
        const actor = await actorOf(parts.db, userId, parts.clock.now());
        await switchWebhook(parts, actor!, { id, active: true });
      }
    },
    async note(people, now, lost) {
      const faults: string[] = [];
      // The clock goes back as well.
      latest = Math.max(latest, now);
      lostInAll = lost;
      for (const event of await people.selectFrom('webhookEvents').selectAll().execute()) {
        noted.set(event.id, event);
        if (event.state === 'dropped' && event.createdAt >= latest - limits.waitingEventDays * day)
          wrongly.add(event.id);
        if (event.state !== 'waiting') continue;
        const times = taken.get(event.id) ?? 0;
        if (times - (excused.get(event.id) ?? 0) > 1 + lost)
          faults.push(`event ${event.id} was taken twice in one life`);
        excused.set(event.id, times);
      }
      return faults;
    },
    async isTaken(people) {
      const waiting = people.selectFrom('webhookEvents').select('id').where('state', '=', 'waiting').limit(1);
      return (await waiting.execute()).length === 0;
    },
    async judge(people) {
      const faults = Array.from(wrongly, (id) => `event ${id} was dropped before it had waited a week`);
      const events = new Map(
        Array.from(noted.values(), (event) => [
          `${event.webhookId} ${event.documentId} ${event.version}`,
          event,
        ]),
      );
      if (events.size !== noted.size) faults.push('a match became two events');
      const matches = await people
        .selectFrom('matches')
        .select(['savedSearchId', 'documentId', 'version'])
        .where('savedSearchId', 'in', [...searches.keys()])
        .execute();
      for (const { savedSearchId, documentId, version } of matches) {
        const key = `${searches.get(savedSearchId)} ${documentId} ${version}`;
        const event = events.get(key);
        events.delete(key);
        if (!event) {
          faults.push(`no event was made of ${documentId} for the search ${savedSearchId}`);
          continue;
        }
        const { id, state, tries } = event;
        const times = taken.get(id) ?? 0;
        const least = state === 'delivered' ? 1 : 0;
        const most = 1 + (excused.get(id) ?? 0) + lostInAll;
        if (times < least || times > most)
          faults.push(`event ${id} is ${state} and was taken ${times} times instead of ${least} to ${most}`);
        if (state === 'waiting' || (state === 'failed' && tries !== mostTries))
          faults.push(`event ${id} is ${state} after ${tries} tries`);
      }
      for (const key of events.keys()) faults.push(`event ${key} is of no match`);
      for (const id of tried) if (!noted.has(id)) faults.push(`event ${id} was sent and is not in the log`);
      return faults;
    },
    count: (state) => [...noted.values()].filter((event) => event.state === state).length,
    close: () => receiver.close(),
  };
}

function answer(response: ServerResponse, mood: Mood, onTaken: () => void): void {
  if (mood === 'drop') return void response.socket?.destroy();
  if (mood === 'busy') return void response.writeHead(503).end();
  if (mood === 'refuse') return void response.writeHead(400).end();
  response.on('finish', () => {
    onTaken();
    if (mood === 'dropTaken') response.socket?.destroy();
  });
  response.end('taken');
}
