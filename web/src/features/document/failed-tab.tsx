import { useTranslation } from 'react-i18next';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import type { FailedPart } from './use-surroundings.ts';

/** Says in a tab why its content did not come, with a way to ask for it again (UX 5.11). */
export function FailedTab({ failed: { error, retry } }: { failed: FailedPart }) {
  const { t } = useTranslation();
  if (!error) return <SkeletonRows rows={3} label={t('shell.loading')} />;
  return <FailurePanel error={error} onRetry={retry} />;
}
