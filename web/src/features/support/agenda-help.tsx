import { useTranslation } from 'react-i18next';
import styles from './support-dialog.module.css';

const steps = ['one', 'two', 'three'] as const;

/** How to find meetings and what was said in them. */
export function AgendaHelp() {
  const { t } = useTranslation();
  return (
    <div className={styles.read}>
      <p>{t('support.agenda.intro')}</p>
      {(['beside', 'archive'] as const).map((part) => (
        <section key={part} aria-labelledby={`agenda-${part}`}>
          <h2 id={`agenda-${part}`}>{t(`support.agenda.${part}.title`)}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(`support.agenda.${part}.${step}`)}</li>
            ))}
          </ol>
        </section>
      ))}
      <p>{t('support.agenda.module')}</p>
      <p>{t('support.agenda.sync')}</p>
    </div>
  );
}
