import { card } from 'contract/en-gb/agenda.json';
import { trees, shortTrees, families, domains } from 'contract/en-gb/sources.json';

/** The words the browser says in this language; those of mails stay on the server. */
export { default as contexts } from 'contract/en-gb/contexts.json';
export { default as errors } from 'contract/en-gb/errors.json';
export { default as filters } from 'contract/en-gb/filters.json';
export { default as lists } from 'contract/en-gb/lists.json';
export { default as login } from 'contract/en-gb/login.json';
export { default as query } from 'contract/en-gb/query.json';
export { default as shell } from 'contract/en-gb/shell.json';
export { default as statistics } from 'contract/en-gb/statistics.json';
export { default as timeline } from 'contract/en-gb/timeline.json';
// Its others are those of a file that the server makes.
export const agenda = { card };
// The server alone names committees of the European Parliament.
export const sources = { trees, shortTrees, families, domains };
