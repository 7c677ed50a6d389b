export { actorOf, modulesOf, plainEmail, subscriptionDays } from './accounts.ts';
export { adminCommand } from './admin-command.ts';
export { authenticateWith } from './sessions.ts';
export { createOrganisation, createUser, setActive, subscribe } from './subscriptions.ts';
