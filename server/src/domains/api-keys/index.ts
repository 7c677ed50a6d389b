export { authenticateKeys } from './authenticate.ts';
export { keysOfOrganisation, revokeKeyOfOrganisation } from './keys.ts';
