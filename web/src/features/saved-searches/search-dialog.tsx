import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AskBeforeLeaving } from '#features/ask-before-leaving.tsx';
import { Confirm } from '#ui/confirm.tsx';
import styles from './search-form.module.css';
import type { Guard } from '#features/use-guard.ts';

/** A dialog with a form: what was changed and not saved is not lost without asking (decision 2.11). */
export function SearchDialog({
  title,
  guard,
  children,
}: {
  title: ReactNode;
  guard: Guard;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const words = {
    header: t('saving.form.leaveTitle'),
    body: t('saving.form.leaveText'),
    confirm: t('saving.form.leave'),
  };
  return (
    <>
      <Modal
        opened
        onClose={() => guard.close()}
        closeOnEscape={!guard.asking}
        closeOnClickOutside={!guard.asking}
        title={title}
        size={660}
        classNames={{ content: styles.dialog, header: styles.header, body: styles.body }}
      >
        {children}
      </Modal>
      <Confirm {...words} opened={guard.asking} onCancel={guard.stay} onConfirm={() => guard.close(true)} />
      <AskBeforeLeaving {...words} unsaved={guard.dirty} />
    </>
  );
}
