import { cleaned } from './clean.ts';

/** What went wrong, for staff: the message of an error within bounds. */
export function describe(error: unknown): string {
  return boundedFault(error instanceof Error ? error.message : String(error));
}

/** A fault that a stranger's answer may have written, without what harms and within bounds. */
export function boundedFault(fault: string): string {
  return cleaned(fault).slice(0, 2_000);
}
