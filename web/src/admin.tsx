import './styles/base.css';
import './styles/mantine.css';
import '@fontsource-variable/inter';
import './styles/tokens.css';
import './admin/admin-tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { askAgainOnline } from '#api/queries.ts';
import { AppFrame } from '#features/app-frame.tsx';
import { loadLateWords, startLocale } from '#session/locale.ts';
import { AdminPages, adminRouter } from './admin/routes.tsx';
import { connectAdminSession } from './admin/session.ts';

async function start(): Promise<void> {
  await startLocale();
  await loadLateWords('admin');
  await connectAdminSession(() => void adminRouter.invalidate());
  askAgainOnline();
  // Drawn when its page is there: nothing that is opened at once is drawn anew under the hand.
  await adminRouter.load();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <AppFrame>
        <AdminPages />
      </AppFrame>
    </StrictMode>,
  );
}

void start();
