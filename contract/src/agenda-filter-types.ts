import { z } from 'zod';
import { AgendaCount } from './agendas.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { Day } from './days.ts';

/** A body of which there is an agenda, such as a chamber or all councils together. */
export const AgendaCalendar = z.object({
  /** Its filter, such as `nl:tk`. */
  filter: z.string(),
  /** Its node of the source tree, which has the name. */
  path: z.string(),
  /** Its place among the calendars of its dashboard, from 0; a colour that goes by it stays the same. */
  colour: z.number().int(),
  /** Outside the user's modules: shown with a lock, and nothing else is said of it. */
  locked: z.boolean(),
  /** Meetings on the agenda, from three months back to six months ahead. */
  count: z.number().int(),
  /** The last day on that agenda with a meeting; absent where there is none from today on. */
  announcedUntil: Day.optional(),
  /** The services these meetings were read from, and when each was last read to its end. */
  services: z.array(
    z.object({
      /** The service, by our name for it. @example tweedekamer */
      source: z.string(),
      /** UTC instant in ISO 8601; absent where it was never read to its end. */
      lastRead: z.iso.datetime().optional(),
    }),
  ),
});
export type AgendaCalendar = z.infer<typeof AgendaCalendar>;

/** A committee that has meetings. */
export const AgendaCommittee = AgendaCount.extend({
  domain: DomainId,
  /** As its source and the filters know it. @example EZK */
  code: z.string(),
  /** In the user’s language where we have it, else as meetings write it; the code where no name is known. */
  name: z.string(),
  /** Filters of the calendars its meetings are on. */
  calendars: z.array(z.string()),
});
export type AgendaCommittee = z.infer<typeof AgendaCommittee>;

/** What the agenda can be narrowed to. */
export const AgendaFilterTypes = z.object({
  /** First and last day of the agenda, both whole. */
  period: z.object({
    /** First day. */
    from: Day,
    /** Last day. */
    to: Day,
  }),
  /** Every dashboard that has calendars, with the code of its module. */
  dashboards: z.array(
    z.object({
      domain: DomainId,
      /** Its filter. */
      filter: z.string(),
      /** The code of its module. @example MC11 */
      module: z.string(),
      /** Outside the user's modules. */
      locked: z.boolean(),
      /** Its calendars, in the order of the source tree. */
      calendars: z.array(AgendaCalendar),
    }),
  ),
  /** By dashboard, most meetings first. */
  committees: z.array(AgendaCommittee),
  /** Every kind of meeting, as filters. */
  kinds: z.array(z.string()),
  /** Every way in which a meeting can stand, as filters. */
  statuses: z.array(z.string()),
});
export type AgendaFilterTypes = z.infer<typeof AgendaFilterTypes>;

export const agendaFilterTypes = endpoint({
  method: 'GET',
  path: '/users/me/agenda-filter-types',
  summary:
    'What the agenda can be narrowed to: calendars by module, committees, kinds and statuses; how far ahead each calendar is announced and when it was last read.',
  access: access.module('agenda'),
  key: 'read',
  response: AgendaFilterTypes,
});
