/** The words of the dialog and the page of saved searches and of their feeds, which are fetched with what first says them. */
export { default as feeds } from 'contract/nl/feeds.json';
export { default as saving } from 'contract/nl/saving.json';
