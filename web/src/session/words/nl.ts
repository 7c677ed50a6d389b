import { card } from 'contract/nl/agenda.json';
import { trees, shortTrees, families, domains } from 'contract/nl/sources.json';

/** The words the browser says in this language; those of mails stay on the server. */
export { default as contexts } from 'contract/nl/contexts.json';
export { default as errors } from 'contract/nl/errors.json';
export { default as filters } from 'contract/nl/filters.json';
export { default as lists } from 'contract/nl/lists.json';
export { default as login } from 'contract/nl/login.json';
export { default as query } from 'contract/nl/query.json';
export { default as shell } from 'contract/nl/shell.json';
export { default as statistics } from 'contract/nl/statistics.json';
export { default as timeline } from 'contract/nl/timeline.json';
// Its others are those of a file that the server makes.
export const agenda = { card };
// The server alone names committees of the European Parliament.
export const sources = { trees, shortTrees, families, domains };
