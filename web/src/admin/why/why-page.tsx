import { useQuery } from '@tanstack/react-query';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { findDocuments, getWhy } from 'contract/admin/why';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { FoundField } from '../ui/found-field.tsx';
import { PersonField, personShown } from '../ui/person-field.tsx';
import { useAddress } from '../use-address.ts';
import { useChosen } from '../use-chosen.ts';
import { WhyAnswer } from './why-answer.tsx';
import styles from './why.module.css';

/** Why a user was mailed of a document or not (UX-2, 20); both are in the address. */
export function WhyPage() {
  const { t } = useTranslation();
  const [{ user, document }, setAddress] = useAddress();
  const isAsked = user !== undefined && document !== undefined;
  const why = useQuery({
    queryKey: ['why', user, document],
    queryFn: ({ signal }) =>
      call(getWhy, {
        params: { id: user! },
        query: { document: document! },
        signal,
        timeout: limits.searchRetryTimeout,
      }),
    enabled: isAsked,
    staleTime: 0,
  });
  const known = why.data;
  const [shownUser, chooseUser] = useChosen(user, known && personShown(known.user));
  const [shownDocument, chooseDocument] = useChosen(
    document,
    known && { id: known.document.id, label: known.document.title },
  );
  return (
    <AdminPage title={t('admin.pages.why')} intro={t('watching.why.intro')}>
      <div className={styles.asked}>
        <PersonField
          chosen={shownUser}
          onChoose={(found) => {
            chooseUser(found);
            setAddress({ user: found?.id });
          }}
        />
        <FoundField
          label={t('watching.why.document')}
          placeholder={t('watching.why.documentHint')}
          icon={sign(IconFileText)}
          chosen={shownDocument ?? (document === undefined ? undefined : { id: document, label: document })}
          onChoose={(found) => {
            chooseDocument(found);
            setAddress({ document: found?.id });
          }}
          find={async (text, signal) => {
            const found = await call(findDocuments, { query: { text }, signal, retrySlow: true });
            return found.data.map(({ id, title }) => ({ id, label: `${title} (${id})` }));
          }}
        />
      </div>
      {isAsked && why.isPending && <SkeletonRows rows={8} height={48} label={t('shell.loading')} />}
      {why.isError && <FailurePanel error={why.error} onRetry={() => void why.refetch()} />}
      {isAsked && known && !why.isError && <WhyAnswer why={known} onChange={() => void why.refetch()} />}
    </AdminPage>
  );
}
