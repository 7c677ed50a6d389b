import { inSteps } from '#platform/in-steps.ts';

/** The rows of a query for more values than one statement takes, and for none. */
export async function rowsInSteps<T, Row>(
  values: readonly T[],
  ask: (some: T[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of inSteps(values)) for (const row of await ask(some)) rows.push(row);
  return rows;
}
