import type { Background } from '#stores/people/job-loop.ts';
import { type DeliveryOptions, startDeliveries } from './tasks/delivery-task.ts';
import { type FollowOptions, startFollowing } from './tasks/follow-task.ts';
import { together } from './tasks/task-options.ts';
import { type PushOptions, startPush } from './tasks/push-task.ts';
import { startWebhooks, type WebhookOptions } from './tasks/webhook-task.ts';

/** Follows what comes in for saved searches, and tells their users of it, until stopped. */
export const startAlerts = (
  options: FollowOptions & DeliveryOptions & WebhookOptions & PushOptions,
): Background =>
  together(startFollowing(options), startDeliveries(options), startWebhooks(options), startPush(options));
