import PostalMime from 'postal-mime';
import type { PeopleStore } from '../server/src/stores/people/index.ts';
import type { ReceivedMail } from '../server/test/mail-server.ts';
import { deliveryIn } from './judge.ts';
import { clockOf, type MeetingItem } from './meetings.ts';
import type { AgendaMailKind, User, World } from './world.ts';

/** A mail about meetings as it was kept to be sent. */
export interface AgendaMail {
  id: string;
  userId: string;
  kind: AgendaMailKind;
  /** Of a planning, its day. */
  slot: string;
  plannedAt: number;
  text: string;
}

/** What a mail says of one meeting that changed, by the versions that its places name. */
interface Told {
  meeting: number;
  /** What it was before, where that is said; of a cancelled, withdrawn or replaced one it is not. */
  from?: Version;
  to: Version;
  /** True for what nobody was told of before; undefined where it does not say. */
  isNew: boolean | undefined;
  /** Undefined where it does not say. */
  status: MeetingItem['status'] | undefined;
  /** Says when it was and is; undefined where it says that otherwise. */
  saysDate: boolean | undefined;
}

/** A version of a meeting, as its place says it. */
type Version = Pick<MeetingItem, 'meeting' | 'version'>;

const kinds: readonly AgendaMailKind[] = ['agendaChanges', 'agendaDaily', 'planning'];
const day = 24 * 60 * 60_000;
/** Days of a planning, its own among them. */
const planningDays = 14;

/** Remembers the mails about meetings, whose words the product lets go of after a month. */
export async function noteAgendaMails(db: PeopleStore, noted: Map<string, AgendaMail>): Promise<void> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['id', 'userId', 'kind', 'slot', 'plannedAt', 'text'])
    .where('kind', 'in', kinds)
    .where('text', '!=', '')
    .execute();
  for (const row of rows) noted.set(row.id, { ...row, kind: row.kind as AgendaMailKind });
}

/**
 * Compares the mails about meetings with the model: every change is told to each user it is for in exactly one mail,
 * every planning tells exactly the meetings of its days, and what arrived says what was kept.
 */
export async function judgeAgenda(
  { users, meetings }: World,
  mails: readonly AgendaMail[],
  received: readonly ReceivedMail[],
  now: number,
): Promise<string[]> {
  const faults = await judgeArrived(mails, received);
  for (const user of users) {
    const own = mails.filter(({ userId }) => userId === user.id);
    if (user.kind !== 'present') {
      if (own.length > 0)
        faults.push(`${user.email} has ${own.length} mails about meetings during the vacation`);
      continue;
    }
    for (const versions of meetings.changing.values()) faults.push(...judgeChanges(user, versions, own));
    faults.push(...judgePlannings(user, meetings.steady, own, now));
  }
  return faults;
}

/** True when everybody who has a planning on was sent the one of the newest slot. */
export function isPlanned({ users, meetings }: World, mails: Iterable<AgendaMail>, now: number): boolean {
  const all = [...mails];
  return users
    .filter(({ kind }) => kind === 'present')
    .every(
      (user) =>
        judgePlannings(
          user,
          meetings.steady,
          all.filter(({ userId }) => userId === user.id),
          now,
        ).length === 0,
    );
}

async function judgeArrived(
  mails: readonly AgendaMail[],
  received: readonly ReceivedMail[],
): Promise<string[]> {
  const copies = Map.groupBy(received, ({ messageId }) => deliveryIn(messageId));
  const faults: string[] = [];
  for (const { id, text } of mails) {
    for (const { raw } of copies.get(id) ?? []) {
      const arrived = (await PostalMime.parse(raw)).text ?? '';
      if (wordsOf(arrived) !== wordsOf(text))
        faults.push(`mail ${id} arrived with other words than were kept`);
    }
  }
  return faults;
}

const wordsOf = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/**
 * What is told of a meeting, and of those that came in its place, joins up: from new to its last version, each mail
 * going on where the one before ended. What was withdrawn before anybody was told of it is told to nobody.
 */
function judgeChanges(user: User, items: readonly MeetingItem[], mails: readonly AgendaMail[]): string[] {
  const { meeting, words } = items[0]!;
  const finding = user.agenda.filter((search) => search.words.some((word) => words.includes(word)));
  const due = new Set<AgendaMailKind>(
    finding.flatMap((search) => search.mails).filter((kind) => kind !== 'planning'),
  );
  const isHere = (one: { meeting: number }) => items.some((item) => item.meeting === one.meeting);
  /** The place among the items, from 1; 0 for what is not there. */
  const placeOf = ({ meeting: number, version }: Version) =>
    1 + items.findIndex((item) => item.meeting === number && item.version === version);
  const told = mails
    .filter(({ kind }) => kind !== 'planning')
    .flatMap(({ kind, text }) => toldIn(text).map((one) => ({ ...one, kind })))
    .filter(isHere)
    .map((one) => {
      const from = one.from && placeOf(one.from);
      const shown = placeOf(one.to);
      // Withdrawing is the last that becomes of a meeting, and shows it as it was.
      return { ...one, from, shown, to: one.status === 'withdrawn' ? items.length : shown };
    })
    .toSorted((one, other) => one.to - other.to);
  const name = `meeting ${meeting} for ${user.email}`;
  const chain = told.map(({ from, to, isNew }) => `${isNew ? 'new' : (from ?? '?')}→${to}`).join(' ');
  if (due.size === 0) return told.length === 0 ? [] : [`${name}: told ${chain} to nobody who asked`];
  const faults: string[] = [];
  let before = 0;
  for (const { from, to, shown, isNew, status, saysDate, kind } of told) {
    const [old, now] = [items[before - 1], items[to - 1]];
    const isKnown = before > 0;
    const joins =
      to > before &&
      shown >= before &&
      (isNew === undefined || isNew !== isKnown) &&
      (from === undefined || from === before);
    if (!joins || !now) faults.push(`${name}: told ${chain}`);
    if (now && status && now.status !== status) faults.push(`${name}: version ${to} is told as ${status}`);
    if (old && now && saysDate !== undefined && saysDate !== (old.start !== now.start))
      faults.push(`${name}: the date of ${before}→${to} is ${saysDate ? '' : 'not '}told`);
    if (!due.has(kind)) faults.push(`${name}: ${chain} in a mail that is off`);
    before = to;
  }
  const last = items.at(-1)!;
  const isGone = last.status === 'withdrawn' && items[before - 1]?.meeting !== last.meeting;
  if (before !== items.length && !isGone) {
    const all = items.map((item) => `${item.meeting}-${item.version} ${item.status}`).join(', ');
    faults.push(`${name}: told ${chain || 'nothing'} of ${all}`);
  }
  return faults;
}

/** Plannings leave on their day, one for each, with exactly the meetings of their days that a search finds. */
function judgePlannings(
  user: User,
  steady: readonly MeetingItem[],
  mails: readonly AgendaMail[],
  now: number,
): string[] {
  const plannings = mails.filter(({ kind }) => kind === 'planning');
  const words = user.agenda.filter(({ mails: on }) => on.includes('planning')).flatMap((one) => one.words);
  const faults: string[] = [];
  const expected = (from: string): string[] => {
    const last = later(from, planningDays - 1);
    return steady
      .filter((one) => one.words.some((word) => words.includes(word)))
      .filter(({ start }) => clockOf(start).slice(0, 10) >= from && clockOf(start).slice(0, 10) <= last)
      .map(({ meeting }) => String(meeting));
  };
  for (const { slot, plannedAt, text } of plannings) {
    const name = `planning of ${slot} for ${user.email}`;
    if (weekday(slot) !== user.calendar.weeklyDay) faults.push(`${name} is not on its day`);
    if (clockOf(plannedAt) < `${slot} ${user.calendar.time}`) faults.push(`${name} is too early`);
    const should = expected(clockOf(plannedAt).slice(0, 10));
    const shown = [...new Set([...text.matchAll(/Overleg-(\d+)-/g)].map(([, id]) => id!))];
    if (shown.toSorted().join() !== should.toSorted().join())
      faults.push(`${name} tells of ${shown.join(' ')} instead of ${should.join(' ')}`);
  }
  const slots = plannings.map(({ slot }) => slot);
  if (new Set(slots).size < slots.length) faults.push(`${user.email} has two plannings for one day`);
  const newest = newestSlot(user.calendar, now);
  // It was due if there was something to tell on every day on which it can have been made.
  const today = clockOf(now).slice(0, 10);
  let sure = words.length > 0;
  for (let date = newest; sure && date <= today; date = later(date, 1)) sure = expected(date).length > 0;
  if (sure && !slots.includes(newest)) faults.push(`${user.email} has no planning of ${newest}`);
  return faults;
}

/** The day of the newest weekly slot that has begun. */
function newestSlot({ time, weeklyDay }: User['calendar'], now: number): string {
  const [today, clock] = clockOf(now).split(' ') as [string, string];
  for (let back = 0; ; back++) {
    const date = later(today, -back);
    if (weekday(date) === weeklyDay && (back > 0 || clock >= time)) return date;
  }
}

/** A date so many days later. */
const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

const weekday = (date: string): number => new Date(date).getUTCDay() || 7;

/** What the text of a mail says of each meeting. */
function toldIn(text: string): Told[] {
  return text.split('\n\n').flatMap((block): Told[] => {
    const [head = '', about = '', ...rest] = block.split('\n').map((line) => line.trim());
    const meeting = /^[^:]+: Overleg-(\d+)-$/.exec(head)?.[1];
    if (meeting === undefined) return [];
    const changed = rest.join('\n');
    const from = /Plaats: Zaal (\d+)-(\d+) →/.exec(changed);
    const said = {
      meeting: Number(meeting),
      ...(from ? { from: versionIn(from) } : {}),
      to: versionIn(/Zaal (\d+)-(\d+)/.exec(about)!),
    };
    if (head.startsWith('Gaat niet door') || head.startsWith('Niet meer op de agenda')) {
      const status = head.startsWith('Gaat') ? 'cancelled' : 'withdrawn';
      return [{ ...said, status, isNew: !changed.includes('Status:'), saysDate: undefined }];
    }
    // Where it is known what came in its place, that is all it says.
    if (changed.includes('Verplaatst:'))
      return [{ ...said, status: 'moved', isNew: undefined, saysDate: undefined }];
    const saysDate = changed.includes('Datum:');
    // With a date it may be moved itself, or be what came in the place of another.
    const status = !head.startsWith('Verplaatst') ? 'planned' : saysDate ? undefined : 'moved';
    return [{ ...said, status, isNew: from === null, saysDate }];
  });
}

const versionIn = ([, meeting, version]: RegExpExecArray): Version => ({
  meeting: Number(meeting),
  version: Number(version),
});
