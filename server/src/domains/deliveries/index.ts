export {
  type Digest,
  type DigestLine,
  digestMail,
  type DigestSearch,
  type RenderedMail,
} from './mails/digest.ts';
export { documentAddress } from './mails/line-facts.ts';
export { pauseMail } from './mails/pause-mail.ts';
export { type Due, markSlotsDone, undoneSlots } from './done-slots.ts';
export { failuresOf, seeFailures } from './failures.ts';
export { forEach } from './for-each.ts';
export { keepDelivery, type KeptMail, newDeliveryId } from './keep.ts';
export { planPauseNotices } from './notices.ts';
export type { MailNow, WaitingMail } from './refresh.ts';
export { type DeliveryOptions, startDeliveries } from './tasks.ts';
export { type Wording, wordingOf } from './plan-digest.ts';
export { awayUntil, isAway, type Recipient, recipientsOf } from './recipients.ts';
export { nextSlot, type TimeOn, weekdayOf } from './slots.ts';
