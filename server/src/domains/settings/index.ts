export {
  backFrom,
  type KeptConfig,
  keptConfig,
  keptConfigOf,
  mailWhenEmpty,
  readEmailConfig,
  type Times,
  timesOn,
} from './email-config.ts';
export { readPreferences } from './preferences.ts';
