import { useTranslation } from 'react-i18next';

/** What a context is, and what its percentage says, in paragraphs (decision 3.8). */
export function AboutContexts() {
  const { t } = useTranslation();
  return (['what', 'score', 'passing', 'unscored'] as const).map((part) => (
    <p key={part}>{t(`aboutContexts.${part}`)}</p>
  ));
}
