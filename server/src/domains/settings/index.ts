export { backFrom, type KeptConfig, keptConfig, type Times, timesOn } from './email-config.ts';
export { readPreferences } from './preferences.ts';
