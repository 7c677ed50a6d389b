import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { agendaPeriod, type AgendaPeriod } from 'contract/agenda-period';
import { addDays } from 'contract/amsterdam';
import { useFormats } from '#features/formats.ts';
import { sign } from '#ui/sign.tsx';
import { dateOf } from './agenda-state.ts';
import { daysOfMeeting } from './meeting-days.ts';
import { firstMeeting } from './meetings.ts';
import styles from './other-days.module.css';
import type { Agenda } from './use-agenda.ts';

/** Where nothing is found: the way to the next day that has something (UX-2, 11). */
export function NextDay({ agenda: { state, today, change }, days }: { agenda: Agenda; days: AgendaPeriod }) {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  const reach = agendaPeriod(today);
  const { query, sources, committees, kinds, statuses, places, meetings } = state;
  const from = addDays(days.to, 1);
  const { data } = useQuery({
    ...firstMeeting({
      query,
      days: { from, to: reach.to },
      filters: { sources, committees, kinds, statuses, places, meetings },
    }),
    enabled: from <= reach.to,
  });
  const [meeting] = data?.data ?? [];
  if (!meeting) return null;
  const day = daysOfMeeting(meeting).first;
  return (
    <Button variant="default" onClick={() => change({ date: dateOf(day, today), range: undefined })}>
      {t('agendaPage.nextDay', { day: weekday(day, today) })}
    </Button>
  );
}

/** Above the list: the days before those it begins with, which scrolling up there shows as well. */
export function EarlierDays({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.earlier}>
      <Button variant="subtle" size="compact-sm" leftSection={sign(IconArrowUp, 15)} onClick={onShow}>
        {t('agendaPage.earlier')}
      </Button>
    </div>
  );
}

/** Below the list: the meetings of its days that the query does not find. */
export function OtherMeetings({ shown, onShow }: { shown: boolean; onShow: (shown: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.others}>
      <Button variant="subtle" size="compact-sm" onClick={() => onShow(!shown)}>
        {t(shown ? 'agendaPage.others.hide' : 'agendaPage.others.show')}
      </Button>
    </div>
  );
}
