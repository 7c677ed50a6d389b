export { authenticateKeys } from './authenticate.ts';
