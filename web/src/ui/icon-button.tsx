import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './icon-button.module.css';

/** The look of an icon button, for a link that stands among such buttons. */
export const iconButtonLook = styles.icon;

/** A small button that shows only an icon; its tooltip says what it does, also on focus (UX 6). */
export function IconButton({
  label,
  name = label,
  tip = true,
  icon: Shape,
  size = 17,
  children,
  ...button
}: Omit<ComponentPropsWithRef<'button'>, 'name' | 'className'> & {
  /** What it does, as the tooltip says it. */
  label: string;
  /** The accessible name, where it must say more than the tooltip; contains it. */
  name?: string;
  /** False while something it opened covers the place of the tooltip. */
  tip?: boolean;
  icon?: Icon;
  size?: number;
}) {
  return (
    <button
      type="button"
      {...button}
      className={styles.icon}
      aria-label={name}
      data-tip={tip ? label : undefined}
    >
      {Shape ? <Shape size={size} aria-hidden="true" /> : children}
    </button>
  );
}
