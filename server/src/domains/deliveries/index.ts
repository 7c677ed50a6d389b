export { keepDelivery, type KeptMail, newDeliveryId } from './keep.ts';
