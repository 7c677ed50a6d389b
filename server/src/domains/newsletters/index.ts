export { copiesWaiting } from './copies-waiting.ts';
export { newsletterUse } from './use.ts';
