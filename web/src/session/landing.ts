import { dashboards, domainIds, type DomainId, keyOf } from 'contract/dashboards';
import type { ModuleKey } from 'contract/modules';
import { isNumber, isObjectOf, isOneOf, isOptional, isRecordOf, isText } from '#api/shapes.ts';
import { forget, recall, remember } from './storage.ts';

/** Where a login leads: a document, which comes before everything else, or another page. */
export interface Target {
  kind: 'document' | 'location';
  /** Path, search and hash: a moment of a debate stands in the latter. */
  href: string;
  /** What the page keeps beside its address, such as the way back to its results. */
  state?: Record<string, string> | undefined;
}

const isTarget = isObjectOf<Target>({
  kind: isOneOf('document', 'location'),
  href: isText,
  state: isOptional(isRecordOf(isText)),
});
const isStored = isObjectOf<{ at: number; target: Target }>({ at: isNumber, target: isTarget });
const entry = 'loginTarget';
const life = 30 * 60_000;

/** Own pages only: a path that a browser cannot read as another site (decision 2.3). */
export function isOwnPath(href: string): boolean {
  const here = 'https://own.invalid';
  return href.startsWith('/') && URL.canParse(href, here) && new URL(href, here).origin === here;
}

/** Remembers in this tab where the user wanted to go before they had to log in (decisions 2.3, 2.4). */
export function rememberTarget(target: Target): void {
  if (!isOwnPath(target.href)) return;
  remember(entry, { at: Date.now(), target }, 'tab');
}

/** Where the user wanted to go, for at most 30 minutes. */
export function pendingTarget(now = Date.now()): Target | undefined {
  const stored = recall(entry, isStored, 'tab');
  return stored !== undefined && now - stored.at < life ? stored.target : undefined;
}

/** Forgets the remembered target: it is used once. */
export function forgetTarget(): void {
  forget(entry, 'tab');
}

/** The named routes of specification §2 that need no id, but for the dashboards. */
const namedRoutes: Record<string, string> = {
  agendaDashboard: '/agenda',
  agendaDebugDashboard: '/agenda-debug',
  'list-manager': '/list-manager',
  settings: '/settings',
};

/** The page that a login link names in `redirectTo`, such as `nlLrDashboard` (specification §2). */
function namedRoute(name = ''): string | undefined {
  const domain = domainIds.find((one) => `${keyOf(one)}Dashboard` === name);
  if (domain) return `/${domain}/dashboard`;
  return Object.hasOwn(namedRoutes, name) ? namedRoutes[name] : undefined;
}

/** The page to open after login, in the order of decision 2.3. */
export function landingOf(stored: Target | undefined, redirectTo: string | undefined): Target {
  if (stored?.kind === 'document' && isOwnPath(stored.href)) return stored;
  const named = namedRoute(redirectTo);
  if (named !== undefined) return { kind: 'location', href: named };
  if (stored !== undefined && isOwnPath(stored.href) && !/^\/login([/?#]|$)/.test(stored.href)) return stored;
  return { kind: 'location', href: '/nl/dashboard' };
}

/** The first dashboard a user may see, in the order of specification §4; `undefined` when there is none. */
export function firstDashboard(may: (module: ModuleKey) => boolean): DomainId | undefined {
  return domainIds.find((domain) => may(dashboards[domain].module));
}
