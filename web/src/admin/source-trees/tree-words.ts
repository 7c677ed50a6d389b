import { useTranslation } from 'react-i18next';
import type { SourceTreeResponse } from 'contract/admin/source-trees';
import { groupings, sourceNameKey } from 'contract/sources';
import { placedIn, type StaffNode } from 'contract/sources/staff-tree';
import type { Locale } from 'contract/users';

/** What nodes of a tree are called in the language of the site: as staff say it, or as they ship. */
export interface TreeWords {
  nameOf: (node: Pick<StaffNode, 'id' | 'code' | 'names'>) => string;
  /** The names on the way to a path of a tree, such as “Tweede Kamer › Moties”; the path itself where there is none. */
  wayTo: (nodes: readonly StaffNode[], path: string) => string;
}

/** See `TreeWords`. */
export function useTreeWords({ content }: SourceTreeResponse, domain: keyof typeof groupings): TreeWords {
  const { i18n, t } = useTranslation();
  const { names } = content.texts[i18n.language as Locale];
  const nameOf: TreeWords['nameOf'] = ({ id, code, names: own }) =>
    own?.[i18n.language as Locale] ?? names[sourceNameKey(groupings[domain], id) ?? ''] ?? code;
  return {
    nameOf,
    wayTo(nodes, path) {
      if (path === '') return t('adminContent.sourceTrees.tree.top');
      const known = new Map(placedIn(nodes).map((one) => [one.path, one.node]));
      const codes = path.split('/');
      const way = codes.flatMap((_code, at) => known.get(codes.slice(0, at + 1).join('/')) ?? []);
      return way.length < codes.length ? path : way.map(nameOf).join(' › ');
    },
  };
}
