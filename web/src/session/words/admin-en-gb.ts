/** The words of the admin site. */
export { default as admin } from 'contract/en-gb/admin.json';
export { default as adminContent } from 'contract/en-gb/adminContent.json';
