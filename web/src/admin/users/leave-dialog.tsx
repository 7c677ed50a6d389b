import { Checkbox, Radio, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminUser, deactivateUser, getHandOver, type HandOver } from 'contract/admin/users';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { accountKey, accountsChanged } from '../accounts.ts';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { nameOf } from './name-of.ts';
import styles from './users.module.css';

/** Deactivates a user: says what they leave behind, and hands over to a colleague what is to go on (decision 6.6). */
export function LeaveDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t } = useTranslation();
  const name = nameOf(user);
  const [handing, setHanding] = useState(false);
  const [receiverId, setReceiverId] = useState<string | null>(null);
  const [wanted, setWanted] = useState({ lists: true, searches: true });
  const params = { id: user.id };
  const query = useQuery({
    queryKey: [...accountKey, 'handOver', user.id, receiverId],
    queryFn: ({ signal }) =>
      call(getHandOver, { signal, params, query: receiverId === null ? {} : { receiverId } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const left = query.data;
  const refused = left?.receiver;
  const lists = wanted.lists && left !== undefined && left.lists > 0 && refused?.listsRefused === null;
  const searches =
    wanted.searches && left !== undefined && left.searches > 0 && refused?.searchesRefused === null;
  const isReady = !handing || (receiverId !== null && !query.isPlaceholderData && (lists || searches));
  return (
    <ChangeDialog
      title={t('adminOrganisations.leave.title', { name })}
      confirm={t('adminOrganisations.leave.submit')}
      values={[handing, receiverId, wanted]}
      valid={left !== undefined && isReady}
      onClose={onClose}
      onSubmit={async (reason) => {
        const handOver = handing && receiverId !== null ? { receiverId, lists, searches } : null;
        await call(deactivateUser, { params, body: { handOver, reason }, timeout: limits.fileTimeout });
        showMessage({ kind: 'success', text: t('adminOrganisations.leave.done', { name }) });
        await accountsChanged();
      }}
    >
      <p>{t('adminOrganisations.leave.now')}</p>
      {query.isPending && <SkeletonRows rows={2} height={32} label={t('shell.loading')} />}
      {query.isLoadingError && <FailurePanel error={query.error} onRetry={() => void query.refetch()} />}
      {left && <Left left={left} />}
      {left && left.lists + left.searches > 0 && (
        <Radio.Group
          label={t('adminOrganisations.leave.what')}
          value={handing ? 'handOver' : 'keep'}
          onChange={(choice) => setHanding(choice === 'handOver')}
        >
          <div className={styles.group}>
            <Radio value="keep" label={t('adminOrganisations.leave.keep')} />
            <Radio
              value="handOver"
              label={t('adminOrganisations.leave.handOver')}
              disabled={left.colleagues.length === 0}
            />
          </div>
        </Radio.Group>
      )}
      {left && handing && (
        <>
          <Select
            label={t('adminOrganisations.leave.colleague')}
            placeholder={t('adminOrganisations.leave.chooseColleague')}
            searchable
            required
            data={left.colleagues.map(({ id, name: label }) => ({ value: id, label }))}
            value={receiverId}
            onChange={setReceiverId}
          />
          {refused && <What left={left} wanted={wanted} onWant={setWanted} />}
          {refused && !query.isPlaceholderData && !lists && !searches && (
            <p className={styles.refused} role="alert">
              {t('adminOrganisations.leave.chooseSomething')}
            </p>
          )}
        </>
      )}
      <p className={styles.hint}>{t('adminOrganisations.leave.rest')}</p>
    </ChangeDialog>
  );
}

/** How much there is. */
function Left({ left }: { left: HandOver }) {
  const { t } = useTranslation();
  if (left.lists + left.searches === 0) return <p>{t('adminOrganisations.leave.nothing')}</p>;
  return (
    <p>
      {t('adminOrganisations.leave.has', {
        lists: t('adminOrganisations.leave.lists', { count: left.lists }),
        searches: t('adminOrganisations.leave.searches', { count: left.searches }),
      })}
    </p>
  );
}

/** What goes to the colleague, and why some of it cannot. */
function What({
  left: { lists, searches, receiver },
  wanted,
  onWant,
}: {
  left: HandOver;
  wanted: { lists: boolean; searches: boolean };
  onWant: (wanted: { lists: boolean; searches: boolean }) => void;
}) {
  const { t } = useTranslation();
  const choices = [
    {
      name: 'lists',
      count: lists,
      refused: receiver?.listsRefused,
      label: t('adminOrganisations.leave.giveLists'),
    },
    {
      name: 'searches',
      count: searches,
      refused: receiver?.searchesRefused,
      label: t('adminOrganisations.leave.giveSearches'),
    },
  ] as const;
  const same = receiver?.alreadyThere ?? 0;
  return (
    <div className={styles.group}>
      {choices
        .filter(({ count }) => count > 0)
        .map(({ name, label, refused }) => (
          <Checkbox
            key={name}
            label={label}
            disabled={typeof refused === 'string'}
            error={refused ?? undefined}
            checked={wanted[name] && refused === null}
            onChange={(event) => onWant({ ...wanted, [name]: event.currentTarget.checked })}
          />
        ))}
      {same > 0 && (
        <p className={styles.hint}>{t('adminOrganisations.leave.alreadyThere', { count: same })}</p>
      )}
      {searches > 0 && <p className={styles.hint}>{t('adminOrganisations.leave.noNews')}</p>}
    </div>
  );
}
