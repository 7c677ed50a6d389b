import { createRootRoute, createRoute, Outlet, redirect, type ParsedLocation } from '@tanstack/react-router';
import i18next from 'i18next';
import { LoadFailure } from '#features/load-failure.tsx';
import { loadScreen } from '#features/load-screen.ts';
import { useKnownParameters } from '#screens/shell/use-known-parameters.ts';
import { rememberTarget, type Target } from '#session/landing.ts';
import { endedOnPurpose, session } from '#session/user.ts';
import { showMessage } from '#ui/message-bar.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The user chose this domain tab; without its module they see what it holds (UX 3). */
    chosen?: boolean;
  }
}

/** What the address of a screen may say: plain text in our own short format, which the screen reads (UX 4). */
export const reads = (...parameters: readonly string[]) => ({
  staticData: { parameters },
  validateSearch: (search: Record<string, unknown>) => search as Record<string, string>,
});

export const root = createRootRoute({ component: AnyScreen, errorComponent: LoadFailure });

function AnyScreen() {
  useKnownParameters();
  return <Outlet />;
}

/** Everything behind the login. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => {
    if (session.now() !== undefined) return;
    if (!endedOnPurpose()) rememberTarget(targetOf(location));
    throw redirect({ to: '/login' });
  },
  component: loadScreen(() => import('#screens/shell/shell.tsx'), 'Shell'),
});

/** What an address is answered with that is nobody's, or not for who asks. */
export function unknownPage() {
  showMessage({ kind: 'info', text: i18next.t('errors.unknownPage') });
  return redirect({ to: '/', replace: true });
}

function targetOf({ href, pathname, state }: ParsedLocation): Target {
  const own = Object.entries(state).filter(
    ([name, kept]) => !name.startsWith('_') && typeof kept === 'string',
  );
  return {
    kind: /^(\/[a-z-]+)?\/document\/./.test(pathname) ? 'document' : 'location',
    href,
    state: Object.fromEntries(own),
  };
}
