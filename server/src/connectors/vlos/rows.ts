import { z } from 'zod';

const text = z.string().nullish();

/** A row of Verslag: one version of the report of a sitting. */
export const VerslagRow = z.looseObject({
  Id: z.string(),
  Soort: text,
  Status: text,
  GewijzigdOp: text,
  Verwijderd: z.boolean().nullish(),
  Vergadering_Id: text,
});
export type VerslagRow = z.infer<typeof VerslagRow>;

/** A row of Vergadering with the versions of its report, not checked yet. */
export interface SittingRow {
  Id: string;
  Verslag?: unknown[];
}

/** The final version, else the newest one that is no skeleton; undefined when there is none yet. */
export function newestVersion(rows: readonly unknown[]): VerslagRow | undefined {
  const readable = rows
    .map((row) => VerslagRow.safeParse(row).data)
    .filter((row) => row !== undefined)
    .filter((row) => !row.Verwijderd && row.Status !== 'Casco');
  const rank = (row: VerslagRow) => (row.Soort === 'Eindpublicatie' ? 1 : 0);
  const changed = (row: VerslagRow) => Date.parse(row.GewijzigdOp ?? '') || 0;
  return readable.sort((a, b) => rank(b) - rank(a) || changed(b) - changed(a))[0];
}
