import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { QueryError } from 'contract/query/tree';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { PeriodButton } from './period-button.tsx';
import styles from './query-bar.module.css';
import { QueryField } from './query-field.tsx';
import type { Suggested } from './query-suggestions.tsx';
import { SearchTips } from './search-tips.tsx';
import { lacking, type Lacking } from './search-state.ts';
import type { Search } from './use-search-state.ts';

/** Milliseconds without typing after which a fault is told; half-typed queries are not faulty. */
const typingPause = 700;

/**
 * What is wrong with a query. The query language is fetched when it is first needed, as it takes its time to
 * arrive; without it the server tells what is wrong.
 */
async function faultOf(query: string): Promise<QueryFault | undefined> {
  try {
    const { faultOfQuery } = await import('contract/query/check');
    return faultOfQuery(query);
  } catch {
    return undefined;
  }
}

/** A fault of a query; one that the server found comes with its words. */
export interface QueryFault extends QueryError {
  message?: string;
}

/** What is typed, which begins as the query that ran, and the fault that was found in it. */
function useJudgedText(query: string) {
  const [text, setText] = useState(query);
  const [told, setTold] = useState<QueryFault>();
  /** What is judged or typed now: an answer about an older text is thrown away. */
  const judged = useRef(text);
  const judge = async (typed: string) => {
    judged.current = typed;
    const problem = await faultOf(typed);
    if (judged.current === typed) setTold(problem);
    return problem;
  };
  const [ran, setRan] = useState(query);
  if (ran !== query) {
    setRan(query);
    setText(query);
    setTold(undefined);
  }
  useEffect(() => {
    if (text === '' || text === query) return;
    const timer = setTimeout(() => void judge(text), typingPause);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the pause again
  }, [text]);
  const change = (next: string) => {
    judged.current = next;
    setText(next);
    setTold(undefined);
  };
  return { text, setText, told, judge, change };
}

/** Query, period and the button that runs them; the fault of a query stands below (UX 5.2). */
export function QueryBar({
  domain,
  search,
  serverFault,
  suggestions,
  onRerun,
  save,
  children,
}: {
  domain: DomainId;
  search: Search;
  /** What only the server can find wrong with the query that ran. */
  serverFault: QueryFault | undefined;
  /** Searches to offer below the field while it has the focus. */
  suggestions: Suggested;
  /** The same search was asked for again. */
  onRerun: () => void;
  /** Stands after the button that runs the query; told whether what the field says has run. */
  save: (ran: boolean) => ReactNode;
  /** What stands at the end of the bar on a phone. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const { text, setText, told, judge, change } = useJudgedText(search.run.query);
  useShortcut('/', () => input.current?.select());

  const fault = told ?? (text === search.run.query ? serverFault : undefined);
  const run = async (query: string) => {
    setText(query);
    if (await judge(query)) return input.current?.focus();
    const lacks = lacking({ ...search.shown, query });
    if (lacks) {
      if (focusFilter(lacks)) return;
      const text = t(lacks === 'types' ? 'timeline.query.noTypes' : 'timeline.query.noContext');
      return showMessage({ kind: 'error', text });
    }
    const lookBack = search.shown.lookBack !== search.run.lookBack;
    if (query === search.run.query && !lookBack) return onRerun();
    search.submit(query);
  };
  return (
    <div className={styles.bar}>
      <form
        role="search"
        aria-label={t('timeline.query.form')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void run(text);
        }}
      >
        <QueryField
          input={input}
          text={text}
          fault={fault}
          describedBy={fault && faultId}
          suggestions={suggestions}
          ran={search.run.query}
          onChange={change}
          onClear={() => {
            change('');
            input.current?.focus();
          }}
        >
          <SearchTips
            onTry={(example) => {
              change(example);
              input.current?.focus();
            }}
          />
        </QueryField>
        <PeriodButton
          domain={domain}
          period={search.shown.period}
          lookBack={search.shown.lookBack}
          onChange={(change) => search.change(change)}
        />
        <Button type="submit" className={styles.submit}>
          {t('timeline.query.search')}
        </Button>
        {save(search.run.query !== '' && text === search.run.query)}
        {children}
      </form>
      <div role="status" id={faultId}>
        {fault && <Fault fault={fault} onRepair={(query) => void run(query)} />}
      </div>
      <FilterChips domain={domain} search={search} />
    </div>
  );
}

/** Brings the user to the filter that lacks something, which says so itself (UX 5.11); false when it is not in sight. */
function focusFilter(lacks: Lacking): boolean {
  const find = (what: string) => document.querySelector<HTMLElement>(what);
  const filter = find(`[data-filter="${lacks}"] input[type="checkbox"]`);
  filter?.focus();
  // It may be folded away, and on a phone all filters are closed; opening it is what helps.
  if (!filter)
    (find(`[data-filter="${lacks}"] h2 [aria-expanded="false"]`) ?? find('[data-open-filters]'))?.click();
  return filter !== null;
}

function Fault({ fault, onRepair }: { fault: QueryFault; onRepair: (query: string) => void }) {
  const { t } = useTranslation();
  const { repair } = fault;
  return (
    <p className={styles.fault}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{fault.message ?? t(`query.${fault.problem}`, { ...fault.values })}</span>
      {repair !== undefined && (
        <button type="button" onClick={() => onRepair(repair)}>
          {t('timeline.query.repair')}: <code>{repair}</code>
        </button>
      )}
    </p>
  );
}
