import { IconHistory, IconStar } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './query-suggestions.module.css';

/** A search that is offered below the query field. */
export interface Suggestion {
  key: string;
  query: string;
  /** Its name, by which it is found as well; a search without one is known by its query. */
  title?: string;
  /** What narrows it, in words; empty when nothing does. */
  detail: string;
  choose: () => void;
}

/** The searches to offer, in the order in which they stand below the field (UX 5.2). */
export type Suggested = Readonly<Record<'recent' | 'saved', readonly Suggestion[]>>;
const groups = ['recent', 'saved'] as const;
const icons = { recent: IconHistory, saved: IconStar };

/**
 * A list below the query field while it has the focus: the arrows walk through it, Enter takes what is
 * chosen, Escape closes it. What was typed narrows the list; nothing in it is chosen by itself.
 */
export function useSuggestions({
  suggestions,
  text,
  ran,
}: {
  suggestions: Suggested;
  text: string;
  /** The query whose results are shown. */
  ran: string;
}): {
  /** For the input. */
  props: InputHTMLAttributes<HTMLInputElement>;
  offered: Suggested;
  /** Undefined while the list is closed. */
  list: { id: string; active: number; optionId: (index: number) => string } | undefined;
  close: () => void;
} {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = text === ran ? '' : text.trim().toLowerCase();
  const fits = ({ query, title }: Suggestion) =>
    (title !== undefined || query !== text) &&
    [query, title].some((words) => words?.toLowerCase().includes(wanted));
  const offered = { recent: suggestions.recent.filter(fits), saved: suggestions.saved.filter(fits) };
  const all = groups.flatMap((group) => offered[group]);
  const shown = opened && all.length > 0;
  const optionId = (index: number) => `${id}-${index}`;
  const close = () => {
    setOpened(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setOpened(true);
      // One place before the first stands for the field itself.
      setActive((before) => ((before + 1 + step + all.length + 1) % (all.length + 1)) - 1);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      const chosen = shown ? all[active] : undefined;
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
  offered,
  list: { id, active, optionId },
  onChosen,
}: {
  offered: Suggested;
  list: NonNullable<ReturnType<typeof useSuggestions>['list']>;
  onChosen: () => void;
}) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      id={id}
      ref={box}
      role="listbox"
      aria-label={t('timeline.query.suggestions')}
      className={styles.list}
    >
      {groups.map((group) => {
        const Icon = icons[group];
        const before = group === 'saved' ? offered.recent.length : 0;
        return (
          offered[group].length > 0 && (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} role="presentation">
                {t(`filters.${group}.title`)}
              </p>
              {offered[group].map(({ key, query, title, detail, choose }, index) => (
                // The field keeps the focus and has the keys of the list.
                <div
                  key={key}
                  id={optionId(before + index)}
                  role="option"
                  aria-selected={before + index === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    onChosen();
                    choose();
                  }}
                >
                  <Icon size={15} aria-hidden="true" />
                  <span>{title ?? query}</span>
                  {detail !== '' && <small>{detail}</small>}
                </div>
              ))}
            </div>
          )
        );
      })}
    </div>
  );
}
