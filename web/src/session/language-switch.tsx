import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './language-switch.module.css';
import { changeDevice } from './preferences.ts';
import { usePreferences } from './session.ts';

/** Chooses the language of this device, on pages before the login. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { locale } = usePreferences().preferences;
  return (
    <div role="group" aria-label={t('shell.language')} className={styles.languages}>
      <UnstyledButton lang="nl" aria-pressed={locale === 'nl'} onClick={() => changeDevice({ locale: 'nl' })}>
        {t('shell.languageNl')}
      </UnstyledButton>
      <UnstyledButton
        lang="en"
        aria-pressed={locale === 'en-gb'}
        onClick={() => changeDevice({ locale: 'en-gb' })}
      >
        {t('shell.languageEn')}
      </UnstyledButton>
    </div>
  );
}
