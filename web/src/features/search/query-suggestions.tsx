import { IconHistory, IconListSearch, IconStar, IconTag } from '@tabler/icons-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './query-suggestions.module.css';
import { type Completion, useCompletions } from './use-completions.ts';
import { useCaret } from './use-caret.ts';
import type { ValuesOf } from './use-values.ts';

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
/** Draws something of the searches to offer, once they are wanted. */
export type DrawOffered = (draw: (suggestions: Suggested) => ReactNode) => ReactNode;

/** The list as the field tells of it: its id and that of the option that is chosen. */
export interface ShownList {
  id: string;
  active: string | undefined;
}

/** What can be chosen from the list. */
interface Offer {
  key: string;
  label: string;
  detail: string;
  choose: () => void;
}

const icons = { names: IconListSearch, values: IconTag, recent: IconHistory, saved: IconStar };
interface Group {
  key: keyof typeof icons;
  title: string;
  offers: Offer[];
}

/**
 * The list below the query field while it has the focus: names of fields and values of them for the piece at the caret,
 * then recent and saved searches that fit what was typed. The arrows walk through it, Enter takes what is chosen, Escape
 * closes it; nothing in it is chosen by itself. A piece that is taken is written into the query, which is not run.
 */
export function QuerySuggestions({
  input,
  values,
  text,
  ran,
  suggestions,
  onKeys,
  onShown,
  onChange,
  onClose,
}: {
  input: RefObject<HTMLInputElement | null>;
  /** Whose values are offered; none are without. */
  values: ValuesOf | undefined;
  text: string;
  /** The query whose results are shown. */
  ran: string;
  suggestions: Suggested;
  /** Hears what the list does with the keys of the field, as long as it does. */
  onKeys: (handle: ((event: KeyboardEvent) => void) | undefined) => void;
  /** Hears of the list that is shown, and of none. */
  onShown: (list: ShownList | undefined) => void;
  onChange: (text: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const caret = useCaret(input, text);
  const completions = useCompletions(values, text === ran ? undefined : caret, text);

  const take = ({ start, end, written, goesOn }: Completion) => {
    const field = input.current;
    flushSync(() => onChange(text.slice(0, start) + written + text.slice(end)));
    field?.setSelectionRange(start + written.length, start + written.length);
    if (!goesOn) onClose();
  };
  const searches = (key: keyof Suggested): Group => ({
    key,
    title: t(`filters.${key}.title`),
    offers: fitting(suggestions[key], text, ran).map((each) => ({
      key: `${key} ${each.key}`,
      label: each.title ?? each.query,
      detail: each.detail,
      choose() {
        onClose();
        each.choose();
      },
    })),
  });
  const groups: Group[] = [
    {
      key: completions.kind,
      title: completions.title,
      offers: completions.all.map((each) => ({ ...each, choose: () => take(each) })),
    },
    // Whoever types a value looks for nothing else, and what comes in must not move them.
    ...(completions.kind === 'values' ? [] : [searches('recent'), searches('saved')]),
  ].filter(({ offers }) => offers.length > 0);
  const all = groups.flatMap(({ offers }) => offers);
  const place = all.findIndex(({ key }) => key === chosen);
  const active = all[place];
  const optionId = (key: string) => `${id}-${all.findIndex((offer) => offer.key === key)}`;
  const shown = all.length > 0;
  const activeId = active && optionId(active.key);

  // Before anything is drawn, as the field tells of the list and its keys belong to what is shown.
  useLayoutEffect(() => {
    onShown(shown ? { id, active: activeId } : undefined);
  }, [id, shown, activeId, onShown]);
  useLayoutEffect(() => () => onShown(undefined), [onShown]);
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  // What was chosen was chosen among what was typed before.
  const [typed, setTyped] = useState(text);
  if (typed !== text) {
    setTyped(text);
    setChosen(undefined);
  }
  useLayoutEffect(() => {
    onKeys((event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && shown) {
        event.preventDefault();
        // One place before the first stands for the field itself.
        setChosen(all[((place + 1 + step + all.length + 1) % (all.length + 1)) - 1]?.key);
      } else if (event.key === 'Escape' && shown) {
        event.preventDefault();
        onClose();
      } else if (event.key === 'Enter' && active) {
        event.preventDefault();
        active.choose();
      }
    });
    return () => onKeys(undefined);
  });

  return (
    <>
      <span role="status" className="visually-hidden">
        {completions.kind === 'values' &&
          shown &&
          t('suggesting.told', { count: all.length, number: all.length })}
      </span>
      {shown && (
        <div id={id} ref={box} role="listbox" aria-label={t('suggesting.title')} className={styles.list}>
          {groups.map((group) => {
            const Icon = icons[group.key];
            return (
              <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
                <p id={`${id}-${group.key}`} role="presentation">
                  {group.title}
                </p>
                {group.offers.map(({ key, label, detail, choose }) => (
                  // The field keeps the focus and has the keys of the list.
                  <div
                    key={key}
                    id={optionId(key)}
                    role="option"
                    aria-selected={key === chosen}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={choose}
                  >
                    <Icon size={15} aria-hidden="true" />
                    <span>{label}</span>
                    {detail !== '' && <small>{detail}</small>}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      )}
    </>
  );
}

/** The searches that hold what was typed; a query that has run is none. */
function fitting(searches: readonly Suggestion[], text: string, ran: string): readonly Suggestion[] {
  const wanted = text === ran ? '' : text.trim().toLowerCase();
  return searches.filter(
    ({ query, title }) =>
      (title !== undefined || query !== text) &&
      [query, title].some((words) => words?.toLowerCase().includes(wanted)),
  );
}
