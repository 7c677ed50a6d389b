import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ModuleKey } from 'contract/modules';
import { config } from '#session/config.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';

/** In the place of a part whose module the user lacks: what it is, and whom to ask (specification §6). */
export function LockedPart({
  title,
  text,
  subject,
  module,
}: {
  title: string;
  text: string;
  /** Of the mail that asks for it. */
  subject: string;
  /** Nobody is invited to ask for one that is not offered. */
  module: ModuleKey;
}) {
  const { t } = useTranslation();
  return (
    <EmptyState headingLevel="h3" icon={sign(IconLock, 28)} title={title}>
      <p>{text}</p>
      {!config.notOffered.includes(module) && (
        <Button component="a" href={`mailto:${config.supportEmail}?subject=${encodeURIComponent(subject)}`}>
          {t('shell.teaser.contact')}
        </Button>
      )}
    </EmptyState>
  );
}
