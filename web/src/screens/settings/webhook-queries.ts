import { queryOptions } from '@tanstack/react-query';
import { listWebhookDeliveries, listWebhooks } from 'contract/webhooks';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';

const everyWebhook = 'webhooks';

/** The user's webhooks, and how many there may be. */
export const webhooks = queryOptions({
  queryKey: [everyWebhook],
  queryFn: ({ signal }) => call(listWebhooks, { signal }),
  staleTime: 0,
});

/** The latest events of a webhook. */
export const webhookEvents = (id: string) =>
  queryOptions({
    queryKey: [everyWebhook, id],
    queryFn: ({ signal }) => call(listWebhookDeliveries, { params: { id }, signal }),
    staleTime: 0,
  });

/** Fetches again what is shown of webhooks; resolves when it is there. */
export const webhooksChanged = (): Promise<void> => queries.invalidateQueries({ queryKey: [everyWebhook] });
