import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboards } from 'contract/dashboards';
import { frequencies, type FrequencyRow } from 'contract/statistics';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { CardMenu } from './card-menu.tsx';
import styles from './cards.module.css';
import { RankingCard } from './ranking-card.tsx';
import type { Scope } from './scope.ts';
import { familyOf } from './split.ts';
import { useNarrow } from './use-narrow.ts';
import { statisticsBody, useStatistic, useTrend, type Asked } from './use-statistic.ts';
import { familyRows } from './family-rows.ts';

const levels = ['families', 'types', 'institutions'] as const;
type Level = (typeof levels)[number];

const shown = 7;

/** Hits per kind, document type and institution (decision 3.32). */
export function FrequenciesCard({ scope }: { scope: Scope }) {
  return dashboards[scope.domain].address === 'eu' ? <OfTrend scope={scope} /> : <OfCall scope={scope} />;
}

interface Frequencies {
  data: readonly FrequencyRow[];
  documentTypes: readonly FrequencyRow[];
}

function OfCall({ scope }: { scope: Scope }) {
  const asked = useStatistic(frequencies, statisticsBody(scope), scope.ready);
  return <Card scope={scope} asked={asked} />;
}

/** The EU dashboard has no call of frequencies (specification §7); its trends count the same. */
function OfTrend({ scope }: { scope: Scope }) {
  const types = useTrend(scope, 'documentType');
  const institutions = useTrend(scope, 'institution');
  const rows = ({ data }: typeof types): FrequencyRow[] | undefined =>
    data?.series
      .map(({ path, count, filter }) => ({
        path,
        count,
        filter,
        sharePercent: (100 * count) / data.countTotal,
      }))
      .toSorted((one, other) => other.count - one.count);
  const [data, documentTypes] = [rows(institutions), rows(types)];
  const asked: Asked<Frequencies> = {
    data: data && documentTypes && { data, documentTypes },
    outdated: types.outdated || institutions.outdated,
    error: types.error ?? institutions.error,
    retry: () => {
      types.retry();
      institutions.retry();
    },
  };
  return <Card scope={scope} asked={asked} />;
}

function Card({ scope, asked }: { scope: Scope; asked: Asked<Frequencies> }) {
  const { t } = useTranslation();
  const { number, percentage } = useFormats();
  const names = useNames();
  const narrow = useNarrow(scope);
  const [level, setLevel] = useState<Level>('families');
  const [all, setAll] = useState(false);
  const { domain } = scope;
  const title = t('statistics.frequencies.title');
  const of = (row: FrequencyRow) => ({
    key: row.path,
    name: names.source(domain, row.path),
    token: `--pm-doc-${familyOf(domain, row.path) ?? 'agenda'}`,
    count: row.count,
    paths: row.filter.groupPaths ?? [],
    filter: row.filter,
  });
  const { data: institutions = [], documentTypes = [] } = asked.data ?? {};
  const rows =
    level === 'families'
      ? familyRows(domain, documentTypes, (family) =>
          family ? t(`sources.families.${family}`) : t('statistics.trend.others'),
        )
      : (level === 'types' ? documentTypes : institutions).map(of);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const head = [
    t('statistics.frequencies.name'),
    t('statistics.frequencies.count'),
    t('statistics.frequencies.share'),
  ];
  const share = (count: number) => Math.round((1000 * count) / total) / 10;
  return (
    <RankingCard
      scope={scope}
      title={title}
      sheetTitle={`${title}: ${t(`statistics.frequencies.${level}`)}`}
      asked={asked}
      control={
        <CardMenu
          label={t('statistics.frequencies.level')}
          value={level}
          choices={levels.map((value) => ({ value, label: t(`statistics.frequencies.${value}`) }))}
          onChange={setLevel}
        />
      }
      head={head}
      rows={rows.map(({ filter, paths, ...row }) => ({
        ...row,
        more: [{ cell: share(row.count), text: percentage(share(row.count)) }],
        onChoose: () => narrow.to(row, filter),
        onExclude: () => narrow.withoutNodes(row.name, paths),
      }))}
      listed={all ? rows.length : shown}
      pictured={25}
    >
      {rows.length > shown && (
        <button type="button" className={styles.link} aria-expanded={all} onClick={() => setAll(!all)}>
          {all
            ? t('statistics.frequencies.less')
            : t('statistics.frequencies.all', { number: number(rows.length) })}
        </button>
      )}
    </RankingCard>
  );
}
