import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { mailSamples } from 'contract/mails';
import { usePageTitle } from '#session/page-title.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { MailView } from './mail-view.tsx';
import styles from './mails.module.css';
import { SampleView } from './sample-view.tsx';
import { SentList } from './sent-list.tsx';

const route = getRouteApi('/shell/mails');
/** A link to this page is current only with the same choice. */
const onlyExactly = { activeOptions: { exact: true, includeSearch: true } };

/**
 * The mails this environment kept, to read them without a mail box, and samples of every kind of mail; staff only
 * (decision 2.7).
 */
export function MailsScreen() {
  const { t } = useTranslation();
  const { mail, sample } = route.useSearch();
  const samples = sample !== undefined;
  const kind = mailSamples.find((name) => name === sample);
  usePageTitle(t('mailed.kept.title'));
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.head}>
        <h1>{t('mailed.kept.title')}</h1>
        <p>{samples ? t('mailed.samples.intro') : t('mailed.kept.intro')}</p>
      </div>
      <nav className={styles.list} aria-label={t('mailed.kept.title')}>
        <div className={styles.views}>
          <Link to="/mails" search={{}} data-current={!samples || undefined} {...onlyExactly}>
            {t('mailed.samples.sent')}
          </Link>
          <Link
            to="/mails"
            search={{ sample: mailSamples[0] }}
            data-current={samples || undefined}
            {...onlyExactly}
          >
            {t('mailed.samples.examples')}
          </Link>
        </div>
        {samples ? (
          <ul>
            {mailSamples.map((name) => (
              <li key={name}>
                <Link
                  to="/mails"
                  search={{ sample: name }}
                  className={styles.mail}
                  data-current={name === kind || undefined}
                >
                  <strong>{t(`mailed.samples.kinds.${name}`)}</strong>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <SentList chosen={mail} />
        )}
      </nav>
      <section
        className={styles.content}
        data-empty={(kind === undefined && mail === undefined) || undefined}
        aria-label={t('mailed.kept.preview')}
      >
        {kind !== undefined ? (
          <SampleView kind={kind} />
        ) : mail !== undefined ? (
          <MailView key={mail} id={mail} />
        ) : (
          <EmptyState title={t('mailed.kept.choose')} />
        )}
      </section>
    </main>
  );
}
