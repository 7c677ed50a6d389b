export { auditLines } from './audit-log.ts';
export { audit, type Doer, forgetAudit } from './audit.ts';
