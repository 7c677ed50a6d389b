import { addDays, dayOf, type DayText, endOfDay, startOfDay } from 'contract/amsterdam';
import type { AgendaItem, AgendasResponse, searchAgendas } from 'contract/agendas';
import type { Parsed } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { asQueryError } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { nothingSearchable } from '#platform/errors.ts';
import type { DocumentStore, Hit, Search } from '#stores/documents/document-store.ts';
import { agendaSearchesOf } from './criteria.ts';
import { type AgendaPeriod, askedPeriod } from './period.ts';

interface Parts {
  documents: DocumentStore;
  clock: Clock;
}

type Asked = Pick<Parsed<typeof searchAgendas>, 'query' | 'body'>;

/**
 * The meetings a query finds in the dashboards the actor has, soonest first, within the days of the agenda
 * (specification §7, decisions 5.14, 8.3).
 * @throws EC-04 when no source fits period and filters
 */
export async function agendasOf(
  { documents, clock }: Parts,
  actor: Actor,
  { query: asked, body }: Asked,
): Promise<AgendasResponse> {
  const period = askedPeriod(asked, dayOf(clock.now().getTime()));
  const upTo = await documents.settled();
  const searches = agendaSearchesOf(actor, asked.query, body.sessionFilters).map((search): Search => ({
    ...search,
    filters: { ...search.filters, from: startOfDay(period.from), until: endOfDay(period.to) + 1 },
    seq: { upTo },
  }));
  if (searches.length === 0) throw nothingSearchable('errors.noMeetings', 'agenda');
  return asQueryError(asked.query, async () => {
    const { hits, total } =
      asked.origin === undefined
        ? await soonest(documents, searches, period, asked.limit)
        : await allOfOrigin(documents, searches, asked.origin);
    const data = hits
      .toSorted(
        (one, other) => startOf(one) - startOf(other) || (one.document.id < other.document.id ? -1 : 1),
      )
      .slice(0, asked.limit);
    return { data: data.map(agendaItem), countTotal: total, actions: { more: total > data.length } };
  });
}

interface Found {
  /** At least the soonest ones asked for, in any order. */
  hits: Hit[];
  /** Exact. */
  total: number;
}

/** Reads no more meetings than those of the first days that together have enough. */
async function soonest(
  documents: DocumentStore,
  searches: readonly Search[],
  { from, to }: AgendaPeriod,
  limit: number,
): Promise<Found> {
  const days: DayText[] = [];
  for (let day = from; day <= addDays(to, 1); day = addDays(day, 1)) days.push(day);
  const edges = days.map(startOfDay);
  const series = await Promise.all(searches.map((search) => documents.histogram(search, edges)));
  const counts = edges
    .slice(1)
    .map((_edge, index) => series.flat().reduce((sum, { counts }) => sum + counts[index]!, 0));
  let [until] = edges;
  let seen = 0;
  for (const [index, count] of counts.entries()) {
    if (seen >= limit) break;
    seen += count;
    until = edges[index + 1];
  }
  const hits = await everyHit(
    documents,
    searches.map((search) => ({ ...search, filters: { ...search.filters, until } })),
  );
  return { hits, total: counts.reduce((sum, count) => sum + count, 0) };
}

/** The store does not search by service, so all meetings of the period are read; a rare question. */
async function allOfOrigin(
  documents: DocumentStore,
  searches: readonly Search[],
  origin: string,
): Promise<Found> {
  const hits = (await everyHit(documents, searches)).filter(({ document }) => document.source === origin);
  return { hits, total: hits.length };
}

/** All meetings that any of the searches finds, in no order. */
export async function everyHit(
  documents: Pick<DocumentStore, 'search'>,
  searches: readonly Search[],
): Promise<Hit[]> {
  const found: Hit[] = [];
  for (const search of searches) {
    let after: { date: number; id: string } | undefined;
    for (;;) {
      const page = await documents.search(search, {
        size: limits.timelinePageSizeMax,
        ...(after ? { after } : {}),
      });
      found.push(...page.hits);
      const last = page.hits.at(-1)?.document;
      if (!page.more || !last) break;
      after = { date: last.date, id: last.id };
    }
  }
  return found;
}

/** When the meeting of a hit begins. */
export function startOf({ document }: Pick<Hit, 'document'>): number {
  return document.meeting?.start ?? document.date;
}

/** A meeting as lists show it; of one behind closed doors title and time only (decision 3.33). */
export function agendaItem(hit: Pick<Hit, 'document' | 'title'>): AgendaItem {
  const { document, title } = hit;
  const { meeting } = document;
  const closed = document.confidentiality === 'Besloten';
  return {
    id: document.id,
    domain: document.domain,
    origin: document.source,
    groupPath: document.groupPath,
    sourceType: document.sourceType,
    institution: document.institution,
    title,
    kind: meeting?.kind ?? 'committee',
    startTime: new Date(startOf(hit)).toISOString(),
    ...(meeting?.end === undefined ? {} : { endTime: new Date(meeting.end).toISOString() }),
    timeKnown: meeting?.timeKnown ?? document.timeKnown,
    approximate: meeting?.approximate ?? false,
    ...(closed || meeting?.place === undefined ? {} : { place: meeting.place }),
    status: meeting?.status ?? 'planned',
    committees: closed ? [] : document.committees,
    confidentiality: document.confidentiality,
    demo: document.demo,
  };
}
