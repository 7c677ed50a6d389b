import { useTranslation } from 'react-i18next';

/** Behind the words of a link: tells who cannot see its sign that it opens a tab of its own. */
export function NewWindow() {
  const { t } = useTranslation();
  return <span className="visually-hidden"> ({t('shell.newWindow')})</span>;
}
