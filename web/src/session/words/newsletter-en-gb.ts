/** The words of making a newsletter, of its colours and of its readers, which are fetched with what first says them. */
export { default as newsletter } from 'contract/en-gb/newsletter.json';
export { default as readers } from 'contract/en-gb/readers.json';
