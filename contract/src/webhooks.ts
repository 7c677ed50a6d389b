import { z } from 'zod';
import { DocumentId } from './document-parts.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine } from './plain-text.ts';
import { SavedSearchId } from './saved-searches.ts';

/** Our id of a webhook. @example w9Jk2nTb5xQr8vLc1zHdMs */
const WebhookId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/**
 * Why nothing came of a delivery: the address leads to no public one (`blocked`), there was no connection
 * (`unreachable`), no answer in time (`timeout`), a certificate that does not hold (`certificate`), or an answer other
 * than 200 to 299 (`refused`).
 */
export const WebhookFault = z.enum(['blocked', 'unreachable', 'timeout', 'certificate', 'refused']);
export type WebhookFault = z.infer<typeof WebhookFault>;

/** One event of the log of a webhook. */
const WebhookDelivery = z.object({
  /** The same in every try: by it a receiver knows a repeat. */
  id: z.string(),
  /** A match of the saved search, or a test. */
  type: z.enum(['search.match', 'test']),
  /** Title of the document; null for a test, and for what is told no more. */
  title: z.string().nullable(),
  /** Whether it is to be sent, arrived, failed for good, or was dropped because there was nothing left to tell. */
  state: z.enum(['waiting', 'delivered', 'failed', 'dropped']),
  /** Of the last try, or of the match before the first: UTC instant in ISO 8601. */
  at: z.iso.datetime(),
  /** Tries so far, of ten. */
  tries: z.number().int(),
  /** Of the next one, while it waits. */
  nextTryAt: z.iso.datetime().nullable(),
  /** HTTP status of the last answer; null when none came. */
  status: z.number().int().nullable(),
  fault: WebhookFault.nullable(),
  /** Milliseconds the last try took. */
  duration: z.number().int().nullable(),
  /** The beginning of the last answer, as text. */
  answer: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** A webhook as its owner sees it; its secret is shown once, when it is made (decision 10.9). */
const Webhook = z.object({
  id: WebhookId,
  /** What its owner calls it, on one line. */
  name: z.string(),
  /** The address that is told. @example https://example.org/hook */
  url: z.string(),
  /** The saved search whose new matches it tells of. */
  savedSearch: z.object({
    id: SavedSearchId,
    /** Null once it was deleted. */
    title: z.string().nullable(),
  }),
  /** Switched on by its owner. */
  active: z.boolean(),
  /** When it was stopped because it failed for three days; null when it was not. */
  stoppedAt: z.iso.datetime().nullable(),
  /** Since when every try has failed; null when the last one did not. */
  failingSince: z.iso.datetime().nullable(),
  /** Events that wait to be sent. */
  waiting: z.number().int(),
  /** UTC instant in ISO 8601. */
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof Webhook>;

const Webhooks = z.object({
  /** Oldest first. */
  data: z.array(Webhook),
  /** How many a user may have (R6). */
  maxWebhooks: z.number().int(),
});

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/users/me/webhooks',
  summary: 'The webhooks of the user, without their secrets, and how many there may be.',
  access: access.session,
  response: Webhooks,
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/users/me/webhooks',
  summary: 'Has the new matches of a saved search sent to an address; the only answer that holds the secret.',
  access: access.session,
  refuses: ['400 EC-05', '404 EC-03'],
  body: z.strictObject({
    /** What it is for, on one line. @example "Naar ons prikbord" */
    name: OneLine.min(1).max(limits.maximumWebhookName),
    /** A public address that is asked over https. @example https://example.org/hook */
    url: z.string().trim().min(1).max(limits.maximumWebhookUrl),
    savedSearchId: SavedSearchId,
  }),
  response: z.object({
    /** The webhook as it is shown from now on. */
    data: Webhook,
    /** With it a receiver checks the signatures; to be kept secret. */
    secret: z.string(),
  }),
});

export const changeWebhook = endpoint({
  method: 'PATCH',
  path: '/users/me/webhooks',
  summary:
    'Switches a webhook on or off. On again after it was stopped it first sends what waits; what is found while it is off is never sent.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({
    id: WebhookId,
    /** Whether it is on. */
    active: z.boolean(),
  }),
  response: z.object({ data: Webhook }),
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/users/me/webhooks',
  summary: 'Deletes a webhook with what waits for it and its log.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: WebhookId }),
  response: z.object({ status: z.literal('success') }),
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/users/me/webhooks/test',
  summary: 'Sends a test to a webhook at once and answers what came of it.',
  access: access.session,
  refuses: ['404 EC-03', '429 RATE'],
  body: z.strictObject({ id: WebhookId }),
  response: z.object({ data: WebhookDelivery }),
});

export const seeStoppedWebhook = endpoint({
  method: 'POST',
  path: '/users/me/webhooks/seen',
  summary: 'The user has seen that a webhook was stopped; the notice of it is not shown again.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: WebhookId }),
  response: z.object({ status: z.literal('success') }),
});

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/users/me/webhooks/{id}/deliveries',
  summary: 'The latest events of a webhook, newest first, with how each was answered.',
  access: access.session,
  params: { id: WebhookId },
  response: z.object({
    /** Newest first. */
    data: z.array(WebhookDelivery),
  }),
});

/** What is sent to a webhook, as JSON; receivers pass over what they do not know. */
const WebhookEvent = z.object({
  /** The same in every try. */
  id: z.string(),
  type: z.enum(['search.match', 'test']),
  /** When the match was found: UTC instant in ISO 8601. */
  createdAt: z.iso.datetime(),
  /** Null in a test. */
  data: z
    .object({
      savedSearch: z.object({ id: SavedSearchId, title: z.string() }),
      document: z.object({
        id: DocumentId,
        domain: DomainId,
        /** Number of the version, which rises with every change of the document. */
        version: z.number().int(),
        /** Whether an earlier version was there that the search did not find. */
        updated: z.boolean(),
        title: z.string(),
        date: z.string(),
        link: z.url(),
      }),
    })
    .nullable(),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;
