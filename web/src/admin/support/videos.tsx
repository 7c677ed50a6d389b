import { Button, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { useGuard } from '#features/use-guard.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';
import { ContentDialog } from '../content/content-dialog.tsx';
import { ListActions } from '../content/list-actions.tsx';
import { AdminCard } from '../ui/admin-page.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { DraftVideo } from './support.ts';

/** The videos of the support dialog, each at our own address or on a host that the installation names. */
export function Videos({
  videos,
  hosts,
  locale,
  onChange,
}: {
  videos: readonly DraftVideo[];
  hosts: readonly string[];
  locale: Locale;
  onChange: (videos: DraftVideo[]) => void;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number>();
  return (
    <AdminCard
      title={t('adminContent.support.videos')}
      beside={
        <Button
          variant="default"
          leftSection={sign(IconPlus)}
          disabled={videos.length >= limits.supportVideos}
          onClick={() => setOpen(videos.length)}
        >
          {t('adminContent.support.addVideo')}
        </Button>
      }
    >
      {videos.length === 0 && <EmptyState title={t('adminContent.support.noVideos')} />}
      {videos.length > 0 && (
        <DataTable
          label={t('adminContent.support.videos')}
          columns={[
            { name: 'title', head: t('adminContent.support.videoTitle') },
            { name: 'address', head: t('adminContent.support.address') },
            { name: 'actions', head: t('adminContent.content.actions'), isHidden: true },
          ]}
          rows={videos.map(({ title: name, address, id }, place) => ({
            key: id ?? `new ${place}`,
            cells: [
              <span key="title" lang={locale}>
                {name}
              </span>,
              address,
              <ListActions
                key="actions"
                {...{ name, place, onChange }}
                list={videos}
                onEdit={() => setOpen(place)}
              />,
            ],
          }))}
        />
      )}
      {open !== undefined && (
        <VideoDialog
          {...{ hosts, locale }}
          video={videos[open]}
          onDone={(one) => onChange(open < videos.length ? videos.with(open, one) : [...videos, one])}
          onClose={() => setOpen(undefined)}
        />
      )}
    </AdminCard>
  );
}

function VideoDialog({
  video: before,
  hosts,
  locale,
  onDone,
  onClose,
}: {
  /** Undefined for a new one. */
  video: DraftVideo | undefined;
  hosts: readonly string[];
  locale: Locale;
  onDone: (video: DraftVideo) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const guard = useGuard(onClose);
  const [video, setVideo] = useState<DraftVideo>(before ?? { title: '', address: '', description: '' });
  const set = (change: Partial<DraftVideo>) => setVideo({ ...video, ...change });
  return (
    <ContentDialog
      guard={guard}
      title={t(`adminContent.support.${before ? 'changeVideo' : 'addVideo'}`)}
      valid={video.title.trim() !== '' && video.address.trim() !== ''}
      onDone={() => onDone(video)}
    >
      <TextInput
        data-autofocus
        label={t('adminContent.support.videoTitle')}
        lang={locale}
        required
        maxLength={limits.maximumVideoTitle}
        value={video.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextInput
        label={t('adminContent.support.address')}
        description={
          hosts.length === 0
            ? t('adminContent.support.addressHint')
            : t('adminContent.support.addressHintHosts', { hosts: hosts.join(', ') })
        }
        required
        maxLength={limits.maximumVideoAddress}
        value={video.address}
        onChange={(event) => set({ address: event.currentTarget.value })}
      />
      <Textarea
        label={t('adminContent.support.description')}
        lang={locale}
        autosize
        minRows={2}
        maxLength={limits.maximumVideoDescription}
        value={video.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
    </ContentDialog>
  );
}
