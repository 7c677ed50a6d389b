import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { config } from '#session/config.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';

/**
 * In the place of lists for who does not have them, or, `kept`, above those of who had them: what they are and whom to ask
 * (UX 5.6, UX-2 14).
 */
export function LockedLists({ headingLevel, kept = false }: { headingLevel: 'h1' | 'h2'; kept?: boolean }) {
  const { t } = useTranslation();
  const subject = encodeURIComponent(t('modules.lists.subject'));
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={sign(IconLock, 28)}
      title={t(`modules.lists.${kept ? 'keptTitle' : 'title'}`)}
    >
      <p>{t(`modules.lists.${kept ? 'keptText' : 'text'}`)}</p>
      {!config.notOffered.includes('listManager') && (
        <Button component="a" href={`mailto:${config.supportEmail}?subject=${subject}`}>
          {t('shell.teaser.contact')}
        </Button>
      )}
    </EmptyState>
  );
}
