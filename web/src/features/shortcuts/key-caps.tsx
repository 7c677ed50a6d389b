import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './key-caps.module.css';
import { mod } from './palette-keys.ts';

const drawn: Readonly<Record<string, string>> = {
  mod,
  alt: 'Alt',
  shift: 'Shift',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  enter: 'Enter',
  escape: 'Esc',
};

/** A shortcut of the table drawn as the caps of a keyboard. */
export function KeyCaps({ keys }: { keys: string }) {
  const { t } = useTranslation();
  return (
    <span className={styles.caps}>
      {keys.split(' ').map((press, index) => (
        <Fragment key={index}>
          {index > 0 && <span>{t('shortcuts.then')}</span>}
          {press.split('+').map((key) => (
            <kbd key={key}>{key === 'space' ? t('shortcuts.space') : (drawn[key] ?? key.toUpperCase())}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
