import { Button, Modal, Switch, TextInput } from '@mantine/core';
import { IconCopy, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListShare } from 'contract/list-share';
import type { List } from 'contract/lists';
import { copyText } from '#features/copy-text.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { shownTitle } from '#features/lists/shown-title.ts';
import { useSession } from '#session/session.ts';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useAtOnce } from '#ui/use-at-once.ts';
import styles from './share-dialog.module.css';
import { useListActions } from './use-list-actions.ts';
import { listShare, renewLink, setShared } from './share.ts';

interface Shared {
  list: List;
}
interface Offered extends Shared {
  /** Makes a newsletter of the list, for people outside the organisation (decision 1.4). */
  onNewsletter: () => void;
}

/** Shares a list with colleagues by a link, and names who opened it (decisions 1.4, 10.7; UX-2, 17b). */
export function ShareDialog({
  list,
  opened,
  onClose,
  onNewsletter,
}: Offered & { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('listManager.share.title', { title: shownTitle(list.title) })}
      size={480}
    >
      <ShareForm list={list} onNewsletter={onNewsletter} />
    </Modal>
  );
}

function ShareForm({ list, onNewsletter }: Offered) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { user } = useSession();
  const { word } = useListActions();
  const { data: share, error, isPending, refetch } = useQuery(listShare(list.id));
  const shared = share !== undefined && share !== null;
  const [on, switchOn] = useAtOnce(shared, (next: boolean) => setShared(list, next));
  return (
    <div className={styles.share}>
      <p className={styles.text}>{t('listManager.share.text', { organisation: user.organisation })}</p>
      {isPending && <SkeletonRows rows={2} label={t('shell.loading')} />}
      {error && share === undefined && <FailurePanel error={error} onRetry={() => void refetch()} />}
      {share !== undefined && (
        <Switch
          labelPosition="left"
          classNames={{ body: styles.switch ?? '' }}
          // Of itself the name would hold the description, too.
          aria-label={t('listManager.share.link')}
          label={t('listManager.share.link')}
          description={
            share ? t('listManager.share.on', { date: date(share.created) }) : t('listManager.share.off')
          }
          checked={on}
          onChange={(event) => switchOn(event.currentTarget.checked)}
        />
      )}
      {shared && on && (
        <>
          <Link share={share} list={list} />
          <Readers share={share} />
        </>
      )}
      <p className={styles.outside}>
        <IconInfoCircle size={16} aria-hidden="true" />
        <span>
          {t('listManager.share.outside')}{' '}
          <button type="button" onClick={onNewsletter}>
            {t('listManager.share.outsideNewsletter')}
          </button>{' '}
          {t('listManager.share.outsideOr')}{' '}
          <button type="button" onClick={() => void word(list)}>
            {t('listManager.share.outsideWord')}
          </button>
          .
        </span>
      </p>
    </div>
  );
}

function Link({ share, list }: Shared & { share: ListShare }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const renew = () => {
    setBusy(true);
    void renewLink(list).finally(() => setBusy(false));
  };
  return (
    <div className={styles.link}>
      <TextInput
        aria-label={t('listManager.share.address')}
        value={share.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={sign(IconCopy)}
        onClick={() => void copyText(share.url, t('listManager.share.copied'))}
      >
        {t('listManager.share.copy')}
      </Button>
      <p className={styles.renew}>
        <button
          type="button"
          className={styles.act}
          disabled={busy}
          aria-describedby="renewing"
          onClick={renew}
        >
          {t('listManager.share.renew')}
        </button>
        <small id="renewing" className={styles.hint}>
          {t('listManager.share.renewHint')}
        </small>
      </p>
    </div>
  );
}

function Readers({ share: { readers, lastReaders } }: { share: ListShare }) {
  const { t } = useTranslation();
  const { number, dayAndTime } = useFormats();
  const others = readers - lastReaders.length;
  return (
    <section className={styles.readers} aria-labelledby="list-readers">
      <h3 id="list-readers">{t('listManager.share.readers')}</h3>
      {readers === 0 && <p>{t('listManager.share.noReaders')}</p>}
      {readers > 0 && (
        <ul tabIndex={0} aria-labelledby="list-readers">
          {lastReaders.map(({ name, openedAt }) => (
            <li key={`${openedAt} ${name}`} className={styles.reader}>
              <span>{name}</span>
              <time dateTime={openedAt} className={styles.when}>
                {dayAndTime(openedAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && <p>{t('listManager.share.others', { count: others, number: number(others) })}</p>}
    </section>
  );
}
