import { MultiSelect, Select, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Announcement, addAnnouncement, changeAnnouncement } from 'contract/admin/announcements';
import { limits } from 'contract/limits';
import { moduleKeys } from 'contract/modules';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { MomentInput } from '../ui/moment-input.tsx';
import { announcementsQuery } from './announcements.ts';
import styles from './announcements.module.css';

type Told = Omit<Announcement, 'id' | 'organisations' | 'seen'>;

const fresh: Told = {
  textNl: '',
  textEn: '',
  kind: 'info',
  startsAt: '',
  endsAt: '',
  organisationIds: [],
  module: null,
};

/** Asks what to tell whom from when until when: something new, or a change of what is told. */
export function AnnouncementDialog({
  announcement,
  organisations,
  onClose,
}: {
  announcement: Announcement | undefined;
  organisations: readonly { id: string; name: string }[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [told, setTold] = useState<Told>(announcement ? toldOf(announcement) : fresh);
  const set = (change: Partial<Told>) => setTold({ ...told, ...change });
  const { textNl, textEn, startsAt, endsAt } = told;
  const isWhole = ![textNl.trim(), textEn.trim(), startsAt, endsAt].includes('');
  const isInOrder = startsAt === '' || endsAt === '' || startsAt < endsAt;
  return (
    <ChangeDialog
      title={t(`adminContent.announcements.${announcement ? 'change' : 'add'}`)}
      confirm={t('shell.save')}
      values={told}
      valid={isWhole && isInOrder}
      isReasonNeeded={announcement !== undefined}
      size={620}
      onSubmit={async (reason) => {
        const body = { ...told, reason };
        const answer = announcement
          ? await call(changeAnnouncement, { params: { id: announcement.id }, body })
          : await call(addAnnouncement, { body });
        queries.setQueryData(announcementsQuery.queryKey, answer);
        showMessage({ kind: 'success', text: t('adminContent.announcements.saved') });
      }}
      onClose={onClose}
    >
      {(['textNl', 'textEn'] as const).map((text) => (
        <TextInput
          key={text}
          data-autofocus={text === 'textNl' || undefined}
          label={t(`adminContent.announcements.${text}`)}
          required
          maxLength={limits.maximumAnnouncement}
          value={told[text]}
          onChange={(event) => set({ [text]: event.currentTarget.value })}
        />
      ))}
      <SegmentedControl
        aria-label={t('adminContent.announcements.kind')}
        data={(['info', 'warning'] as const).map((value) => ({
          value,
          label: t(`adminContent.announcements.kinds.${value}`),
        }))}
        value={told.kind}
        onChange={(kind) => set({ kind })}
      />
      <div className={styles.times}>
        {(['startsAt', 'endsAt'] as const).map((end) => (
          <MomentInput
            key={end}
            label={t(`adminContent.announcements.${end}`)}
            required
            value={told[end]}
            error={end === 'endsAt' && !isInOrder && t('adminContent.announcements.orderWrong')}
            onChange={(instant) => set({ [end]: instant })}
          />
        ))}
      </div>
      <MultiSelect
        searchable
        label={t('adminContent.announcements.organisations')}
        description={t('adminContent.announcements.organisationsHint')}
        data={organisations.map(({ id: value, name: label }) => ({ value, label }))}
        maxValues={limits.announcedOrganisations}
        value={told.organisationIds}
        onChange={(organisationIds) => set({ organisationIds })}
      />
      <Select
        clearable
        label={t('adminContent.announcements.module')}
        placeholder={t('adminContent.announcements.anyModule')}
        data={moduleKeys.map((value) => ({ value, label: t(`modules.names.${value}`) }))}
        value={told.module}
        onChange={(module) => set({ module })}
      />
    </ChangeDialog>
  );
}

const toldOf = ({ id: _id, organisations: _names, seen: _seen, ...told }: Announcement): Told => told;
