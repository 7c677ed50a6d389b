import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { config } from '#session/config.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';

/** In the place of settings of a module the user lacks: what it is, and whom to ask. */
export function Locked({ part }: { part: 'calendar' | 'newsletter' }) {
  const { t } = useTranslation();
  const subject = t(`settings.sections.${part}`);
  return (
    <EmptyState headingLevel="h3" icon={sign(IconLock, 28)} title={t(`settings.${part}.locked`)}>
      <p>{t(`settings.${part}.lockedText`)}</p>
      <Button component="a" href={`mailto:${config.supportEmail}?subject=${encodeURIComponent(subject)}`}>
        {t('shell.teaser.contact')}
      </Button>
    </EmptyState>
  );
}
