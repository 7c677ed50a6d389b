import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';

/** Where videos will be; without them the way to what there is (decision 1.5). */
export function Videos({ onQuestions }: { onQuestions: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState icon={sign(IconVideo, 28)} title={t('support.videos.none')}>
      <p>{t('support.videos.instead')}</p>
      <Button variant="default" onClick={onQuestions}>
        {t('support.videos.questions')}
      </Button>
    </EmptyState>
  );
}
