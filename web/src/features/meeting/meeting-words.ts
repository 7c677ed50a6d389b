import { useTranslation } from 'react-i18next';
import type { AgendaDetail } from 'contract/agenda-meeting';
import type { AgendaItem } from 'contract/agendas';
import { useFormats } from '#features/formats.ts';

/** Why a meeting does not take place as announced, and since when that is known; undefined for one that does. */
export function useWhatBecame(meeting: AgendaItem & Partial<Pick<AgendaDetail, 'changes' | 'meeting'>>) {
  const { t } = useTranslation();
  const { shortDay } = useFormats();
  const { status, changes = [] } = meeting;
  if (status !== 'cancelled' && status !== 'moved') return undefined;
  const told = changes.find((one) =>
    one.changes.some((change) => change.kind === 'standing' && change.to === status),
  );
  const words = told
    ? t(`meeting.facts.${status}At`, { when: shortDay(told.at) })
    : t(`meeting.facts.${status}`);
  const lost = status === 'cancelled' || meeting.meeting?.replacedBy !== undefined;
  return lost ? words : `${words}, ${t('meeting.facts.noNewDate')}`;
}

/** Where picture or sound of a meeting is, and what to call that. */
export function useStream({ stream, startTime, timeKnown, status }: AgendaDetail) {
  const { t } = useTranslation();
  const { time } = useFormats();
  if (!stream || status === 'cancelled' || status === 'moved') return undefined;
  const over = status === 'held';
  const words = over
    ? t('meeting.facts.watch')
    : timeKnown
      ? t('meeting.facts.live', { time: time(startTime) })
      : t('meeting.facts.liveDay');
  return { url: stream.url, words };
}
