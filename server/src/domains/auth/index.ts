export { actorOf, modulesOf, plainEmail, subscriptionDays } from './accounts.ts';
export { adminCommand } from './admin-command.ts';
export { tellOfFactor } from './factor/tell.ts';
export { openFactor } from './factor/open.ts';
export { authenticateWith } from './sessions.ts';
export { createOrganisation, createUser, setActive, subscribe } from './subscriptions.ts';
