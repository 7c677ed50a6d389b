/** The words of the admin site. */
export { default as connectors } from 'contract/en-gb/connectors.json';
export { default as admin } from 'contract/en-gb/admin.json';
export { default as adminContent } from 'contract/en-gb/adminContent.json';
export { default as watching } from 'contract/en-gb/watching.json';
export { default as adminOrganisations } from 'contract/en-gb/adminOrganisations.json';
export { default as richText } from 'contract/en-gb/richText.json';
export { default as modules } from 'contract/en-gb/modules.json';
