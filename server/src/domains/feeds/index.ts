export { type Following, findForNew, followNext } from './follow-meetings.ts';
export { type CalendarOptions, startCalendars } from './tasks.ts';
export { setUpWebcal, type WebcalParts } from './webcal.ts';
