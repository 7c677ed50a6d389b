/** The words in the place of a domain outside the subscription, which are fetched with it. */
export { default as teaser } from 'contract/en-gb/teaser.json';
export { default as modules } from 'contract/en-gb/modules.json';
