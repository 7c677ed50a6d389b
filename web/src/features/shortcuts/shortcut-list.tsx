import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCaps } from './key-caps.tsx';
import styles from './shortcut-list.module.css';
import { places, shortcuts, type Shortcut } from './table.ts';

/** Every shortcut under where it works. */
export function ShortcutList() {
  const { t } = useTranslation();
  return (
    <div className={styles.places}>
      {places.map((place) => (
        <section key={place} aria-labelledby={`keys-${place}`}>
          <h3 id={`keys-${place}`}>{t(`shortcuts.places.${place}`)}</h3>
          <dl>
            {shortcuts
              .filter(({ where }) => where === place)
              .map((shortcut) => (
                <div key={shortcut.name}>
                  <dt>
                    <Keys shortcut={shortcut} />
                  </dt>
                  <dd>{t(`shortcuts.names.${shortcut.name}`)}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** The keys of a line: a row of sequences as its first and last, others side by side. */
function Keys({ shortcut }: { shortcut: Shortcut }) {
  const { t } = useTranslation();
  const keys: readonly string[] = [...shortcut.keys, ...('also' in shortcut ? shortcut.also : [])];
  const [first, last] = [keys[0], keys.at(-1)];
  if (keys.length > 2 && first !== undefined && last !== undefined) {
    return (
      <>
        <KeyCaps keys={first} /> {t('shortcuts.to')} <KeyCaps keys={last.split(' ').at(-1)!} />
      </>
    );
  }
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ` ${t('shortcuts.or')} `}
      <KeyCaps keys={key} />
    </Fragment>
  ));
}
