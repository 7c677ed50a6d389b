/** The words of making a newsletter and of its colours, which are fetched with what first says them. */
export { default as newsletter } from 'contract/en-gb/newsletter.json';
