import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboards, type AnalyticsCode } from 'contract/dashboards';
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
import { StatisticCard, StatisticTable } from './card.tsx';
import styles from './cards.module.css';
import { Ranking } from './ranking.tsx';
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

/** Who is named most in the hits, by kind, against the period before (UX 5.3). */
export function StakeholdersCard({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { domain, search } = scope;
  const [code, setCode] = useCode(scope);
  const labelOf = useLabels(scope);
  const [limit, setLimit] = useState<number>(limits.statisticsPageSize);
  const { address } = dashboards[domain];
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
  const asked = address === 'eu' ? inEu : elsewhere;
  const narrow = useNarrow(scope);
  const rows = asked.data?.data ?? [];
  const highest = rows[0]?.count ?? 1;
  const title = t('statistics.stakeholders.title');
  const label = labelOf(code);
  const committees = useQuery({ ...filterTypes, enabled: code === 'committees' }).data;
  const detailOf = ({ name }: StakeholderRow) => {
    if (code !== 'committees' || !committees) return undefined;
    const known = committeesOf(committees, domain).find((committee) => committee.code === name);
    return known?.name === name ? undefined : known?.name;
  };
  // In one line, where the chart has two.
  const fullNameOf = (row: StakeholderRow) => [row.name, detailOf(row)].filter(Boolean).join(' – ');
  const isChosen = ({ value }: StakeholderRow) =>
    search.run.stakeholders.length === 1 && search.run.stakeholders[0] === value;
  const onChoose = (row: StakeholderRow) =>
    isChosen(row) ? narrow.off(row.name, { stakeholders: [] }) : narrow.to(row, row.filter);
  const head = [
    label,
    t('statistics.frequencies.count'),
    t('statistics.stakeholders.previous'),
    t('statistics.stakeholders.change'),
  ];
  return (
    <StatisticCard
      scope={scope}
      title={title}
      asked={asked}
      sheet={
        rows.length === 0
          ? undefined
          : {
              title: `${title}: ${label}`,
              head,
              rows: rows.map((row) => [
                fullNameOf(row),
                row.count,
                row.previous ?? '',
                row.previous === undefined ? '' : row.count - row.previous,
              ]),
              drawing: {
                kind: 'ranking',
                rows: rows.map((row) => ({
                  name: fullNameOf(row),
                  value: number(row.count),
                  share: row.count / highest,
                  token: '--pm-accent',
                })),
              },
            }
      }
      empty={asked.data && rows.length === 0 ? t('statistics.stakeholders.none') : undefined}
      size="small"
      control={
        <CardMenu
          label={t('statistics.stakeholders.kind')}
          value={code}
          choices={dashboards[domain].analyticsCodes.map((value) => ({
            value,
            label: labelOf(value),
          }))}
          onChange={(value) => {
            setLimit(limits.statisticsPageSize);
            setCode(value);
          }}
        />
      }
      table={
        <StatisticTable
          caption={`${title}: ${label}`}
          head={head}
          rows={rows.map((row) => ({
            key: row.value,
            name: fullNameOf(row),
            cells: [
              { text: number(row.count), onChoose: () => onChoose(row) },
              { text: row.previous === undefined ? '–' : number(row.previous) },
              { text: row.previous === undefined ? '–' : number(row.count - row.previous) },
            ],
          }))}
        />
      }
    >
      <Ranking
        label={`${title}: ${label}`}
        rows={rows.map((row) => ({
          key: row.value,
          name: row.name,
          detail: detailOf(row),
          count: row.count,
          share: row.count / highest,
          aside: <Change row={row} />,
          chosen: isChosen(row),
          onChoose: () => onChoose(row),
          onExclude: () => narrow.withoutNamed(row.name, 'stakeholders', row.value),
        }))}
      />
      {asked.data?.actions.more && limit < limits.statisticsPageSizeMax && (
        <button
          type="button"
          className={styles.link}
          onClick={() => setLimit(Math.min(limits.statisticsPageSizeMax, limit + limits.statisticsPageSize))}
        >
          {t('statistics.stakeholders.more')}
        </button>
      )}
    </StatisticCard>
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
