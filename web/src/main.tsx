import './styles/base.css';
import './styles/mantine.css';
import '@fontsource-variable/inter';
import '@fontsource-variable/source-serif-4';
import './styles/tokens.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { askAgainOnline, queries } from '#api/queries.ts';
import { AppFrame } from '#features/app-frame.tsx';
import { connectSession } from '#session/connect.ts';
import { startLocale } from '#session/locale.ts';
import { sweepStorage } from '#session/storage.ts';
import { router } from './routes.tsx';

/** Milliseconds after which something is drawn in the place of a screen that has not come. */
const patience = 1_000;
/** Milliseconds that results may take to be drawn with the screen: a sketch is not drawn for less either (UX 4). */
const blink = 150;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Draws the page once the words and the screen are there. Not awaited by this module: the screens import what it is
 * bundled with, and would wait for it to end.
 */
async function start(): Promise<void> {
  sweepStorage();
  await startLocale();
  // Comes from the provider of an organisation; before anything looks at the session that this browser had.
  if (location.pathname === '/sign-in') await (await import('#session/sign-on.ts')).takeUpSession();
  await connectSession(router);
  askAgainOnline();
  await Promise.race([router.load(), pause(patience)]);
  // Nothing is drawn yet, so whatever is on its way was asked for ahead.
  const ahead = queries.getQueryCache().findAll({ fetchStatus: 'fetching' });
  const answers = Promise.allSettled(ahead.flatMap(({ promise }) => promise ?? []));
  await Promise.race([answers, pause(blink)]);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <AppFrame>
        <RouterProvider router={router} />
      </AppFrame>
    </StrictMode>,
  );
}

void start();

/** Milliseconds until the worker is registered where no screen needs it before: nothing of it is in the way of what is opened. */
const workerAfter = 30_000;
setTimeout(() => void import('#session/push.ts').then((push) => push.startWorker()), workerAfter);
