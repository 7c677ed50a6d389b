import { SourceTreeContent } from 'contract/admin/source-trees';
import { type DomainId, domainIds } from 'contract/dashboards';
import { groupings, groupPathsOf, sourceNameKey, sourceNode, treeOf } from 'contract/sources';
import { invalidInput } from '#platform/errors.ts';
import type { WordsPart } from './set-words.ts';

/**
 * What the nodes of a source tree that ship are called, and which of those in use filters show; paths and versions stay
 * (decision 3.10).
 */
function treePart(domain: DomainId): WordsPart<SourceTreeContent> {
  const grouping = groupings[domain];
  const keys = [...new Set(groupPathsOf(grouping).map((path) => sourceNameKey(grouping, path)!))];
  return {
    name: `sources:${domain}`,
    action: 'sourceTree.set',
    schema: SourceTreeContent,
    keys: { names: Object.fromEntries(keys.map((key) => [key, key])) },
    standard: { hidden: [] },
    check({ hidden, texts }) {
      const strangers = [
        ...hidden.filter((path) => !sourceNode(treeOf(domain), path)),
        ...Object.values(texts).flatMap(({ names }) => [
          ...Object.keys(names).filter((key) => !keys.includes(key)),
          ...keys.filter((key) => !(key in names)),
        ]),
      ];
      const [name] = strangers;
      if (name !== undefined) throw invalidInput('refusals.unknownGroup', 'body.content', { name });
    },
  };
}

/** One for each domain. */
export const treeParts = Object.fromEntries(domainIds.map((domain) => [domain, treePart(domain)])) as Record<
  DomainId,
  WordsPart<SourceTreeContent>
>;
