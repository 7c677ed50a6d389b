import type { FastifyInstance } from 'fastify';
import { servedAt } from 'contract/addresses';
import {
  contextCounts,
  debugSearch,
  frequencies,
  stakeholders,
  stakeholderSourceList,
  trendingTopics,
  trends,
} from 'contract/statistics';
import { answer, answerAs, answerAtEach } from '#platform/http.ts';
import type { Parts } from './asked.ts';
import { contextCountsOf } from './context-counts.ts';
import { searchStatisticsOf } from './debug.ts';
import { frequenciesOf } from './frequencies.ts';
import { stakeholdersOf, stakeholderSourcesOf } from './stakeholders.ts';
import { topicNames } from './topic-names.ts';
import { trendingTopicsOf } from './trending.ts';
import { trendsOf } from './trends.ts';

/** The statistics of a dashboard's search (specification §7, Statistics). */
export function statisticsRoutes(app: FastifyInstance, parts: Parts): void {
  const names = topicNames(parts.documents);
  answerAtEach(
    app,
    'statistics',
    trends,
    (served) =>
      ({ body }, { actor }) =>
        trendsOf(parts, actor, body, served),
  );
  answerAs(app, 'statistics', stakeholders.common, ({ body }, { actor }) =>
    stakeholdersOf(parts, actor, body, { code: body.stakeholderCode, served: servedAt('common') }),
  );
  answerAs(app, 'statistics', stakeholders.eu, ({ body }, { actor }) =>
    stakeholdersOf(parts, actor, body, { code: body.analyticsType, served: servedAt('eu') }),
  );
  answer(app, stakeholderSourceList, async ({ query }, { actor, locale }) =>
    stakeholderSourcesOf(actor, query.locale ?? locale),
  );
  answerAs(app, 'statistics', trendingTopics, ({ body }, { actor }) =>
    trendingTopicsOf(parts, names, actor, body),
  );
  answerAs(app, 'statistics', frequencies, ({ body }, { actor }) => frequenciesOf(parts, actor, body));
  answerAs(app, 'statistics', contextCounts, ({ body }, { actor }) => contextCountsOf(parts, actor, body));
  answerAtEach(
    app,
    'statistics',
    debugSearch,
    (served) =>
      ({ body }, { actor }) =>
        searchStatisticsOf(parts, actor, body, served),
  );
}
