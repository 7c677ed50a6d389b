import { useQuery } from '@tanstack/react-query';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { findDocuments, getWhy } from 'contract/admin/why';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { type Found, FoundField } from '../ui/found-field.tsx';
import { PersonField, personShown } from '../ui/person-field.tsx';
import { useAddress } from '../use-address.ts';
import { WhyAnswer } from './why-answer.tsx';
import styles from './why.module.css';

/** Why a user was mailed of a document or not (UX-2, 20); both are in the address. */
export function WhyPage() {
  const { t } = useTranslation();
  const [{ user, document }, setAddress] = useAddress();
  const [chosen, setChosen] = useState<{ user?: Found; document?: Found }>({});
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
  // An address that was opened names both; the answer says what they are called.
  const shownUser = user === undefined ? undefined : (chosen.user ?? (known && personShown(known.user)));
  const shownDocument =
    document === undefined
      ? undefined
      : (chosen.document ?? { id: document, label: known?.document.title ?? document });
  return (
    <AdminPage title={t('admin.pages.why')} intro={t('watching.why.intro')}>
      <div className={styles.asked}>
        <PersonField
          chosen={shownUser}
          onChoose={(found) => {
            setChosen((now) => ({ ...now, ...(found ? { user: found } : {}) }));
            setAddress({ user: found?.id });
          }}
        />
        <FoundField
          label={t('watching.why.document')}
          placeholder={t('watching.why.documentHint')}
          icon={sign(IconFileText)}
          chosen={shownDocument}
          onChoose={(found) => {
            setChosen((now) => ({ ...now, ...(found ? { document: found } : {}) }));
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
      {isAsked && known && <WhyAnswer why={known} onChange={() => void why.refetch()} />}
    </AdminPage>
  );
}
