import { IconHistory } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import styles from './query-suggestions.module.css';

/** A search that is offered below the query field. */
export interface Suggestion {
  key: string;
  query: string;
  /** What narrows it, in words; empty when nothing does. */
  detail: string;
  choose: () => void;
}

/**
 * A list below the query field while it has the focus: the arrows walk through it, Enter takes what is
 * chosen, Escape closes it. What was typed narrows the list; nothing in it is chosen by itself.
 */
export function useSuggestions({
  suggestions,
  text,
  ran,
}: {
  suggestions: readonly Suggestion[];
  text: string;
  /** The query whose results are shown. */
  ran: string;
}): {
  /** For the input. */
  props: InputHTMLAttributes<HTMLInputElement>;
  offered: readonly Suggestion[];
  /** Undefined while the list is closed. */
  list: { id: string; active: number; optionId: (index: number) => string } | undefined;
  close: () => void;
} {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = text === ran ? '' : text.trim().toLowerCase();
  const offered = suggestions.filter(({ query }) => query !== text && query.toLowerCase().includes(wanted));
  const shown = opened && offered.length > 0;
  const optionId = (index: number) => `${id}-${index}`;
  const close = () => {
    setOpened(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && offered.length > 0) {
      event.preventDefault();
      setOpened(true);
      // One place before the first stands for the field itself.
      setActive((before) => ((before + 1 + step + offered.length + 1) % (offered.length + 1)) - 1);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      const chosen = shown ? offered[active] : undefined;
      close();
      if (!chosen) return;
      event.preventDefault();
      chosen.choose();
    }
  };
  return {
    props: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': shown ? id : undefined,
      'aria-activedescendant': shown && active >= 0 ? optionId(active) : undefined,
      onFocus: () => setOpened(true),
      onClick: () => setOpened(true),
      onBlur: close,
      onInput: () => {
        setOpened(true);
        setActive(-1);
      },
      onKeyDown,
    },
    offered,
    list: shown ? { id, active, optionId } : undefined,
    close,
  };
}

/** The list itself. */
export function Suggestions({
  title,
  offered,
  list: { id, active, optionId },
  onChosen,
}: {
  title: string;
  offered: readonly Suggestion[];
  list: NonNullable<ReturnType<typeof useSuggestions>['list']>;
  onChosen: () => void;
}) {
  const box = useRef<HTMLUListElement>(null);
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={styles.dropdown}>
      <p aria-hidden="true">{title}</p>
      <ul id={id} ref={box} role="listbox" aria-label={title}>
        {offered.map(({ key, query, detail, choose }, index) => (
          // The field keeps the focus and has the keys of the list.
          <li
            key={key}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              onChosen();
              choose();
            }}
          >
            <IconHistory size={15} aria-hidden="true" />
            <span>{query}</span>
            {detail !== '' && <small>{detail}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
