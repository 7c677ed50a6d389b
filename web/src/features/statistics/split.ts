import type { DomainId } from 'contract/dashboards';
import type { Family } from 'contract/sources/grouping';
import { sourceNode } from 'contract/sources';
import type { Narrowing, TrendsResponse } from 'contract/statistics';
import type { TrendsGrouping } from 'contract/timeline';
import { treeOf } from '#session/source-trees.ts';
import type { ChartSeries } from '#ui/charts/bars.ts';

/** By what the bars of the trend chart are divided. */
export const splits = ['family', 'institution', 'body'] as const;
export type Split = (typeof splits)[number];

/** The level of the source tree to ask for (`trendsGroupingName`, decision 3.10). */
export const levelOf: Record<Split, TrendsGrouping> = {
  family: 'documentType',
  institution: 'institution',
  body: 'body',
};

/** Families of document types in the order in which bars are stacked. */
const families: readonly Family[] = ['question', 'motion', 'letter', 'debate', 'law', 'agenda', 'media'];

/** Colours for parts that have none of their own; the last one is for what is left together. */
const tokens = ['letter', 'motion', 'law', 'question', 'debate', 'media', 'agenda'] as const;

/** A part of every bar with what finds it. */
export interface Part extends ChartSeries {
  count: number;
  counts: readonly number[];
  filter: Narrowing;
}

/** Names that parts are given. */
interface PartNames {
  family: (family: Family) => string;
  node: (path: string) => string;
  others: string;
}

/** The family of a node of the source tree; nodes above document types have none. */
export function familyOf(domain: DomainId, path: string): Family | undefined {
  return sourceNode(treeOf(domain), path)?.family;
}

/** Divides a trend into parts; together they are all its hits. Without hits a part is left out. */
export function partsOf(
  domain: DomainId,
  { series }: Pick<TrendsResponse, 'series'>,
  split: Split,
  names: PartNames,
): Part[] {
  const together = (key: string, name: string, token: string, members: TrendsResponse['series']): Part[] => {
    const [first] = members;
    return first === undefined
      ? []
      : [
          {
            key,
            name,
            token,
            count: members.reduce((sum, { count }) => sum + count, 0),
            counts: first.counts.map((_, at) => members.reduce((sum, { counts }) => sum + counts[at]!, 0)),
            filter: {
              ...first.filter,
              groupPaths: members.flatMap(({ filter }) => filter.groupPaths ?? []),
            },
          },
        ];
  };
  if (split === 'family') {
    const of = Map.groupBy(series, ({ path }) => familyOf(domain, path));
    return [
      ...families.flatMap((family) =>
        together(family, names.family(family), `--pm-doc-${family}`, of.get(family) ?? []),
      ),
      ...together('others', names.others, '--pm-text-3', of.get(undefined) ?? []),
    ];
  }
  const ranked = series.toSorted((one, other) => other.count - one.count);
  const own = ranked.length <= tokens.length ? tokens.length : tokens.length - 1;
  return [
    ...ranked
      .slice(0, own)
      .flatMap((row, index) => together(row.path, names.node(row.path), `--pm-doc-${tokens[index]!}`, [row])),
    ...together('others', names.others, `--pm-doc-${tokens.at(-1)!}`, ranked.slice(own)),
  ];
}
