import { useTranslation } from 'react-i18next';
import type { FormLanguage } from 'contract/dashboards';
import { Section } from '#features/section.tsx';
import styles from './filters.module.css';

/** In which language titles are searched and shown; a title without translation stays as it is (decision 3.12). */
export function LanguageFilter({
  offered,
  chosen,
  onChoose,
}: {
  offered: readonly FormLanguage[];
  chosen: FormLanguage | undefined;
  onChoose: (language: FormLanguage | undefined) => void;
}) {
  const { t } = useTranslation();
  if (offered.length === 0) return null;
  return (
    <Section name="language" title={t('filters.language')}>
      <select
        className={styles.select}
        aria-label={t('filters.language')}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(offered.find((language) => language === target.value))}
      >
        <option value="">{t('filters.sourceLanguage')}</option>
        {offered.map((language) => (
          <option key={language} value={language}>
            {t(`filters.languages.${language}`)}
          </option>
        ))}
      </select>
      <p className={styles.hint}>{t('filters.languageHint')}</p>
    </Section>
  );
}
