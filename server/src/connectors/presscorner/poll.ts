import { isDay, type DayText } from 'contract/amsterdam';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { isMissed, orMissed, type Missed } from '../items/missed.ts';
import { allRows } from '../reading/all-rows.ts';
import { valueIn } from '../reading/answers.ts';
import { inBatches } from '../reading/batches.ts';
import { daysRead, sumOf } from '../reading/days-read.ts';
import { unlessGone } from '../reading/refusals.ts';
import { ListRow, readPage } from './rows.ts';

/** One release: its rows in the lists of each language, and itself in one of them where the service has it. */
export interface PressRaw extends Partial<Missed> {
  /** `?` for a row without one. */
  reference: string;
  rows: unknown[];
  detail?: unknown;
}

/** Languages of titles, in the order in which the text is preferred (decision 3.12, as with EUR-Lex). */
const languages = ['en', 'fr', 'nl', 'de'] as const;
const pageSize = 100;
/** Releases and their translations can appear so many days late. */
const overlap = 7;

/**
 * Releases by the day they are of, some at a time, from a week before the cursor: the lists of four languages name
 * them, and each that is new or is told otherwise since is asked for by itself.
 * @throws SourceFault
 */
export async function* pollReleases(
  service: Service,
  since: Cursor | undefined,
  today: DayText,
): AsyncGenerator<Batch<PressRaw>> {
  const days = daysRead(since, today, overlap);
  for (const { from, to } of days.stretches()) {
    const { releases, nameless } = await listReleases(service, from, to);
    if (nameless.length) yield { raw: nameless, cursor: days.cursor() };
    const fresh = [...releases].filter(([reference, rows]) => days.isToRead(reference, sumOfRows(rows)));
    let remaining = fresh.length;
    const asked = async function* (): AsyncGenerator<PressRaw> {
      for (const [reference, rows] of fresh) {
        remaining--;
        const listed = { reference, rows };
        const release = await orMissed(() => fetchRelease(service, listed), service.request.signal);
        const lacking = !isMissed(release) && release.detail === undefined;
        days.mark(reference, { day: dayIn(rows) ?? to, sum: sumOfRows(rows) }, lacking);
        yield { ...listed, ...release };
      }
    };
    for await (const raw of inBatches(asked())) yield { raw, cursor: days.cursor(), remaining };
    days.reach(to);
    yield { raw: [], cursor: days.cursor(), remaining: 0 };
  }
}

/** The rows of every release of some days, by its reference; rows without one are told apart. */
async function listReleases(
  service: Service,
  from: DayText,
  to: DayText,
): Promise<{ releases: Map<string, unknown[]>; nameless: PressRaw[] }> {
  const releases = new Map<string, unknown[]>();
  const nameless: PressRaw[] = [];
  for (const language of languages) {
    for (const row of await listRows(service, language, from, to)) {
      const reference = valueIn(row, 'refCode').trim();
      if (reference === '?') nameless.push({ reference, rows: [row] });
      else releases.set(reference, [...(releases.get(reference) ?? []), row]);
    }
  }
  return { releases, nameless };
}

function listRows(service: Service, language: string, from: DayText, to: DayText): Promise<unknown[]> {
  const query = { language, datefrom: compact(from), dateto: compact(to), pagesize: String(pageSize) };
  const pageAt = (page: number) =>
    addressOf(service, `api/search?${new URLSearchParams({ ...query, pagenumber: String(page + 1) })}`);
  return allRows(pageAt, readPage, service.request);
}

/** A release with itself in the language of its text; some are listed that the service does not have. @throws SourceFault */
export async function fetchRelease(
  service: Service,
  { reference, rows }: Pick<PressRaw, 'reference' | 'rows'>,
): Promise<PressRaw> {
  const query = new URLSearchParams({ reference, language: textLanguage(rows) });
  const url = addressOf(service, `api/documents?${query}`);
  const detail = await unlessGone(fetchSourceJson(url, service.request), [404, 410]);
  return { reference, rows, ...(detail === undefined ? {} : { detail }) };
}

/** The language in which a release is read: English, French, Dutch or German, or the one that it is in alone. */
export function textLanguage(rows: readonly unknown[]): string {
  const found = rows.flatMap((row) => ListRow.safeParse(row).data?.languageCode ?? []);
  return languages.find((one) => found.includes(one)) ?? found[0] ?? 'en';
}

function dayIn(rows: readonly unknown[]): DayText | undefined {
  return rows.map((row) => valueIn(row, 'eventDate').slice(0, 10)).find(isDay);
}

/** What a correction or a translation changes in the lists. */
const listed = ['languageCode', 'eventDate', 'title', 'leadText'];

const sumOfRows = (rows: readonly unknown[]) =>
  sumOf(rows.map((row) => listed.map((name) => valueIn(row, name))));

/** Days are asked for as `03022031`. */
const compact = (day: DayText) => day.split('-').toReversed().join('');

const addressOf = ({ baseUrl }: Service, path: string) => new URL(path, baseUrl).href;
