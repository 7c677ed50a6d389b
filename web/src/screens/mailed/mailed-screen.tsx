import { Button } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MailedDocumentsResponse } from 'contract/mailed-documents';
import { ApiError } from '#api/failures.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { SelectionBar } from '#features/lists/selection-bar.tsx';
import { usePageTitle } from '#session/page-title.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './mailed.module.css';
import { SearchSection } from './search-section.tsx';
import { useMailed } from './use-mailed.ts';

const route = getRouteApi('/shell/mail/$deliveryId');

/** Exactly the documents of one of the user's mails, by search and in its order (decision 4.23). */
export function MailedScreen() {
  const { t } = useTranslation();
  const { deliveryId } = route.useParams();
  const { search, after: asked = '' } = route.useSearch();
  const after = /^\d{1,6}$/.test(asked) ? asked : undefined;
  const mailed = useMailed(deliveryId, search, Number(after ?? 0));
  usePageTitle(t('mailed.title'));
  const first = mailed.data?.pages[0];
  return (
    <div className={styles.place}>
      <main id="main" tabIndex={-1} className={styles.page}>
        {mailed.isPending && <SkeletonRows rows={8} height={124} label={t('shell.loading')} />}
        {mailed.isError && !first && <Failure error={mailed.error} onRetry={() => void mailed.refetch()} />}
        {first && (
          <>
            <Head first={first} deliveryId={deliveryId} narrowed={search !== undefined} after={after} />
            <Sections pages={mailed.data?.pages ?? []} />
            {mailed.isFetchNextPageError && <p role="alert">{t('mailed.moreFailed')}</p>}
            {mailed.hasNextPage && (
              <Button
                variant="default"
                className={styles.more}
                loading={mailed.isFetchingNextPage}
                onClick={() => void mailed.fetchNextPage()}
              >
                {t('shell.loadMore')}
              </Button>
            )}
          </>
        )}
      </main>
      <SelectionBar of={deliveryId} />
    </div>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState headingLevel="h1" title={t('mailed.notFound')}>
        <p>{t('mailed.notFoundHint')}</p>
      </EmptyState>
    );
  }
  return <FailurePanel error={error} onRetry={onRetry} />;
}

/** Which mail this is, and whether all of it is here. */
function Head({
  first: { kind, madeAt, searches, total },
  deliveryId,
  narrowed,
  after,
}: {
  first: MailedDocumentsResponse;
  deliveryId: string;
  /** Only the documents of one search are asked for. */
  narrowed: boolean;
  after: string | undefined;
}) {
  const { t } = useTranslation();
  const { longDate, time, number } = useFormats();
  const moment = `${longDate(madeAt)}, ${time(madeAt)}`;
  const name = kind === 'direct' || kind === 'daily' || kind === 'weekly' ? kind : 'other';
  const here = Math.max(0, total - Number(after ?? 0));
  const all = searches.reduce((sum, { documents }) => sum + documents, 0);
  return (
    <header className={styles.head}>
      <h1>{t('mailed.title')}</h1>
      <p>
        {t(`mailed.kinds.${name}`, { moment })} · {t('mailed.count', { count: here, number: number(here) })}
      </p>
      {narrowed && (
        <p>
          {t(after === undefined ? 'mailed.oneSearch' : 'mailed.rest')}{' '}
          <Link to="/mail/$deliveryId" params={{ deliveryId }} search={{}}>
            {t('mailed.all', { number: number(all) })}
          </Link>
        </p>
      )}
    </header>
  );
}

function Sections({ pages }: { pages: readonly MailedDocumentsResponse[] }) {
  const { t } = useTranslation();
  const documents = pages.flatMap(({ data }) => data);
  const searches = pages[0]?.searches ?? [];
  const shown = searches.flatMap((search) => {
    const own = documents.filter(({ searchId }) => searchId === search.id);
    return own.length === 0 ? [] : [{ search, own }];
  });
  if (shown.length === 0) {
    return (
      <EmptyState title={t('mailed.none')}>
        <p>{t('mailed.noneHint')}</p>
      </EmptyState>
    );
  }
  return shown.map(({ search, own }) => <SearchSection key={search.id} search={search} documents={own} />);
}
