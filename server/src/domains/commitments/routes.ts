import type { FastifyInstance } from 'fastify';
import {
  exportCommitments,
  getCommitment,
  getMeetingCommitments,
  searchCommitments,
} from 'contract/commitments';
import type { Stamps } from '#domains/timeline/index.ts';
import { sendDownload } from '#platform/download.ts';
import { answerAs } from '#platform/http.ts';
import { commitmentsOf } from './commitments.ts';
import { commitmentDetail } from './detail.ts';
import type { Parts } from './found.ts';
import { commitmentsOfMeeting } from './of-meeting.ts';
import { commitmentsTable } from './table.ts';

interface Needs extends Parts {
  stamps: Stamps;
  /** Public base URL of the product, without a slash at its end. */
  baseUrl: string;
}

/** What ministers promised: of a search, as a table, one of them, and those of a meeting. */
export function commitmentRoutes(app: FastifyInstance, needs: Needs): void {
  answerAs(app, 'search', searchCommitments, ({ body }, { actor }) => commitmentsOf(needs, actor, body));
  answerAs(app, 'export', exportCommitments, async (asked, { actor, locale, reply }) => {
    const { bytes, name } = await commitmentsTable(needs, { actor, locale }, asked);
    return sendDownload(reply, bytes, { name, type: asked.params.format });
  });
  answerAs(app, 'documents', getCommitment, async ({ params: { id } }, { actor }) => ({
    data: await commitmentDetail(needs, actor, id),
  }));
  answerAs(app, 'documents', getMeetingCommitments, async ({ params: { id } }, { actor }) => ({
    data: await commitmentsOfMeeting(needs, actor, id),
  }));
}
