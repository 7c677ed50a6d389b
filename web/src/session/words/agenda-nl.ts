/** The words of the agenda, which are fetched with it. */
export { default as agendaPage } from 'contract/nl/agendaPage.json';
