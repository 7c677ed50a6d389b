import { dayOf, type DayText, endOfDay, startOfDay } from 'contract/amsterdam';
import type { AgendaCalendar, AgendaCommittee, AgendaFilterTypes } from 'contract/agenda-filter-types';
import { dashboards, type DomainId, domainIds } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { moduleCodes } from 'contract/modules';
import { everything } from 'contract/query/tree';
import { agendaKinds, agendaStates, meetingPaths, writeSessionFilter } from 'contract/session-filters';
import { treeOf } from 'contract/sources';
import { holdsOutside } from 'contract/sources/standing';
import type { Locale } from 'contract/users';
import { type CommitteeNames, namedCommittees } from '#domains/timeline/index.ts';
import { type Actor, type Scope, scopeOf } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { DocumentStore, Tally } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { type AgendaPeriod, agendaPeriod, daysOf, edgesOf } from './period.ts';

interface Parts {
  documents: Pick<DocumentStore, 'tally'>;
  clock: Clock;
  committeeNames: CommitteeNames;
  /** When each service was last read to its end, epoch milliseconds. */
  lastReadings: () => Promise<readonly { source: string; at: number }[]>;
}

/** Everything the user's agenda can be narrowed to (specification §3, Filter types per user). */
export async function agendaFilterTypesOf(
  { documents, clock, committeeNames, lastReadings }: Parts,
  actor: Actor,
  locale: Locale,
): Promise<AgendaFilterTypes> {
  const today = dayOf(clock.now().getTime());
  const period = agendaPeriod(today);
  const scope = scopeOf(actor);
  const readAt = new Map((await lastReadings()).map(({ source, at }) => [source, at]));
  const perDomain = await Promise.all(
    domainIds.map(async (domain) => {
      const found = await Promise.all(
        calendarPaths(domain).map(async (path): Promise<Found> => {
          const isOpen = reaches(scope, domain, path);
          return {
            domain,
            path,
            ...(isOpen ? { tally: await tallied(documents, scope, domain, path, period) } : {}),
          };
        }),
      );
      const committees = await committeesOf(committeeNames, domain, found, locale);
      return { domain, found, committees };
    }),
  );
  return {
    period,
    dashboards: perDomain.flatMap(({ domain, found }) =>
      found.length === 0
        ? []
        : [
            {
              domain,
              filter: writeSessionFilter({ sort: 'source', domain }),
              module: moduleCodes[dashboards[domain].module],
              locked: !scope.domains.includes(domain),
              calendars: found.map((one, colour) => calendarOf(one, colour, { period, today, readAt })),
            },
          ],
    ),
    committees: perDomain.flatMap(({ committees }) => committees),
    kinds: agendaKinds.map((kind) => writeSessionFilter({ sort: 'kind', kind })),
    statuses: agendaStates.map((state) => writeSessionFilter({ sort: 'status', state })),
  };
}

/** A calendar, and what is on it where the user may see that. */
interface Found {
  domain: DomainId;
  path: string;
  tally?: Tally;
}

/** The bodies of a dashboard that have meetings. */
function calendarPaths(domain: DomainId): string[] {
  return [...new Set(meetingPaths(domain).map((path) => /^(.+)\/[^/]+$/.exec(path)?.[1] ?? path))];
}

function reaches({ domains, excludedPaths }: Scope, domain: DomainId, path: string): boolean {
  return domains.includes(domain) && holdsOutside(treeOf(domain), path, excludedPaths);
}

function tallied(
  documents: Pick<DocumentStore, 'tally'>,
  scope: Scope,
  domain: DomainId,
  path: string,
  period: AgendaPeriod,
): Promise<Tally> {
  return documents.tally(
    {
      query: everything,
      scope,
      filters: {
        ...unfiltered,
        domain,
        groupPaths: [path],
        kind: 'meeting',
        from: startOfDay(period.from),
        until: endOfDay(period.to) + 1,
      },
      metadataField: 'metadata',
    },
    edgesOf(period),
  );
}

function calendarOf(
  { domain, path, tally }: Found,
  colour: number,
  { period, today, readAt }: { period: AgendaPeriod; today: DayText; readAt: ReadonlyMap<string, number> },
): AgendaCalendar {
  const days = daysOf(period);
  const last = days[tally?.steps.findLastIndex((count) => count > 0) ?? -1];
  return {
    filter: writeSessionFilter({ sort: 'source', domain, path }),
    path,
    colour,
    locked: tally === undefined,
    count: tally?.total ?? 0,
    ...(last !== undefined && last >= today ? { announcedUntil: last } : {}),
    services: (tally?.facets.origin ?? []).map(({ value: source }) => {
      const at = readAt.get(source);
      return { source, ...(at === undefined ? {} : { lastRead: new Date(at).toISOString() }) };
    }),
  };
}

/** The largest committees of a dashboard's calendars, with their names. */
async function committeesOf(
  committeeNames: CommitteeNames,
  domain: DomainId,
  found: readonly Found[],
  locale: Locale,
): Promise<AgendaCommittee[]> {
  const counts = new Map<string, { count: number; calendars: string[] }>();
  for (const { path, tally } of found) {
    const filter = writeSessionFilter({ sort: 'source', domain, path });
    for (const { value, count } of tally?.facets.committee ?? []) {
      const known = counts.get(value) ?? { count: 0, calendars: [] };
      counts.set(value, { count: known.count + count, calendars: [...known.calendars, filter] });
    }
  }
  const largest = [...counts]
    .toSorted(([code, one], [other, two]) => two.count - one.count || (code < other ? -1 : 1))
    .slice(0, limits.agendaCountedCommittees);
  const names = await committeeNames(
    domain,
    largest.map(([code]) => code),
  );
  const named = namedCommittees(
    domain,
    largest.map(([code]) => code),
    names,
    locale,
  );
  return largest.map(([code, { count, calendars }]) => ({
    filter: writeSessionFilter({ sort: 'committee', domain, code }),
    domain,
    code,
    name: named.get(code) ?? code,
    count,
    calendars,
  }));
}
