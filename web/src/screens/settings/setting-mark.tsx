import { useTranslation } from 'react-i18next';
import { SaveMark, type Saving } from '#features/save-mark.tsx';

/** How saving one setting stands, below its control. */
export function SettingMark({ saving }: { saving: Saving | undefined }) {
  const { t } = useTranslation();
  const words = { saving: t('settings.saving'), saved: t('settings.saved'), failed: t('settings.failed') };
  return <SaveMark saving={saving} words={words} />;
}
