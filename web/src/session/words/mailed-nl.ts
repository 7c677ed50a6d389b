/** The words around mails, which are fetched with the pages that show them. */
export { default as mailed } from 'contract/nl/mailed.json';
/** Of what else staff look at: how fresh sources are, and the agenda as it is kept. */
export { default as agendaDebug } from 'contract/nl/agendaDebug.json';
/** Of activating an account with the link of a mail. */
export { default as activation } from 'contract/nl/activation.json';
export { default as searchDebug } from 'contract/nl/searchDebug.json';
