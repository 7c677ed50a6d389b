export { signOnOptions, SignOnRefusal, signOnUsage, signOnVerbs } from './command.ts';
export { callbackPath, openFlow, type SignOnFlow, sweepSignOns } from './flow.ts';
export type { Identity } from './identity.ts';
export { offerOf, passwordsOffFor, providerAt, vouchesFor, wayInOf } from './providers.ts';
export { SignOnFault, type SignOnFaultKind } from './sign-on-fault.ts';
export { type SettingsParts, shownSignOn } from './provider-settings.ts';
