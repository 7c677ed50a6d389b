import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#session/describe.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import styles from './feeds.module.css';

/** What is fetched of a feed, once it is there; until then that it comes, or why it does not. */
export function FeedState<T>({
  asked,
  failed,
  children,
}: {
  asked: UseQueryResult<T>;
  /** What could not be fetched. */
  failed: string;
  children: (data: T) => ReactNode;
}) {
  const { t } = useTranslation();
  if (asked.data !== undefined) return children(asked.data);
  if (!asked.error) return <Skeleton height={64} role="status" aria-label={t('feeds.loading')} />;
  return (
    <FormNotice kind="error">
      <p>
        {failed} {describeError(asked.error)}
      </p>
      <Button
        className={styles.retry}
        variant="default"
        size="xs"
        loading={asked.isFetching}
        onClick={() => void asked.refetch()}
      >
        {t('feeds.retry')}
      </Button>
    </FormNotice>
  );
}
