import type { Background } from '#stores/people/job-loop.ts';
import { type DeliveryOptions, startDeliveries } from './tasks/delivery-task.ts';
import { type FollowOptions, startFollowing } from './tasks/follow-task.ts';

/** Follows what comes in for saved searches, and tells their users of it, until stopped. */
export function startAlerts(options: FollowOptions & DeliveryOptions): Background {
  const tasks = [startFollowing(options), startDeliveries(options)];
  return {
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}
