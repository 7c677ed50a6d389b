import { epTermOf } from '../reading/ep-terms.ts';
import { fetchFile, type FetchedFile, type Outage } from '../reading/files.ts';
import { unlessGone } from '../reading/refusals.ts';
import { fetchCommitteeMeetings } from './committee-meetings.ts';
import type { Contexts } from './contexts.ts';
import type { List } from './list-names.ts';
import { emptyContext, type EuroparlRaw } from './raw.ts';
import { summariesOf, summaryPath } from './read-summary.ts';
import { identifierOf, innerWorks } from './read-work.ts';
import { lastPart, Work } from './rows.ts';
import { fetchAll, fetchDetail, type Identified, type Service } from './service.ts';
import { readElsewhere, typeOf } from './types.ts';
import { versionOf } from './versions.ts';

/** What a poll asks with. */
export interface Asking {
  service: Service;
  contexts: Contexts;
  outage: Outage;
  /** When the poll began, epoch milliseconds. */
  now: number;
  /** Day before which meetings of committees are passed over; absent, none are. */
  meetingsFrom?: string;
}

/**
 * What belongs to an id of a list: its answer, names behind its ids, and its files. Nothing when the service
 * does not have it, which happens to ids its own lists name.
 * @throws SourceFault
 */
export async function fetchRaws(
  { service, contexts, outage, now, meetingsFrom }: Asking,
  list: List,
  id: string,
): Promise<EuroparlRaw[]> {
  if (list === 'committee-meetings') return fetchCommitteeMeetings(service, id, now, meetingsFrom);
  // Feeds also name documents that stand in another list; all documents have a common one.
  const row =
    (await fetchDetail(service, `${list}/${id}`)) ??
    (isOfWorks(list) ? await fetchDetail(service, `documents/${id}`) : undefined);
  // What a list names but the service does not have is not there yet.
  if (!row) return [];
  if (list === 'meetings') {
    const items = await partsOf(service, `meetings/${id}/activities`);
    const foreseen = items.length ? [] : await partsOf(service, `meetings/${id}/foreseen-activities`);
    const sitting: EuroparlRaw = { kind: 'sitting', row, items, foreseen, context: emptyContext() };
    if (items.length === 0) return [sitting];
    const day = id.slice('MTG-PL-'.length);
    const rows = await partsOf(service, 'speeches', {
      'sitting-date': day,
      'sitting-date-end': day,
      'include-output': 'xml_fragment',
    });
    if (rows.length === 0) return [sitting];
    // Speeches do not tell their term, by whose list members are named at once.
    const context = await contexts.of([...rows, `org/ep-${epTermOf(day)}`]);
    return [sitting, { kind: 'debates', rows, context }];
  }
  const context = await contexts.of(row);
  if (list === 'procedures') {
    const reference = encodeURIComponent(contexts.remember(row));
    const page = await fetchPageOf(service, `oeil/en/procedure-file?reference=${reference}`);
    const raws: EuroparlRaw[] = [{ kind: 'procedure', row, page, context }];
    const summaries = 'bytes' in page ? summariesOf(new TextDecoder().decode(page.bytes)) : [];
    for (const summary of summaries) {
      raws.push({ kind: 'summary', id: summary, page: await fetchPageOf(service, summaryPath(summary)) });
    }
    return raws;
  }
  return [{ kind: 'work', row, context, files: await filesOf(service, row, outage) }];
}

/** A page of the Observatory, which stops nothing when it is down: the answers stand without it. */
function fetchPageOf(service: Service, path: string): Promise<FetchedFile> {
  const url = new URL(path, service.pagesUrl).href;
  return fetchFile(url, { mimeType: 'text/html', fileName: url }, service.request, { files: 0 });
}

/** What belongs to a thing; none where the service says that it has none (404). */
async function partsOf(
  service: Service,
  path: string,
  search: Record<string, string> = {},
): Promise<Identified[]> {
  return (await unlessGone(fetchAll(service, path, search))) ?? [];
}

function isOfWorks(list: List): boolean {
  return list !== 'procedures' && list !== 'meetings';
}

/** Texts of a document and of those written out inside it. */
async function filesOf(service: Service, row: unknown, outage: Outage) {
  const files: Extract<EuroparlRaw, { kind: 'work' }>['files'] = {};
  const work = Work.safeParse(row);
  if (!work.success || (typeOf(work.data.work_type) ?? '') in readElsewhere) return files;
  for (const one of [work.data, ...innerWorks(work.data)]) {
    const version = versionOf(one.is_realized_by);
    if (!version) continue;
    const address = new URL(version.path, service.baseUrl).href;
    const fileName = lastPart(version.path);
    files[identifierOf(one)] = await fetchFile(
      address,
      { mimeType: version.mimeType, fileName },
      service.request,
      outage,
    );
  }
  return files;
}

/**
 * Members and bodies of today, for their names.
 * @throws SourceFault
 */
export async function fetchNames(service: Service): Promise<EuroparlRaw> {
  const members = await fetchAll(service, 'meps/show-current');
  const bodies = await fetchAll(service, 'corporate-bodies/show-current');
  return { kind: 'names', members, bodies };
}
