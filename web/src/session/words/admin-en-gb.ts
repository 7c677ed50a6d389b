/** The words of the admin site. */
export { default as admin } from 'contract/en-gb/admin.json';
export { default as adminOrganisations } from 'contract/en-gb/adminOrganisations.json';
