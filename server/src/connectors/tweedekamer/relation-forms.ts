import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Service } from '../connector.ts';
import { changedPages, rowsById, type ChangedPage } from './pages.ts';
import { earlierForms, readSets, type ReadSet } from './sets.ts';

/** Which of the forms of a set's relations the service takes, as far as a poll has found out. */
export type TakenForms = Map<ReadSet, number>;

/** Whether the service refused how it was asked: OData does that where a relation is named that is gone. */
export function isRefused(error: unknown): error is SourceFault {
  return error instanceof SourceFault && error.evidence.status === 400;
}

/**
 * Rows of a set from a position on, with its relations in the first form that the service takes. A page that is refused
 * behind another one is no matter of the form.
 * @throws SourceFault
 */
export async function* changedInForm(
  service: Service,
  set: ReadSet,
  position: string | undefined,
  taken: TakenForms,
): AsyncGenerator<ChangedPage> {
  for (let given = false; ;) {
    try {
      for await (const page of changedPages(service, set, formOf(set, taken), position)) {
        given = true;
        yield page;
      }
      return;
    } catch (error) {
      if (given) throw error;
      takeNext(set, taken, error);
    }
  }
}

/** The rows of a set that have these ids, likewise. @throws SourceFault */
export async function rowsInForm(
  service: Service,
  set: ReadSet,
  ids: readonly string[],
  taken: TakenForms,
): Promise<Record<string, unknown>[]> {
  for (;;) {
    try {
      return await rowsById(service, set, formOf(set, taken), ids);
    } catch (error) {
      takeNext(set, taken, error);
    }
  }
}

const formsOf = (set: ReadSet): readonly string[] => [readSets[set], ...(earlierForms[set] ?? [])];

function formOf(set: ReadSet, taken: TakenForms): string {
  return formsOf(set)[taken.get(set) ?? 0] ?? '';
}

/** Goes on to the next form after a refusal. @throws what else went wrong, and the refusal of the last form */
function takeNext(set: ReadSet, taken: TakenForms, error: unknown): void {
  const next = (taken.get(set) ?? 0) + 1;
  if (!isRefused(error) || next >= formsOf(set).length) throw error;
  taken.set(set, next);
}
