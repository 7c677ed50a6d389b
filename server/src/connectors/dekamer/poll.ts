import { dayOf, type DayText } from 'contract/amsterdam';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor } from '../connector.ts';
import { isMissed, orMissed } from '../items/missed.ts';
import { decodeWestern } from '../reading/western-text.ts';
import type { Outage } from '../reading/files.ts';
import { readNumericDay } from '../reading/written-days.ts';
import { readDossierPage } from './dossier/dossier-page.ts';
import { dossierBatches, fetchDossier, storyHash } from './dossier/fetch-dossier.ts';
import { fetchPageAgain } from './fetch-again.ts';
import { dossierUrl, legislatureOn, newestLegislature } from './numbers.ts';
import { parsePage } from './page.ts';
import type { DekamerRaw, Page } from './raws.ts';
import { readMemberList, type ListedMember } from './read-members.ts';
import { blocksOf } from './report/blocks.ts';
import { readHead } from './report/head.ts';
import { reportUrl, type ReportPlace } from './report/report-key.ts';
import { firstNumberSince, walkSeries, type Found, type Place } from './series.ts';
import { fetchPage, hashOf, Seen, type Service } from './service.ts';

/** Dossiers of the page of recent documents whose state is remembered. */
const seenDossiers = 400;
/** Members whose own page is looked at in one poll, in turn. */
const membersAtOnce = 5;

/** The cursor from which the reports and dossiers since an instant are read, each series from its first number then. */
export function cursorAt(since: number): Cursor {
  const day = dayOf(since);
  return { legislature: legislatureOn(day), since: day };
}

/**
 * The members, the new reports of the plenary and the committees, and the dossiers: new numbers counted up, and
 * those on the page of recent documents that have changed (SOURCES.md §1, Incremental sync). The shape of the
 * page of recent documents is not documented: only the numbers of dossiers in its links are used.
 * @throws SourceFault
 */
export async function* pollDekamer(
  service: Service,
  since: Cursor | undefined,
): AsyncGenerator<Batch<DekamerRaw>> {
  const cursor: Record<string, Cursor[string]> = { legislature: newestLegislature, ...since };
  const outage: Outage = { files: 0 };
  for (;;) {
    const legislature = Number(cursor['legislature']);
    const listUrl = memberListUrl(service, legislature);
    const list = await fetchPage(service, listUrl);
    if (!list) throw new SourceFault('shape', { url: listUrl, detail: 'no list of members' });
    const members = readMemberList(list, listUrl);
    yield* pollMembers(service, legislature, list, members, cursor);
    for (const kind of ['plenary', 'committee'] as const) {
      yield* pollReports(service, { legislature, kind }, members, cursor);
    }
    yield* pollDossiers(service, legislature, cursor, outage);
    delete cursor['since'];
    const next = { legislature: legislature + 1, kind: 'plenary', number: 1 } as const;
    if (!(await fetchPage(service, reportUrl(service.site, next)))) break;
    for (const key of Object.keys(cursor)) delete cursor[key];
    cursor['legislature'] = next.legislature;
    yield { raw: [], cursor: { ...cursor } };
  }
  yield { raw: [], cursor: { ...cursor }, remaining: 0 };
}

function memberListUrl({ site }: Service, legislature: number): string {
  const today = legislature >= newestLegislature ? 'y' : 'n';
  const inner = `cvlist54.cfm?legis=${legislature}&today=${today}`;
  return new URL(`/kvvcr/showpage.cfm?section=/depute&language=nl&cfm=${inner}`, site).href;
}

/** The list when it has changed; then some members each poll, with what the open data say about them. */
async function* pollMembers(
  service: Service,
  legislature: number,
  list: Uint8Array,
  members: readonly ListedMember[],
  cursor: Record<string, Cursor[string]>,
): AsyncGenerator<Batch<DekamerRaw>> {
  const hash = hashOf(JSON.stringify(members));
  if (cursor['members'] !== hash) {
    cursor['members'] = hash;
    yield {
      raw: [{ kind: 'members', url: memberListUrl(service, legislature), bytes: list }],
      cursor: { ...cursor },
    };
  }
  const start = Number(cursor['memberAt'] ?? 0) % members.length;
  const raw: DekamerRaw[] = [];
  for (const { key } of members.slice(start, start + membersAtOnce)) {
    const inner = `cvview54.cfm?key=${key}&lactivity=${legislature}`;
    const url = new URL(`/kvvcr/showpage.cfm?section=/depute&language=nl&cfm=${inner}`, service.site).href;
    raw.push(...(await rawsOrMissed(service, { kind: 'member', url })));
    if (!/^\d+$/.test(key)) continue;
    const actor = new URL(`/v0/actr/${Number(key)}`, service.openData).href;
    raw.push(await fetchActor(service, actor));
  }
  cursor['memberAt'] = start + membersAtOnce >= members.length ? 0 : start + membersAtOnce;
  yield { raw, cursor: { ...cursor } };
}

async function fetchActor({ request }: Service, url: string): Promise<DekamerRaw> {
  try {
    return { kind: 'actor', url, body: await fetchSourceJson(url, { ...request, retries: 0 }) };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    return { kind: 'absent', url, reason: error.message };
  }
}

async function* pollReports(
  service: Service,
  of: Pick<ReportPlace, 'legislature' | 'kind'>,
  members: readonly ListedMember[],
  cursor: Record<string, Cursor[string]>,
): AsyncGenerator<Batch<DekamerRaw>> {
  const fetchNumber = (number: number) => fetchPage(service, reportUrl(service.site, { ...of, number }));
  const groups = members.map(({ name, party }) => ({ name, ...(party ? { party } : {}) }));
  const dayOfReport = async (number: number) => {
    const bytes = await fetchNumber(number);
    return bytes && readHead(blocksOf(parsePage(bytes, reportUrl(service.site, { ...of, number }))))?.day;
  };
  const place = await placeOf(cursor, of.kind, dayOfReport);
  let newest: Found | undefined;
  const ask = (number: number) => orMissed(() => fetchNumber(number), service.request.signal);
  for await (const found of walkSeries(place, ask)) {
    keepPlace(cursor, of.kind, place);
    const report = { kind: 'report', place: { ...of, number: found.number }, members: groups } as const;
    if (isMissed(found)) {
      yield { raw: [{ kind: 'missed', page: report, missed: found.missed }], cursor: { ...cursor } };
      continue;
    }
    if (of.kind === 'plenary' && found.number === place.next - 1) newest = found;
    yield { raw: [{ ...report, bytes: found.bytes }], cursor: { ...cursor } };
  }
  keepPlace(cursor, of.kind, place);
  if (!newest) return;
  const { number, bytes } = newest;
  yield { raw: [{ kind: 'next', place: { ...of, number }, bytes }], cursor: { ...cursor } };
}

async function placeOf(
  cursor: Record<string, Cursor[string]>,
  series: string,
  dayOfNumber: (number: number) => Promise<DayText | undefined>,
): Promise<Place> {
  const known = cursor[`${series}Next`];
  const since = cursor['since'];
  const next =
    known !== undefined
      ? Number(known)
      : typeof since === 'string'
        ? await firstNumberSince(since, dayOfNumber)
        : 1;
  return {
    first: Number(cursor[`${series}First`] ?? next),
    next,
    seen: cursor[`${series}Seen`],
    again: Number(cursor[`${series}Again`] ?? 0),
  };
}

function keepPlace(cursor: Record<string, Cursor[string]>, series: string, place: Place): void {
  Object.assign(cursor, placeInCursor(series, place));
}

function placeInCursor(series: string, { first, next, seen, again }: Place): Record<string, Cursor[string]> {
  return {
    [`${series}First`]: first,
    [`${series}Next`]: next,
    [`${series}Seen`]: seen,
    [`${series}Again`]: again,
  };
}

async function* pollDossiers(
  service: Service,
  legislature: number,
  cursor: Record<string, Cursor[string]>,
  outage: Outage,
): AsyncGenerator<Batch<DekamerRaw>> {
  const fetchNumber = (number: number) => fetchDossier(service, legislature, number);
  const dayOfDossier = async (number: number) => {
    const bytes = await fetchNumber(number);
    const url = dossierUrl(service.site, legislature, number);
    const day = bytes && readDossierPage(parsePage(bytes, url), url).documents[0]?.day;
    return day ? readNumericDay(day) : undefined;
  };
  const place = await placeOf(cursor, 'dossier', dayOfDossier);
  const read = new Set<number>();
  let before = placeInCursor('dossier', place);
  const ask = (number: number) => orMissed(() => fetchNumber(number), service.request.signal);
  const pageOf = (number: number) => ({ kind: 'dossier', legislature, number }) as const;
  for await (const found of walkSeries(place, ask, storyHash)) {
    keepPlace(cursor, 'dossier', place);
    read.add(found.number);
    if (isMissed(found)) {
      const { number, missed } = found;
      yield { raw: [{ kind: 'missed', page: pageOf(number), missed }], cursor: { ...cursor } };
    } else yield* dossierBatches(service, legislature, found, cursor, before, outage);
    before = placeInCursor('dossier', place);
  }
  keepPlace(cursor, 'dossier', place);
  const recentUrl = new URL(
    '/kvvcr/showpage.cfm?section=/flwb/recent&language=nl&cfm=/site/wwwcfm/flwb/LastDocument.cfm',
    service.site,
  ).href;
  const recentPage = await fetchPage(service, recentUrl);
  if (!recentPage) throw new SourceFault('shape', { url: recentUrl, detail: 'no page of recent documents' });
  parsePage(recentPage, recentUrl);
  const seen = new Seen(cursor['recentSeen'], seenDossiers);
  for (const number of recentDossiers(decodeWestern(recentPage), legislature)) {
    if (read.has(number)) continue;
    const bytes = await ask(number);
    if (isMissed(bytes))
      yield { raw: [{ kind: 'missed', page: pageOf(number), ...bytes }], cursor: { ...cursor } };
    if (!bytes || isMissed(bytes)) continue;
    const hash = storyHash(bytes);
    if (seen.hash(number) === hash) continue;
    seen.keep(number, hash);
    const unread = { recentSeen: cursor['recentSeen'] ?? null };
    cursor['recentSeen'] = seen.kept();
    yield* dossierBatches(service, legislature, { number, bytes }, cursor, unread, outage);
  }
}

async function rawsOrMissed(service: Service, page: Page): Promise<DekamerRaw[]> {
  const raws = await orMissed(() => fetchPageAgain(service, page), service.request.signal);
  return isMissed(raws) ? [{ kind: 'missed', page, ...raws }] : raws;
}

/** Dossiers of a legislature in the links of a page, each once, in its order. */
function recentDossiers(page: string, legislature: number): number[] {
  const links = new RegExp(
    `legislat=${legislature}&(?:amp;)?dossierID=(\\d{1,4})|/FLWB/PDF/${legislature}/(\\d{4})/`,
    'g',
  );
  return [...new Set([...page.matchAll(links)].map(([, first, second]) => Number(first ?? second)))];
}
