import { useTranslation } from 'react-i18next';
import { dashboards } from 'contract/dashboards';
import type { TimelineItem } from 'contract/documents';
import { sourceNode } from 'contract/sources';
import { treeOf } from '#session/source-trees.ts';
import { useNames } from '#features/names.ts';

/** What tells the type of a document. */
export type Typed = Pick<TimelineItem, 'domain' | 'groupPath' | 'sourceType'>;

/** The type of a document by its name, and the family whose colour it has. */
export function useKind({ domain, groupPath, sourceType }: Typed): {
  name: string;
  family: string | undefined;
} {
  const { i18n } = useTranslation();
  const names = useNames();
  // Sources say it in Dutch, or in English already.
  const named = i18n.language === 'nl' || dashboards[domain].languages[0] !== 'nl' || groupPath === '';
  return {
    name: named ? sourceType : names.source(domain, groupPath),
    family: sourceNode(treeOf(domain), groupPath)?.family,
  };
}
