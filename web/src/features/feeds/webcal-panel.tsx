import { Button, Modal } from '@mantine/core';
import { IconCalendarShare, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebcalAddress } from 'contract/feeds';
import { useFormats } from '#features/formats.ts';
import { sign } from '#ui/sign.tsx';
import { prepareWebcal, webcal } from './addresses.ts';
import { CalendarSteps } from './calendar-steps.tsx';
import { FeedAddress } from './feed-address.tsx';
import { FeedState } from './feed-state.tsx';
import styles from './feeds.module.css';

/** The user's calendar feed: what is in it, its address, and how to add it to a calendar (decision 3.21). */
export function WebcalPanel() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const asked = useQuery(webcal);
  return (
    <div className={styles.panel}>
      <p className={styles.prose}>{t('feeds.webcal.intro')}</p>
      <FeedState asked={asked} failed={t('feeds.webcal.failed')}>
        {({ data, searches }) => (
          <>
            {searches.length === 0 ? (
              <p className={styles.prose}>
                {t('feeds.webcal.none')}{' '}
                <Link to="/saved-searches" className={styles.link}>
                  {t('feeds.webcal.toSearches')}
                </Link>
              </p>
            ) : (
              <section className={styles.searches}>
                <h3>
                  {t('feeds.webcal.searches', { count: searches.length, number: number(searches.length) })}
                </h3>
                <ul>
                  {searches.map(({ id, title }) => (
                    <li key={id}>{title}</li>
                  ))}
                </ul>
              </section>
            )}
            {data ? <Made address={data} /> : <Make />}
          </>
        )}
      </FeedState>
    </div>
  );
}

/** The same in a dialog; who opens it sees to the focus when it closes. */
export function WebcalDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} title={t('feeds.webcal.title')} size={680} returnFocus={false}>
      <WebcalPanel />
    </Modal>
  );
}

/** Opens that dialog. */
export function WebcalButton() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={sign(IconCalendarShare, 17)}
        onClick={() => setOpened(true)}
      >
        {t('feeds.webcal.subscription')}
      </Button>
      {opened && <WebcalDialog onClose={close} />}
    </>
  );
}

function Make() {
  const { t } = useTranslation();
  const [busy, work] = useBusy();
  return (
    <Button
      className={styles.make}
      leftSection={sign(IconCalendarShare, 17)}
      loading={busy}
      onClick={() => void work(() => prepareWebcal())}
    >
      {t('feeds.webcal.make')}
    </Button>
  );
}

function Made({ address: { httpsUrl, webcalUrl, created } }: { address: WebcalAddress }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [busy, work] = useBusy();
  return (
    <>
      <FeedAddress
        addresses={[
          { label: t('feeds.webcal.address'), address: httpsUrl, copy: t('feeds.copy') },
          { label: t('feeds.webcal.other'), address: webcalUrl, copy: t('feeds.webcal.copyOther') },
        ]}
        onRenew={() => prepareWebcal({ reset: true })}
      >
        <Button
          component="a"
          href={webcalUrl}
          variant="default"
          size="xs"
          leftSection={sign(IconCalendarShare, 15)}
        >
          {t('feeds.webcal.open')}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={sign(IconMail, 15)}
          loading={busy}
          onClick={() => void work(() => prepareWebcal())}
        >
          {t('feeds.webcal.mail')}
        </Button>
      </FeedAddress>
      <section className={styles.steps}>
        <h3>{t('feeds.webcal.steps')}</h3>
        <CalendarSteps />
        <p className={styles.hint}>{t('feeds.webcal.since', { date: date(created) })}</p>
      </section>
    </>
  );
}

/** Whether some work is under way, and how it is begun. */
function useBusy(): [boolean, (work: () => Promise<unknown>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const begin = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return [busy, begin];
}
