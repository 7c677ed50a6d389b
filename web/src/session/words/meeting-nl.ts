/** The words of a meeting, which are fetched with the agenda and with its page. */
export { default as meeting } from 'contract/nl/meeting.json';
