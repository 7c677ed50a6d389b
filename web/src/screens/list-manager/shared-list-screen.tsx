import { Button } from '@mantine/core';
import { IconCopy, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedList } from 'contract/list-share';
import { ApiError } from '#api/failures.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { LockedLists } from '#features/lists/locked-lists.tsx';
import { usePageTitle } from '#session/page-title.ts';
import { useSession } from '#session/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './list-manager.module.css';
import { ReadItems } from './read-items.tsx';
import { copyToOwn, sharedList } from './share.ts';

const route = getRouteApi('/shell/shared-list/$link');

/** A colleague's list behind its link: to be read, and to be copied to one's own (decision 1.4). */
export function SharedListScreen() {
  const { hasModule } = useSession();
  const { link } = route.useParams();
  const may = hasModule('listManager');
  const { data, error, isPending, refetch } = useQuery({ ...sharedList(link), enabled: may });
  const { t } = useTranslation();
  usePageTitle(t('listManager.share.page'));
  // A link that was ended shows nothing any more, also where it was open.
  const gone = error instanceof ApiError && [400, 404].includes(error.status);
  const list = gone ? undefined : data;
  return (
    <main id="main" tabIndex={-1} className={list ? styles.shared : styles.locked}>
      {!may && <LockedLists headingLevel="h1" />}
      {may && isPending && <SkeletonRows rows={8} height={72} label={t('shell.loading')} />}
      {gone && (
        <EmptyState headingLevel="h1" icon={sign(IconLinkOff, 28)} title={t('listManager.share.gone')}>
          <p>{t('listManager.share.goneText')}</p>
        </EmptyState>
      )}
      {error && !gone && !list && (
        <FailurePanel headingLevel="h1" error={error} onRetry={() => void refetch()} />
      )}
      {list && <Items list={list} link={link} />}
    </main>
  );
}

function Items({ list, link }: { list: SharedList; link: string }) {
  const { t } = useTranslation();
  const { number, dayAndTime } = useFormats();
  const { title, owner, ownId, changed, items } = list;
  return (
    <>
      <header className={styles.itemsHead}>
        <h1 className="visually-hidden">{t('listManager.share.page')}</h1>
        <h2 className={styles.sharedTitle}>{title}</h2>
        <p className={styles.facts}>
          {t('listManager.screen.items', { count: items.length, number: number(items.length) })}
          <span>{t('listManager.share.by', { name: owner })}</span>
          <span>{t('listManager.share.changed', { moment: dayAndTime(changed) })}</span>
        </p>
        <p className={styles.facts}>
          {ownId === undefined ? t('listManager.share.seen', { name: owner }) : t('listManager.share.own')}
        </p>
        <div className={styles.tools} data-unprinted>
          {ownId === undefined ? (
            <CopyButton link={link} />
          ) : (
            <Button
              variant="default"
              renderRoot={(button) => (
                <Link to="/list-manager/{-$listId}" params={{ listId: ownId }} {...button} />
              )}
            >
              {t('listManager.share.openOwn')}
            </Button>
          )}
        </div>
      </header>
      <ReadItems title={title} items={items} />
    </>
  );
}

function CopyButton({ link }: { link: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    const made = await copyToOwn(link).finally(() => setBusy(false));
    if (made) await navigate({ to: '/list-manager/{-$listId}', params: { listId: made.id } });
  };
  return (
    <Button leftSection={sign(IconCopy)} loading={busy} onClick={() => void copy()}>
      {t('listManager.share.copyTo')}
    </Button>
  );
}
