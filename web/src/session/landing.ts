import { dashboards, domainIds, isDomain, type DomainId } from 'contract/dashboards';
import type { ModuleKey } from 'contract/modules';
import { isEither, isNumber, isObjectOf, isOneOf, isOptional, isText } from '#api/shapes.ts';
import { forget, recall, remember } from './storage.ts';

/** Where a login leads: a document from a mail, another page that was asked for, or a named route. */
export type Target = DocumentTarget | LocationTarget;
interface DocumentTarget {
  kind: 'document';
  domain?: DomainId | undefined;
  documentId: string;
  highlightWord?: string | undefined;
}
interface LocationTarget {
  kind: 'location';
  href: string;
}

const isTarget = isEither(
  isObjectOf<DocumentTarget>({
    kind: isOneOf('document'),
    domain: isOptional(isDomain),
    documentId: isText,
    highlightWord: isOptional(isText),
  }),
  isObjectOf<LocationTarget>({ kind: isOneOf('location'), href: isText }),
);
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
  if (target.kind === 'location' && !isOwnPath(target.href)) return;
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

/** Routes a login link may name in `redirectTo` (specification §2). */
export const namedRoutes: Record<string, DomainId> = {
  nlDashboard: 'nl',
  euDashboard: 'eu',
  nlLrDashboard: 'nl-lr',
  beFedDashboard: 'be-fed',
  beFlmDashboard: 'be-flm',
};

/** The page to open after login, in the order of decision 2.3. */
export function landingOf(stored: Target | undefined, redirectTo: string | undefined): Target {
  if (stored?.kind === 'document') return stored;
  const named = redirectTo === undefined ? undefined : namedRoutes[redirectTo];
  if (named !== undefined) return { kind: 'location', href: `/${named}/dashboard` };
  if (stored !== undefined && isOwnPath(stored.href) && !/^\/login([/?#]|$)/.test(stored.href)) return stored;
  return { kind: 'location', href: '/nl/dashboard' };
}

/** The first dashboard a user may see, in the order of specification §4; `undefined` when there is none. */
export function firstDashboard(may: (module: ModuleKey) => boolean): DomainId | undefined {
  return domainIds.find((domain) => may(dashboards[domain].module));
}
