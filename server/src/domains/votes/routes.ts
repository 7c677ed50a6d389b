import type { FastifyInstance } from 'fastify';
import { exportVotes, votes, votesSummary } from 'contract/votes';
import { sendDownload } from '#platform/download.ts';
import { answerAs } from '#platform/http.ts';
import type { Parts } from './asked.ts';
import { votesPage } from './page.ts';
import { summaryOf } from './summary.ts';
import { votesTable } from './table.ts';

/** The votes of a search (UX 3, 29). `baseUrl` is the public one, without a slash at its end. */
export function votesRoutes(app: FastifyInstance, parts: Parts & { baseUrl: string }): void {
  answerAs(app, 'statistics', votes, ({ body }, { actor }) => votesPage(parts, actor, body));
  answerAs(app, 'statistics', votesSummary, ({ body }, { actor }) => summaryOf(parts, actor, body));
  answerAs(app, 'export', exportVotes, async (asked, { actor, locale, reply }) => {
    const { bytes, name } = await votesTable(parts, { actor, locale }, asked);
    return sendDownload(reply, bytes, { name, type: asked.params.format });
  });
}
