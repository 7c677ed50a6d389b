export { changeEmail, changeUser, endSessions } from './change-user.ts';
export { deactivateUser, handOverOf, restoreUser } from './deactivate.ts';
export { importUsers, moduleNamed, previewImport } from './import.ts';
export { createWithPassword, type Invited, inviteAgain, inviteUser, resetPassword } from './invite.ts';
export { changeLimit, limitsWithUse, touchedBy } from './limits.ts';
export { endModule, modulesWithDays, restrictColours, setModule } from './modules.ts';
export { changeOrganisation, createOrganisation, oneOrganisation, setPreferences } from './organisations.ts';
export { usersFound } from './users.ts';
