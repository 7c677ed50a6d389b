import { createHash } from 'node:crypto';
import { dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import type { AgendaItem, AgendasResponse, searchAgendas } from 'contract/agendas';
import type { Parsed } from 'contract/endpoint';
import { nodeOf } from 'contract/sources';
import { recentWas } from '#domains/meetings/index.ts';
import { asQueryError, type Mark, Position, type Stamps } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { nothingSearchable } from '#platform/errors.ts';
import type { DocumentStore, Hit, Search } from '#stores/documents/document-store.ts';
import { kindOf, standingOf } from '#stores/documents/meeting-facts.ts';
import { countsOf, type Tallied } from './counts.ts';
import { agendaPlan, type AgendaSearch } from './criteria.ts';
import { type AgendaPeriod, askedPeriod, edgesOf } from './period.ts';
import { soonest } from './soonest.ts';

export interface Parts {
  documents: DocumentStore;
  clock: Clock;
  stamps: Stamps;
}

type Asked = Pick<Parsed<typeof searchAgendas>, 'query' | 'body'>;

/**
 * A page of the meetings of period, query and filters in the dashboards the actor has, soonest first, with what each
 * filter would find (specification §7, decisions 5.14, 8.3, 10.3).
 * @throws EC-04 when no source fits period and filters
 */
export async function agendasOf(
  { documents, clock, stamps }: Parts,
  actor: Actor,
  { query: asked, body: { sessionFilters } }: Asked,
): Promise<AgendasResponse> {
  const period = askedPeriod(asked, dayOf(clock.now().getTime()));
  const plan = agendaPlan(actor, { ...asked, sessionFilters });
  if (!plan.some(isFound)) throw nothingSearchable('errors.noMeetings', 'agenda');
  const fingerprint = fingerprintOf(asked, sessionFilters);
  const after = asked.searchAfter
    ? stamps.read(Position, asked.searchAfter, fingerprint, 'query.searchAfter')
    : undefined;
  const upTo = after?.upTo ?? (await documents.settled());
  // Of the millisecond in which the page before ended some were on it.
  const edges = edgesOf(period, after ? [after.date, after.date + 1] : []);
  return asQueryError(asked.query, async () => {
    const tallied = await Promise.all(
      plan
        .filter((one) => isFound(one) || !after)
        .map(async (one): Promise<Tallied> => {
          const search = during(one.search, period, upTo);
          return { ...one, search, tally: await documents.tally(search, edges) };
        }),
    );
    const found = tallied.filter(isFound);
    const hits = await soonest(documents, found, edges, asked.limit + 1, after);
    const data = hits.slice(0, asked.limit);
    const last = data.at(-1)?.document;
    const more = hits.length > data.length;
    return {
      data: data.map((hit) => agendaItem(hit, clock.now().getTime())),
      countTotal: found.reduce((sum, { tally }) => sum + tally.total, 0),
      ...(after
        ? {}
        : {
            counts: countsOf(tallied, sessionFilters),
            newSince: stamps.write({ seenUpTo: upTo } satisfies Mark, fingerprint),
          }),
      ...(more && last
        ? { searchMoreAfter: stamps.write({ date: last.date, id: last.id, upTo }, fingerprint) }
        : {}),
      actions: { more },
    };
  });
}

function isFound({ countFor }: AgendaSearch): boolean {
  return countFor === 'all';
}

/** Everything that decides which meetings are found; the page size may differ. */
function fingerprintOf(
  { query, startDate, endDate, origin }: Asked['query'],
  sessionFilters: readonly string[],
): string {
  const deciding = ['agenda', query, startDate, endDate, origin, sessionFilters.toSorted()];
  return createHash('sha256').update(JSON.stringify(deciding)).digest('base64url').slice(0, 22);
}

function during(search: Search, { from, to }: AgendaPeriod, upTo: number): Search {
  const days = { from: startOfDay(from), until: endOfDay(to) + 1 };
  return { ...search, filters: { ...search.filters, ...days }, seq: { upTo } };
}

/** When the meeting of a hit begins. */
export function startOf({ document }: Pick<Hit, 'document'>): number {
  return document.meeting?.start ?? document.date;
}

/**
 * A meeting as lists show it; of one behind closed doors title and time only (decision 3.33).
 * @param now epoch milliseconds, by which a change is news
 */
export function agendaItem(hit: Pick<Hit, 'document' | 'title' | 'marks'>, now: number): AgendaItem {
  const { document, title } = hit;
  const { meeting } = document;
  const closed = document.confidentiality === 'Besloten';
  const was = recentWas(document, now);
  const points = closed ? [] : (meeting?.agendaItems ?? []);
  return {
    id: document.id,
    domain: document.domain,
    origin: document.source,
    groupPath: nodeOf(document),
    sourceType: document.sourceType,
    institution: document.institution,
    title,
    kind: kindOf(document),
    startTime: new Date(startOf(hit)).toISOString(),
    ...(meeting?.end === undefined ? {} : { endTime: new Date(meeting.end).toISOString() }),
    timeKnown: meeting?.timeKnown ?? document.timeKnown,
    approximate: meeting?.approximate ?? false,
    ...(meeting?.sourceTimes ? { sourceTimes: meeting.sourceTimes } : {}),
    ...(closed || meeting?.place === undefined ? {} : { place: meeting.place }),
    status: meeting?.status ?? 'planned',
    state: standingOf(document),
    ...(was ? { was } : {}),
    committees: closed ? [] : document.committees,
    points: points.length,
    documents: new Set(points.flatMap(({ confidential, documentIds }) => (confidential ? [] : documentIds)))
      .size,
    hits: closed ? 0 : hit.marks,
    confidentiality: document.confidentiality,
    demo: document.demo,
  };
}
