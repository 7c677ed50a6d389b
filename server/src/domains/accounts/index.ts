export { changeEmail, changeUser, endSessions } from './change-user.ts';
export { deactivateUser, restoreUser } from './deactivate.ts';
export { importUsers, moduleNamed, previewImport } from './import.ts';
export { createWithPassword, type Invited, inviteAgain, inviteUser, resetPassword } from './invite.ts';
export { changeLimit, limitsWithUse } from './limits.ts';
export { endModule, modulesWithDays, setModule } from './modules.ts';
export { changeOrganisation, createOrganisation } from './organisations.ts';
export { usersFound } from './users.ts';
