import { IconSearch, IconX } from '@tabler/icons-react';
import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { syntaxSpans } from 'contract/query/colours';
import { IconButton } from '#ui/icon-button.tsx';
import { queryPieces } from './query-pieces.ts';
import styles from './query-bar.module.css';
import { Suggestions, useSuggestions, type Suggested } from './query-suggestions.tsx';

/**
 * The field in which a query is typed, with its syntax coloured: a copy of the text lies under the real
 * input, whose own letters are transparent. In forced-colours mode the input itself shows (UX 6).
 */
export function QueryField({
  input,
  text,
  fault,
  describedBy,
  suggestions,
  ran,
  placeholder,
  onChange,
  onClear,
  children,
}: {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** The place that cannot be read. */
  fault: { start: number; end: number } | undefined;
  describedBy: string | undefined;
  suggestions: Suggested;
  /** The query whose results are shown. */
  ran: string;
  placeholder: string;
  onChange: (text: string) => void;
  onClear: () => void;
  /** Buttons at the end of the field. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const mirror = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => {
    // A text that is too long to be run, which may be a whole report, is not coloured.
    const spans = text.length > limits.maximumQueryLength ? [] : syntaxSpans(text);
    return queryPieces(text, spans, fault);
  }, [text, fault]);
  const offer = useSuggestions({ suggestions, text, ran });
  return (
    <div className={styles.field}>
      <IconSearch size={17} aria-hidden="true" />
      <div className={styles.writing}>
        <div className={styles.mirror} ref={mirror} aria-hidden="true">
          {pieces.map((piece, index) => (
            <span key={index} data-kind={piece.kind} data-wrong={piece.wrong || undefined}>
              {piece.text}
            </span>
          ))}
        </div>
        <input
          {...offer.props}
          ref={input}
          type="text"
          aria-label={t('timeline.query.label')}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy}
          placeholder={placeholder}
          value={text}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
          onScroll={(event) => {
            if (mirror.current) mirror.current.scrollLeft = event.currentTarget.scrollLeft;
          }}
        />
      </div>
      {text !== '' && (
        <IconButton icon={IconX} size={16} label={t('timeline.query.clear')} onClick={onClear} />
      )}
      {children}
      {offer.list && <Suggestions offered={offer.offered} list={offer.list} onChosen={offer.close} />}
    </div>
  );
}
