export {
  backFrom,
  type KeptConfig,
  keptConfig,
  keptConfigs,
  mailWhenEmpty,
  readEmailConfig,
  timesOn,
  vacationsOf,
} from './email-config.ts';
export { readColours } from './newsletter-colours.ts';
export { logoPicture, shownLogo, type ShownLogo } from './newsletter-logo.ts';
export { readPreferences } from './preferences.ts';
