// The process that the harness kills: the product's own ingest, follower, deliveries and webhooks on its own stores, with a fast
// clock and short pauses. Told by its environment what to do and where to die; answers how far it is.
import { setTimeout as sleep } from 'node:timers/promises';
import { startDeliveries } from '../server/src/domains/alerts/tasks/delivery-task.ts';
import { startFollowing } from '../server/src/domains/alerts/tasks/follow-task.ts';
import { startWebhooks } from '../server/src/domains/alerts/tasks/webhook-task.ts';
import { byItem } from '../server/src/connectors/items/item-source.ts';
import { startNewsletters } from '../server/src/domains/newsletters/tasks.ts';
import {
  identityStore,
  keptItems,
  leaseOf,
  runSource,
  sourceStates,
} from '../server/src/domains/sources/index.ts';
import { isLease } from '../server/src/stores/people/leases.ts';
import { readConfig } from '../server/src/config.ts';
import { openParts } from '../server/src/parts.ts';
import { receiverNetwork } from '../server/test/webhook-receiver.ts';
import { fastClock, type Pace } from './clock.ts';
import { type Death, dyingLeases } from './dying-leases.ts';
import { feedConnector } from './feed.ts';

/** What the harness tells a worker when it starts it. */
export interface Orders {
  feed: string;
  /** Version of what reads the feed. */
  version: number;
  pace: Pace;
  /** `mails` leaves documents alone, whose embedded store belongs to one process. */
  role: 'all' | 'mails';
  death?: Death;
}

/** How far a worker is. */
export interface Progress {
  /** Place in the feed up to which was read. */
  read: number;
  /** Everything that was stored was looked at for saved searches, those of the agenda among them. */
  matched: boolean;
  /** Items of the feed that are kept because they could not be read. */
  kept: number;
}

const { feed, version, pace, role, death } = JSON.parse(process.env['FAULTS_ORDERS']!) as Orders;
const parts = await openParts(readConfig(process.env));
const { documents, files, log, mailer, signingKey, config } = parts;
const people = parts.people.db;
const clock = fastClock(pace);
const leases = dyingLeases(parts.leases, death, (lost) => process.send?.({ lost }));
const connector = feedConnector(feed, version);

async function keepReading(): Promise<never> {
  for (;;) {
    try {
      const lease = await leases.claim(leaseOf(connector.source));
      if (isLease(lease)) {
        try {
          await runSource(byItem(connector), {
            store: documents,
            files,
            state: sourceStates(people, lease),
            identities: identityStore(people, lease),
            items: keptItems(people, lease),
            lease,
            signal: new AbortController().signal,
            now: () => clock.now().getTime(),
            version: String(version),
          });
        } finally {
          await lease.release();
        }
      }
    } catch (error) {
      log.debug({ err: error }, 'the feed could not be read');
    }
    await sleep(100);
  }
}

/** Who keeps up to where it looked: saved searches of dashboards and agenda, and calendars. */
const consumers = 3;

async function progress(): Promise<Progress> {
  const cursor = await people
    .selectFrom('sourceStates')
    .select(['cursor', 'lastSuccess'])
    .where('source', '=', connector.source)
    .executeTakeFirst();
  const kept = await people
    .selectFrom('keptItems')
    .select('item')
    .where('source', '=', connector.source)
    .execute();
  const settled = await documents.settled();
  const marks = await people.selectFrom('matchMarks').select('after').where('after', '>=', settled).execute();
  const unknown = await people.selectFrom('agendaSearches').select('id').where('followed', '=', 0).execute();
  const { after = 0 } = JSON.parse(cursor?.cursor ?? '{}') as { after?: number };
  return {
    read: cursor?.lastSuccess == null ? -1 : after,
    matched: marks.length === consumers && unknown.length === 0,
    kept: kept.length,
  };
}

process.on('message', (message: { offset: number } | 'progress') => {
  if (message === 'progress')
    progress().then(
      (far) => process.send?.({ far }),
      () => process.send?.({ far: { read: -1, matched: false, kept: -1 } }),
    );
  else pace.offset = message.offset;
});
// Nobody is left to kill it.
process.on('disconnect', () => process.exit(1));

if (role === 'all') {
  void keepReading();
  startFollowing({ documents, people, leases, log, clock, signingKey, settings: config, pause: 100 });
}
startDeliveries({
  documents,
  people,
  leases,
  log,
  clock,
  mailer,
  signingKey,
  settings: config,
  planPause: 100,
  sendPause: 50,
});
startWebhooks({
  documents,
  people,
  leases,
  log,
  clock,
  signingKey,
  settings: config,
  network: receiverNetwork,
  webhookPause: 50,
});
startNewsletters({ people, leases, log, clock, mailer, signingKey, settings: config, pause: 50 });
process.send?.({ ready: true });
