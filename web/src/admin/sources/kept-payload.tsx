import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getKeptPayload } from 'contract/admin/sources';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './sources.module.css';

/** What is kept of an item that could not be read, as the text it is. */
export function KeptPayload({
  source,
  item,
  onClose,
}: {
  source: string;
  item: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const payload = useQuery({
    queryKey: ['keptPayload', source, item],
    queryFn: ({ signal }) => call(getKeptPayload, { params: { source }, query: { item }, signal }),
  });
  return (
    <Modal opened title={t('watching.sources.items.payloadTitle')} size={860} onClose={onClose}>
      <p className={styles.itemName}>{item}</p>
      {payload.isPending && <SkeletonRows rows={6} height={20} label={t('shell.loading')} />}
      {payload.isError && <FailurePanel error={payload.error} onRetry={() => void payload.refetch()} />}
      {payload.data && (
        <>
          {payload.data.isCut && <p>{t('watching.sources.items.cut')}</p>}
          {/* It scrolls, so it can be reached with the keyboard. */}
          <pre
            className={styles.payload}
            role="region"
            tabIndex={0}
            aria-label={t('watching.sources.items.payloadTitle')}
          >
            {payload.data.text}
          </pre>
        </>
      )}
    </Modal>
  );
}
