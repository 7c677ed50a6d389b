import { IconSearch, IconX } from '@tabler/icons-react';
import {
  Suspense,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { syntaxSpans } from 'contract/query/colours';
import { withWords } from '#session/locale.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/late-part.tsx';
import { queryPieces } from './query-pieces.ts';
import styles from './query-bar.module.css';
import type { DrawOffered, ShownList } from './query-suggestions.tsx';
import type { ValuesOf } from './use-values.ts';

/** Fetched when the field is first used; where that fails nothing is offered. */
const QuerySuggestions = lazyPart(
  () => withWords(import('./query-suggestions.tsx'), 'suggesting'),
  'QuerySuggestions',
  () => null,
);

/**
 * The field in which a query is typed, with its syntax coloured: a copy of the text lies under the real
 * input, whose own letters are transparent. In forced-colours mode the input itself shows (UX 6).
 */
export function QueryField({
  input,
  text,
  fault,
  describedBy,
  values,
  offer,
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
  /** Whose values are suggested behind the names of fields. */
  values: ValuesOf | undefined;
  /** Draws the searches to offer below the field while it has the focus. */
  offer: DrawOffered;
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
  const [opened, setOpened] = useState(false);
  const [list, setList] = useState<ShownList>();
  /** What the list does with a key. */
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const open = () => setOpened(true);
  const close = () => setOpened(false);
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
          ref={input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list !== undefined}
          aria-controls={list?.id}
          aria-activedescendant={list?.active}
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
          onFocus={open}
          onClick={open}
          onInput={open}
          onBlur={close}
          onKeyDown={(event) => {
            keys.current?.(event);
            // What is taken from the list closes it, or goes on.
            if (event.key === 'Enter' && !event.isDefaultPrevented()) close();
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
          }}
          onScroll={(event) => {
            if (mirror.current) mirror.current.scrollLeft = event.currentTarget.scrollLeft;
          }}
        />
      </div>
      {text !== '' && (
        <IconButton icon={IconX} size={16} label={t('timeline.query.clear')} onClick={onClear} />
      )}
      {children}
      {opened && (
        <Suspense>
          {offer((suggestions) => (
            <QuerySuggestions
              {...{ input, values, text, ran, suggestions }}
              onKeys={(handle) => (keys.current = handle)}
              onShown={setList}
              onChange={onChange}
              onClose={close}
            />
          ))}
        </Suspense>
      )}
    </div>
  );
}
