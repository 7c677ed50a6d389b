import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  dropKeptItem,
  type KeptItem,
  listKeptItems,
  retryKeptItem,
  shownItems,
  type WatchedSource,
} from 'contract/admin/sources';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { NewWindow } from '#ui/new-window.tsx';
import { AdminCard } from '../ui/admin-page.tsx';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { KeptPayload } from './kept-payload.tsx';
import styles from './sources.module.css';

type Asked = { item: string; what: 'retry' | 'drop' | 'show' };

/** Items of a source that could not be read, and what staff can do about each. */
export function KeptItems({ source }: { source: WatchedSource }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>();
  const params = { source: source.source };
  const count = source.waiting + source.quarantined;
  // What the numbers of the source say belongs to the name, so that a change of them asks anew.
  const key = ['sources', source.source, 'items'];
  const kept = useQuery({
    queryKey: [...key, count, source.quarantined, source.lastAttempt],
    queryFn: async ({ signal }) => (await call(listKeptItems, { params, signal })).data,
    enabled: count > 0,
    placeholderData: (before) => before,
  });
  const change = async (of: typeof retryKeptItem | typeof dropKeptItem, item: string, reason: string) => {
    await call(of, { params, body: { item, reason } });
    await queries.invalidateQueries({ queryKey: ['sources'] });
  };
  const items = count > 0 ? (kept.data ?? []) : [];
  return (
    <AdminCard title={t('watching.sources.items.title')}>
      {count === 0 ? (
        <p className={styles.note}>{t('watching.sources.items.none')}</p>
      ) : (
        <p className={styles.note}>{t('watching.sources.items.intro', { count })}</p>
      )}
      {count > 0 && kept.isPending && <SkeletonRows rows={3} height={44} label={t('shell.loading')} />}
      {kept.isLoadingError && <FailurePanel error={kept.error} onRetry={() => void kept.refetch()} />}
      {items.length > 0 && (
        <ol className={styles.faultList}>
          {items.map((one) => (
            <Item key={one.item} item={one} onAsk={(what) => setAsked({ item: one.item, what })} />
          ))}
        </ol>
      )}
      {count > items.length && items.length === shownItems && (
        <p className={styles.note}>{t('watching.sources.items.more', { count: shownItems })}</p>
      )}
      {asked?.what === 'show' && (
        <KeptPayload source={source.source} item={asked.item} onClose={() => setAsked(undefined)} />
      )}
      {asked && asked.what !== 'show' && (
        <ChangeDialog
          title={t(`watching.sources.items.${asked.what}Title`)}
          confirm={t(`watching.sources.items.${asked.what}`)}
          isReasonNeeded={asked.what === 'drop'}
          onSubmit={(reason) =>
            change(asked.what === 'drop' ? dropKeptItem : retryKeptItem, asked.item, reason)
          }
          onClose={() => setAsked(undefined)}
        >
          <p className={styles.itemName}>{asked.item}</p>
          <p>{t(`watching.sources.items.${asked.what}Hint`)}</p>
        </ChangeDialog>
      )}
    </AdminCard>
  );
}

function Item({ item, onAsk }: { item: KeptItem; onAsk: (what: Asked['what']) => void }) {
  const { t } = useTranslation();
  const { dayAndTime } = useFormats();
  const { quarantinedAt, askedAt, runs, firstAt, lastAt } = item;
  const button = (what: Asked['what']) => (
    <Button variant="default" size="compact-sm" onClick={() => onAsk(what)}>
      {t(`watching.sources.items.${what}`)}
    </Button>
  );
  return (
    <li>
      <p className={styles.itemName}>{item.item}</p>
      <span>
        {askedAt !== undefined
          ? t('watching.sources.items.asked', { moment: dayAndTime(askedAt) })
          : quarantinedAt === undefined
            ? t('watching.sources.items.waiting', { count: runs })
            : t('watching.sources.items.quarantined', { moment: dayAndTime(quarantinedAt) })}
      </span>
      <p>{t(`watching.sources.items.kinds.${item.kind}`)}</p>
      <p className={styles.itemFault}>{item.fault}</p>
      <span>
        {t('watching.sources.items.since', { first: dayAndTime(firstAt), last: dayAndTime(lastAt) })}.{' '}
        {t('watching.sources.items.readBy', { version: item.version })}.
      </span>
      {item.size === 0 && <p>{t('watching.sources.items.empty')}</p>}
      {item.url?.startsWith('https://') && (
        <p>
          <a href={item.url} target="_blank" rel="noopener noreferrer">
            {t('watching.sources.items.atSource')}
            <NewWindow />
          </a>
        </p>
      )}
      <div className={styles.itemActions}>
        {item.size > 0 && button('show')}
        {item.size > 0 && button('retry')}
        {button('drop')}
      </div>
    </li>
  );
}
