import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { ModuleKey } from '../modules.ts';
import { OneLine } from '../plain-text.ts';
import { Reason } from './reason.ts';

/** Our id of an announcement. @example f3Rx8mLq1vTz6cYb0nWsKg */
export const AnnouncementId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

const Text = OneLine.min(1).max(limits.maximumAnnouncement);

/** What staff tell the users of the product in a bar under the top bar, for some time. */
const Fields = {
  /** The same in both languages of the product; at most 300 characters each. */
  textNl: Text,
  textEn: Text,
  /** `warning` stands out. */
  kind: z.enum(['info', 'warning']),
  /** UTC instants in ISO 8601 between which it is shown. */
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Whose users see it; none named is all organisations. */
  organisationIds: z.array(z.string().min(1).max(100)).max(limits.announcedOrganisations),
  /** Only users who have this module; null is every user. */
  module: ModuleKey.nullable(),
};

export const NewAnnouncement = z
  .strictObject({ ...Fields, reason: Reason })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'] });
export type NewAnnouncement = z.output<typeof NewAnnouncement>;

export const Announcement = z.object({
  id: AnnouncementId,
  ...Fields,
  /** Names beside `organisationIds`, in that order; of one that is gone its id. */
  organisations: z.array(z.string()),
  /** How many users have put it away. */
  seen: z.number().int(),
});
export type Announcement = z.infer<typeof Announcement>;

/** What is, will be and was told, the last to begin first. */
const AnnouncementsResponse = z.object({
  data: z.array(Announcement).max(limits.maximumAnnouncements),
  /** Whom something can be told, by name. */
  organisations: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AnnouncementsResponse = z.infer<typeof AnnouncementsResponse>;

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/admin/announcements',
  summary: 'What is, will be and was told to users in a bar, the last to begin first.',
  access: access.admin('staff'),
  response: AnnouncementsResponse,
});

export const addAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcements',
  summary: 'Tells users something for some time.',
  access: access.admin('staff'),
  body: NewAnnouncement,
  response: AnnouncementsResponse,
});

export const changeAnnouncement = endpoint({
  method: 'PUT',
  path: '/admin/announcements/{id}',
  summary: 'Changes what is told; who had put it away sees it again when its text changed.',
  access: access.admin('staff'),
  params: { id: AnnouncementId },
  body: NewAnnouncement,
  response: AnnouncementsResponse,
});

export const removeAnnouncement = endpoint({
  method: 'DELETE',
  path: '/admin/announcements/{id}',
  summary: 'Tells it no longer.',
  access: access.admin('staff'),
  params: { id: AnnouncementId },
  body: z.strictObject({ reason: Reason }),
  response: AnnouncementsResponse,
});
