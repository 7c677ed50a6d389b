import type { FastifyInstance } from 'fastify';
import * as kept from 'contract/admin/announcements';
import * as calls from 'contract/notices';
import { dismissStop, seeFailures, undoStop } from '#domains/alerts/index.ts';
import { seeArrival } from '#domains/lists/index.ts';
import { seeMention } from '#domains/team/index.ts';
import { maintenanceNotice } from '#domains/maintenance/index.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound } from '#platform/errors.ts';
import { answer, type Call } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import {
  addAnnouncement,
  announcements,
  changeAnnouncement,
  removeAnnouncement,
  seeAnnouncement,
} from './announcements.ts';
import { noticesOf, seeReturned } from './notices.ts';

/** Answers what users should know about their mail and the product wherever they are, and puts it away. */
export function noticeRoutes(app: FastifyInstance, { db, clock }: { db: PeopleStore; clock: Clock }): void {
  const now = () => clock.now().getTime();
  const notices = async ({ actor, locale }: Call) => {
    const maintenance = maintenanceNotice(await app.maintenance.now(), now());
    const others = await noticesOf(db, actor, locale, clock.now());
    return { ...(maintenance ? { maintenance } : {}), ...others };
  };

  answer(app, calls.getNotices, (_input, call) => notices(call));
  answer(app, calls.dismissReturned, async (_input, call) => {
    await seeReturned(db, call.actor, clock.now());
    return notices(call);
  });
  answer(app, calls.dismissFailed, async (_input, call) => {
    await seeFailures(db, call.actor.userId, now());
    return notices(call);
  });
  answer(app, calls.dismissReceived, async ({ body: { id } }, call) => {
    await seeArrival(db, call.actor.userId, id, now());
    return notices(call);
  });
  answer(app, calls.dismissMention, async ({ body: { id } }, call) => {
    await seeMention(db, call.actor.userId, id, now());
    return notices(call);
  });
  answer(app, calls.dismissAnnouncement, async ({ body: { id } }, call) => {
    await seeAnnouncement(db, call.actor, id);
    return notices(call);
  });
  answer(app, calls.dismissStopped, async ({ body: { id } }, call) => {
    await dismissStop(db, call.actor.userId, id, now());
    return notices(call);
  });
  answer(app, calls.undoStopped, async ({ body: { id } }, call) => {
    if (!(await undoStop(db, call.actor.userId, id, now()))) throw notFound('mail.unsubscribe.undoLate.text');
    return notices(call);
  });
}

/** Answers what staff tell users, which they keep in the admin site. */
export function announcementRoutes(
  app: FastifyInstance,
  { db, clock }: { db: PeopleStore; clock: Clock },
): void {
  const now = () => clock.now().getTime();
  answer(app, kept.listAnnouncements, () => announcements(db));
  answer(app, kept.addAnnouncement, ({ body }, call) => addAnnouncement(db, call, body, now()));
  answer(app, kept.changeAnnouncement, ({ params, body }, call) =>
    changeAnnouncement(db, call, { ...body, ...params }, now()),
  );
  answer(app, kept.removeAnnouncement, ({ params, body }, call) =>
    removeAnnouncement(db, call, { ...body, ...params }, now()),
  );
}
