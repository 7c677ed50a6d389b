import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './content.module.css';

/** The way up and down for one of several things in an order. */
export function Moves({
  name,
  place,
  count,
  onMove,
}: {
  /** What it is called, for who hears the buttons. */
  name: string;
  place: number;
  count: number;
  /** To the place before or after its own. */
  onMove: (to: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <span className={styles.moves}>
      <IconButton
        icon={IconArrowUp}
        label={t('adminContent.content.up', { name })}
        // It keeps the focus where it leads no further.
        aria-disabled={place === 0}
        onClick={() => place > 0 && onMove(place - 1)}
      />
      <IconButton
        icon={IconArrowDown}
        label={t('adminContent.content.down', { name })}
        aria-disabled={place === count - 1}
        onClick={() => place < count - 1 && onMove(place + 1)}
      />
    </span>
  );
}

/** A list in which one changed its place. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, list[from]!);
}
