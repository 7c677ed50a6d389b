export { agendaItem, everyHit, startOf } from './agenda.ts';
export { agendaSearchesOf } from './criteria.ts';
export { agendaPeriod, askedPeriod } from './period.ts';
export { meetingsWorkbook, sendWorkbook } from './workbook.ts';
