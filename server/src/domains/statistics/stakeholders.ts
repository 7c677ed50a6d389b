import { type AnalyticsCode, dashboards, type DomainId, domainIds } from 'contract/dashboards';
import type { StakeholderSources, StakeholdersResponse, StatisticsSearch } from 'contract/statistics';
import type { Locale } from 'contract/users';
import { asQueryError } from '#domains/timeline/index.ts';
import { type Actor, mayReadDomain } from '#platform/access.ts';
import { invalidInput } from '#platform/errors.ts';
import { say } from '#platform/words.ts';
import { askedOf, type Parts, periodBefore, searchIn } from './asked.ts';

/**
 * Who is named in the most hits under one analytics code, the dashboard's first by default (decision
 * 3.31), with the same numbers in the equal period before.
 * @throws EC-02 for a code the dashboard does not have
 */
export async function stakeholdersOf(
  parts: Parts,
  actor: Actor,
  body: StatisticsSearch & { limit: number },
  asked: { code: AnalyticsCode | undefined; served: readonly DomainId[] },
): Promise<StakeholdersResponse> {
  const { search, period } = await askedOf(parts, actor, body, asked.served);
  const { analyticsCodes } = dashboards[search.filters.domain];
  const code = asked.code ?? analyticsCodes[0]!;
  if (!analyticsCodes.includes(code)) {
    throw invalidInput('refusals.unknownStatistics', 'body.stakeholderCode', { code });
  }
  const { documents } = parts;
  const everyone = { ...search, filters: { ...search.filters, stakeholders: [] } };
  const previousPeriod = period && periodBefore(period, 1);
  return asQueryError(body.query, async () => {
    const options = { prefix: `${code}:`, limit: body.limit + 1 };
    const found = await documents.buckets(everyone, 'stakeholder', options);
    const rows = found.slice(0, body.limit);
    const among = rows.map(({ value }) => value);
    const before =
      previousPeriod && rows.length > 0
        ? await documents.buckets(searchIn(everyone, previousPeriod), 'stakeholder', {
            among,
            limit: rows.length,
          })
        : [];
    const countBefore = new Map(before.map(({ value, count }) => [value, count]));
    return {
      code,
      data: rows.map(({ value, count }) => ({
        name: value.slice(code.length + 1),
        value,
        count,
        ...(previousPeriod ? { previous: countBefore.get(value) ?? 0 } : {}),
        filter: { stakeholders: [value] },
      })),
      ...(previousPeriod ? { previousPeriod } : {}),
      actions: { more: found.length > rows.length },
    };
  });
}

/** The analytics codes of every dashboard the user has, with their labels in the given language (3.31). */
export function stakeholderSourcesOf(actor: Actor, locale: Locale): StakeholderSources {
  return {
    data: domainIds
      .filter((domain) => mayReadDomain(actor, domain))
      .map((domain) => ({
        domain,
        codes: dashboards[domain].analyticsCodes.map((code) => ({
          code,
          label: say(locale, `statistics.codes.${code}`),
        })),
      })),
  };
}
