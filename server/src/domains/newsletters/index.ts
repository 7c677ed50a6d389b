export { newsletterUse } from './use.ts';
