import { IconCopyPlus, IconDots, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaSavedSearch } from 'contract/agenda-searches';
import type { SavedSearch } from 'contract/saved-searches';
import { Confirm } from '#ui/confirm.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { sign } from '#ui/sign.tsx';
import { removeFromAgenda } from './agenda-searches.ts';
import { editSearch, saveAgendaSearch, saveSearch } from './saving.ts';
import { removeSearch, shareSearch } from './search-actions.ts';

/** What can be done with a saved search of a dashboard (UX 5.7). */
export function SearchMenu({ saved }: { saved: SavedSearch }) {
  const { title, queryDetails } = saved;
  const domain = queryDetails.groupingDetails.name;
  return (
    <ActionMenu
      title={title}
      onEdit={() => editSearch(saved)}
      onDuplicate={() => saveSearch({ domain, criteria: queryDetails, title })}
      onShare={() => void shareSearch(saved)}
      onRemove={() => void removeSearch(saved)}
    />
  );
}

/** The same for one of the agenda; it has no address of its own to share. */
export function AgendaMenu({ saved }: { saved: AgendaSavedSearch }) {
  return (
    <ActionMenu
      title={saved.title}
      onEdit={() => saveAgendaSearch({ saved })}
      onDuplicate={() => saveAgendaSearch({ copyOf: saved })}
      onRemove={() => void removeFromAgenda(saved)}
    />
  );
}

/** Deleting asks first, and can be undone afterwards. */
function ActionMenu({
  title,
  onEdit,
  onDuplicate,
  onShare,
  onRemove,
}: {
  title: string;
  onEdit: () => void;
  onDuplicate: () => void;
  onShare?: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu withinPortal>
        <Menu.Target>
          <IconButton icon={IconDots} size={16} label={t('searches.actions', { title })} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={sign(IconPencil)} onClick={onEdit}>
            {t('searches.edit')}
          </Menu.Item>
          <Menu.Item leftSection={sign(IconCopyPlus)} onClick={onDuplicate}>
            {t('searches.duplicate')}
          </Menu.Item>
          {onShare && (
            <Menu.Item leftSection={sign(IconLink)} onClick={onShare}>
              {t('searches.share')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item color="red" leftSection={sign(IconTrash)} onClick={() => setAsking(true)}>
            {t('searches.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Confirm
        opened={asking}
        header={t('searches.removeTitle')}
        body={t('searches.removeText', { title })}
        confirm={t('searches.removeTitle')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      />
    </>
  );
}
