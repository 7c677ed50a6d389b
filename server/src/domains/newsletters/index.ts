export { copiesWaiting } from './copies-waiting.ts';
