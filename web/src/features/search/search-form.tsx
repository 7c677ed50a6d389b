import { Button } from '@mantine/core';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import styles from './query-bar.module.css';
import { QueryFaultLine } from './query-fault-line.tsx';
import { QueryField } from './query-field.tsx';
import type { DrawOffered } from './query-suggestions.tsx';
import { SearchTips } from './search-tips.tsx';
import { useJudgedText, type QueryFault } from './use-judged-text.ts';
import type { ValuesOf } from './use-values.ts';

/** Query, period and the button that runs them; the fault of a query stands below (UX 5.2). */
export function SearchForm({
  label,
  placeholder,
  values,
  ran,
  optional = false,
  serverFault,
  offer,
  onRun,
  period,
  save,
  below,
  children,
}: {
  /** What is searched. */
  label: string;
  placeholder: string;
  /** Whose values are suggested behind the names of fields; none are without. */
  values?: ValuesOf;
  /** The query whose results are shown. */
  ran: string;
  /** Something can be searched without a query. */
  optional?: boolean;
  /** What only the server can find wrong with the query that ran. */
  serverFault: QueryFault | undefined;
  /** Draws the searches to offer below the field while it has the focus. */
  offer: DrawOffered;
  /** Runs a query in which nothing is wrong. */
  onRun: (query: string) => void;
  period: ReactNode;
  /** Stands after the button that runs the query; told whether what the field says has run. */
  save: (ran: boolean) => ReactNode;
  /** What narrows the search. */
  below: ReactNode;
  /** What stands at the end of the bar on a phone. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const { text, send, told, judge, change } = useJudgedText(ran);
  useShortcut('/', () => input.current?.select());

  const fault = told ?? (text === ran ? serverFault : undefined);
  const run = async (query: string) => {
    send(query);
    if (optional && query.trim() === '') return onRun('');
    if (await judge(query)) return input.current?.focus();
    onRun(query);
  };
  return (
    <div className={styles.bar}>
      <form
        role="search"
        aria-label={label}
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
          values={values}
          offer={offer}
          ran={ran}
          placeholder={placeholder}
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
        {period}
        <Button type="submit" className={styles.submit}>
          {t('timeline.query.search')}
        </Button>
        {save(text === ran)}
        {children}
      </form>
      <div role="status" id={faultId}>
        {fault && <QueryFaultLine text={text} fault={fault} onRepair={(query) => void run(query)} />}
      </div>
      {below}
    </div>
  );
}
