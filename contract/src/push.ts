import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** Our id of a device that is told by push. @example w9Jk2nTb5xQr8vLc1zHdMs */
const PushDeviceId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/**
 * Why a message did not reach the push service of a device: its address leads to no public one (`blocked`), there was no
 * connection (`unreachable`), no answer in time (`timeout`), a certificate that does not hold (`certificate`), a refusal
 * (`refused`), or the browser no longer wants messages (`gone`), and its device is off the list.
 */
export const PushFault = z.enum(['blocked', 'unreachable', 'timeout', 'certificate', 'refused', 'gone']);
export type PushFault = z.infer<typeof PushFault>;

/** A browser of the user that is told of what direct searches find. */
const PushDevice = z.object({
  id: PushDeviceId,
  /** Whether it is the browser that asks, by its session. */
  current: z.boolean(),
  /** Browser, by its own name; null when it cannot be told. */
  program: z.string().nullable(),
  /** System it runs on, by its own name. */
  system: z.string().nullable(),
  /** Since when it is told: UTC instant in ISO 8601. */
  createdAt: z.iso.datetime(),
  /** When its push service last took a message: UTC instant in ISO 8601; null when none was sent. */
  lastSentAt: z.iso.datetime().nullable(),
  /** When it was stopped because nothing arrived for three days; null when it was not. */
  stoppedAt: z.iso.datetime().nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/users/me/push',
  summary: 'The devices of the user that are told by push, and what a browser needs to become one.',
  access: access.session,
  response: z.object({
    /** Oldest first. */
    data: z.array(PushDevice),
    /** How many a user may have. */
    maxDevices: z.number().int(),
    /** With it a browser knows messages of this product (VAPID, RFC 8292): a P-256 key in base64url. */
    publicKey: z.string(),
  }),
});

export const keepPushDevice = endpoint({
  method: 'PUT',
  path: '/users/me/push',
  summary:
    'Has this browser told by push from now on, or keeps that it still is; one of somebody else becomes the user’s.',
  access: access.session,
  refuses: ['400 EC-05'],
  body: z.strictObject({
    /** The public address of its push service that the browser gave. @example https://push.example.org/send/a1 */
    endpoint: z.string().trim().min(1).max(limits.maximumPushEndpoint),
    /** With these messages are encrypted for this browser alone (RFC 8291). */
    keys: z.strictObject({
      /** A P-256 key in base64url. @example BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4 */
      p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
      /** A secret of 16 bytes in base64url. @example BTBZMqHH6r4Tts7J_aSIgg */
      auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/),
    }),
  }),
  response: z.object({ data: PushDevice }),
});

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/users/me/push',
  summary: 'Ends that a device is told by push, with what waits for it.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: PushDeviceId }),
  response: z.object({ status: z.literal('success') }),
});

export const testPushDevice = endpoint({
  method: 'POST',
  path: '/users/me/push/test',
  summary: 'Sends a test message to a device at once and answers what came of it.',
  access: access.session,
  refuses: ['404 EC-03', '429 RATE'],
  body: z.strictObject({ id: PushDeviceId }),
  response: z.object({
    /** What came of it. */
    data: z.object({
      /** Null when the push service took it. */
      fault: PushFault.nullable(),
    }),
  }),
});

/**
 * What a device is told, encrypted for it alone; the worker of the product shows it as it is. Addresses are paths of the
 * product.
 */
const PushMessage = z.object({
  /** The same in every try: a message that comes again takes the place of itself. */
  id: z.string(),
  title: z.string(),
  body: z.string(),
  /** What a click opens. */
  link: z.string(),
  locale: z.string(),
  /** Null in a test. */
  off: z
    .object({
      /** A form posted here with `confirm=yes` ends messages about the search; again it changes nothing. */
      address: z.string(),
      label: z.string(),
      /** What is said once it is done. */
      done: z.string(),
    })
    .nullable(),
});
export type PushMessage = z.infer<typeof PushMessage>;
