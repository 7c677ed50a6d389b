import { z } from 'zod';
import { dayOf } from 'contract/amsterdam';
import { fetchSourceJson, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../../connector.ts';
import { isMissed, type Missed, orMissed } from '../../items/missed.ts';
import { Remembered } from '../../reading/cursors.ts';
import { readCompactDay } from '../../reading/written-days.ts';
import { legislatureOn, newestLegislature } from '../numbers.ts';
import { hashOf } from '../service.ts';
import { questionName } from './read-question.ts';

/** One answer about one question as it came, or that it could not be had. */
export interface QuestionRaw extends Partial<Missed> {
  url: string;
  body?: unknown;
}

const ListRow = z.object({ SDOCNAME: z.string(), STATUSQ: z.string().nullish() });
const ListAnswer = z.object({ total: z.number(), items: z.array(ListRow) });
type ListRow = z.infer<typeof ListRow>;
const Put = z.object({ items: z.array(z.object({ DEPOTDAT: z.string() })) });

/** Questions stored between two steps of the cursor. */
const batchRaws = 50;
/** One question a second: the service has no lists with whole questions. */
const pace = 1_000;

/** A legislature with the hash of each bulletin that is stored, and the day from which a back-fill reads it. */
const QuestionsCursor = z.object({
  legislature: z.number().default(newestLegislature),
  bulletins: Remembered,
  since: z.string().optional(),
});

/** The cursor from which the questions put since an instant are read. */
export function cursorAt(since: number): Cursor {
  const day = dayOf(since);
  return { legislature: legislatureOn(day), since: day };
}

/**
 * Walks the list of a legislature's questions and asks for those of every bulletin whose questions or their
 * states are not as they were; the cursor keeps one hash for each bulletin. Questions without a bulletin
 * make a group of their own. The list has no order and no stamps to go by (SOURCES.md §2, List).
 * @throws SourceFault
 */
export async function* pollQuestions(
  service: Service,
  since: Cursor | undefined,
): AsyncGenerator<Batch<QuestionRaw>> {
  let { legislature, bulletins: hashes, since: from } = QuestionsCursor.parse(since ?? {});
  const cursor = (): Cursor => ({
    legislature,
    bulletins: Object.fromEntries(hashes),
    ...(from === undefined ? {} : { since: from }),
  });
  for (;;) {
    const groups = groupsOf(await wholeList(service, legislature));
    let older = false;
    let remaining = [...groups.values()].reduce((sum, rows) => sum + rows.length, 0);
    for (const [bulletin, rows] of groups) {
      remaining -= rows.length;
      const hash = hashOf(rows.map(({ SDOCNAME, STATUSQ }) => `${SDOCNAME} ${STATUSQ}`).join('\n'));
      if (hashes.get(bulletin) === hash) continue;
      let raw: QuestionRaw[] = [];
      let kept = 0;
      for (const { SDOCNAME } of older ? [] : rows) {
        if (from !== undefined && endsBefore(SDOCNAME, from)) continue;
        const url = new URL(`/v0/qrva/${encodeURIComponent(SDOCNAME)}`, service.baseUrl).href;
        const question = await orMissed(() => fetchQuestion(url, service.request), service.request.signal);
        if (from !== undefined && !isMissed(question) && putBefore(question.body, from)) continue;
        raw.push({ url, ...question });
        kept++;
        // What is missed is given at once, so that an outage is seen early.
        if (raw.length < batchRaws && !isMissed(question)) continue;
        yield { raw, cursor: cursor(), remaining: remaining + rows.length };
        raw = [];
      }
      hashes.set(bulletin, hash);
      // A back-fill ends at the first bulletin that has nothing of its days; those behind it are older still.
      if (from !== undefined && bulletin !== 'none' && kept === 0) older = true;
      yield { raw, cursor: cursor(), remaining };
    }
    from = undefined;
    const next = await listPage(service, legislature + 1, 0);
    if (next.total === 0) break;
    legislature++;
    hashes = new Map();
  }
  yield { raw: [], cursor: cursor(), remaining: 0 };
}

/** The answer about one question. @throws SourceFault */
export async function fetchQuestion(url: string, request: SourceRequest): Promise<QuestionRaw> {
  return { url, body: await fetchSourceJson(url, { interval: pace, ...request }) };
}

/** Questions by their bulletin, the newest first; those without one before all. */
function groupsOf(rows: readonly ListRow[]): Map<string, ListRow[]> {
  const groups = new Map<string, ListRow[]>();
  for (const row of rows) {
    const bulletin = questionName(row.SDOCNAME)?.bulletin || 'none';
    groups.set(bulletin, [...(groups.get(bulletin) ?? []), row]);
  }
  const newest = (bulletin: string) => (bulletin === 'none' ? Infinity : Number(bulletin.slice(1)));
  for (const list of groups.values()) list.sort((a, b) => (a.SDOCNAME < b.SDOCNAME ? -1 : 1));
  return new Map([...groups].sort(([a], [b]) => newest(b) - newest(a) || 0));
}

async function wholeList(service: Service, legislature: number): Promise<ListRow[]> {
  const rows = new Map<string, ListRow>();
  for (let start = 0; ;) {
    const { total, items, url } = await listPage(service, legislature, start);
    const known = rows.size;
    for (const row of items) rows.set(row.SDOCNAME, row);
    start += items.length;
    if (start >= total) return [...rows.values()];
    if (rows.size === known) {
      throw new SourceFault('shape', { url, detail: `no new questions from ${start} of ${total}` });
    }
  }
}

async function listPage(service: Service, legislature: number, start: number) {
  const url = new URL(`/v0/qrva?leg=${legislature}&start=${start}`, service.baseUrl).href;
  const parsed = ListAnswer.safeParse(await fetchSourceJson(url, { interval: pace, ...service.request }));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SourceFault('shape', { url, detail: `${issue?.path.join('.')}: ${issue?.message}` });
  }
  return { ...parsed.data, url };
}

/** A docname starts with the two years of its session, such as 2016 and 2017. */
function endsBefore(sdocname: string, day: string): boolean {
  const ends = questionName(sdocname)?.docname.slice(4, 8) ?? '';
  return /^20\d\d$/.test(ends) && ends < day.slice(0, 4);
}

function putBefore(body: unknown, day: string): boolean {
  const parsed = Put.safeParse(body);
  const put = parsed.success ? readCompactDay(parsed.data.items[0]?.DEPOTDAT ?? '') : undefined;
  return put !== undefined && put < day;
}
