import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { QueryError } from 'contract/query/tree';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './find-field.module.css';
import type { Hits } from '#features/reading/use-hits.ts';

/** Milliseconds without typing after which the document is marked anew. */
const typingPause = 400;

/** Find in this document: the word, which hit is current, previous and next (UX 5.5). */
export function FindField({
  word,
  fault,
  hits,
  onFind,
}: {
  word: string;
  fault: QueryError | undefined;
  hits: Hits;
  onFind: (word: string) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState(word);
  const faultId = useId();
  const [marked, setMarked] = useState(word);
  /** What was looked for from here and is not marked yet. */
  const [asked, setAsked] = useState<string>();
  if (marked !== word) {
    setMarked(word);
    setAsked(undefined);
    // What is being typed goes on, and keeps a space at its end; what comes from elsewhere, as by Back, is shown.
    if (word.trim() !== asked) setText(word);
  }
  const find = useCallback(
    (next: string) => {
      setAsked(next.trim());
      onFind(next);
    },
    [onFind],
  );
  const isMarked = text.trim() === word.trim();
  useEffect(() => {
    if (isMarked) return;
    const timer = setTimeout(() => find(text), typingPause);
    return () => clearTimeout(timer);
  }, [text, isMarked, find]);
  useShortcut('n', hits.next);
  useShortcut('p', hits.previous);
  const numbers = { current: hits.current + 1, total: hits.total };
  const searched = text.trim() !== '' && isMarked && !fault;
  return (
    <div className={styles.find}>
      <div className={styles.field} data-wrong={fault !== undefined || undefined}>
        <IconSearch size={16} aria-hidden="true" />
        <input
          type="text"
          aria-label={t('document.find.label')}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && faultId}
          placeholder={t('document.find.label')}
          value={text}
          maxLength={limits.maximumQueryLength}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (!isMarked) find(text);
            else if (event.shiftKey) hits.previous();
            else hits.next();
          }}
        />
        <span className={styles.count} aria-hidden="true">
          {searched && (hits.total > 0 ? t('document.find.count', numbers) : t('document.find.none'))}
        </span>
        <span className="visually-hidden" role="status">
          {searched && (hits.total > 0 ? t('document.find.status', numbers) : t('document.find.none'))}
        </span>
        {text !== '' && (
          <span className={styles.clear}>
            <IconButton
              icon={IconX}
              size={15}
              label={t('document.find.clear')}
              onClick={() => {
                setText('');
                find('');
              }}
            />
          </span>
        )}
        <IconButton
          icon={IconChevronUp}
          label={t('document.find.previous')}
          disabled={hits.total === 0}
          onClick={hits.previous}
        />
        <IconButton
          icon={IconChevronDown}
          label={t('document.find.next')}
          disabled={hits.total === 0}
          onClick={hits.next}
        />
      </div>
      {fault && (
        <p id={faultId} role="status" className={styles.fault}>
          {t(`query.${fault.problem}`, { ...fault.values })}
        </p>
      )}
    </div>
  );
}
