import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Puts the text that ships with the product back in the place of what staff made of it. */
export function PutBack({
  name,
  disabled = false,
  onClick,
}: {
  /** Of what, for who hears the button. */
  name: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      disabled={disabled}
      aria-label={t('adminContent.content.putBackOne', { name })}
      onClick={onClick}
    >
      {t('adminContent.content.putBack')}
    </Button>
  );
}
