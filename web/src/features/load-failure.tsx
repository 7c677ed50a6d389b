import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/failures.ts';
import { describeError } from '#session/describe.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { ScreenLoadError } from './load-screen.ts';

/** A page that could not be shown: what is the matter, and another try (decision 8.7). */
export function LoadFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  const lost = error instanceof ScreenLoadError;
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPanel
        headingLevel="h1"
        message={
          lost ? t(navigator.onLine ? 'errors.newVersion' : 'errors.noConnection') : describeError(error)
        }
        requestId={error instanceof ApiError ? error.requestId : undefined}
        onRetry={lost ? () => location.reload() : tryAgain}
      />
    </main>
  );
}
