import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { leaseOf } from '../server/src/domains/sources/index.ts';
import { openPeople } from '../server/src/stores/people/index.ts';
import type { PeopleStore } from '../server/src/stores/people/index.ts';
import { type Answer, type ReceivedMail, startMailServer } from '../server/test/mail-server.ts';
import { type AgendaMail, isPlanned, judgeAgenda, noteAgendaMails } from './agenda-judge.ts';
import { fastClock, type Pace } from './clock.ts';
import type { Death } from './dying-leases.ts';
import { hasOwnPage, isReadable, startFeed } from './feed.ts';
import { makeHooks } from './hooks.ts';
import { deliveryIn, isDelivered, judge } from './judge.ts';
import { isPublished, judgePress, makePress, readersHost } from './press.ts';
import { judgeKept, judgeStored } from './kept-judge.ts';
import { type Random, seeded } from './random.ts';
import type { Orders } from './worker.ts';
import { startWorker, type Worker } from './workers.ts';
import { makeWorld, newestReader } from './world.ts';

export interface FaultOptions {
  kills: number;
  /** Chooses everything that is left to chance but the moments at which other processes get their turn. */
  seed: number;
  /** An empty schema on PostgreSQL: then two workers share the work. Without it, one works on SQLite. */
  databaseUrl?: string | undefined;
  /** Hears of each kill. */
  tell?: (line: string) => void;
}

/** What a run came to. */
interface FaultReport {
  /** Differences between what people should have received and what they did; none is as it should be. */
  faults: string[];
  /** Kills by where they struck. */
  kills: Record<string, number>;
  papers: number;
  /** Versions of meetings that changed. */
  meetings: number;
  /** Of these, meetings that were withdrawn and that others came in the place of. */
  withdrawn: number;
  replaced: number;
  mails: number;
  /** Mails about meetings among those. */
  agendaMails: number;
  /** Issues of a newsletter, and their mails among those. */
  issues: number;
  issueMails: number;
  /** Events of webhooks that were taken, and those whose receiver was too bad for too long. */
  events: number;
  failedEvents: number;
  /** Items of the source that no reader could read at first, and those with a page that was not always to be had. */
  unreadable: number;
  withOwnPage: number;
  /** The most of them that were kept and that were in quarantine at once. */
  kept: number;
  quarantined: number;
  /** Copies beyond the first: each with the same Message-ID, because nobody could know of the first. */
  repeated: number;
}

const second = 1_000;
const hour = 60 * 60 * second;
/** Evenings before the nights in which clocks change, before a leap day and before New Year. */
const starts = ['2027-03-27T19:30Z', '2027-10-30T19:30Z', '2028-02-28T10:00Z', '2027-12-31T10:00Z'];
const jumps = [hour, -hour, 26 * hour, -30 * hour, 7 * 24 * hour, -2 * 24 * hour];
/** What a bad mail server does, some of it more often. */
const moods: readonly Answer[] = [
  ...Array<Answer>(8).fill('accept'),
  'slow',
  'busyRecipient',
  'busyMessage',
  'refusedMessage',
  'dropEarly',
  'dropLate',
  'dropAccepted',
];
/**
 * Leases under which documents come in, are looked at, are put in mails, mails are sent, issues of a newsletter leave
 * and are sent, and events of webhooks are made and sent; some more often.
 */
const work = [
  leaseOf('faults'),
  ...['matching', 'matching', 'deliveries', 'outbox', 'newsletters', 'newsletter outbox'],
  ...['webhook events', 'webhooks'],
];
const handedOver = ['mail', 'event'] as const;
type Handed = (typeof handedOver)[number];
const isHandedOver = (where: string): where is Handed => handedOver.some((one) => one === where);
/** Milliseconds between two versions that come in. */
const pause = 1_000;
/** Milliseconds a worker gets to reach the place where it is to die, before it is killed where it is. */
const patience = 15 * second;
/** Milliseconds for everything to arrive once nothing is killed any more. */
const lastPatience = 900 * second;

/**
 * Kills the process that works again and again while documents come in, the source and the mail server misbehave
 * and the clock jumps; then lets it finish, and compares what people received with what they should have, by a
 * model that knows only which words stand in which document.
 */
export async function runDeliveryFaults(options: FaultOptions): Promise<FaultReport> {
  const { kills, seed, databaseUrl, tell = () => undefined } = options;
  const random = seeded(seed);
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const look = async <T>(use: (db: PeopleStore) => Promise<T>): Promise<T> => {
    const people = await openPeople({ path: join(folder, 'people.sqlite'), databaseUrl });
    try {
      return await use(people.db);
    } finally {
      await people.close();
    }
  };
  const pace: Pace = {
    origin: Date.parse(starts[seed % starts.length]!),
    started: Date.now(),
    speed: 1_800,
    offset: 0,
  };
  const clock = fastClock(pace);
  const world = await look((db) => makeWorld({ db, clock }, random));
  const press = await look((db) => makePress({ db, clock }, random));

  let peace = false;
  /** Of what reads the source; each reads more than the one before. */
  let version = 1;
  const server = await startMailServer();
  const feed = await startFeed((what) => !peace && random.chance(what === 'page' ? 0.5 : 0.1));
  const refused = new Set([
    ...world.users.filter(({ kind }) => kind === 'refused').map(({ email }) => email),
    ...press.refused,
  ]);
  /** Hears of the next mail, or event of a webhook, that begins to be handed over. */
  const onHandOver: Partial<Record<Handed, () => void>> = {};
  server.behave((to) => {
    onHandOver.mail?.();
    return refused.has(to) ? 'unknownRecipient' : peace ? 'accept' : random.pick(moods);
  });

  const hooks = await look((db) =>
    makeHooks({ db, clock }, world, {
      random,
      isPeace: () => peace,
      onEvent: () => onHandOver.event?.(),
    }),
  );

  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
    SMTP_URL: server.url,
    MAIL_FROM: 'vizier@faults.example',
    DEMO: '0',
    SOURCES: 'none',
    LEASE_SECONDS: '2',
    LOG_LEVEL: 'fatal',
    // A process that is started often should not spend its life on reading the same code.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
  };
  let lost = 0;
  const running = new Set<Worker>();
  const start = (role: Orders['role'], death?: Death): Worker => {
    const orders: Orders = { feed: feed.url, version, pace, role, ...(death ? { death } : {}) };
    const worker = startWorker(
      orders,
      environment,
      (lease) => (lost += /outbox$|^webhooks$/.test(lease) ? 1 : 0),
    );
    running.add(worker);
    void worker.ended.catch(() => undefined).then(() => running.delete(worker));
    return worker;
  };
  const killAll = () => Promise.all([...running].map((worker) => worker.kill()));

  // What was accepted and not noted when its sender died may arrive once more.
  const excused = new Map<string, number>();
  const agendaMails = new Map<string, AgendaMail>();
  const faults: string[] = [];
  let mostKept = 0;
  let quarantined = 0;
  const excuse = () =>
    look(async (db) => {
      const rows = await db.selectFrom('deliveries').select('id').where('state', '=', 'waiting').execute();
      const copies = await db
        .selectFrom('newsletterCopies')
        .select('id')
        .where('state', '=', 'waiting')
        .execute();
      for (const { id } of [...rows, ...copies]) {
        const accepted = server.received.filter(
          (mail) => mail.acknowledged && deliveryIn(mail.messageId) === id,
        ).length;
        if (accepted - (excused.get(id) ?? 0) > 1 + lost)
          faults.push(`mail ${id} was sent twice in one life`);
        excused.set(id, accepted);
      }
      await noteAgendaMails(db, agendaMails);
      faults.push(...(await hooks.note(db, clock.now().getTime(), lost)));
      const kept = await judgeKept(db, feed.rows, version);
      faults.push(...kept.faults);
      mostKept = Math.max(mostKept, kept.kept);
      quarantined = Math.max(quarantined, kept.quarantined);
    });

  let publishing: NodeJS.Timeout | undefined;
  const struck: Record<string, number> = {};
  try {
    for (const meeting of world.meetings.steady) feed.publish(meeting);
    // The first reading of a source is told to nobody: it brings the meetings that never change.
    await start('all').until(({ read, matched }) => read >= 0 && matched);
    await killAll();
    publishing = setInterval(() => feed.publish(world.next()), pause);
    for (let kill = 1; kill <= kills; kill++) {
      // Half of what could not be read is read again while its reader is killed.
      if (kill > kills / 2) version = 2;
      if (random.chance(0.25)) pace.offset += random.pick(jumps);
      for (const worker of running) worker.jump(pace.offset);
      if (databaseUrl && running.size === 0) start('mails');
      await look((db) => press.next({ db, clock }));
      await look((db) => hooks.next({ db, clock }));
      const { where, death } = placeOf(random);
      const worker = start('all', death);
      if (isHandedOver(where)) {
        // While it is handed over, or while the server takes its time to answer.
        const moment = random.below(random.chance(0.5) ? 12 : 250);
        onHandOver[where] = () => {
          delete onHandOver[where];
          setTimeout(() => void worker.kill(), moment);
        };
      }
      const delay = where === 'any' ? random.below(3 * second) : patience;
      await worker.ready;
      const struckLate = sleep(delay, true);
      const late = await Promise.race([worker.ended.then(() => false), struckLate]);
      for (const one of handedOver) delete onHandOver[one];
      if (late) await worker.kill();
      if (random.chance(0.3)) await killAll();
      await excuse();
      const name = late ? 'any moment' : where;
      struck[name] = (struck[name] ?? 0) + 1;
      tell(
        `kill ${kill} of ${kills}: ${name}; clock ${clock.now().toISOString()}, ${feed.rows.length} versions, ` +
          `${server.received.length} mails`,
      );
    }

    clearInterval(publishing);
    for (const meeting of world.meetings.rest()) feed.publish(meeting);
    peace = true;
    version = newestReader;
    const end = Date.now() + lastPatience;
    let looked = 0;
    for (let done = false; !done && Date.now() < end;) {
      const worker = start('all');
      await worker.until(({ read, matched, kept }) => read === feed.rows.length && kept === 0 && matched);
      // Past the longest waits of what was refused, before a week is over in which events wait; then past the last slot
      // of a week, and past the waits of its mails.
      for (const jump of [13 * hour, 13 * hour, 8 * 24 * hour, 13 * hour, 13 * hour]) {
        pace.offset += jump;
        for (const one of running) one.jump(pace.offset);
        await sleep(3 * second);
      }
      looked = clock.now().getTime();
      await look((db) => hooks.next({ db, clock }));
      await killAll();
      await excuse();
      done =
        isPlanned(world, agendaMails.values(), looked) &&
        (await look(
          async (db) =>
            (await isDelivered(db, world)) && (await isPublished(db)) && (await hooks.isTaken(db)),
        ));
    }
    const { issueMails, others } = sorted(server.received);
    faults.push(...(await look((db) => judge(db, world, { received: others, excused, lost }))));
    faults.push(...(await look((db) => judgePress(db, press, { received: issueMails, excused, lost }))));
    faults.push(...(await look((db) => hooks.judge(db))));
    faults.push(...(await judgeStored(join(folder, 'documents.sqlite'), world)));
    faults.push(...(await judgeAgenda(world, [...agendaMails.values()], others, looked)));
  } finally {
    clearInterval(publishing);
    await killAll();
    await feed.close();
    await server.close();
    await hooks.close();
    await rm(folder, { recursive: true, force: true });
  }
  const versions = [...world.meetings.changing.values()].flat();
  const ids = server.received.map(({ messageId }) => messageId);
  return {
    faults,
    kills: struck,
    papers: world.papers.size,
    meetings: versions.length,
    withdrawn: versions.filter(({ status }) => status === 'withdrawn').length,
    replaced: versions.filter(({ status }) => status === 'moved').length,
    agendaMails: agendaMails.size,
    mails: ids.length,
    events: hooks.count('delivered'),
    unreadable: feed.rows.filter((row) => !isReadable(row, 1)).length,
    withOwnPage: feed.rows.filter(hasOwnPage).length,
    kept: mostKept,
    quarantined,
    failedEvents: hooks.count('failed') + hooks.count('dropped'),
    issues: press.issues.length,
    issueMails: sorted(server.received).issueMails.length,
    repeated: ids.length - new Set(ids).size,
  };
}

/** Mails of newsletters, and all others. */
function sorted(received: readonly ReceivedMail[]) {
  const isOfIssue = ({ to }: ReceivedMail) => to.endsWith(`@${readersHost}`);
  return {
    issueMails: received.filter(isOfIssue),
    others: received.filter((mail) => !isOfIssue(mail)),
  };
}

/** Where the next kill strikes: at a place in the work, while something is handed over, or anywhere. */
function placeOf(random: Random): { where: string; death?: Death } {
  const chosen = random.pick([...work, ...work, ...handedOver, 'any']);
  if (isHandedOver(chosen) || chosen === 'any') return { where: chosen };
  const point = random.pick(['before', 'inside', 'after'] as const);
  // One look of the follower keeps what several consumers found; an issue leaves and is closed.
  const count = 1 + random.below(chosen === 'matching' ? 12 : chosen === 'newsletters' ? 2 : 4);
  return { where: `${point} ${chosen}`, death: { lease: chosen, point, count } };
}
