import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { trendingTopics, type TopicRow } from 'contract/statistics';
import { useFormats } from '#features/formats.ts';
import { Sparkline } from '#ui/charts/sparkline.tsx';
import styles from './cards.module.css';
import { MoreRows, RankingCard, usePages } from './ranking-card.tsx';
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
  const pages = usePages(limits.statisticsPageSize, limits.statisticsPageSizeMax);
  const asked = useStatistic(trendingTopics, { ...statisticsBody(scope), limit: pages.limit }, scope.ready);
  const narrow = useNarrow(scope);
  const rows = asked.data?.data ?? [];
  const compared = asked.data === undefined || asked.data.background > 0;
  const title = t(compared ? 'statistics.topics.title' : 'statistics.topics.most');
  const { search } = scope;
  const valueOf = ({ filter }: TopicRow) => filter.topics![0]!;
  const isChosen = (row: TopicRow) => search.run.topics.length === 1 && search.run.topics[0] === valueOf(row);
  const growth = ({ lift }: TopicRow) => (lift === undefined ? undefined : Math.round((lift - 1) * 100));
  const written = (row: TopicRow) => {
    const percent = growth(row);
    if (percent === undefined) return t('statistics.topics.new');
    return `${percent > 0 ? '+' : ''}${percentage(percent)}`;
  };
  if (asked.data && rows.length === 0 && !asked.error) return null;
  const head = [
    t('statistics.filter.topic'),
    t('statistics.frequencies.count'),
    ...(compared ? [t('statistics.topics.before'), t('statistics.topics.growth')] : []),
  ];
  return (
    <RankingCard
      scope={scope}
      title={title}
      asked={asked}
      head={head}
      // Compared topics are ranked by growth, which the line tells.
      withBars={!compared}
      rows={rows.map((row) => ({
        key: row.topic,
        name: row.topic,
        count: row.count,
        more: compared
          ? [
              { cell: row.countBefore, text: number(row.countBefore) },
              { cell: written(row), text: written(row) },
            ]
          : [],
        ...(compared && { drawn: `${number(row.count)}  (${written(row)})` }),
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
        onChoose: () =>
          isChosen(row)
            ? narrow.off(row.topic, { topics: [] })
            : narrow.to({ name: row.topic, count: row.count }, row.filter),
        onExclude: () => narrow.withoutNamed(row.topic, 'topics', valueOf(row)),
      }))}
    >
      <MoreRows there={asked.data?.actions.more} pages={pages}>
        {t('statistics.stakeholders.more')}
      </MoreRows>
    </RankingCard>
  );
}
