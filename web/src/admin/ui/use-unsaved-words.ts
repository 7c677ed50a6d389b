import { useTranslation } from 'react-i18next';

/** What is asked before something that was changed is thrown away. */
export function useUnsavedWords(): { header: string; body: string; confirm: string } {
  const { t } = useTranslation();
  return {
    header: t('admin.change.unsaved.header'),
    body: t('admin.change.unsaved.body'),
    confirm: t('admin.change.unsaved.confirm'),
  };
}
