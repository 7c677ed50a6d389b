import { Menu, Modal, NativeSelect, NumberInput, type ModalProps } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import { shownTitle } from '#features/lists/shown-title.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import styles from './list-manager.module.css';
import type { ItemActions } from './use-item-actions.ts';

/** An item in its place. */
export interface PlacedItem {
  item: ListItem;
  index: number;
  /** Items on the list. */
  number: number;
  /** The user's other active lists. */
  others: readonly List[];
  actions: ItemActions;
  onMove: (place: number) => void;
}

/** "Move to…": places, a number, or another list (UX 5.6). */
export function MoveMenu({ item, index, number, others, actions, onMove }: PlacedItem) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'place' | 'list'>();
  const [place, setPlace] = useState<number | string>(index + 1);
  const [target, setTarget] = useState<string>();
  const close = () => setAsked(undefined);
  const chosen = others.find(({ id }) => id === target) ?? others[0];
  const last = number - 1;
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <IconButton
            icon={IconGripVertical}
            id={`move-${item.id}`}
            label={t('listManager.move.menu')}
            name={t('listManager.move.menuOne', { title: item.title })}
          />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={index === 0} onClick={() => onMove(0)}>
            {t('listManager.move.top')}
          </Menu.Item>
          <Menu.Item disabled={index === 0} onClick={() => onMove(index - 1)}>
            {t('listManager.move.up')}
          </Menu.Item>
          <Menu.Item disabled={index === last} onClick={() => onMove(index + 1)}>
            {t('listManager.move.down')}
          </Menu.Item>
          <Menu.Item disabled={index === last} onClick={() => onMove(last)}>
            {t('listManager.move.bottom')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            disabled={number < 2}
            onClick={() => {
              setPlace(index + 1);
              setAsked('place');
            }}
          >
            {t('listManager.move.place')}
          </Menu.Item>
          <Menu.Item disabled={others.length === 0} onClick={() => setAsked('list')}>
            {t('listManager.move.list')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Question
        opened={asked === 'place'}
        title={t('listManager.move.placeTitle')}
        onClose={close}
        onSubmit={() => {
          if (typeof place !== 'number') return;
          close();
          onMove(place - 1);
        }}
      >
        <NumberInput
          data-autofocus
          label={t('listManager.move.placeLabel', { number })}
          min={1}
          max={number}
          clampBehavior="strict"
          allowDecimal={false}
          hideControls
          value={place}
          onChange={setPlace}
        />
      </Question>
      <Question
        opened={asked === 'list'}
        title={t('listManager.move.listTitle')}
        onClose={close}
        onSubmit={() => {
          if (!chosen) return;
          close();
          void actions.moveTo(item, chosen);
        }}
      >
        <NativeSelect
          data-autofocus
          label={t('listManager.move.listLabel')}
          data={others.map(({ id, title }) => ({ value: id, label: shownTitle(title) }))}
          value={chosen?.id ?? ''}
          onChange={(event) => setTarget(event.currentTarget.value)}
        />
      </Question>
    </>
  );
}

/** Asks where to. */
function Question({
  children,
  onSubmit,
  ...dialog
}: Pick<ModalProps, 'opened' | 'title' | 'children' | 'onClose'> & { onSubmit: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal {...dialog} size={440}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <FormActions confirm={t('listManager.move.confirm')} onCancel={dialog.onClose} />
      </form>
    </Modal>
  );
}
