import { Menu } from '@mantine/core';
import { IconCopyPlus, IconDots, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from 'contract/saved-searches';
import { Confirm } from '#ui/confirm.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { editSearch, saveSearch } from './saving.ts';
import { removeSearch, shareSearch } from './search-actions.ts';

/** What can be done with a saved search: edit, duplicate, share, delete with the way back (UX 5.7). */
export function SearchMenu({ saved }: { saved: SavedSearch }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { title, queryDetails } = saved;
  return (
    <>
      <Menu withinPortal>
        <Menu.Target>
          <IconButton label={t('searches.actions', { title })}>
            <IconDots size={16} aria-hidden="true" />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={16} aria-hidden="true" />}
            onClick={() => editSearch(saved)}
          >
            {t('searches.edit')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopyPlus size={16} aria-hidden="true" />}
            onClick={() =>
              saveSearch({ domain: queryDetails.groupingDetails.name, criteria: queryDetails, title })
            }
          >
            {t('searches.duplicate')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLink size={16} aria-hidden="true" />}
            onClick={() => void shareSearch(saved)}
          >
            {t('searches.share')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
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
          void removeSearch(saved);
        }}
      />
    </>
  );
}
