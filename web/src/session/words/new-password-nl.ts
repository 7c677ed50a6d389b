/** The words of choosing a password, which are fetched with the pages that do it. */
export { default as newPassword } from 'contract/nl/newPassword.json';
