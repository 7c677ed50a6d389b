import { Menu } from '@mantine/core';
import {
  IconExternalLink,
  IconLink,
  IconMail,
  IconMailOpened,
  IconSquare,
  IconSquareCheck,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toggleSelected, useSelected } from '#features/lists/selection.ts';
import { MenuPlace } from '#ui/menu-place.tsx';

/**
 * What can be done with a result where its row has no room for it, on a phone (UX 5.2 and 5.12). It stands below
 * the element before it, open from the beginning; whoever shows it takes it away again.
 */
export function RowMenu({
  documentId,
  address,
  visited,
  label,
  onCopy,
  onMark,
  onClose,
}: {
  documentId: string;
  /** Where the document is, for a tab of its own. */
  address: string;
  visited: boolean;
  /** Accessible name. */
  label: string;
  onCopy: () => void;
  onMark: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const selected = useSelected(documentId);
  const look = { size: 17, 'aria-hidden': true };
  const Mark = visited ? IconMail : IconMailOpened;
  const Select = selected ? IconSquareCheck : IconSquare;
  return (
    <Menu opened withinPortal position="bottom-end" offset={0} width={240} onClose={onClose}>
      <Menu.Target>
        <MenuPlace />
      </Menu.Target>
      <Menu.Dropdown aria-label={label} aria-labelledby={undefined}>
        <Menu.Item leftSection={<Select {...look} />} onClick={() => toggleSelected(documentId)}>
          {t(selected ? 'timeline.item.deselect' : 'timeline.item.select')}
        </Menu.Item>
        <Menu.Item leftSection={<Mark {...look} />} onClick={onMark}>
          {t(visited ? 'timeline.item.markUnread' : 'timeline.item.markRead')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLink {...look} />} onClick={onCopy}>
          {t('timeline.item.copyLink')}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink {...look} />}
        >
          {t('timeline.item.newTab')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
