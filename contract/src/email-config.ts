import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Day } from './days.ts';

/** A quarter of an hour between 05:00 and 22:00, Amsterdam time (decision 3.6). @example "07:00" */
export const MailTime = z.string().regex(/^(?:(?:0[5-9]|1\d|2[01]):(?:00|15|30|45)|22:00)$/);

/** A day of the week; Monday is 1, Sunday 7. */
const Weekday = z.number().int().min(1).max(7);

/** Away until the end of a day; all mails about documents and meetings rest meanwhile (decision 4.17). */
export const Vacation = z.strictObject({
  /** Whether it holds. */
  active: z.boolean(),
  /** Its last day; null while there is none. */
  until: Day.nullable(),
});

/** When a user is mailed and about what (decision 3.6). */
export const EmailConfig = z.strictObject({
  /** Searches of the dashboards; the weekly mail leaves at the daily time of its day. */
  dashboards: z.strictObject({ dailyTime: MailTime, weeklyDay: Weekday }),
  /** Mails about meetings. */
  calendar: z.strictObject({
    time: MailTime,
    weeklyDay: Weekday,
    /** Whether the weekly planning lists meetings alone (`basic`) or with their points (`extensive`). */
    planningType: z.enum(['basic', 'extensive']),
    /** The weekly planning is mailed, of the searches that ask for it. */
    planning: z.boolean(),
    /** Changes of meetings are mailed, of the searches that ask for it. */
    changes: z.boolean(),
  }),
  /** One mail a slot when there is nothing new (decision 4.24). */
  sendWhenEmpty: z.boolean(),
  vacation: Vacation,
});
export type EmailConfig = z.infer<typeof EmailConfig>;

/** What holds for who never chose. */
export const standardEmailConfig: EmailConfig = {
  dashboards: { dailyTime: '07:00', weeklyDay: 1 },
  calendar: { time: '07:00', weeklyDay: 1, planningType: 'basic', planning: true, changes: true },
  sendWhenEmpty: false,
  vacation: { active: false, until: null },
};

/** When a user is mailed, as it is kept. */
export const EmailConfigResponse = z.object({
  emailConfig: EmailConfig,
  /** The day from which changed times hold, where that is still to come (decision 4.19). */
  timesFrom: Day.optional(),
});
export type EmailConfigResponse = z.infer<typeof EmailConfigResponse>;

export const getEmailConfig = endpoint({
  method: 'GET',
  path: '/users/me/emailconfig',
  summary: 'When the user is mailed, and about what.',
  access: access.session,
  response: EmailConfigResponse,
});

export const putEmailConfig = endpoint({
  method: 'PUT',
  path: '/users/me/emailconfig',
  summary: `Changes it: times from tomorrow on, the rest at once; a vacation lasts at most ${limits.longestVacation} days.`,
  access: access.session,
  body: EmailConfig,
  response: EmailConfigResponse,
});
