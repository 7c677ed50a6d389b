export { audit, type Doer, forgetAudit } from './audit.ts';
