import { Modal, type ModalProps } from '@mantine/core';
import { Confirm } from '#ui/confirm.tsx';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import type { Guard } from './use-guard.ts';

/** A dialog with a form: what was changed and not saved is not lost without asking (decision 2.11). */
export function GuardedDialog({
  guard,
  leave,
  opened = true,
  ...dialog
}: {
  guard: Guard;
  /** The words with which it asks. */
  leave: { header: string; body: string; confirm: string };
  opened?: boolean;
} & Omit<ModalProps, 'opened' | 'onClose'>) {
  return (
    <>
      <Modal
        {...dialog}
        opened={opened}
        onClose={() => guard.close()}
        closeOnEscape={!guard.asking}
        closeOnClickOutside={!guard.asking}
      />
      <Confirm
        {...leave}
        opened={guard.asking}
        onCancel={guard.stay}
        onConfirm={() => {
          guard.stay();
          guard.close(true);
        }}
      />
      {opened && <AskBeforeLeaving {...leave} unsaved={guard.dirty} />}
    </>
  );
}
