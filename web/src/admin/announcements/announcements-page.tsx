import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Announcement, removeAnnouncement } from 'contract/admin/announcements';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminCard, AdminPage } from '../ui/admin-page.tsx';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { announcementsQuery } from './announcements.ts';
import styles from './announcements.module.css';

const columns = ['title', 'state', 'startsAt', 'endsAt', 'whom', 'seen'] as const;

/** What staff tell users in a bar, all or some, and the way to tell something. */
export function AnnouncementsPage() {
  const { t } = useTranslation();
  const kept = useQuery(announcementsQuery);
  const [open, setOpen] = useState<Announcement | 'new'>();
  const [going, setGoing] = useState<Announcement>();
  return (
    <AdminPage
      title={t('adminContent.announcements.title')}
      intro={t('adminContent.announcements.intro')}
      beside={
        <Button leftSection={sign(IconPlus)} onClick={() => setOpen('new')}>
          {t('adminContent.announcements.add')}
        </Button>
      }
    >
      {kept.isPending && <SkeletonRows rows={4} height={48} label={t('shell.loading')} />}
      {kept.isLoadingError && <FailurePanel error={kept.error} onRetry={() => void kept.refetch()} />}
      {kept.data?.data.length === 0 && <EmptyState title={t('adminContent.announcements.none')} />}
      {kept.data && kept.data.data.length > 0 && (
        <AdminCard title={t('adminContent.announcements.title')}>
          <Announcements kept={kept.data.data} onEdit={setOpen} onRemove={setGoing} />
        </AdminCard>
      )}
      {open !== undefined && (
        <AnnouncementDialog
          announcement={open === 'new' ? undefined : open}
          organisations={kept.data?.organisations ?? []}
          onClose={() => setOpen(undefined)}
        />
      )}
      {going !== undefined && (
        <ChangeDialog
          title={t('adminContent.announcements.removeAsk')}
          confirm={t('adminContent.announcements.remove')}
          onSubmit={async (reason) => {
            const answer = await call(removeAnnouncement, { params: { id: going.id }, body: { reason } });
            queries.setQueryData(announcementsQuery.queryKey, answer);
            showMessage({ kind: 'success', text: t('adminContent.announcements.removed') });
          }}
          onClose={() => setGoing(undefined)}
        >
          <p>{t('adminContent.announcements.removeText', { text: going.textNl })}</p>
        </ChangeDialog>
      )}
    </AdminPage>
  );
}

function Announcements({
  kept,
  onEdit,
  onRemove,
}: {
  kept: readonly Announcement[];
  onEdit: (one: Announcement) => void;
  onRemove: (one: Announcement) => void;
}) {
  const { t } = useTranslation();
  const { shortDate, time, number } = useFormats();
  const moment = (instant: string) => `${shortDate(instant)} ${time(instant)}`;
  return (
    <DataTable
      label={t('adminContent.announcements.title')}
      columns={[
        ...columns.map((name) => ({
          name,
          head: t(`adminContent.announcements.${name}`),
          isNumber: name === 'seen',
        })),
        { name: 'actions', head: '' },
      ]}
      rows={kept.map((one) => ({
        key: one.id,
        cells: [
          <>
            {one.textNl}
            <small className={styles.text} lang="en">
              {one.textEn}
            </small>
          </>,
          t(`adminContent.announcements.states.${stateOf(one)}`),
          moment(one.startsAt),
          moment(one.endsAt),
          [
            one.organisations.join(', ') || t('adminContent.announcements.everyone'),
            ...(one.module === null ? [] : [t(`modules.names.${one.module}`)]),
          ].join(' · '),
          number(one.seen),
          <div key="actions" className={styles.actions}>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('adminContent.announcements.editNamed', { text: one.textNl })}
              onClick={() => onEdit(one)}
            >
              {t('adminContent.announcements.edit')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={t('adminContent.announcements.removeNamed', { text: one.textNl })}
              onClick={() => onRemove(one)}
            >
              {t('adminContent.announcements.remove')}
            </Button>
          </div>,
        ],
      }))}
    />
  );
}

function stateOf({ startsAt, endsAt }: Announcement): 'now' | 'later' | 'past' {
  const now = Date.now();
  if (Date.parse(startsAt) > now) return 'later';
  return Date.parse(endsAt) > now ? 'now' : 'past';
}
