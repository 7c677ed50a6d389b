export { agendaItem, startOf } from './agenda.ts';
export { meetingAddress } from './address.ts';
export { readableMeeting } from './detail.ts';
export { everyHit } from './soonest.ts';
export { agendaBeside } from './beside.ts';
export { agendaSearchesOf } from './criteria.ts';
export { agendaPeriod, askedPeriod } from './period.ts';
export { meetingsWorkbook } from './workbook.ts';
export { reportsOf } from './reports.ts';
