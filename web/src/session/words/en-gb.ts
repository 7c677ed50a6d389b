import { card } from 'contract/en-gb/agenda.json';
import contexts from 'contract/en-gb/contexts.json';
import errors from 'contract/en-gb/errors.json';
import filters from 'contract/en-gb/filters.json';
import lists from 'contract/en-gb/lists.json';
import login from 'contract/en-gb/login.json';
import query from 'contract/en-gb/query.json';
import shell from 'contract/en-gb/shell.json';
import sources from 'contract/en-gb/sources.json';
import statistics from 'contract/en-gb/statistics.json';
import timeline from 'contract/en-gb/timeline.json';

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
