import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/notices';
import { dismissStop, seeFailures, undoStop } from '#domains/alerts/index.ts';
import { seeArrival } from '#domains/lists/index.ts';
import { maintenanceNotice } from '#domains/maintenance/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound } from '#platform/errors.ts';
import { answer } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { noticesOf, seeReturned } from './notices.ts';

/** Answers what users should know about their mail and the product wherever they are, and puts it away. */
export function noticeRoutes(app: FastifyInstance, { db, clock }: { db: PeopleStore; clock: Clock }): void {
  const now = () => clock.now().getTime();
  const notices = async (actor: Actor) => {
    const maintenance = maintenanceNotice(await app.maintenance.now(), now());
    return { ...(maintenance ? { maintenance } : {}), ...(await noticesOf(db, actor, clock.now())) };
  };

  answer(app, calls.getNotices, (_input, { actor }) => notices(actor));
  answer(app, calls.dismissReturned, async (_input, { actor }) => {
    await seeReturned(db, actor, clock.now());
    return notices(actor);
  });
  answer(app, calls.dismissFailed, async (_input, { actor }) => {
    await seeFailures(db, actor.userId, now());
    return notices(actor);
  });
  answer(app, calls.dismissReceived, async ({ body: { id } }, { actor }) => {
    await seeArrival(db, actor.userId, id, now());
    return notices(actor);
  });
  answer(app, calls.dismissStopped, async ({ body: { id } }, { actor }) => {
    await dismissStop(db, actor.userId, id, now());
    return notices(actor);
  });
  answer(app, calls.undoStopped, async ({ body: { id } }, { actor }) => {
    if (!(await undoStop(db, actor.userId, id, now()))) throw notFound('mail.unsubscribe.undoLate.text');
    return notices(actor);
  });
}
