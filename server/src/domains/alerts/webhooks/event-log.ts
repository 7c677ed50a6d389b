import { limits } from 'contract/limits';
import type { WebhookDelivery, WebhookEvent } from 'contract/webhooks';
import type { Actor } from '#platform/access.ts';
import { newId } from '#platform/new-id.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import type { MatchLine } from '../follow/run-searches.ts';
import { sendEvent, type SendParts } from './send-event.ts';
import { ownWebhook } from './webhooks.ts';

/** The latest events of a webhook, newest first. @throws EC-03 when the user has no such webhook */
export async function eventsOf(db: PeopleStore, { userId }: Actor, id: string): Promise<WebhookDelivery[]> {
  const { savedSearchId } = await ownWebhook(db, userId, id);
  const rows = await db
    .selectFrom('webhookEvents')
    .leftJoin('matches', (join) =>
      join
        .on('matches.savedSearchId', '=', savedSearchId)
        .onRef('matches.documentId', '=', 'webhookEvents.documentId')
        .onRef('matches.version', '=', 'webhookEvents.version'),
    )
    .selectAll('webhookEvents')
    .select('matches.line')
    .where('webhookId', '=', id)
    .orderBy('webhookEvents.createdAt', 'desc')
    .orderBy('webhookEvents.seq', 'desc')
    .orderBy('webhookEvents.id')
    .limit(limits.shownWebhookEvents)
    .execute();
  return rows.map(({ line, ...event }) =>
    shownEvent(event, line === null ? null : (JSON.parse(line) as MatchLine).title.text),
  );
}

/** Sends a test at once and keeps what came of it in the log. @throws EC-03 when the user has no such webhook */
export async function sendTest(
  parts: SendParts & { db: PeopleStore },
  { userId }: Actor,
  id: string,
): Promise<WebhookDelivery> {
  const { db, clock } = parts;
  const webhook = await ownWebhook(db, userId, id);
  const createdAt = clock.now().getTime();
  const event: WebhookEvent = {
    id: newId(),
    type: 'test',
    createdAt: new Date(createdAt).toISOString(),
    data: null,
  };
  const outcome = await sendEvent(parts, webhook, event);
  const kept: Tables['webhookEvents'] = {
    ...outcome,
    ...{ id: event.id, webhookId: id, documentId: null, version: null, seq: 0, createdAt },
    state: outcome.fault === null ? 'delivered' : 'failed',
    tries: 1,
    nextTryAt: 0,
  };
  // Deleted meanwhile, it has no log any more.
  const there = await db.selectFrom('webhooks').select('id').where('id', '=', id).executeTakeFirst();
  if (there) await db.insertInto('webhookEvents').values(kept).execute();
  return shownEvent(kept, null);
}

function shownEvent(event: Tables['webhookEvents'], title: string | null): WebhookDelivery {
  const { id, documentId, state, tries, nextTryAt, triedAt, createdAt } = event;
  const { status, fault, duration, answer } = event;
  const waits = state === 'waiting' && triedAt !== null;
  return {
    ...{ id, title, state, tries, status, fault, duration, answer },
    type: documentId === null ? 'test' : 'search.match',
    at: new Date(triedAt ?? createdAt).toISOString(),
    nextTryAt: waits ? new Date(nextTryAt).toISOString() : null,
  };
}
