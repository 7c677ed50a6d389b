import { Button, Menu, Modal, NativeSelect, NumberInput } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { List, ListItem } from 'contract/lists';
import { shownTitle } from '#features/lists/shown-title.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './list-manager.module.css';
import type { ItemActions } from './use-item-actions.ts';

/** "Move to…": places, a number, or another list (UX 5.6). */
export function MoveMenu({
  item,
  index,
  number,
  others,
  actions,
  onMove,
}: {
  item: ListItem;
  index: number;
  number: number;
  others: readonly List[];
  actions: ItemActions;
  onMove: (place: number) => void;
}) {
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
      <Modal opened={asked === 'place'} onClose={close} title={t('listManager.move.placeTitle')} size={440}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
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
          <Actions onClose={close} />
        </form>
      </Modal>
      <Modal opened={asked === 'list'} onClose={close} title={t('listManager.move.listTitle')} size={440}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
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
          <Actions onClose={close} />
        </form>
      </Modal>
    </>
  );
}

function Actions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.formActions}>
      <Button variant="default" onClick={onClose}>
        {t('shell.cancel')}
      </Button>
      <Button type="submit">{t('listManager.move.confirm')}</Button>
    </div>
  );
}
