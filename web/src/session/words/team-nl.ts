/** The words of notes, labels and who follows what, which are fetched with the pages that say them. */
export { default as team } from 'contract/nl/team.json';
