import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { readAgendaSyncPdf } from 'contract/support';
import { loadLateWords } from '#session/locale.ts';
import { usePreferences } from '#session/session.ts';
import { LatePart } from '#ui/late-part.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './support-dialog.module.css';

/** They come with the words of the subscription, which have them. */
const CalendarSteps = lazy(async () => {
  const [{ CalendarSteps: Steps }] = await Promise.all([
    import('#features/feeds/calendar-steps.tsx'),
    loadLateWords('saving'),
  ]);
  return { default: Steps };
});

const steps = ['one', 'two', 'three'] as const;

/** How to find meetings and what was said in them. */
export function AgendaHelp() {
  const { t } = useTranslation();
  const { locale } = usePreferences().preferences;
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
      <section aria-labelledby="agenda-own">
        <h2 id="agenda-own">{t('support.agenda.own')}</h2>
        <p>{t('support.agenda.sync')}</p>
        <LatePart failure={<p role="alert">{t('errors.newVersion')}</p>}>
          <CalendarSteps />
        </LatePart>
        <Button
          component="a"
          variant="default"
          leftSection={sign(IconFileTypePdf)}
          href={`/api${readAgendaSyncPdf.path.replace('{locale}', locale)}`}
          download
        >
          {t('support.pdf.download')}
        </Button>
      </section>
      <p>{t('support.agenda.module')}</p>
    </div>
  );
}
