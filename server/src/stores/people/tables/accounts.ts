import type { ModuleKey } from 'contract/modules';
import type { Generated } from 'kysely';

/** Organisations, their users and how these come in; what processes share. */
export interface AccountTables {
  organisations: {
    id: string;
    name: string;
    /** Limits that differ from the constants (decision R6). */
    limits: string;
    /** 1 where every user needs a second factor (decision 10.12). */
    factorRequired: number;
    createdAt: number;
    /** First day it was a customer; null where nobody said. */
    customerSince: string | null;
    /** For staff alone. */
    notes: Generated<string>;
  };
  organisationModules: {
    organisationId: string;
    moduleKey: ModuleKey;
    /** The code subscribers see (decision 6.1). */
    code: string;
    startsOn: string;
    /** Last day, inclusive; null is without end (decision 6.4). */
    endsOn: string | null;
    configuration: string;
  };
  users: {
    id: string;
    organisationId: string;
    /** Trimmed and lower-cased (decision 5.1). */
    email: string;
    passwordHash: string | null;
    firstName: string;
    lastName: string;
    roles: string;
    /** Keys of the organisation's modules this user has; null is all of them. */
    modules: string | null;
    active: number;
    /** When a password link was last mailed. */
    resetRequestedAt: number | null;
    createdAt: number;
    /** When they last used a session; null until the first. */
    lastSeenAt: number | null;
    /** When the last activation mail was accepted; null for who was never sent one. */
    invitedAt: number | null;
    /** From when the days count after which they are erased; null while active (decision 6.6). */
    deactivatedAt: number | null;
  };
  sessions: {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: string;
    userId: string;
    createdAt: number;
    lastUsedAt: number;
    expiresAt: number;
    /** What the client called itself at the login; empty when unknown. */
    userAgent: string;
    /** Network of the last use, as `192.0.2.0/24`; empty when unknown. */
    network: string;
    /** Where it was begun, and alone is good for. */
    site: 'product' | 'admin';
    /** When its user gave the second factor; null without (decision 10.12). */
    factorAt: number | null;
  };
  loginTries: {
    /** `account:<e-mail>` or `address:<address>`. */
    key: string;
    /** Instants of the tries within the window. */
    tries: string;
    lastAt: number;
  };
  passwordResets: {
    tokenHash: string;
    userId: string;
    expiresAt: number;
    usedAt: number | null;
  };
  /** Work of which only one run may be under way, whatever the number of processes. */
  leases: {
    name: string;
    /** Who holds it, unique per claim; empty while it rests. */
    owner: string;
    /** Instant from which anybody may claim it, by the database's clock. */
    until: number;
    /** When its holder claimed it, by the same clock; null while it rests. */
    since: number | null;
  };
  /** Requests of a key in the stretch that ends at that instant, for the limits that all processes share. */
  requestCounts: { key: string; count: number; endsAt: number };
  secrets: { name: string; value: string };
}
