import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pauseSource, readSource, resumeSource, type WatchedSource } from 'contract/admin/sources';
import { councilSystems } from 'contract/councils';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { showError } from '#session/describe.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { sign } from '#ui/sign.tsx';
import { AdminLink } from '../link.tsx';
import { AdminCard } from '../ui/admin-page.tsx';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { KeptItems } from './kept-items.tsx';
import { SourceStanding } from './source-standing.tsx';
import { useRhythm } from './use-rhythm.ts';
import styles from './sources.module.css';

const calls = { read: readSource, resume: resumeSource };

/** What is known of a source, and what can be asked of it. */
export function SourcePanel({ source, onClose }: { source: WatchedSource; onClose: () => void }) {
  const { t } = useTranslation();
  const { connector } = useNames();
  const { dayAndTime } = useFormats();
  const rhythmOf = useRhythm();
  const told = (instant: string | undefined) =>
    instant === undefined ? t('watching.sources.never') : dayAndTime(instant);
  const facts = {
    standing: <SourceStanding source={source} />,
    lastAttempt: told(source.lastAttempt),
    lastSuccess: told(source.lastSuccess),
    next:
      source.readingSince !== undefined
        ? t('watching.sources.reading', { moment: dayAndTime(source.readingSince) })
        : source.askedAt !== undefined
          ? t('watching.sources.asked', { moment: dayAndTime(source.askedAt) })
          : source.nextAt === undefined
            ? t('watching.sources.noNext')
            : dayAndTime(source.nextAt),
    rhythm: rhythmOf(source.rhythm),
    silent: t('watching.sources.silentAfter', { count: 2 * source.news }),
    alarm: t('watching.sources.alarmTo'),
  };
  return (
    <aside className={styles.panel} aria-label={connector(source.source)}>
      <AdminCard
        title={connector(source.source)}
        beside={<IconButton label={t('watching.sources.close')} icon={IconX} onClick={onClose} />}
      >
        <dl className={styles.facts}>
          {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
            <div key={name}>
              <dt>{t(`watching.sources.facts.${name}`)}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ))}
        </dl>
        <Unproven source={source} />
        <Note source={source} />
        {source.isRead ? (
          <Wishes source={source} />
        ) : (
          <p className={styles.note}>{t('watching.sources.notReadHint')}</p>
        )}
      </AdminCard>
      <KeptItems source={source} />
      <AdminCard title={t('watching.sources.faultsTitle')}>
        <Faults faults={source.faults} />
      </AdminCard>
    </aside>
  );
}

/** What staff have to know of a source beside how it stands. */
function Note({ source: { source } }: { source: WatchedSource }) {
  const { t } = useTranslation();
  const system = councilSystems.find((one) => one === source);
  if (system) {
    return (
      <p className={styles.note}>
        <AdminLink to="/admin/councils" search={{ system }}>
          {t('watching.sources.notes.councils')}
        </AdminLink>
      </p>
    );
  }
  if (source !== 'debatdirect') return null;
  return <p className={styles.note}>{t('watching.sources.notes.debatdirect')}</p>;
}

/** What of the connector has met no recorded answer of its source yet. */
function Unproven({ source: { proven, unproven } }: { source: WatchedSource }) {
  const { t, i18n } = useTranslation();
  if (!proven) return <p className={styles.note}>{t('watching.sources.unproven')}</p>;
  if (unproven.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const parts = list.format(unproven.map((part) => t(`watching.sources.unprovenParts.${part}`)));
  return <p className={styles.note}>{t('watching.sources.unprovenBut', { parts })}</p>;
}

/** What went wrong, with what was seen: the last of it, and what came before behind it. */
function Faults({ faults }: Pick<WatchedSource, 'faults'>) {
  const { t } = useTranslation();
  const { dayAndTime } = useFormats();
  const list = (some: WatchedSource['faults']) => (
    <ol className={styles.faultList}>
      {some.map(({ at, kind, fault }) => (
        <li key={at}>
          <time dateTime={at}>{dayAndTime(at)}</time> <span>{kind}</span>
          <p>{fault}</p>
        </li>
      ))}
    </ol>
  );
  const [newest, ...earlier] = faults;
  if (!newest) return <p className={styles.note}>{t('watching.sources.noFaults')}</p>;
  return (
    <>
      {list([newest])}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t('watching.sources.earlierFaults')}</summary>
          {list(earlier)}
        </details>
      )}
    </>
  );
}

/** Read now, pause, resume: the processes that read find it within seconds. Whoever leaves a source alone says why. */
function Wishes({ source }: { source: WatchedSource }) {
  const { t } = useTranslation();
  const [pausing, setPausing] = useState(false);
  const params = { source: source.source };
  const keep = ({ data }: { data: WatchedSource }) => {
    queries.setQueryData<WatchedSource[]>(['sources'], (all) =>
      all?.map((one) => (one.source === data.source ? data : one)),
    );
  };
  const ask = useMutation({
    mutationFn: (wish: 'read' | 'resume') => call(calls[wish], { params, body: {} }),
    onSuccess: keep,
    onError: showError,
  });
  const isPaused = source.pausedAt !== undefined;
  const button = (wish: 'read' | 'resume', icon: typeof IconX, disabled = false) => (
    <Button
      variant="default"
      leftSection={sign(icon)}
      disabled={disabled}
      loading={ask.isPending && ask.variables === wish}
      onClick={() => ask.mutate(wish)}
    >
      {t(`watching.sources.wishes.${wish}`)}
    </Button>
  );
  return (
    <div className={styles.wishes}>
      {isPaused ? (
        button('resume', IconPlayerPlay)
      ) : (
        <>
          {button('read', IconRefresh, source.askedAt !== undefined)}
          <Button variant="default" leftSection={sign(IconPlayerPause)} onClick={() => setPausing(true)}>
            {t('watching.sources.wishes.pause')}
          </Button>
        </>
      )}
      {pausing && (
        <ChangeDialog
          title={t('watching.sources.pauseTitle')}
          confirm={t('watching.sources.wishes.pause')}
          onSubmit={async (reason) => keep(await call(pauseSource, { params, body: { reason } }))}
          onClose={() => setPausing(false)}
        />
      )}
    </div>
  );
}
