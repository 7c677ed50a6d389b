export {
  backFrom,
  eraseEmailConfig,
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
export {
  localesOf,
  mergePreferences,
  organisationPreferences,
  readPreferences,
  setOrganisationPreferences,
} from './preferences.ts';
