/** The words of the agenda and of a meeting, which are fetched with them. */
export { default as agendaPage } from 'contract/nl/agendaPage.json';
export { default as meeting } from 'contract/nl/meeting.json';
export { default as modules } from 'contract/nl/modules.json';
