import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconBulb,
  IconCopy,
  IconDots,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypeDocx,
  IconMailForward,
  IconPencil,
  IconShare,
  IconTrash,
  IconUserShare,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from 'contract/lists';
import { Confirm } from '#ui/confirm.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LateDialog } from '#ui/late-dialog.tsx';
import { lazyPart } from '#ui/late-part.tsx';
import { sign } from '#ui/sign.tsx';
import { Newsletter } from './newsletter.tsx';
import { ShareList } from './share-list.tsx';
import { TitleDialog } from './title-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { useListActions } from './use-list-actions.ts';

const LinkSearchDialog = lazyPart(() => import('./link-search-dialog.tsx'), 'LinkSearchDialog');

/** What can be done with one list (UX 5.6). */
export function ListMenu({ list }: { list: List }) {
  const { t } = useTranslation();
  const actions = useListActions();
  const [opened, setOpened] = useState<
    'rename' | 'newsletter' | 'search' | 'share' | 'transfer' | 'delete'
  >();
  const [busy, setBusy] = useState(false);
  const close = () => setOpened(undefined);
  const label = t('listManager.screen.menu', { title: list.title });
  const Archive = list.archived ? IconArchiveOff : IconArchive;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <IconButton icon={IconDots} label={label} tip={false} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={sign(IconPencil)} onClick={() => setOpened('rename')}>
            {t('listManager.action.rename')}
          </Menu.Item>
          <Menu.Item leftSection={sign(IconCopy)} onClick={() => void actions.duplicate(list)}>
            {t('listManager.action.duplicate')}
          </Menu.Item>
          <Menu.Item leftSection={sign(IconMailForward)} onClick={() => setOpened('newsletter')}>
            {t('listManager.action.newsletter')}
          </Menu.Item>
          <Menu.Item leftSection={sign(IconFileTypeDocx)} onClick={() => void actions.word(list)}>
            {t('listManager.action.word')}
          </Menu.Item>
          <Menu.Item leftSection={sign(IconFileSpreadsheet)} onClick={() => void actions.table(list, 'xlsx')}>
            {t('listManager.action.xlsx')}
          </Menu.Item>
          <Menu.Item leftSection={sign(IconFileTypeCsv)} onClick={() => void actions.table(list, 'csv')}>
            {t('listManager.action.csv')}
          </Menu.Item>
          <Menu.Item leftSection={sign(IconBulb)} onClick={() => setOpened('search')}>
            {t('listManager.suggestions.link')}
          </Menu.Item>
          <Menu.Item leftSection={sign(IconShare)} onClick={() => setOpened('share')}>
            {t('listManager.action.share')}
          </Menu.Item>
          <Menu.Item leftSection={sign(IconUserShare)} onClick={() => setOpened('transfer')}>
            {t('listManager.action.transfer')}
          </Menu.Item>
          <Menu.Item leftSection={sign(Archive)} onClick={() => void actions.archive(list)}>
            {t(list.archived ? 'listManager.action.activate' : 'listManager.action.archive')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={sign(IconTrash)} onClick={() => setOpened('delete')}>
            {t('listManager.action.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <TitleDialog
        opened={opened === 'rename'}
        header={t('listManager.action.rename')}
        of="list"
        confirm={t('listManager.form.save')}
        initial={list.title}
        onClose={close}
        onSave={(title) => actions.rename(list, title)}
      />
      <Newsletter list={list} opened={opened === 'newsletter'} onClose={close} />
      <LateDialog opened={opened === 'search'} onClose={close}>
        {(open) => <LinkSearchDialog list={list} opened={open} onClose={close} />}
      </LateDialog>
      <ShareList
        list={list}
        opened={opened === 'share'}
        onClose={close}
        onNewsletter={() => setOpened('newsletter')}
      />
      <TransferDialog list={list} opened={opened === 'transfer'} onClose={close} />
      <Confirm
        opened={opened === 'delete'}
        header={t('listManager.action.deleteTitle')}
        body={t('listManager.action.deleteText', { title: list.title })}
        confirm={t('listManager.action.deleteConfirm')}
        busy={busy}
        onCancel={close}
        onConfirm={() => {
          setBusy(true);
          void actions.remove(list).finally(() => {
            setBusy(false);
            close();
          });
        }}
      />
    </>
  );
}
