export {
  type Digest,
  type DigestLine,
  digestMail,
  type DigestSearch,
  type RenderedMail,
} from './mails/digest.ts';
export { pauseMail } from './mails/pause-mail.ts';
export { keepDelivery, type KeptMail, newDeliveryId } from './keep.ts';
export { type DeliveryOptions, startDeliveries } from './tasks.ts';
