import { type Address, dashboards, type DomainId, domainIds } from './dashboards.ts';
import { type Access, access } from './endpoint.ts';

export const addresses: readonly Address[] = ['common', 'eu'];

/** A call, or several together, at each address. */
export type AtEach<Calls> = Record<Address, Calls>;

/** The dashboards whose calls stand at an address. */
export function servedAt(address: Address): DomainId[] {
  return domainIds.filter((domain) => dashboards[domain].address === address);
}

/** The call of a dashboard. */
export function callOf<Calls>(calls: AtEach<Calls>, domain: DomainId): Calls {
  return calls[dashboards[domain].address];
}

/**
 * Declares a call once for all addresses: they differ in path and in who may make it, and the EU ones are no calls of
 * their own (specification §7, decision 7.9).
 */
export function atEach<Calls>(
  paths: AtEach<string>,
  declare: (path: string, address: Address) => Calls,
): AtEach<Calls> {
  return { common: declare(paths.common, 'common'), eu: declare(paths.eu, 'eu') };
}

/** Who may call: where one dashboard is served, who has its module, else who has that of the named dashboard. */
export function accessAt(address: Address): Access {
  const [only, ...others] = servedAt(address);
  return only && others.length === 0 ? access.module(dashboards[only].module) : access.grouping;
}

/** Of which dashboards a summary speaks, in English. */
export function dashboardsAt(address: Address): string {
  return address === 'eu' ? 'the EU dashboard' : 'any dashboard but EU';
}
