import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dashboards, type AnalyticsCode, type DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import {
  analyticsTypes,
  stakeholderCodes,
  stakeholders,
  stakeholderSourceList,
  type StakeholderRow,
} from 'contract/statistics';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { showError } from '#session/describe.ts';
import { committeesOf, filterTypes } from '#session/filter-types.ts';
import { usePreferences } from '#session/session.ts';
import { CardMenu } from './card-menu.tsx';
import styles from './cards.module.css';
import { MoreRows, RankingCard, usePages } from './ranking-card.tsx';
import type { Scope } from './scope.ts';
import { useNarrow } from './use-narrow.ts';
import { statisticsBody, useStatistic } from './use-statistic.ts';

/**
 * The kind of stakeholder the address names, else the one the user looked at last, else the dashboard's first. A
 * choice goes into the address, which shows the same to who gets it (UX 4), and is remembered for the next one.
 */
function useCode({ domain, search }: Scope): [AnalyticsCode, (code: string) => void] {
  const { preferences, change } = usePreferences();
  const codes = dashboards[domain].analyticsCodes;
  const wanted = search.view.code ?? preferences.analyticsCodes[domain];
  const choose = (code: string) => {
    search.look({ code });
    void change({ analyticsCodes: { ...preferences.analyticsCodes, [domain]: code } }).catch(showError);
  };
  return [codes.find((code) => code === wanted) ?? codes[0]!, choose];
}

/** Labels of the kinds of stakeholder; data of the server (decision 3.31). */
function useLabels({ domain, ready }: Scope): (code: AnalyticsCode) => string {
  const { t } = useTranslation();
  const { locale } = usePreferences().preferences;
  const { data } = useQuery({
    queryKey: ['stakeholderSources', locale],
    enabled: ready,
    staleTime: Infinity,
    queryFn: ({ signal }) => call(stakeholderSourceList, { query: { locale }, signal }),
  });
  const codes = data?.data.find((entry) => entry.domain === domain)?.codes ?? [];
  const labels = new Map(codes.map(({ code, label }) => [code, label]));
  // Until they are there, the words this version of the product came with.
  return (code) => labels.get(code) ?? t(`statistics.codes.${code}`);
}

/** Who is named most; each address of the product has its own word for the kind. */
function useStakeholders(scope: Scope, code: AnalyticsCode, limit: number) {
  const { address } = dashboards[scope.domain];
  const body = { ...statisticsBody(scope), limit };
  const inEu = useStatistic(
    stakeholders.eu,
    { ...body, analyticsType: analyticsTypes.find((type) => type === code) },
    scope.ready && address === 'eu',
  );
  const elsewhere = useStatistic(
    stakeholders.common,
    { ...body, stakeholderCode: stakeholderCodes.find((known) => known === code) },
    scope.ready && address === 'common',
  );
  return address === 'eu' ? inEu : elsewhere;
}

/** The name behind the code of a committee, where it says more. */
function useDetails(domain: DomainId, code: AnalyticsCode): (name: string) => string | undefined {
  const committees = useQuery({ ...filterTypes, enabled: code === 'committees' }).data;
  return (name) => {
    if (code !== 'committees' || !committees) return undefined;
    const known = committeesOf(committees, domain).find((committee) => committee.code === name);
    return known?.name === name ? undefined : known?.name;
  };
}

/** Who is named most in the hits, by kind, against the period before (UX 5.3). */
export function StakeholdersCard({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { domain, search } = scope;
  const [code, setCode] = useCode(scope);
  const labelOf = useLabels(scope);
  const pages = usePages(limits.statisticsPageSize, limits.statisticsPageSizeMax);
  const asked = useStakeholders(scope, code, pages.limit);
  const narrow = useNarrow(scope);
  const rows = asked.data?.data ?? [];
  const title = t('statistics.stakeholders.title');
  const label = labelOf(code);
  const detailOf = useDetails(domain, code);
  const isChosen = ({ value }: StakeholderRow) =>
    search.run.stakeholders.length === 1 && search.run.stakeholders[0] === value;
  const head = [
    label,
    t('statistics.frequencies.count'),
    t('statistics.stakeholders.previous'),
    t('statistics.stakeholders.change'),
  ];
  return (
    <RankingCard
      scope={scope}
      title={title}
      label={`${title}: ${label}`}
      asked={asked}
      empty={asked.data && rows.length === 0 ? t('statistics.stakeholders.none') : undefined}
      control={
        <CardMenu
          label={t('statistics.stakeholders.kind')}
          value={code}
          choices={dashboards[domain].analyticsCodes.map((value) => ({
            value,
            label: labelOf(value),
          }))}
          onChange={(value) => {
            pages.restart();
            setCode(value);
          }}
        />
      }
      head={head}
      rows={rows.map((row) => {
        const { name, value, count, previous } = row;
        const detail = detailOf(name);
        return {
          key: value,
          name,
          detail,
          fullName: [name, detail].filter(Boolean).join(' – '),
          count,
          more: [previous, previous === undefined ? undefined : count - previous].map((cell) => ({
            cell: cell ?? '',
            text: cell === undefined ? '–' : number(cell),
          })),
          aside: <Change row={row} />,
          chosen: isChosen(row),
          onChoose: () =>
            isChosen(row) ? narrow.off(name, { stakeholders: [] }) : narrow.to(row, row.filter),
          onExclude: () => narrow.withoutNamed(name, 'stakeholders', value),
        };
      })}
    >
      <MoreRows there={asked.data?.actions.more} pages={pages}>
        {t('statistics.stakeholders.more')}
      </MoreRows>
    </RankingCard>
  );
}

/** The change against the equal period before; absent when there is none. */
function Change({ row: { count, previous } }: { row: StakeholderRow }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (previous === undefined) return null;
  const change = count - previous;
  const size = number(Math.abs(change));
  if (change === 0) {
    return (
      <span className={styles.change}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('statistics.stakeholders.same')}</span>
      </span>
    );
  }
  const Icon = change > 0 ? IconArrowUp : IconArrowDown;
  return (
    <span className={styles.change} data-up={change > 0}>
      <Icon size={12} aria-hidden="true" />
      <span aria-hidden="true">{size}</span>
      <span className="visually-hidden">
        {t(change > 0 ? 'statistics.stakeholders.up' : 'statistics.stakeholders.down', { number: size })}
      </span>
    </span>
  );
}
