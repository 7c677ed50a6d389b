import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './content.module.css';
import { moved, Moves } from './moves.tsx';
import { Remove } from './remove.tsx';

/** What can be done with one of several things in an order. */
export function ListActions<One>({
  name,
  place,
  list,
  onChange,
  onEdit,
  children,
}: {
  /** What it is called, for who hears the buttons. */
  name: string;
  place: number;
  list: readonly One[];
  onChange: (list: One[]) => void;
  onEdit: () => void;
  /** What else, before it is removed. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <Moves {...{ name, place }} count={list.length} onMove={(to) => onChange(moved(list, place, to))} />
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t('adminContent.content.editOne', { name })}
        onClick={onEdit}
      >
        {t('adminContent.content.edit')}
      </Button>
      {children}
      <Remove name={name} onClick={() => onChange(list.toSpliced(place, 1))} />
    </div>
  );
}
