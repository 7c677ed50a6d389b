import { type Evidence, SourceFault, type SourceFaultKind } from '../outbound/source-fault.ts';
import { ExtractionFault, type ExtractionReason } from '../extraction-fault.ts';

/** An error on its way to another process. */
export type Carried =
  | { kind: SourceFaultKind; evidence: Evidence }
  | { reason: ExtractionReason; detail: string }
  | { message: string; stack: string | undefined };

/** Faults keep what they know; of any other error the words and the place are left. */
export function carried(error: unknown): Carried {
  if (error instanceof SourceFault) return { kind: error.kind, evidence: error.evidence };
  if (error instanceof ExtractionFault) return { reason: error.reason, detail: error.detail };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, stack };
}

/** The error as it was thrown there. */
export function restored(fault: Carried): Error {
  if ('kind' in fault) return new SourceFault(fault.kind, fault.evidence);
  if ('reason' in fault) return new ExtractionFault(fault.reason, fault.detail);
  const error = new Error(fault.message);
  if (fault.stack !== undefined) error.stack = fault.stack;
  return error;
}
