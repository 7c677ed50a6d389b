import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/list-share';
import { answer, answerAs } from '#platform/http.ts';
import { renewShare, shareList, shareOf, type ShareParts, unshareList } from './share.ts';
import { copySharedList, sharedList } from './shared.ts';

/** Links to lists: for their owner, and for the colleagues who open them (decisions 1.4, 10.7). */
export function shareRoutes(app: FastifyInstance, parts: ShareParts): void {
  answer(app, calls.getListShare, async ({ params }, { actor }) => ({
    data: (await shareOf(parts, actor, params.id)) ?? null,
  }));
  answer(app, calls.shareList, async ({ params }, { actor }) => ({
    data: await shareList(parts, actor, params.id),
  }));
  answer(app, calls.renewListShare, async ({ params }, { actor }) => ({
    data: await renewShare(parts, actor, params.id),
  }));
  answer(app, calls.unshareList, async ({ params }, { actor }) => {
    await unshareList(parts, actor, params.id);
    return { removed: true } as const;
  });
  answerAs(app, 'documents', calls.readSharedList, async ({ body }, { actor }) => ({
    data: await sharedList(parts, actor, body.link),
  }));
  answer(app, calls.copySharedList, async ({ body }, { actor }) => ({
    data: await copySharedList(parts, actor, body.link),
  }));
}
