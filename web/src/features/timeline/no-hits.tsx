import { Button } from '@mantine/core';
import { IconZoomExclamation } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { EmptyState } from '#ui/empty-state.tsx';

/**
 * A search without hits. Looking back is then on for the next run, and the button runs it at once; where
 * the archive has nothing either there is no button (decision 4.6).
 */
export function NoHits({
  older,
  lookingBack,
  onPrepare,
  onLookBack,
}: {
  /** Hits in the whole archive; undefined when it is what was searched. */
  older: number | undefined;
  lookingBack: boolean;
  onPrepare: () => void;
  onLookBack: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const offer = !lookingBack && older !== undefined && older > 0;
  useEffect(() => {
    if (offer) onPrepare();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per answer
  }, [offer]);
  return (
    <EmptyState
      icon={<IconZoomExclamation size={28} aria-hidden="true" />}
      title={t('timeline.results.none')}
    >
      <p>{t(older === 0 || lookingBack ? 'timeline.results.noneEver' : 'timeline.results.noneHint')}</p>
      {(older === 0 || lookingBack) && <p>{t('timeline.results.noneHint')}</p>}
      {offer && (
        <Button onClick={onLookBack}>{t('timeline.results.lookBack', { number: number(older) })}</Button>
      )}
    </EmptyState>
  );
}
