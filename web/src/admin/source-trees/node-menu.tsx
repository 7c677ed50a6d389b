import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isRemovable, splittable } from 'contract/sources/edit-tree';
import type { StaffNode } from 'contract/sources/staff-tree';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';

/** What is asked for before it is done with a node. */
export type NodeQuestion = 'move' | 'merge' | 'add' | 'edit';

/** What can be done with a node of a tree. */
export function NodeMenu({
  node,
  name,
  isType,
  nameOfRead,
  onAsk,
  onSplit,
  onRemove,
}: {
  node: StaffNode;
  /** What it is called, for who hears the button. */
  name: string;
  isType: boolean;
  /** What documents are called that its connector puts at a path. */
  nameOfRead: (read: string) => string;
  onAsk: (question: NodeQuestion) => void;
  onSplit: (read: string) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const questions: NodeQuestion[] = ['move', 'merge', ...(isType ? [] : (['add'] as const)), 'edit'];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton icon={IconDots} label={t('adminContent.sourceTrees.tree.actionsOf', { name })} />
      </Menu.Target>
      <Menu.Dropdown>
        {questions.map((question) => (
          <Menu.Item key={question} onClick={() => onAsk(question)}>
            {t(`adminContent.sourceTrees.tree.menu.${question}`)}
          </Menu.Item>
        ))}
        {splittable(node).map((read) => (
          <Menu.Item key={read} onClick={() => onSplit(read)}>
            {t('adminContent.sourceTrees.tree.menu.split', { name: nameOfRead(read) })}
          </Menu.Item>
        ))}
        {isRemovable(node) && (
          <Menu.Item color="red" onClick={onRemove}>
            {t('adminContent.content.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
