export { backFrom, type KeptConfig, keptConfig, keptConfigOf, type Times, timesOn } from './email-config.ts';
export { readPreferences } from './preferences.ts';
