import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sign } from '#ui/sign.tsx';
import { TitleDialog } from './title-dialog.tsx';
import { useListActions } from './use-list-actions.ts';

/** Asks for a title and makes a list; the `primary` way stands where there is no list yet. */
export function NewList({ primary = false }: { primary?: boolean }) {
  const { t } = useTranslation();
  const actions = useListActions();
  const [creating, setCreating] = useState(false);
  return (
    <>
      <Button
        variant={primary ? 'filled' : 'default'}
        leftSection={sign(IconPlus)}
        onClick={() => setCreating(true)}
      >
        {t(primary ? 'listManager.form.create' : 'listManager.screen.create')}
      </Button>
      <TitleDialog
        opened={creating}
        header={t('listManager.screen.create')}
        of="list"
        confirm={t('listManager.form.create')}
        onClose={() => setCreating(false)}
        onSave={actions.create}
      />
    </>
  );
}
