export { audit, forgetAudit } from './audit.ts';
