export { meetingSearchesOf, readCriteria } from './criteria.ts';
export { standingSearches } from './listening.ts';
export { agendaMailNow } from './mail-again.ts';
export { type AgendaRow, stopAgendaMails } from './store.ts';
export { type AgendaFollowingOptions, startAgendaFollowing } from './tasks.ts';
export type { AgendaMail } from './mails/agenda-mail.ts';
export { type ChangedMeeting, changeMail } from './mails/change-mail.ts';
export { type PlannedMeeting, planningMail } from './mails/planning-mail.ts';
export type { MeetingState } from './state.ts';
