import { Outlet, useMatch, useParams, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboards, domainIds } from 'contract/dashboards';
import { ListPicker } from '#features/lists/list-picker.tsx';
import { NoticeBars } from '#features/notices/notice-bars.tsx';
import { withWords } from '#session/locale.ts';
import { leaveForLogin, sessionEnded } from '#session/session-ended.ts';
import { useSession } from '#session/session.ts';
import { useValue } from '#session/value.ts';
import { useVisits } from '#session/visit.ts';
import { LatePart, lazyPart } from '#ui/late-part.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { useAfterwards } from '#ui/use-afterwards.ts';
import { BottomBar } from './bottom-bar.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { SavingDialog } from './saving-dialog.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useOverlays } from './use-overlays.tsx';
import { useShellKeys } from './use-shell-keys.ts';

/** Fetched when a session ends under a page; without it the page is left for the login. */
const SessionDialog = lazy(async () => {
  const part = await import('#screens/login/session-dialog.tsx').catch(() => undefined);
  return { default: part?.SessionDialog ?? LeaveForLogin };
});

const Teaser = lazyPart(() => withWords(import('./teaser.tsx'), 'teaser'), 'Teaser');

function LeaveForLogin() {
  useEffect(leaveForLogin, []);
  return null;
}

/**
 * The frame around every page behind the login. A page fills the height under the top bar and brings its
 * own landmarks, among them `<main id="main" tabIndex={-1}>`, where the skip link leads.
 */
export function Shell() {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  const ended = useValue(sessionEnded);
  const dashboard = useMatch({ from: '/shell/$domain/dashboard', shouldThrow: false })?.params.domain;
  const { domain } = useParams({ strict: false });
  useFocusOnNewPage();
  useVisits();
  const afterwards = useAfterwards();
  const home = domain ?? domainIds.find((one) => hasModule(dashboards[one].module)) ?? 'nl';
  const { open, shown } = useOverlays(home, dashboard === undefined ? 'questions' : 'symbols');
  useShellKeys(home, open);
  const locked = dashboard !== undefined && !hasModule(dashboards[dashboard].module);
  return (
    <div className={styles.shell}>
      <SkipLink label={t('shell.skip')} />
      <TopBar current={domain} onOpen={open} />
      <div>
        <OfflineBar />
        {afterwards && <NoticeBars />}
      </div>
      <div className={styles.page}>
        {locked ? (
          <LatePart failure={t('errors.newVersion')}>
            <Teaser domain={dashboard} />
          </LatePart>
        ) : (
          <Outlet />
        )}
      </div>
      <BottomBar home={home} onOpen={open} />
      {shown}
      <ListPicker />
      <SavingDialog />
      {ended && (
        <Suspense>
          <SessionDialog />
        </Suspense>
      )}
    </div>
  );
}

/**
 * A page that replaces the one with the focus takes it over; otherwise it would be lost with the old page. That is
 * when the new one is drawn: the address changes before, while the old page still has the focus.
 */
function useFocusOnNewPage(): void {
  const pathname = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
