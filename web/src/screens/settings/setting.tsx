import { Switch } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import type { Saving } from '#features/save-mark.tsx';
import { SettingMark } from './setting-mark.tsx';
import styles from './setting.module.css';

/** What a control needs to be named and explained by the words beside it. */
interface Described {
  id: string;
  'aria-describedby': string;
}

/** What a setting is, and how saving it stands. */
export interface Named {
  label: string;
  hint?: ReactNode;
  saving?: Saving | undefined;
}

/** One setting with its control. */
export function Setting({
  label,
  hint,
  saving,
  children,
}: Named & { children: (described: Described) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.setting}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        <p id={hintId}>{hint}</p>
      </div>
      <div className={styles.control}>{children({ id, 'aria-describedby': hintId })}</div>
      <SettingMark saving={saving} />
    </div>
  );
}

/** A setting that is a choice of a few; the choices come as a fieldset's content. */
export function ChoiceSetting({
  label,
  hint,
  saving,
  children,
}: Named & { children: (label: string) => ReactNode }) {
  return (
    <div className={styles.setting}>
      <div className={styles.words}>
        <span>{label}</span>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      <div className={styles.control}>{children(label)}</div>
      <SettingMark saving={saving} />
    </div>
  );
}

/** A setting that is on or off. */
export function SwitchSetting({
  checked,
  onChange,
  ...setting
}: Named & { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Setting {...setting}>
      {(described) => (
        <Switch
          {...described}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    </Setting>
  );
}

/** Settings that belong together, under a heading. */
export function SettingGroup({
  title,
  hint,
  children,
}: {
  title?: string;
  hint?: string;
  children?: ReactNode;
}) {
  return (
    <section className={styles.group} aria-label={title}>
      {title !== undefined && (
        <header className={styles.groupHead}>
          <h3>{title}</h3>
          {hint !== undefined && <p>{hint}</p>}
        </header>
      )}
      {children}
    </section>
  );
}
