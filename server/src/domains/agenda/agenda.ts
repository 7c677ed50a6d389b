import { addDays, dayOf, type DayText, endOfDay, startOfDay } from 'contract/amsterdam';
import type { AgendaItem, AgendasResponse, searchAgendas } from 'contract/agendas';
import { dashboards, DomainId, domainIds } from 'contract/dashboards';
import type { Parsed } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { parseQuery } from 'contract/query/parse';
import { groupings, sourceNode } from 'contract/sources';
import { asQueryError } from '#domains/timeline/index.ts';
import { type Actor, mayReadDomain, scopeOf } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { invalidInput, invalidQuery, nothingSearchable } from '#platform/errors.ts';
import type { DocumentStore, Hit, Search } from '#stores/documents/document-store.ts';
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
  const searches = chosenNodes(body.sessionFilters, actor).map(([domain, groupPaths]): Search => ({
    query: treeOf(asked.query, domain),
    scope: scopeOf(actor),
    filters: {
      domain,
      from: startOfDay(period.from),
      until: endOfDay(period.to) + 1,
      groupPaths,
      committees: [],
      stakeholders: [],
      topics: [],
      kind: 'meeting',
    },
    metadataField: 'metadata',
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

/** The nodes to search per dashboard the actor has; an empty list of nodes means all of the dashboard. */
function chosenNodes(sessionFilters: readonly string[], actor: Actor): [DomainId, string[]][] {
  const allowed = domainIds.filter((domain) => mayReadDomain(actor, domain));
  if (sessionFilters.length === 0) return allowed.map((domain) => [domain, []]);
  const chosen = new Map<DomainId, string[]>();
  const whole = new Set<DomainId>();
  for (const filter of sessionFilters) {
    const [name, path] = filter.split(':', 2);
    const domain = DomainId.safeParse(name).data;
    if (domain === undefined || (path !== undefined && !sourceNode(groupings[domain], path))) {
      throw invalidInput('errors.unknownGroup', 'body.sessionFilters', { name: filter });
    }
    if (path === undefined) whole.add(domain);
    chosen.set(domain, [...(chosen.get(domain) ?? []), ...(path === undefined ? [] : [path])]);
  }
  return [...chosen]
    .filter(([domain]) => allowed.includes(domain))
    .map(([domain, paths]) => [domain, whole.has(domain) ? [] : paths]);
}

function treeOf(query: string, domain: DomainId): Search['query'] {
  const parsed = parseQuery(query, dashboards[domain].languages);
  if (parsed.error) throw invalidQuery(parsed.error);
  return parsed.tree;
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
  let enough = 0;
  let seen = 0;
  while (enough < counts.length && seen < limit) seen += counts[enough++]!;
  const until = edges[enough]!;
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

async function everyHit(documents: DocumentStore, searches: readonly Search[]): Promise<Hit[]> {
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

function startOf({ document }: Hit): number {
  return document.meeting?.start ?? document.date;
}

function agendaItem(hit: Hit): AgendaItem {
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
