import { Button } from '@mantine/core';
import { IconExternalLink, IconFileUnknown, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';
import { NewWindow } from '#ui/new-window.tsx';
import { sourceOf, type FoundFile } from './open-file.ts';

/** In place of a file that can not be shown: at the source, missing (specification §5) or outside the subscription. */
export function NoFile({ found }: { found: Exclude<FoundFile, { access: 'granted' }> }) {
  const { t } = useTranslation();
  const sourceUrl = sourceOf(found);
  const why = sourceUrl === undefined ? found.access : 'elsewhere';
  const Icon = { denied: IconLock, missing: IconFileUnknown, elsewhere: IconExternalLink }[why];
  return (
    <EmptyState headingLevel="h3" icon={sign(Icon, 28)} title={t(`document.attachments.none.${why}.title`)}>
      <p>{t(`document.attachments.none.${why}.text`)}</p>
      {sourceUrl !== undefined && (
        <Button component="a" href={sourceUrl} target="_blank" rel="noopener noreferrer">
          {t('document.actions.original')}
          <NewWindow />
        </Button>
      )}
    </EmptyState>
  );
}
