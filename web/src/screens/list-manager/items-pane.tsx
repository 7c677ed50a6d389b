import { Button, Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconFileTypeDocx,
  IconHeading,
  IconMailForward,
  IconPlus,
  IconShare,
  IconSortDescending,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import { useFormats } from '#features/formats.ts';
import { useKeptList } from '#features/lists/keep-list.ts';
import { listItems } from '#features/lists/use-lists.ts';
import { describeError } from '#session/describe.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { ItemRow } from './item-row.tsx';
import styles from './list-manager.module.css';
import { ListMenu } from './list-menu.tsx';
import { Newsletter } from './newsletter.tsx';
import { ShareList } from './share-list.tsx';
import { SuggestionsBox } from './suggestions-box.tsx';
import { TitleDialog } from './title-dialog.tsx';
import { UpdateDialog } from './update-dialog.tsx';
import { useItemActions } from './use-item-actions.ts';
import { useListActions } from './use-list-actions.ts';

/** The items of one list and what can be done with them (UX 5.6). */
export function ItemsPane({ list, lists, phone }: { list: List; lists: readonly List[]; phone: boolean }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const items = useQuery(listItems(list.id));
  useKeptList(list, items.data);
  const actions = useItemActions(list);
  const { word } = useListActions();
  const [opened, setOpened] = useState<'update' | 'subheading' | 'newsletter' | 'share'>();
  const [moved, setMoved] = useState('');
  const close = () => setOpened(undefined);
  const data: readonly ListItem[] = items.data ?? [];
  const marked = data.filter(({ markedForExport }) => markedForExport).length;
  const others = lists.filter(({ id }) => id !== list.id);
  const move = (item: ListItem, place: number) => {
    const to = Math.max(0, Math.min(place, data.length - 1));
    if (data[to]?.id === item.id) return;
    setMoved(t('listManager.move.moved', { place: to + 1, number: data.length }));
    void actions.move(item, to);
  };
  return (
    <>
      <header className={styles.itemsHead}>
        {phone && (
          <Link
            to="/list-manager/{-$listId}"
            params={{ listId: undefined }}
            className={styles.back}
            data-unprinted
          >
            <IconArrowLeft size={16} aria-hidden="true" />
            {t('listManager.screen.back')}
          </Link>
        )}
        <div className={styles.title}>
          <h2 id="list-title">{list.title}</h2>
          <Button leftSection={sign(IconMailForward)} onClick={() => setOpened('newsletter')} data-unprinted>
            {t('listManager.items.newsletter')}
          </Button>
          {!phone && (
            <Button
              variant="default"
              leftSection={sign(IconFileTypeDocx)}
              onClick={() => void word(list)}
              data-unprinted
            >
              {t('listManager.items.word')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={sign(IconShare)}
            onClick={() => setOpened('share')}
            data-unprinted
          >
            {t('listManager.items.share')}
          </Button>
          <ListMenu list={list} />
        </div>
        <p className={styles.facts}>
          {t('listManager.screen.items', { count: list.items, number: number(list.items) })}
          {data.length > 0 && (
            <>
              <span>{t('listManager.items.marked', { count: marked, number: number(marked) })}</span>
              <span>{t(list.sortedByDate ? 'listManager.items.byDate' : 'listManager.items.byHand')}</span>
              {!phone && data.length > 1 && <span data-unprinted>{t('listManager.move.hint')}</span>}
            </>
          )}
        </p>
        <div className={styles.tools} data-unprinted>
          <Button variant="default" leftSection={sign(IconPlus)} onClick={() => setOpened('update')}>
            {t('listManager.items.update')}
          </Button>
          <Button variant="default" leftSection={sign(IconHeading)} onClick={() => setOpened('subheading')}>
            {t('listManager.items.subheading')}
          </Button>
          {data.length > 1 && (
            <Menu position="bottom-start" withinPortal>
              <Menu.Target>
                <Button variant="default" leftSection={sign(IconSortDescending)}>
                  {t('listManager.items.sort')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => void actions.sort(true)}>
                  {t('listManager.items.newestFirst')}
                </Menu.Item>
                <Menu.Item onClick={() => void actions.sort(false)}>
                  {t('listManager.items.oldestFirst')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      </header>
      <SuggestionsBox list={list} phone={phone} />
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      {items.isError && (
        <ErrorPanel message={describeError(items.error)} onRetry={() => void items.refetch()} />
      )}
      {items.isPending && (
        <SkeletonRows rows={Math.min(8, list.items)} height={72} label={t('shell.loading')} />
      )}
      {items.data?.length === 0 && (
        <EmptyState headingLevel="h3" title={t('listManager.items.none')}>
          <p>{t('listManager.items.noneText')}</p>
        </EmptyState>
      )}
      <ol aria-label={t('listManager.items.label', { title: list.title })}>
        {data.map((item, index) => (
          <ItemRow
            key={item.id}
            item={item}
            index={index}
            number={data.length}
            others={others}
            actions={actions}
            onMove={(place) => move(item, place)}
          />
        ))}
      </ol>
      <Newsletter list={list} opened={opened === 'newsletter'} onClose={close} />
      <ShareList
        list={list}
        opened={opened === 'share'}
        onClose={close}
        onNewsletter={() => setOpened('newsletter')}
      />
      <UpdateDialog
        opened={opened === 'update'}
        listId={list.id}
        others={others}
        actions={actions}
        onClose={close}
      />
      <TitleDialog
        opened={opened === 'subheading'}
        header={t('listManager.items.subheading')}
        of="heading"
        confirm={t('listManager.update.add')}
        onClose={close}
        onSave={(title) => actions.add({ kind: 'subheading', title })}
      />
    </>
  );
}
