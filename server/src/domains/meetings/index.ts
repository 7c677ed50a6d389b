export { type Change, changesBetween, isAboutWhether } from './meeting-diff.ts';
export { loggedBefore, recentWas, withLogs } from './log.ts';
export {
  lastDayOf,
  type MeetingDocument,
  MeetingState,
  stateOf,
  stateOfMeeting,
  When,
} from './meeting-state.ts';
