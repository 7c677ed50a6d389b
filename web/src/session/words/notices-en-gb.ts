/** What the bars under the top bar say. */
export { default as notices } from 'contract/en-gb/notices.json';
/** Planned maintenance: its page, what is announced of it, and what was kept from before it. */
export { default as maintenance } from 'contract/en-gb/maintenance.json';
