import type { Background } from '#stores/people/job-loop.ts';
import { type CalendarOptions, startCalendars } from './tasks/calendar-task.ts';
import { type DeliveryOptions, startDeliveries } from './tasks/delivery-task.ts';
import { type MatchingOptions, startMatching } from './tasks/matching-task.ts';
import { type AgendaFollowingOptions, startAgendaFollowing } from './tasks/meeting-task.ts';

export type AlertOptions = CalendarOptions & DeliveryOptions & MatchingOptions & AgendaFollowingOptions;

/** Follows what comes in for saved searches, and tells their users of it, until stopped. */
export function startAlerts(options: AlertOptions): Background {
  const tasks = [
    startMatching(options),
    startDeliveries(options),
    startCalendars(options),
    startAgendaFollowing(options),
  ];
  return {
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}
