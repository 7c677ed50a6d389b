import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArchivedListsResponse, List, ListsResponse } from 'contract/lists';
import { useFormats } from '#features/formats.ts';
import { shownTitle } from '#features/lists/shown-title.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './list-manager.module.css';
import { ListMenu } from './list-menu.tsx';
import { NewList } from './new-list.tsx';
import { useListActions } from './use-list-actions.ts';

/** The lists at the left: active ones, or the archive with the bin (UX 5.6, decision 4.15). */
export function ListsPane({
  active,
  archived,
  current,
  phone,
}: {
  active: ListsResponse;
  archived: ArchivedListsResponse;
  current: List | undefined;
  /** One pane at a time is shown. */
  phone: boolean;
}) {
  const { t } = useTranslation();
  const { number, date } = useFormats();
  const actions = useListActions();
  const [tab, setTab] = useState<'active' | 'archive'>(current?.archived ? 'archive' : 'active');
  const [text, setText] = useState('');
  const sought = text.trim().toLocaleLowerCase();
  const fits = ({ title }: List) => title.toLocaleLowerCase().includes(sought);
  const shown = (tab === 'active' ? active.data : archived.data).filter(fits);
  /** There is no list yet; on a wide screen the pane beside says so. */
  const first = tab === 'active' && active.data.length === 0 && sought === '';
  const bin = tab === 'archive' ? archived.bin.filter(fits) : [];
  return (
    <nav className={styles.lists} data-unprinted aria-label={t('lists.title')}>
      <div className={styles.listsHead}>
        <SegmentedControl
          fullWidth
          aria-label={t('listManager.screen.which')}
          value={tab}
          onChange={(value) => setTab(value)}
          data={[
            { value: 'active', label: t('listManager.screen.active') },
            { value: 'archive', label: t('listManager.screen.archive') },
          ]}
        />
        <TextInput
          aria-label={t('listManager.screen.search')}
          placeholder={t('listManager.screen.search')}
          leftSection={sign(IconSearch, 15)}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {tab === 'active' && (
          <div className={styles.newList}>
            <NewList />
            <span>
              {t('listManager.screen.limit', { number: active.data.length, maximum: active.maxLists })}
            </span>
          </div>
        )}
      </div>
      {shown.length === 0 && bin.length === 0 && !(first && !phone) && (
        <EmptyState
          title={t(
            sought !== ''
              ? 'listManager.screen.noMatch'
              : tab === 'active'
                ? 'listManager.screen.none'
                : 'listManager.screen.noneArchived',
          )}
        >
          {first && <p>{t('listManager.screen.noneText')}</p>}
        </EmptyState>
      )}
      <ul>
        {shown.map((list) => (
          <li key={list.id} className={styles.list} data-current={list.id === current?.id || undefined}>
            <Link
              to="/list-manager/{-$listId}"
              params={{ listId: list.id }}
              title={list.title}
              aria-current={list.id === current?.id || undefined}
            >
              <span>{shownTitle(list.title)}</span>
              <small>
                {t('listManager.screen.items', { count: list.items, number: number(list.items) })}
                {list.shared && (
                  <IconUsers size={14} role="img" aria-label={t('listManager.screen.shared')} />
                )}
              </small>
            </Link>
            <ListMenu list={list} />
          </li>
        ))}
      </ul>
      {bin.length > 0 && (
        <section aria-labelledby="bin" className={styles.bin}>
          <h2 id="bin">{t('listManager.screen.bin')}</h2>
          <p>{t('listManager.screen.binText')}</p>
          <ul>
            {bin.map((list) => (
              <li key={list.id}>
                <span title={list.title}>
                  {shownTitle(list.title)}
                  <small>{t('listManager.screen.erased', { date: date(list.erasedAt) })}</small>
                </span>
                <Button
                  variant="default"
                  aria-label={t('listManager.screen.restoreOne', { title: list.title })}
                  onClick={() => void actions.restore(list)}
                >
                  {t('listManager.screen.restore')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </nav>
  );
}
