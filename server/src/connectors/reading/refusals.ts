import { SourceFault } from '#platform/outbound/source-fault.ts';

/** True for an answer that says no to this one question, and would again; not for one that asks to wait. */
export function isRefusal(error: unknown): error is SourceFault {
  const status = error instanceof SourceFault && error.kind === 'status' ? error.evidence.status : undefined;
  return status !== undefined && status >= 400 && status < 500 && status !== 429;
}
