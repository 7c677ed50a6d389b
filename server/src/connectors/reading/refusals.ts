import { SourceFault } from '#platform/outbound/source-fault.ts';

/** What was asked for; undefined where the service answers that it has no such thing. */
export async function unlessGone<T>(
  asked: Promise<T>,
  gone: readonly number[] = [404],
): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof SourceFault && gone.includes(error.evidence.status ?? 0)) return undefined;
    throw error;
  }
}

/**
 * A list that was asked for.
 * @throws SourceFault of kind `blocked` where it is refused (403): that is a wall, not an absence
 */
export async function unlessWalled<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof SourceFault) || error.evidence.status !== 403) throw error;
    const evidence = { ...error.evidence, detail: 'closed to everything but browsers' };
    throw new SourceFault('blocked', evidence, error);
  }
}

/** True for an answer that says no to this one question, and would again; not for one that asks to wait. */
export function isRefusal(error: unknown): error is SourceFault {
  const status = error instanceof SourceFault && error.kind === 'status' ? error.evidence.status : undefined;
  return status !== undefined && status >= 400 && status < 500 && status !== 429;
}
