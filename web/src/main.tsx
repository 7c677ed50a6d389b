import './styles/base.css';
import './styles/mantine.css';
import '@fontsource-variable/inter';
import '@fontsource-variable/source-serif-4';
import './styles/tokens.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppFrame } from '#screens/shell/app-frame.tsx';
import { connectSession } from '#session/connect.ts';
import { startLocale } from '#session/locale.ts';
import { sweepStorage } from '#session/storage.ts';
import { session } from '#session/user.ts';
import { router } from './routes.tsx';

sweepStorage();
if (session.now() !== undefined) {
  // One file that who is logged in needs in any case; it comes with the words, and the router tells when it does not.
  void import('#screens/shell/shell.tsx').catch(() => undefined);
  void import('#screens/dashboard/dashboard-screen.tsx').catch(() => undefined);
}
await startLocale();
connectSession(router);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AppFrame>
      <RouterProvider router={router} />
    </AppFrame>
  </StrictMode>,
);
