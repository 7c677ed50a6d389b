import { CloseButton, UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './message-bar.module.css';

/** One message; `undo` puts back what was done. */
export interface Message {
  kind: 'info' | 'error' | 'success';
  text: string;
  undo?: () => void;
}
interface Shown extends Message {
  id: number;
  at: Date;
}

const kept = 20;
let history: readonly Shown[] = [];
let open: Shown | undefined;
let state = { history, open };
const listeners = new Set<() => void>();

function update(): void {
  state = { history, open };
  for (const changed of listeners) changed();
}

/**
 * Shows a message at the bottom of the page; a next one takes its place. The last twenty stay readable
 * (decision 2.10). Errors are announced as alerts, the others politely.
 */
export function showMessage(message: Message): void {
  open = { ...message, id: (history[0]?.id ?? 0) + 1, at: new Date() };
  history = [open, ...history].slice(0, kept);
  update();
}

/** Closes the message that is shown. */
function closeMessage(): void {
  open = undefined;
  update();
}

/** Undoes what the newest undoable message was about, also after it has gone; false when there is nothing. */
function undoLast(): boolean {
  const last = history.find((message) => message.undo !== undefined);
  if (last?.undo === undefined) return false;
  const { undo } = last;
  history = history.map(({ undo: done, ...message }) =>
    message.id === last.id || done === undefined ? message : { ...message, undo: done },
  );
  if (open?.id === last.id) open = undefined;
  update();
  undo();
  return true;
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};
/** The message that is shown and the last twenty; renders again at every change. */
export const useMessages = () => useSyncExternalStore(subscribe, () => state);

const icons = { info: IconInfoCircle, success: IconCircleCheck, error: IconAlertCircle };

/** The place where messages appear; once per page. `duration` is in milliseconds, stopped by hover and focus. */
export function MessageBar({ duration }: { duration: number }) {
  const { t } = useTranslation();
  const { open: message } = useMessages();
  const [heldId, setHeldId] = useState<number>();
  const id = message?.id;
  // Of this message: one that closes under the pointer reports no leaving.
  const held = id !== undefined && heldId === id;
  useEffect(() => {
    if (id === undefined || held) return;
    const timer = setTimeout(closeMessage, duration);
    return () => clearTimeout(timer);
  }, [id, held, duration]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof HTMLElement && event.target.matches('input,textarea,[contenteditable]');
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || writing) return;
      if (undoLast()) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const Icon = message && icons[message.kind];
  return (
    <>
      {/* Live regions must be on the page before their text comes. */}
      <div className="visually-hidden" role="status">
        {message && message.kind !== 'error' && <span key={message.id}>{message.text}</span>}
      </div>
      <div className="visually-hidden" role="alert">
        {message?.kind === 'error' && <span key={message.id}>{message.text}</span>}
      </div>
      {message && Icon && (
        <section
          className={styles.bar}
          data-unprinted
          data-kind={message.kind}
          aria-label={t('shell.message')}
          onPointerEnter={() => setHeldId(id)}
          onPointerLeave={() => setHeldId(undefined)}
          onFocus={() => setHeldId(id)}
          onBlur={() => setHeldId(undefined)}
        >
          <Icon size={18} aria-hidden="true" />
          <p>{message.text}</p>
          {message.undo && (
            <UnstyledButton className={styles.undo} onClick={undoLast}>
              {t('shell.undo')}
            </UnstyledButton>
          )}
          <CloseButton
            className={styles.close}
            size="sm"
            aria-label={t('shell.close')}
            onClick={closeMessage}
          />
        </section>
      )}
    </>
  );
}
