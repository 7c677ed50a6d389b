/** What the bars under the top bar say. */
export { default as notices } from 'contract/nl/notices.json';
/** Planned maintenance: its page, what is announced of it, and what was kept from before it. */
export { default as maintenance } from 'contract/nl/maintenance.json';
