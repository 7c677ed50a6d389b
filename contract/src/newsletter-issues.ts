import { z } from 'zod';
import { AddressListId } from './address-lists.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ListId } from './lists.ts';
import { NewsletterOrder } from './newsletter.ts';

/** Our id of an issue of a newsletter. @example k4Wc1tZs8yN6dQv0PjLm2Q */
export const IssueId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Why a planned issue went to nobody: what it needed was gone when its time came. */
export const IssueFault = z.enum([
  // The account of who planned it was ended.
  'noAccount',
  // They have no newsletter module any more, or the organisation has not.
  'noModule',
  // The address lists were deleted or empty.
  'noReaders',
  // More than the organisation may have by then.
  'tooManyReaders',
]);
export type IssueFault = z.infer<typeof IssueFault>;

/** A newsletter that goes or went to the readers of an organisation. */
export const Issue = z.object({
  id: IssueId,
  /** The subject of its mails. */
  subject: z.string(),
  /** Who sent it; null once the account is gone. */
  by: z.string().nullable(),
  /**
   * Waiting: its time has not come, it can be stopped. Sending: readers get it, those whose mail server was busy are
   * tried again for up to fifteen hours. Sent: nothing follows. Dropped: it went to nobody, see `fault`.
   */
  state: z.enum(['waiting', 'sending', 'sent', 'stopped', 'dropped']),
  fault: IssueFault.optional(),
  /** Titles of the address lists, as they were when it was sent off. */
  addressLists: z.array(z.string()),
  /** The address that answers go to. */
  replyTo: z.string(),
  /** UTC instant in ISO 8601 at which it was sent off. */
  created: z.iso.datetime(),
  /** UTC instant in ISO 8601 at which it leaves or left. */
  sendAt: z.iso.datetime(),
  /** UTC instant in ISO 8601 at which the last of it was done. */
  doneAt: z.iso.datetime().optional(),
  /** Readers it is for: while it waits those who were on the lists when it was sent off. */
  readers: z.number().int(),
  /** Of these, those whose mail server took it. */
  accepted: z.number().int(),
  /** Of these, those whose mail server refused it for good or for too long. */
  refused: z.number().int(),
  /** Readers who unsubscribed by the link in this issue. */
  unsubscribed: z.number().int(),
});
export type Issue = z.infer<typeof Issue>;

const mayMake = access.module('newsletter');
const ofIssue = { id: IssueId };
const OneIssue = z.object({ data: Issue });
/** The address lists it goes to. */
const AddressListIds = z.array(AddressListId).min(1).max(limits.maximumAddressLists);

/** What sending would come to, to be said before it is asked. */
export const Recipients = z.object({
  /** Different readers on these lists who get an issue now. */
  readers: z.number().int(),
  /** Beside them, those whose address was refused too often. */
  paused: z.number().int(),
  /** Readers that the organisation may have. */
  maxReaders: z.number().int(),
  /** The address that answers would go to; null: none is confirmed, so nothing can be sent. */
  replyTo: z.string().nullable(),
  /** Issues of the calendar month in which it would leave, those that still wait among them. */
  issues: z.number().int(),
  /** Issues that the organisation may send in a month. */
  maxIssues: z.number().int(),
});
export type Recipients = z.infer<typeof Recipients>;

/** UTC instant in ISO 8601 at which it leaves; now when left out. */
const SendAt = z.iso.datetime().optional();

export const countRecipients = endpoint({
  method: 'POST',
  path: '/newsletters/recipients',
  summary:
    'What sending to these address lists would come to: readers, reply address and issues of the month.',
  access: mayMake,
  refuses: ['404 EC-03'],
  body: z.strictObject({ addressListIds: AddressListIds, sendAt: SendAt }),
  response: z.object({ data: Recipients }),
});

export const sendNewsletter = endpoint({
  method: 'POST',
  path: '/lists/{id}/newsletter/send',
  summary:
    'Sends the newsletter of a list, as a preview of the same shows it now, to everybody who is on these address lists ' +
    `when it leaves: in ${limits.issueGrace / 1_000} seconds, or at \`sendAt\`, at most ${limits.issueDaysAhead} days ` +
    'ahead. Until then it can be stopped. The same again within ten seconds is one issue. 400 EC-02 without an item or a ' +
    'reader; 409 EC-06 without a confirmed reply address; 400 EC-05 beyond the issues of the month or the readers; ' +
    `429 beyond ${limits.issuesSentOff} an hour, those that were stopped among them.`,
  access: mayMake,
  refuses: ['400 EC-05', '409 EC-06', '429 RATE'],
  params: { id: ListId },
  body: NewsletterOrder.extend({ addressListIds: AddressListIds, sendAt: SendAt }),
  response: OneIssue,
});

/** A page of issues. */
export const IssuesResponse = z.object({
  /** Newest first by when they were sent off. */
  data: z.array(Issue),
  /** There are older ones: ask again with the last id as `before`. */
  more: z.boolean(),
  /** Issues of this calendar month. */
  issues: z.number().int(),
  /** Issues that the organisation may send in a month. */
  maxIssues: z.number().int(),
});
export type IssuesResponse = z.infer<typeof IssuesResponse>;

export const listIssues = endpoint({
  method: 'GET',
  path: '/newsletters/issues',
  summary: "The organisation's issues of the last year, newest first, with what became of them.",
  access: mayMake,
  query: {
    /** The issue before which to go on. */
    before: IssueId.optional(),
    /** Issues on a page. */
    size: z.coerce.number().int().min(1).max(limits.issuesPageSizeMax).default(limits.issuesPageSize),
  },
  response: IssuesResponse,
});

export const getIssue = endpoint({
  method: 'GET',
  path: '/newsletters/issues/{id}',
  summary: 'One issue of the organisation, with what became of it.',
  access: mayMake,
  params: ofIssue,
  response: OneIssue,
});

export const stopIssue = endpoint({
  method: 'POST',
  path: '/newsletters/issues/{id}/stop',
  summary:
    'Stops an issue of the organisation that has not left; one that was stopped stays so. 409 EC-06 when it is too late.',
  access: mayMake,
  refuses: ['409 EC-06'],
  params: ofIssue,
  body: z.strictObject({}),
  response: OneIssue,
});

export const getIssueTicket = endpoint({
  method: 'GET',
  path: '/newsletters/issues/{id}/html-token',
  summary: 'A ticket with which the browser opens this issue: for this user, ten minutes (decision 7.3).',
  access: mayMake,
  params: ofIssue,
  response: z.object({
    /** For the address of the page; it works for ten minutes. */
    token: z.string(),
  }),
});

export const readIssue = endpoint({
  method: 'GET',
  path: '/newsletters/issues/{id}/html/{ticket}',
  summary: 'An issue by ticket, as the complete page that went to its readers, without the link of one.',
  access: access.ticket,
  params: {
    ...ofIssue,
    /** What `html-token` answered. */
    ticket: z.string().max(300),
  },
  response: z.unknown(),
  answers: 'binary',
});
