import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from 'contract/webhooks';
import { Badge } from '#ui/badge.tsx';

/** How the last try of an event ended, or that there was none. */
export function EventBadge({ event: { state, status, fault } }: { event: WebhookDelivery }) {
  const { t } = useTranslation();
  const parts = [
    ...(status === null ? [] : [String(status)]),
    // The status says it already.
    ...(fault === null || fault === 'refused' ? [] : [t(`api.events.faults.${fault}`)]),
    ...(state === 'waiting' || state === 'dropped' ? [t(`api.events.${state}`)] : []),
  ];
  const kind = state === 'delivered' ? 'good' : state === 'failed' ? 'bad' : 'warning';
  return <Badge kind={kind}>{parts.join(', ')}</Badge>;
}
