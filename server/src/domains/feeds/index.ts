export { webcalMail } from './webcal-mail.ts';
export { type Following, findForNew, followNext } from './follow-meetings.ts';
export { type CalendarOptions, startCalendars } from './tasks.ts';
export { inviteToWebcal } from './webcal.ts';
