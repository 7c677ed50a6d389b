export { webcalMail } from './webcal-mail.ts';
export { type Following, findForNew, followNext } from './follow-meetings.ts';
export { type CalendarOptions, startCalendars } from './tasks.ts';
export { setUpWebcal, webcalOf, type WebcalParts } from './webcal.ts';
