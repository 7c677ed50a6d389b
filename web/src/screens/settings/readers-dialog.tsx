import { Button, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AddressList, getReaders, type Reader, removeReaders } from 'contract/address-lists';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { LoadMore } from '#features/load-more.tsx';
import entries from '#features/newsletter/entries.module.css';
import { changeReaders, everyReader } from '#features/newsletter/readers.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { pauseBeforeSearch, SearchField } from '#ui/search-field.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { ImportReaders } from './import-readers.tsx';
import styles from './readers.module.css';

/** Who is on an address list and why they may be mailed; puts others on it and takes them off. */
export function ReadersDialog({ list, onClose }: { list: AddressList | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={list !== undefined}
      onClose={onClose}
      title={list && t('readers.dialog.title', { title: list.title })}
      size={640}
    >
      {list && <Readers list={list} />}
    </Modal>
  );
}

function Readers({ list }: { list: AddressList }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [find] = useDebouncedValue(typed.trim(), pauseBeforeSearch);
  const [adding, setAdding] = useState(list.readers === 0);
  const query = useInfiniteQuery({
    queryKey: [...everyReader, 'of', list.id, find],
    queryFn: ({ pageParam, signal }) =>
      call(getReaders, {
        params: { id: list.id },
        query: {
          ...(find === '' ? {} : { find }),
          ...(pageParam === undefined ? {} : { after: pageParam }),
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.id : undefined),
    staleTime: 0,
  });
  const readers = query.data?.pages.flatMap(({ data }) => data);
  return (
    <div className={styles.dialog}>
      {adding ? (
        <ImportReaders list={list} onClose={() => setAdding(false)} />
      ) : (
        <div className={styles.find}>
          <SearchField label={t('readers.dialog.find')} value={typed} onType={setTyped} />
          <Button variant="default" leftSection={sign(IconPlus)} onClick={() => setAdding(true)}>
            {t('readers.dialog.add')}
          </Button>
        </div>
      )}
      {query.isPending && <SkeletonRows rows={3} height={48} label={t('shell.loading')} />}
      {query.isError && readers === undefined && (
        <FailurePanel
          headingLevel="h3"
          error={query.error}
          lost={t('readers.notLoaded')}
          onRetry={() => void query.refetch()}
        />
      )}
      {readers?.length === 0 && !adding && (
        <p>{t(find === '' ? 'readers.dialog.none' : 'readers.dialog.noneFound')}</p>
      )}
      {readers !== undefined && readers.length > 0 && (
        <ul className={styles.readers} aria-label={t('readers.dialog.list')}>
          {readers.map((reader) => (
            <OneReader key={reader.id} list={list} reader={reader} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className={styles.actions}>
          <LoadMore query={query} />
        </div>
      )}
    </div>
  );
}

function OneReader({ list, reader }: { list: AddressList; reader: Reader }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { id, email, name, confirmed, paused } = reader;
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const done = await changeReaders(() =>
      call(removeReaders, { params: { id: list.id }, body: { readerIds: [id] } }),
    );
    setBusy(false);
    if (done) showMessage({ kind: 'success', text: t('readers.dialog.removed', { email }) });
  };
  const day = date(confirmed.at);
  return (
    <li>
      <div className={entries.words}>
        <strong>{name === '' ? email : `${name}, ${email}`}</strong>
        <p>
          {confirmed.how === 'signUp'
            ? t('readers.dialog.signedUp', { day })
            : t('readers.dialog.imported', {
                ...{ day, note: confirmed.note },
                name: confirmed.by ?? t('readers.dialog.former'),
              })}
        </p>
        {paused && <p className={styles.paused}>{t('readers.dialog.paused')}</p>}
      </div>
      <Button
        variant="default"
        size="xs"
        loading={busy}
        aria-label={t('readers.dialog.removeOne', { email })}
        onClick={() => void remove()}
      >
        {t('readers.dialog.remove')}
      </Button>
    </li>
  );
}
