import { Button } from '@mantine/core';
import { IconMessageQuestion, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './query-bar.module.css';

/** A question in plain language, in the place of the query (UX-3, 31). */
export function AskForm({
  asked,
  onAsk,
  period,
  below,
  children,
}: {
  /** The question that is answered; empty before one is. */
  asked: string;
  onAsk: (question: string) => void;
  /** Stands between the field and the button that asks. */
  period: ReactNode;
  /** What narrows the search. */
  below: ReactNode;
  /** What stands at the end of the bar on a phone. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(asked);
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setText(asked);
  }
  // Who chose to ask goes on to type.
  const isBlank = asked === '';
  useEffect(() => {
    if (isBlank) input.current?.focus();
  }, [isBlank]);
  useShortcut('/', () => input.current?.select());
  return (
    <div className={styles.bar}>
      <form
        role="search"
        aria-label={t('timeline.query.askForm')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') input.current?.focus();
          else onAsk(text.trim());
        }}
      >
        <div className={styles.field}>
          <IconMessageQuestion size={17} aria-hidden="true" />
          <div className={styles.writing} data-plain="">
            <input
              ref={input}
              type="text"
              aria-label={t('timeline.query.askLabel')}
              placeholder={t('timeline.query.askPlaceholder')}
              value={text}
              maxLength={limits.maximumQuestion}
              autoComplete="off"
              enterKeyHint="go"
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          {text !== '' && (
            <IconButton
              icon={IconX}
              size={16}
              label={t('timeline.query.clear')}
              onClick={() => {
                setText('');
                input.current?.focus();
              }}
            />
          )}
        </div>
        {period}
        <Button type="submit" className={styles.submit}>
          {t('timeline.query.modeAsk')}
        </Button>
        {children}
      </form>
      {below}
    </div>
  );
}
