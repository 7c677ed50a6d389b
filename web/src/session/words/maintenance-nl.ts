/** The words of planned maintenance: its page, what is announced of it, and what was kept from before it. */
export { default as maintenance } from 'contract/nl/maintenance.json';
