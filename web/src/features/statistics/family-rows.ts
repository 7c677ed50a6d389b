import type { DomainId } from 'contract/dashboards';
import type { Family } from 'contract/sources/grouping';
import type { FrequencyRow, Narrowing } from 'contract/statistics';
import { nodesTogether } from './narrow.ts';
import { familyOf } from './split.ts';

/** Hits of all document types of a family. */
interface FamilyRow {
  key: string;
  name: string;
  token: string;
  count: number;
  paths: string[];
  filter: Narrowing;
}

/** Document types counted by family, most hits first; nodes above document types come together as one. */
export function familyRows(
  domain: DomainId,
  documentTypes: readonly FrequencyRow[],
  nameOf: (family: Family | undefined) => string,
): FamilyRow[] {
  return [...Map.groupBy(documentTypes, ({ path }) => familyOf(domain, path))]
    .map(([family, rows]) => {
      const filter = { ...rows[0]!.filter, ...nodesTogether(rows.map((row) => row.filter)) };
      return {
        key: family ?? 'others',
        name: nameOf(family),
        token: family ? `--pm-doc-${family}` : '--pm-text-3',
        count: rows.reduce((sum, { count }) => sum + count, 0),
        paths: filter.groupPaths ?? [],
        filter,
      };
    })
    .toSorted((one, other) => other.count - one.count);
}
