import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { trendingTopics, type TopicRow } from 'contract/statistics';
import { useFormats } from '#features/formats.ts';
import { Sparkline } from '#ui/charts/sparkline.tsx';
import { StatisticCard, StatisticTable } from './card.tsx';
import styles from './cards.module.css';
import { Ranking } from './ranking.tsx';
import type { Scope } from './scope.ts';
import { useNarrow } from './use-narrow.ts';
import { statisticsBody, useStatistic } from './use-statistic.ts';

/**
 * Topics whose share of the hits grew most against the four equal periods before (decision 3.32); not there when none
 * did (UX-2).
 */
export function TopicsCard({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { number, percentage } = useFormats();
  const [limit, setLimit] = useState<number>(limits.statisticsPageSize);
  const asked = useStatistic(trendingTopics, { ...statisticsBody(scope), limit }, scope.ready);
  const narrow = useNarrow(scope);
  const rows = asked.data?.data ?? [];
  const compared = asked.data === undefined || asked.data.background > 0;
  const title = t(compared ? 'statistics.topics.title' : 'statistics.topics.most');
  const { search } = scope;
  const valueOf = ({ filter }: TopicRow) => filter.topics![0]!;
  const isChosen = (row: TopicRow) => search.run.topics.length === 1 && search.run.topics[0] === valueOf(row);
  const onChoose = (row: TopicRow) =>
    isChosen(row)
      ? narrow.off(row.topic, { topics: [] })
      : narrow.to({ name: row.topic, count: row.count }, row.filter);
  const growth = ({ lift }: TopicRow) => (lift === undefined ? undefined : Math.round((lift - 1) * 100));
  const written = (row: TopicRow) => {
    const percent = growth(row);
    if (percent === undefined) return t('statistics.topics.new');
    return `${percent > 0 ? '+' : ''}${percentage(percent)}`;
  };
  if (asked.data && rows.length === 0 && !asked.error) return null;
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  const head = [
    t('statistics.filter.topic'),
    t('statistics.frequencies.count'),
    ...(compared ? [t('statistics.topics.before'), t('statistics.topics.growth')] : []),
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
              title,
              head,
              rows: rows.map((row) => [
                row.topic,
                row.count,
                ...(compared ? [row.countBefore, written(row)] : []),
              ]),
              drawing: {
                kind: 'ranking',
                rows: rows.map((row) => ({
                  name: row.topic,
                  value: compared ? `${number(row.count)}  (${written(row)})` : number(row.count),
                  share: row.count / highest,
                  token: '--pm-accent',
                })),
              },
            }
      }
      empty={undefined}
      size="small"
      table={
        <StatisticTable
          caption={title}
          head={head}
          rows={rows.map((row) => ({
            key: row.topic,
            name: row.topic,
            cells: [
              { text: number(row.count), onChoose: () => onChoose(row) },
              ...(compared ? [{ text: number(row.countBefore) }, { text: written(row) }] : []),
            ],
          }))}
        />
      }
    >
      <Ranking
        label={title}
        rows={rows.map((row) => ({
          key: row.topic,
          name: row.topic,
          count: row.count,
          // Compared topics are ranked by growth, which the line tells.
          ...(compared ? {} : { share: row.count / highest }),
          aside: compared && (
            <span className={styles.growth}>
              {row.course && <Sparkline values={row.course} />}
              <span aria-hidden="true" className={styles.percent}>
                {written(row)}
              </span>
              <span className="visually-hidden">
                {growth(row) === undefined
                  ? t('statistics.topics.newHint')
                  : t('statistics.topics.change', { percentage: written(row) })}
              </span>
            </span>
          ),
          chosen: isChosen(row),
          onChoose: () => onChoose(row),
          onExclude: () => narrow.withoutNamed(row.topic, 'topics', valueOf(row)),
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
