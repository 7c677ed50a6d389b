export { type UnsubscribeLinks, unsubscribeLinks } from './links.ts';
