/** The words of the admin site. */
export { default as connectors } from 'contract/nl/connectors.json';
export { default as admin } from 'contract/nl/admin.json';
export { default as adminContent } from 'contract/nl/adminContent.json';
export { default as watching } from 'contract/nl/watching.json';
export { default as adminOrganisations } from 'contract/nl/adminOrganisations.json';
export { default as richText } from 'contract/nl/richText.json';
export { default as modules } from 'contract/nl/modules.json';
