/** What staff and admins of organisations did (decision 6.7). */
export interface AuditTables {
  auditLog: {
    id: string;
    at: number;
    /** Who did it; null for the command line, and once the account is gone. */
    userId: string | null;
    /** Who did it, as known then: an e-mail address, or the command. */
    who: string;
    /** Network it was done from, as `192.0.2.0/24`; empty for the command line. */
    network: string;
    /** Organisation it was done to; null for what concerns all of them. */
    organisationId: string | null;
    /** What was done, as `user.deactivate`. */
    action: string;
    /** What it was done to, in words that outlive it: a name or an address. */
    target: string;
    /** JSON of what changed; null where there was or is nothing. */
    before: string | null;
    after: string | null;
    /** Why, in the words of who did it; may be empty. */
    reason: string;
  };
}
