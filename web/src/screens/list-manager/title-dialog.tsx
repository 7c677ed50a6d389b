import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { type OneLineAsked, OneLineForm } from '#features/one-line-form.tsx';

/** Asks for the title of a list or of a subheading. */
export function TitleDialog({
  opened,
  header,
  of,
  ...asked
}: OneLineAsked & { opened: boolean; header: string; of: 'list' | 'heading' }) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={asked.onClose} title={header} size={440}>
      <OneLineForm
        {...asked}
        label={t(of === 'list' ? 'listManager.form.title' : 'listManager.form.headingTitle')}
        required={t(`listManager.form.${of === 'list' ? 'title' : 'heading'}Required`)}
        maximum={limits.maximumListTitle}
      />
    </Modal>
  );
}
