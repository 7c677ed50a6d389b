import { accountsLimits } from './limits/accounts.ts';
import { agendaLimits } from './limits/agenda.ts';
import { alertsLimits } from './limits/alerts.ts';
import { callsLimits } from './limits/calls.ts';
import { listsLimits } from './limits/lists.ts';
import { newslettersLimits } from './limits/newsletters.ts';
import { searchLimits } from './limits/search.ts';
import { staffLimits } from './limits/staff.ts';
import { subjectsLimits } from './limits/subjects.ts';

/** Business constants of specification §9 and the limits that DECISIONS.md adds. */
export const limits = {
  ...searchLimits,
  ...subjectsLimits,
  ...agendaLimits,
  ...alertsLimits,
  ...listsLimits,
  ...newslettersLimits,
  ...accountsLimits,
  ...staffLimits,
  ...callsLimits,
} as const;
