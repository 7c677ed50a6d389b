/** The words of the agenda, which are fetched with it. */
export { default as agendaPage } from 'contract/en-gb/agendaPage.json';
export { default as meeting } from 'contract/en-gb/meeting.json';
export { default as modules } from 'contract/en-gb/modules.json';
