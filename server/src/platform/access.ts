import type { DomainId } from 'contract/dashboards';
import { dashboards, domainIds } from 'contract/dashboards';
import { hasModule, type ModuleEntry, type ModuleKey } from 'contract/modules';
import type { Scope } from '#stores/documents/document-store.ts';
import { noAccess } from './errors.ts';

/** Who makes a call: a user of an organisation, with the modules that are active today. */
export interface Actor {
  userId: string;
  organisationId: string;
  organisation: string;
  email: string;
  firstName: string;
  lastName: string;
  modules: readonly ModuleEntry[];
  roles: readonly ('org-admin' | 'staff')[];
}

/** Turns the token of the `X-Auth` header into an actor; undefined when it is unknown or has ended. */
export type Authenticate = (token: string) => Promise<Actor | undefined>;

/** @throws EC-01 when the actor's organisation lacks the module (specification §6, decision 6.3). */
export function requireModule(actor: Actor, module: ModuleKey): void {
  if (!hasModule(actor.modules, module)) throw noAccess(module);
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
