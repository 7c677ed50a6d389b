import { card } from 'contract/nl/agenda.json';
import contexts from 'contract/nl/contexts.json';
import errors from 'contract/nl/errors.json';
import filters from 'contract/nl/filters.json';
import lists from 'contract/nl/lists.json';
import login from 'contract/nl/login.json';
import query from 'contract/nl/query.json';
import shell from 'contract/nl/shell.json';
import sources from 'contract/nl/sources.json';
import statistics from 'contract/nl/statistics.json';
import timeline from 'contract/nl/timeline.json';

/** The words the browser says in this language; those of mails stay on the server. */
export const words = {
  // Its others are those of a file that the server makes.
  agenda: { card },
  contexts,
  errors,
  filters,
  lists,
  login,
  query,
  shell,
  sources,
  statistics,
  timeline,
};
