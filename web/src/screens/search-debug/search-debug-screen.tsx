import { Button, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { callOf } from 'contract/addresses';
import { domainIds, isDomain } from 'contract/dashboards';
import { debugSearch, type SearchStatistics } from 'contract/statistics';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { lacking, parametersOf, readSearch } from '#features/search/search-state.ts';
import { usePageTitle } from '#session/page-title.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from '../agenda-debug/agenda-debug.module.css';
import { JsonText } from '../agenda-debug/event-parts.tsx';

const route = getRouteApi('/shell/search-debug/{-$dashboard}');

/**
 * How the search of an address is understood, what the store is asked for it and what that takes: the same address as on
 * a dashboard; staff only (decisions 2.7 and 7.23).
 */
export function SearchDebugScreen() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const named = route.useParams().dashboard ?? '';
  const domain = isDomain(named) ? named : 'nl';
  const { state } = readSearch(domain, route.useSearch());
  usePageTitle(t('searchDebug.title'));
  const asked = callOf(debugSearch, domain);
  const body = parametersOf(domain, state);
  const understood = useQuery({
    queryKey: ['debugSearch', domain, body],
    queryFn: ({ signal }) => call(asked, { body, signal, retrySlow: true }),
    enabled: lacking(state) === undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data, error, isError, isLoading, refetch } = understood;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>{t('searchDebug.title')}</h1>
      <AskForm key={`${domain} ${state.query}`} domain={domain} query={state.query} />
      {isLoading && <SkeletonRows rows={8} height={44} label={t('shell.loading')} />}
      {isError && <FailurePanel error={error} onRetry={() => void refetch()} />}
      {data && !isError && (
        <>
          <p role="status">
            {t('searchDebug.found', {
              count: data.countTotal,
              number: number(data.countTotal),
              words: number(data.words),
              settled: number(data.settled),
            })}
          </p>
          <Times milliseconds={data.milliseconds} />
          <Json name="tree" value={data.tree} />
          <Json name="plan" value={planOf(data)} />
          <Json name="request" value={{ path: asked.path, ...body }} />
        </>
      )}
    </main>
  );
}

/** Another search, with all else that the address says. */
function AskForm({ domain, query }: { domain: string; query: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const rest = route.useSearch();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [wanted, q] = [typed.get('domain') as string, typed.get('q') as string];
    // What narrows one dashboard means nothing on another.
    const search = wanted === domain ? { ...rest, q } : { q };
    void navigate({ to: '/search-debug/{-$dashboard}', params: { dashboard: wanted }, search });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput name="q" label={t('searchDebug.query')} defaultValue={query} />
      <NativeSelect
        name="domain"
        label={t('searchDebug.domain')}
        defaultValue={domain}
        data={domainIds.map((one) => ({ value: one, label: t(`shell.domainNames.${one}`) }))}
      />
      <Button type="submit">{t('searchDebug.ask')}</Button>
    </form>
  );
}

/** What each operation of the document store took, one after the other. */
function Times({ milliseconds }: Pick<SearchStatistics, 'milliseconds'>) {
  const { t } = useTranslation();
  const { decimal } = useFormats();
  return (
    <>
      <h2 id="times">{t('searchDebug.times')}</h2>
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="times">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('searchDebug.operation')}</th>
              <th scope="col">{t('searchDebug.milliseconds')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(milliseconds).map(([operation, took]) => (
              <tr key={operation}>
                <th scope="row">{operation}</th>
                <td>{decimal(took)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Json({ name, value }: { name: 'tree' | 'plan' | 'request'; value: unknown }) {
  const { t } = useTranslation();
  const label = t(`searchDebug.${name}`);
  return (
    <>
      <h2>{label}</h2>
      <JsonText label={label} value={value} />
    </>
  );
}

/** What the store is asked besides the query. */
const planOf = ({ scope, filters, metadataField, wildcards }: SearchStatistics) => ({
  scope,
  filters,
  metadataField,
  wildcards,
});
