import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';

/** What staff and admins of organisations can do that is kept (decision 6.7); its words are `audit.actions` of `admin`. */
export const auditActions = [
  'session.begin',
  'session.end',
  'apiKey.revoke',
  'signOn.set',
  'signOn.remove',
  'announcement.add',
  'announcement.change',
  'announcement.remove',
  'user.resetFactor',
  'organisation.secondFactor',
  'teamNote.remove',
  'mail.sendAgain',
  'mail.resetAddress',
  'source.read',
  'source.pause',
  'source.resume',
  'source.retryItem',
  'source.dropItem',
  'councils.set',
  'maintenance.set',
  'support.set',
  'contexts.set',
  'modules.set',
  'sourceTree.set',
  'sourceTree.draft',
  'sourceTree.discard',
  'sourceTree.publish',
  'organisation.create',
  'organisation.change',
  'organisation.colours',
  'organisation.preferences',
  'module.set',
  'module.end',
  'module.erase',
  'limit.set',
  'user.create',
  'user.invite',
  'user.inviteAgain',
  'user.import',
  'user.change',
  'user.email',
  'user.password',
  'user.endSessions',
  'user.deactivate',
  'user.restore',
  'user.erase',
] as const;
export const AuditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof AuditAction>;

/** One thing somebody did by the admin site or the command line. */
export const AuditLine = z.object({
  id: z.string(),
  /** UTC instant in ISO 8601. */
  at: z.iso.datetime(),
  /** E-mail address of who did it, as it was then, or the name of the command. */
  who: z.string(),
  /** Network it was done from, as `192.0.2.0/24`; empty when unknown or for the command. */
  network: z.string(),
  /** Name of the organisation it was done to; null where it concerns all of them or that is gone. */
  organisation: z.string().nullable(),
  action: AuditAction,
  /** What it was done to: a name or an address. */
  target: z.string(),
  /** What changed, field by field; null where there was or is nothing. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Why, in the words of who did it; may be empty. */
  reason: z.string(),
});
export type AuditLine = z.infer<typeof AuditLine>;

const Filters = {
  /** Part of who did it, of what it was done to or of the reason; case does not matter. */
  find: z.string().trim().max(200).optional(),
  action: AuditAction.optional(),
  organisationId: z.string().min(1).max(100).optional(),
  /** First and last Amsterdam day, inclusive. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
};

/** Lines of one answer. */
export const auditPageSize = 50;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary:
    'What was done by the admin site and the command line, newest first; `after` is the id of the last line shown.',
  access: access.admin('organisation'),
  query: { ...Filters, after: z.string().min(1).max(100).optional() },
  response: z.object({ data: z.array(AuditLine), more: z.boolean() }),
});
export type AuditResponse = z.infer<typeof listAudit.response>;

export const exportAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/export',
  summary: 'The same as CSV, newest first; more than 50,000 lines are refused.',
  access: access.admin('organisation'),
  refuses: ['400 EC-05'],
  query: Filters,
  answers: 'binary',
  response: z.undefined(),
});
