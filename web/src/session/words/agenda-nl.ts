import agendaPage from 'contract/nl/agendaPage.json';

/** The words of the agenda, which are fetched with it. */
export const words = { agendaPage };
