import agendaPage from 'contract/en-gb/agendaPage.json';

/** The words of the agenda, which are fetched with it. */
export const words = { agendaPage };
