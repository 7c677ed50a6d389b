import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Takes one of several things away; the focus goes to the first button of their card, as its own goes with it. */
export function Remove({
  name,
  onClick,
}: {
  /** What it is called, for who hears the button. */
  name: string;
  onClick: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      aria-label={t('adminContent.content.removeOne', { name })}
      onClick={({ currentTarget }) => {
        currentTarget.closest('section')?.querySelector('button')?.focus();
        onClick();
      }}
    >
      {t('adminContent.content.remove')}
    </Button>
  );
}
