import { useTranslation } from 'react-i18next';
import type { AgendaPeriod } from 'contract/agenda-period';
import { useFormats } from '#features/formats.ts';
import type { AgendaView } from './agenda-state.ts';

/** Names the days that are shown, with the year where it is another than today's. */
export function useRangeName(): (view: AgendaView, days: AgendaPeriod, today: string) => string {
  const { i18n } = useTranslation();
  const { weekday, month } = useFormats();
  return (view, { from, to }, today) => {
    if (view === 'month') return capital(month(from));
    if (view === 'day') return capital(weekday(from, today));
    const length = view === 'week' ? 'long' : 'short';
    const year = to.slice(0, 4) === today.slice(0, 4) && from.slice(0, 4) === to.slice(0, 4);
    return new Intl.DateTimeFormat(i18n.language, {
      day: 'numeric',
      month: length,
      ...(year ? {} : { year: 'numeric' }),
      timeZone: 'UTC',
    }).formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`));
  };
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
