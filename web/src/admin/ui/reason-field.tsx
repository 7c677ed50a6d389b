import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';

/** Why something is changed, for the audit log (UX-2, 18). */
export function ReasonField({
  reason,
  isNeeded = true,
  isMissing,
  onChange,
}: {
  reason: string;
  isNeeded?: boolean;
  /** It was sent without. */
  isMissing: boolean;
  onChange: (reason: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <Textarea
      label={t('admin.change.reason')}
      description={t('admin.change.reasonHint')}
      required={isNeeded}
      autosize
      minRows={1}
      maxRows={4}
      maxLength={limits.maximumReason}
      value={reason}
      error={isMissing ? t('admin.change.reasonRequired') : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
