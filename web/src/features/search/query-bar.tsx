import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { showMessage } from '#ui/message-bar.tsx';
import { AskForm } from './ask-form.tsx';
import { AskSwitch } from './ask-switch.tsx';
import { FilterChips } from './filter-chips.tsx';
import { PeriodButton } from './period-button.tsx';
import type { DrawOffered } from './query-suggestions.tsx';
import { SearchForm } from './search-form.tsx';
import { lacking, type Lacking } from './search-state.ts';
import type { QueryFault } from './use-judged-text.ts';
import type { Search } from './use-search-state.ts';

/** Query or question and period of a dashboard, with what narrows them (UX 5.2; UX-3, 31). */
export function QueryBar({
  domain,
  search,
  serverFault,
  offer,
  onRerun,
  save,
  children,
}: {
  domain: DomainId;
  search: Search;
  /** What only the server can find wrong with the query that ran. */
  serverFault: QueryFault | undefined;
  /** Draws the searches to offer below the field while it has the focus. */
  offer: DrawOffered;
  /** The same search or question was asked for again. */
  onRerun: () => void;
  /** Stands after the button that runs the query; told whether what the field says has run. */
  save: (ran: boolean) => ReactNode;
  /** What stands at the end of the bar on a phone. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const run = (query: string) => {
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
  const { ask } = search.view;
  const period = (
    <>
      <AskSwitch search={search} />
      <PeriodButton
        domain={domain}
        period={search.shown.period}
        lookBack={search.shown.lookBack}
        onChange={(change) => search.change(change)}
      />
    </>
  );
  const below = <FilterChips domain={domain} search={search} />;
  if (ask !== undefined) {
    const toAsk = (question: string) =>
      question === ask ? onRerun() : search.look({ ask: question, askQuery: undefined });
    return (
      <AskForm asked={ask} onAsk={toAsk} {...{ period, below }}>
        {children}
      </AskForm>
    );
  }
  return (
    <SearchForm
      label={t('timeline.query.form')}
      placeholder={t('timeline.query.placeholder')}
      values={domain}
      ran={search.run.query}
      serverFault={serverFault}
      offer={offer}
      onRun={run}
      period={period}
      save={(ran) => save(ran && search.run.query !== '')}
      below={below}
    >
      {children}
    </SearchForm>
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
