import { Button, SegmentedControl } from '@mantine/core';
import { IconCopy, IconMail, IconMailCheck, IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Why } from 'contract/admin/why';
import { locales, type Locale } from 'contract/users';
import { copyText } from '#features/copy-text.ts';
import { languageTag } from '#session/locale.ts';
import { usePreferences } from '#session/session.ts';
import { sign } from '#ui/sign.tsx';
import { AdminLink } from '../link.tsx';
import { AdminCard } from '../ui/admin-page.tsx';
import { MailTable } from '../ui/mail-table.tsx';
import { WhySearches } from './why-searches.tsx';
import { WhySteps } from './why-steps.tsx';
import styles from './why.module.css';

const icons = { mailed: IconMailCheck, waiting: IconMail, notMailed: IconMailOff };

/** The answer first, to be copied to the customer; then step by step, by search, and what was mailed lately. */
export function WhyAnswer({ why, onChange }: { why: Why; onChange: () => void }) {
  const { t } = useTranslation();
  const { locale } = usePreferences().preferences;
  const [language, setLanguage] = useState<Locale>(locale);
  const { outcome, answer, steps, searches, deliveries, user, address } = why;
  const { head, because } = answer[language];
  return (
    <>
      <section className={styles.answer} data-outcome={outcome} aria-label={t('watching.why.answer')}>
        {sign(icons[outcome], 20)}
        <div lang={languageTag[language]}>
          <h2>{head}</h2>
          <p>{because}</p>
        </div>
        <div className={styles.copy}>
          <SegmentedControl
            aria-label={t('watching.why.language')}
            data={locales.map((value) => ({ value, label: value === 'nl' ? 'NL' : 'EN' }))}
            value={language}
            onChange={(value) => setLanguage(value)}
          />
          <Button
            variant="default"
            leftSection={sign(IconCopy)}
            onClick={() => void copyText(`${head} ${because}`, t('watching.why.copied'))}
          >
            {t('watching.why.copy')}
          </Button>
        </div>
      </section>
      <div className={styles.grounds}>
        <AdminCard title={t('watching.why.stepByStep')}>
          <WhySteps steps={steps} user={user} address={address} onChange={onChange} />
        </AdminCard>
        <div className={styles.beside}>
          <AdminCard title={t('watching.why.searches')}>
            <WhySearches searches={searches} />
          </AdminCard>
          <AdminCard
            title={t('watching.why.week')}
            beside={
              <AdminLink to="/admin/deliveries" search={{ user: user.id }}>
                {t('watching.why.wholeLog')}
              </AdminLink>
            }
          >
            <MailTable label={t('watching.why.week')} mails={deliveries} />
          </AdminCard>
        </div>
      </div>
    </>
  );
}
