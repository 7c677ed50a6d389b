import type { DayText } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';

/** The agenda with the calendars of one dashboard, from screens that are too small for all of its state (`writeAgenda`). */
export const agendaOf = (
  domain: DomainId,
  others: { q?: string; view?: 'day'; from?: DayText; to?: DayText } = {},
) => ({ to: '/agenda', search: { ...others, cal: domain } }) as const;
