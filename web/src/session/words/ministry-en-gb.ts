/** The words of the page of a ministry, which are fetched with it. */
export { default as ministry } from 'contract/en-gb/ministry.json';
