import { z } from 'zod';
import type { Signer } from '../tickets.ts';

/** Addresses that switch mail off without a login, safe to put in a mail (RFC 8058, decisions 4.23, 10.1). */
export interface UnsubscribeLinks {
  /** Of one saved search of a dashboard. */
  search(savedSearchId: string): string;
  /** Of one saved search of the agenda. */
  agendaSearch(agendaSearchId: string): string;
  /** Of the searches that a mail tells of, and no others; of one that nothing is new, of such mails. */
  mail(deliveryId: string): string;
  /** Of all saved searches, those of the agenda too. */
  all: string;
}

/** Whose mail an address switches off, and of what; without `id` of everything. */
const Target = z.strictObject({
  kind: z.literal('unsubscribe'),
  user: z.string(),
  what: z.enum(['search', 'agenda', 'mail', 'all']),
  id: z.string().optional(),
});
export type Target = z.infer<typeof Target>;

/**
 * The addresses of one user; they never expire, because mails are kept. Only that of a whole mail goes with the
 * delivery log, after a year (decision 9.8). `baseUrl` has no slash at its end.
 */
export function unsubscribeLinks(signer: Signer, baseUrl: string, userId: string): UnsubscribeLinks {
  const link = (what: Target['what'], id?: string) =>
    `${baseUrl}/unsubscribe/${signer.sign({ kind: 'unsubscribe', user: userId, what, ...(id ? { id } : {}) } satisfies Target)}`;
  return {
    search: (id) => link('search', id),
    agendaSearch: (id) => link('agenda', id),
    mail: (id) => link('mail', id),
    all: link('all'),
  };
}

/** So that a mailbox offers to switch off what this mail tells of in one click (RFC 8058, decision 10.1). */
export function unsubscribeHeaders(links: UnsubscribeLinks, deliveryId: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${links.mail(deliveryId)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** What a token stands for, or undefined when it is not one of ours. */
export function readTarget(signer: Signer, token: string): Target | undefined {
  return Target.safeParse(signer.verify(token)).data;
}
