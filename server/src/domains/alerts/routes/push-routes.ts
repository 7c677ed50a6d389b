import type { FastifyInstance } from 'fastify';
import { limits } from 'contract/limits';
import * as calls from 'contract/push';
import {
  devicesOf,
  keepDevice,
  ownDevice,
  removeDevice,
  sendMessage,
  type SendParts,
} from '#domains/push/index.ts';
import { readPreferences } from '#domains/settings/index.ts';
import type { Clock } from '#platform/clock.ts';
import { busy } from '#platform/errors.ts';
import { answer } from '#platform/http.ts';
import { newId } from '#platform/new-id.ts';
import { limitRequests } from '#platform/request-limit.ts';
import { pushKeysOf } from '#stores/people/index.ts';
import { markOf } from '../follow/marks.ts';
import { testMessage } from '../push/compose-message.ts';

/** Tests under way in one process: they wait for others' servers, and calls of the same kind must not wait for them. */
const mostTests = 4;

/** Answers the devices of who is logged in that are told by push. */
export function pushRoutes(
  app: FastifyInstance,
  parts: SendParts & { clock: Clock; productName: string },
): void {
  const { people, clock, productName } = parts;
  const countTest = limitRequests(app, {
    name: 'push-tests',
    most: limits.pushTests,
    within: limits.pushTestWindow,
    keyOf: ({ actor }) => actor!.userId,
  });
  let tests = 0;

  answer(app, calls.listPushDevices, async (_input, { actor, session }) => ({
    data: await devicesOf(people, actor.userId, session.sessionId),
    maxDevices: limits.maximumPushDevices,
    publicKey: (await pushKeysOf(people)).publicKey,
  }));
  answer(app, calls.keepPushDevice, async ({ body }, { actor, session, request }) => {
    const { userId } = actor;
    const userAgent = request.headers['user-agent'] ?? '';
    const upTo = (await markOf(people, 'saved-searches')) ?? 0;
    const asking = { ...body, userId, sessionId: session.sessionId, userAgent };
    return { data: await keepDevice(people, asking, { upTo, now: clock.now().getTime() }) };
  });
  answer(app, calls.removePushDevice, async ({ body }, { actor }) => {
    await removeDevice(people, actor.userId, body.id);
    return { status: 'success' as const };
  });
  answer(app, calls.testPushDevice, async ({ body }, { actor, request }) => {
    await countTest(request);
    const device = await ownDevice(people, actor.userId, body.id);
    if (tests >= mostTests) throw busy();
    tests += 1;
    try {
      const { locale } = (await readPreferences(people, actor)).effective;
      const { fault } = await sendMessage(parts, device, testMessage(newId(), locale, productName));
      // Its browser wants nothing more.
      if (fault === 'gone') await removeDevice(people, actor.userId, device.id).catch(() => undefined);
      return { data: { fault } };
    } finally {
      tests -= 1;
    }
  });
}
