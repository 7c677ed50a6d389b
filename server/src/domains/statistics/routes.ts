import type { FastifyInstance } from 'fastify';
import {
  contextCounts,
  debugEuSearch,
  debugSearch,
  euStakeholders,
  euTrends,
  frequencies,
  stakeholders,
  stakeholderSourceList,
  trendingTopics,
  trends,
} from 'contract/statistics';
import { domainsButEu } from '#domains/timeline/index.ts';
import { answer, answerAs } from '#platform/http.ts';
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
  answerAs(app, 'statistics', trends, ({ body }, { actor }) => trendsOf(parts, actor, body, domainsButEu));
  answerAs(app, 'statistics', euTrends, ({ body }, { actor }) => trendsOf(parts, actor, body, ['eu']));
  answerAs(app, 'statistics', stakeholders, ({ body }, { actor }) =>
    stakeholdersOf(parts, actor, body, { code: body.stakeholderCode, served: domainsButEu }),
  );
  answerAs(app, 'statistics', euStakeholders, ({ body }, { actor }) =>
    stakeholdersOf(parts, actor, body, { code: body.analyticsType, served: ['eu'] }),
  );
  answer(app, stakeholderSourceList, async ({ query }, { actor, locale }) =>
    stakeholderSourcesOf(actor, query.locale ?? locale),
  );
  answerAs(app, 'statistics', trendingTopics, ({ body }, { actor }) =>
    trendingTopicsOf(parts, names, actor, body),
  );
  answerAs(app, 'statistics', frequencies, ({ body }, { actor }) => frequenciesOf(parts, actor, body));
  answerAs(app, 'statistics', contextCounts, ({ body }, { actor }) => contextCountsOf(parts, actor, body));
  answerAs(app, 'statistics', debugSearch, ({ body }, { actor }) =>
    searchStatisticsOf(parts, actor, body, domainsButEu),
  );
  answerAs(app, 'statistics', debugEuSearch, ({ body }, { actor }) =>
    searchStatisticsOf(parts, actor, body, ['eu']),
  );
}
