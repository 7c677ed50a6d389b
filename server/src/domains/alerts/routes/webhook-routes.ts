import type { FastifyInstance } from 'fastify';
import { limits } from 'contract/limits';
import * as calls from 'contract/webhooks';
import { busy } from '#platform/errors.ts';
import { answer } from '#platform/http.ts';
import { limitRequests } from '#platform/request-limit.ts';
import { eventsOf, sendTest } from '../webhooks/event-log.ts';
import type { SendParts } from '../webhooks/send-event.ts';
import { seeStoppedWebhook } from '../webhooks/stops.ts';
import {
  createWebhook,
  deleteWebhook,
  switchWebhook,
  webhooksOf,
  type WebhookParts,
} from '../webhooks/webhooks.ts';

/** Tests under way in one process: they wait for others' servers, and calls of the same kind must not wait for them. */
const mostTests = 4;

/** Answers the webhooks of who is logged in. */
export function webhookRoutes(app: FastifyInstance, parts: WebhookParts & SendParts): void {
  const { db } = parts;
  const countTest = limitRequests(app, {
    name: 'webhook-tests',
    most: limits.webhookTests,
    within: limits.webhookTestWindow,
    keyOf: ({ actor }) => actor!.userId,
  });
  let tests = 0;

  answer(app, calls.listWebhooks, (_input, { actor }) => webhooksOf(parts, actor));
  answer(app, calls.createWebhook, ({ body }, { actor }) => createWebhook(parts, actor, body));
  answer(app, calls.changeWebhook, async ({ body }, { actor }) => ({
    data: await switchWebhook(parts, actor, body),
  }));
  answer(app, calls.deleteWebhook, async ({ body }, { actor }) => {
    await deleteWebhook(db, actor, body.id);
    return { status: 'success' as const };
  });
  answer(app, calls.seeStoppedWebhook, async ({ body }, { actor }) => {
    await seeStoppedWebhook(db, actor.userId, body.id, parts.clock.now().getTime());
    return { status: 'success' as const };
  });
  answer(app, calls.testWebhook, async ({ body }, { actor, request }) => {
    await countTest(request);
    if (tests >= mostTests) throw busy();
    tests += 1;
    try {
      return { data: await sendTest(parts, actor, body.id) };
    } finally {
      tests -= 1;
    }
  });
  answer(app, calls.listWebhookDeliveries, async ({ params }, { actor }) => ({
    data: await eventsOf(db, actor, params.id),
  }));
}
