import type { AdminKind } from 'contract/endpoint';
import type { DomainId } from 'contract/dashboards';
import type { KeyScope } from 'contract/endpoint';
import { dashboards, domainIds } from 'contract/dashboards';
import { keepsModule } from 'contract/kept-modules';
import { hasModule, type ModuleEntry, type ModuleKey } from 'contract/modules';
import { noAccess, notFound } from './errors.ts';

/** How much one user may ask (R6). */
export interface Share {
  /** Searches under way, and begun in a minute (decision 10.14). */
  atOnce: number;
  perMinute: number;
  /** Calls with API keys in a day, of everybody in the organisation together (decision 10.8). */
  callsPerDay: number;
  /** Questions in an hour and in a day. */
  asksPerHour: number;
  asksPerDay: number;
}

/** What an actor's modules allow; a search without it does not compile (decision 6.5). */
export interface Scope {
  domains: readonly DomainId[];
  /** Source-tree branches the modules exclude, such as the upper house without its module (1.1). */
  excludedPaths: readonly { domain: DomainId; path: string }[];
}

/** Who makes a call: a user of an organisation, with its modules. */
export interface Actor {
  userId: string;
  organisationId: string;
  organisation: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Those of today, and those that ended in the last twelve months. */
  modules: readonly ModuleEntry[];
  roles: readonly ('org-admin' | 'staff')[];
  share: Share;
}

/** Who an API key is of, and what it may (decision 10.8). */
interface KeyHolder {
  actor: Actor;
  scopes: readonly KeyScope[];
}

/** Turns an API key into who it is of; undefined when it is unknown or has ended. */
export type AuthenticateKey = (key: string) => Promise<KeyHolder | undefined>;

/** Who a session is of, and its name, which opens nothing. */
export interface Authenticated {
  actor: Actor;
  sessionId: string;
}

/** Where a session was begun: it opens nothing of the other. */
export type Site = 'product' | 'admin';

/**
 * Turns a token of a session of a site into who it is of; undefined when it is unknown or has ended. `address` is where
 * the call comes from, for the list of sessions. Nobody is staff in a session that was begun without their second factor.
 */
export type Authenticate = (token: string, address: string, site: Site) => Promise<Authenticated | undefined>;

/** @throws EC-01 when the actor's organisation lacks the module (specification §6, decision 6.3). */
export function requireModule(actor: Actor, module: ModuleKey): void {
  if (!hasModule(actor.modules, module)) throw noAccess(module);
}

/** @throws EC-01 when the organisation neither has the module nor had it in the last twelve months (decision 6.4) */
export function requireKeptModule(actor: Actor, module: ModuleKey): void {
  if (!keepsModule(actor.modules, module)) requireModule(actor, module);
}

/** @throws EC-01 for whom the call of the admin site does not answer (decision 6.7) */
export function requireAdmin({ roles }: Actor, of: AdminKind): void {
  const isAllowed = roles.includes('staff') || (of === 'organisation' && roles.includes('org-admin'));
  if (!isAllowed) throw noAccess();
}

/** The one organisation whose accounts an actor sees; undefined for staff, who see all of them (decision 6.7). */
export const ownOrganisationOf = ({
  roles,
  organisationId,
}: Pick<Actor, 'roles' | 'organisationId'>): string | undefined =>
  roles.includes('staff') ? undefined : organisationId;

/** @throws EC-03 for an admin of another organisation: nobody learns of it (decision 6.7) */
export function requireOwnOrganisation(actor: Actor, id: string): void {
  if ((ownOrganisationOf(actor) ?? id) !== id) throw notFound();
}

/** The documents this actor's modules allow (decisions 1.1, 6.5). */
export function scopeOf(actor: Actor): Scope {
  return {
    domains: domainIds.filter((domain) => mayReadDomain(actor, domain)),
    excludedPaths: hasModule(actor.modules, 'DSModule') ? [] : [{ domain: 'nl', path: 'ek' }],
  };
}

export function mayReadDomain(actor: Actor, domain: DomainId): boolean {
  return hasModule(actor.modules, dashboards[domain].module);
}
