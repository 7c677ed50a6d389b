export { actorOf, modulesOf, plainEmail, Roles, subscriptionDays } from './accounts.ts';
export { type ActivationParts, sendActivation } from './activation.ts';
export { keptMailsTo } from './kept-mails.ts';
export { forgetLinks, setPassword } from './new-password.ts';
export { authenticateWith, endSessionsOf } from './sessions.ts';
export { createOrganisation, createUser, setActive, subscribe } from './subscriptions.ts';
export { countActivation } from './tries.ts';
