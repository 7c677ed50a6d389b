export { meetingSearchesOf, readCriteria } from './criteria.ts';
export { type AgendaRow, stopAgendaMails } from './store.ts';
export { type AgendaFollowingOptions, startAgendaFollowing } from './tasks.ts';
