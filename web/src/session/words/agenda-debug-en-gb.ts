/** The words of the pages on which staff inspect the agenda. */
export { default as agendaDebug } from 'contract/en-gb/agendaDebug.json';
