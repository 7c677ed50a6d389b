import { Button } from '@mantine/core';
import type { InfiniteQueryObserverBaseResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showError } from '#session/describe.ts';

/** The way to the next page of a list, where there is one; says why it does not come. */
export function LoadMore({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
  query: Pick<InfiniteQueryObserverBaseResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}) {
  const { t } = useTranslation();
  if (!hasNextPage) return null;
  return (
    <Button
      variant="default"
      style={{ justifySelf: 'start' }}
      loading={isFetchingNextPage}
      onClick={() => void fetchNextPage().then(({ error }) => error && showError(error))}
    >
      {t('shell.loadMore')}
    </Button>
  );
}
