import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { SavedSearchId } from './saved-searches.ts';

/** The secret part of a feed's address: 256 bits in base64url. @example uT3m8xYp1QeVwLr6Kd0aZbNcHs5jGf2iOq7RtXyEw9A */
const Secret = z.string().max(200);

/** Where a feed is read; whoever has the address can. */
const FeedAddress = z.object({
  /** The address, with `https:` in front. @example https://monitor.example.org/api/feeds/webcal/secret/agenda.ics */
  httpsUrl: z.url(),
  /** UTC instant in ISO 8601 at which this address was made. */
  created: z.iso.datetime(),
});

export const RssAddress = FeedAddress;
export type RssAddress = z.infer<typeof RssAddress>;

/** The two spellings of a calendar's address: most calendars ask for the first, some for the second. */
export const WebcalAddress = FeedAddress.extend({
  /** The same address, with `webcal:` in front. @example webcal://monitor.example.org/api/feeds/webcal/secret/agenda.ics */
  webcalUrl: z.url(),
});
export type WebcalAddress = z.infer<typeof WebcalAddress>;

export const rssAddress = endpoint({
  method: 'POST',
  path: '/savedsearches/rss',
  summary: 'The private RSS address of a saved search; with `reset` a new one, and the old one is gone.',
  access: access.session,
  refuses: ['403 EC-01', '404 EC-03'],
  body: z.strictObject({
    id: SavedSearchId,
    /** Makes another address; the one before it is gone for good. */
    reset: z.boolean().default(false),
  }),
  response: z.object({ data: RssAddress }),
});

export const webcalAddress = endpoint({
  method: 'GET',
  path: '/users/me/webcal',
  summary: 'The address of the user’s calendar feed, where there is one, and what is in it.',
  access: access.module('agenda'),
  response: z.object({
    /** Absent until it is set up. */
    data: WebcalAddress.optional(),
    /** Saved searches whose meetings are in the feed. */
    searches: z.array(
      z.object({
        id: SavedSearchId,
        /** Its title. */
        title: z.string(),
      }),
    ),
  }),
});

/** The calendar feed of a user. */
export const WebcalSetupResponse = z.object({
  data: WebcalAddress,
  /** The same address, only when it was just made (decision 3.21). */
  webcalInvite: WebcalAddress.optional(),
});
export type WebcalSetupResponse = z.infer<typeof WebcalSetupResponse>;

export const setUpWebcal = endpoint({
  method: 'POST',
  path: '/users/me/webcal-setup',
  summary:
    'Makes the address of the user’s calendar feed, or with `reset` a new one, and mails how to subscribe to it.',
  access: access.module('agenda'),
  body: z.strictObject({
    /** Makes another address; the one before it is gone for good. */
    reset: z.boolean().default(false),
  }),
  response: WebcalSetupResponse,
});

export const readRss = endpoint({
  method: 'GET',
  path: '/feeds/rss/{secret}/feed.xml',
  summary: 'What a saved search found: its 50 newest documents of the last 30 days, as RSS 2.0.',
  access: access.public,
  refuses: ['410 EC-03', '429 RATE'],
  params: { secret: Secret },
  response: z.unknown(),
  answers: 'binary',
});

export const readWebcal = endpoint({
  method: 'GET',
  path: '/feeds/webcal/{secret}/agenda.ics',
  summary: 'The meetings of a user’s saved searches, three months back to six months ahead, as iCalendar.',
  access: access.public,
  refuses: ['410 EC-03', '429 RATE'],
  params: { secret: Secret },
  response: z.unknown(),
  answers: 'binary',
});

export const subscribeToWebcal = endpoint({
  method: 'GET',
  path: '/feeds/webcal/{secret}/subscribe',
  summary: 'Hands a calendar feed over to the calendar of the device that asks.',
  access: access.public,
  refuses: ['410 EC-03', '429 RATE'],
  params: { secret: Secret },
  response: z.unknown(),
  answers: 'binary',
});
