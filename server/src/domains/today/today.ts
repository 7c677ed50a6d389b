import { addDays, dayOf, type DayText, endOfDay, startOfDay } from 'contract/amsterdam';
import { dashboards, type DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { hasModule } from 'contract/modules';
import { everything } from 'contract/query/tree';
import { treeOf, sourceNode } from 'contract/sources';
import type { MeetingsOfDay, NewKind, TodayRequest, TodayResponse } from 'contract/today';
import { agendaItem, startOf } from '#domains/agenda/index.ts';
import { timelineItem } from '#domains/timeline/index.ts';
import { type Actor, scopeOf } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { invalidInput } from '#platform/errors.ts';
import type { DocumentStore, Hit, Search } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { searchesWithNews } from './searches.ts';
import { newFrom } from './since.ts';
import { touchedMeetings } from './touching.ts';

export interface Parts {
  db: PeopleStore;
  documents: DocumentStore;
  clock: Clock;
}

/** In the order the screen has them, where the numbers leave it open. */
const families = ['letter', 'question', 'motion', 'debate', 'law', 'agenda', 'media', 'other'] as const;

/**
 * What is new on a dashboard, within what the actor's modules allow (decision 10.2). New is a document dated since
 * the visit before; what is dated ahead is not.
 * @throws EC-02 for contexts on a dashboard that has none
 */
export async function todayOf(
  { db, documents, clock }: Parts,
  actor: Actor,
  { groupingName: domain, since, contexts }: TodayRequest,
): Promise<TodayResponse> {
  if (contexts.length > 0 && !dashboards[domain].contextRequired)
    throw invalidInput('refusals.contextNotHere', 'body.contexts');
  const now = clock.now().getTime();
  const from = newFrom(since === undefined ? undefined : Date.parse(since), now);
  const until = endOfDay(dayOf(now)) + 1;
  const search = everythingOf(actor, domain, { from, until, kind: 'document' });
  const inContexts: Search = {
    ...search,
    filters: { ...search.filters, contexts: { codes: contexts, minimum: limits.defaultMinimalMatch } },
  };
  const [countTotal, countInContexts, kinds, meetings, searches] = await Promise.all([
    documents.count(search),
    contexts.length > 0 ? documents.count(inContexts) : undefined,
    kindsOf(documents, contexts.length > 0 ? inContexts : search, [from, until]),
    hasModule(actor.modules, 'agenda')
      ? meetingsOf({ db, documents, clock }, actor, domain, dayOf(now))
      : undefined,
    searchesWithNews({ db, documents }, actor, domain),
  ]);
  return {
    since: new Date(from).toISOString(),
    countTotal,
    ...(countInContexts === undefined ? {} : { countInContexts }),
    kinds,
    ...(meetings ? { meetings } : {}),
    ...searches,
  };
}

function everythingOf(
  actor: Actor,
  domain: DomainId,
  filters: Pick<Search['filters'], 'from' | 'until' | 'kind'>,
): Search {
  return {
    query: everything,
    scope: scopeOf(actor),
    filters: { ...unfiltered, domain, ...filters },
    metadataField: 'metadata',
  };
}

/** Most new documents first. */
async function kindsOf(
  documents: DocumentStore,
  search: Search,
  period: readonly [number, number],
): Promise<NewKind[]> {
  const { domain } = search.filters;
  const perFamily = new Map<NewKind['family'], { count: number; groupPaths: string[] }>();
  for (const { groupPath, counts } of await documents.histogram(search, period)) {
    const family = sourceNode(treeOf(domain), groupPath)?.family ?? 'other';
    const { count, groupPaths } = perFamily.get(family) ?? { count: 0, groupPaths: [] };
    perFamily.set(family, { count: count + counts[0]!, groupPaths: [...groupPaths, groupPath] });
  }
  const kinds = await Promise.all(
    families.map(async (family): Promise<NewKind[]> => {
      const found = perFamily.get(family);
      if (!found || found.count === 0) return [];
      const { hits } = await documents.search(
        { ...search, filters: { ...search.filters, groupPaths: found.groupPaths } },
        { size: limits.todayPerKind },
      );
      return [{ family, ...found, newest: hits.map(newDocument) }];
    }),
  );
  return kinds.flat().toSorted((one, other) => other.count - one.count);
}

function newDocument(hit: Hit): NewKind['newest'][number] {
  const {
    passages: _passages,
    hits: _hits,
    contexts: _contexts,
    people: _people,
    ...item
  } = timelineItem(hit);
  return item;
}

/** Of today and the six days after it; those that touch a search of the user go before others. */
async function meetingsOf(
  parts: Parts,
  actor: Actor,
  domain: DomainId,
  today: DayText,
): Promise<MeetingsOfDay[]> {
  const lastDay = addDays(today, 6);
  const week = { from: startOfDay(today), until: endOfDay(lastDay) + 1 };
  const touched = await touchedMeetings(parts, actor, domain, week);
  const days: DayText[] = [];
  for (let day = today; day <= lastDay; day = addDays(day, 1)) days.push(day);
  const found = await Promise.all(
    days.map(async (day): Promise<MeetingsOfDay[]> => {
      const filters = { from: startOfDay(day), until: endOfDay(day) + 1, kind: 'meeting' } as const;
      // Meetings come latest first; of a day with more than a page of them the earliest are not looked for.
      const { hits, total } = await parts.documents.search(everythingOf(actor, domain, filters), {
        size: limits.timelinePageSizeMax,
      });
      if (total === 0) return [];
      const touching = [...(touched?.values() ?? [])].flatMap(({ hit }) =>
        hit.document.date >= filters.from && hit.document.date < filters.until ? [hit] : [],
      );
      const any = touching.length === 0 && (touched === undefined || day === today);
      const first = (any ? hits : touching)
        .toSorted(
          (one, other) => startOf(one) - startOf(other) || (one.document.id < other.document.id ? -1 : 1),
        )
        .slice(0, day === today ? limits.todayMeetings : limits.todayMeetingsLater)
        .map(({ document }) => {
          const touchedBy = touched?.get(document.id)?.by;
          const hit = { document, title: { text: document.title, marks: [] }, marks: 0 };
          const item = agendaItem(hit, parts.clock.now().getTime());
          return { ...item, ...(touchedBy ? { touchedBy } : {}) };
        });
      return [{ day, count: total, ...(touched ? { touched: touching.length } : {}), first }];
    }),
  );
  return found.flat();
}
