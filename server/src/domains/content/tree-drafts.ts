import { type TreeDraftResponse, TreeNode } from 'contract/admin/tree-drafts';
import type { DomainId } from 'contract/dashboards';
import { groupings, groupPathsOf, resolveGroupPaths } from 'contract/sources';
import type { Grouping } from 'contract/sources/grouping';
import {
  asShipped,
  staffNodesOf,
  type StaffNode,
  type StaffTree,
  treeInUse,
} from 'contract/sources/staff-tree';
import { aliasesBetween, changesBetween, type TreeChange, treeFault } from 'contract/sources/tree-changes';
import { z } from 'zod';
import { searchesThatMove } from '#domains/alerts/index.ts';
import type { Doer } from '#domains/audit/index.ts';
import { alreadyThere, invalidInput } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { changeKept, keep } from '#domains/kept-content/index.ts';
import { type KeptTrees, keptTreeName, keptTrees } from './kept-trees.ts';

/** Who changes a tree, from which version of what is kept, when and why. */
interface Asked {
  domain: DomainId;
  version: number;
  doer: Doer;
  now: number;
  reason: string | undefined;
}

/** The source tree in use and the one that is prepared, with what publishing it would change. */
export async function treeForStaff(db: PeopleStore, domain: DomainId): Promise<TreeDraftResponse> {
  const { version, kept } = await keptTrees(db, domain);
  const { draft, published } = kept;
  const { shipped, tree, nodes } = inUse(domain, kept);
  return {
    version,
    published: {
      version: tree.version,
      publishedAt: published ? new Date(published.at).toISOString() : null,
      nodes: written(nodes),
    },
    shipped: written(asShipped(shipped)),
    draft: draft
      ? {
          savedAt: new Date(draft.at).toISOString(),
          nodes: draft.nodes,
          outdated: draft.madeFrom !== tree.version,
          changes: changesBetween(nodes, draft.nodes),
          searches: await searchesThatMove(db, treeInUse(shipped, nextTree(domain, kept, draft.nodes))),
        }
      : null,
  };
}

/**
 * Prepares a tree; another that was prepared is forgotten.
 * @throws EC-02 for nodes that are no tree of the domain, or would keep documents from being found; EC-06 when somebody
 *   changed anything of it since `version`
 */
export async function saveDraft(
  db: PeopleStore,
  asked: Asked,
  nodes: StaffNode[],
): Promise<TreeDraftResponse> {
  const { domain, now } = asked;
  requireTree(domain, nodes);
  return db.transaction().execute(async (transaction) => {
    const { kept } = await keptTrees(transaction, domain);
    const { tree, nodes: before } = inUse(domain, kept);
    const draft = { madeFrom: tree.version, nodes: written(nodes), at: now };
    await keepTree(transaction, asked, {
      action: 'sourceTree.draft',
      state: { ...kept, draft },
      before: kept.draft ? told(changesBetween(before, kept.draft.nodes)) : {},
      after: told(changesBetween(before, nodes)),
    });
    return treeForStaff(transaction, domain);
  });
}

/** Forgets the tree that is prepared. @throws EC-06 as `saveDraft`, and where there is none */
export async function discardDraft(db: PeopleStore, asked: Asked): Promise<TreeDraftResponse> {
  const { domain } = asked;
  return db.transaction().execute(async (transaction) => {
    const { kept } = await keptTrees(transaction, domain);
    const { draft, ...others } = kept;
    if (!draft) throw alreadyThere('refusals.contentChanged');
    await keepTree(transaction, asked, {
      action: 'sourceTree.discard',
      state: others,
      before: told(changesBetween(inUse(domain, kept).nodes, draft.nodes)),
      after: {},
    });
    return treeForStaff(transaction, domain);
  });
}

/**
 * Puts the tree that is prepared in use. Saved paths are read along its aliases from now on (decision 3.10), and the nodes
 * that filters do not show are those that they were.
 * @throws EC-06 as `discardDraft`, and where the tree that it was made from is not the one in use; EC-02 as `saveDraft`
 */
export async function publishDraft(db: PeopleStore, asked: Asked): Promise<TreeDraftResponse> {
  const { domain, now } = asked;
  return db.transaction().execute(async (transaction) => {
    const { kept } = await keptTrees(transaction, domain);
    const { draft } = kept;
    if (!draft) throw alreadyThere('refusals.contentChanged');
    const { shipped, tree, nodes } = inUse(domain, kept);
    if (draft.madeFrom !== tree.version) throw alreadyThere('refusals.treeDraftOld');
    requireTree(domain, draft.nodes);
    const published = { ...nextTree(domain, kept, draft.nodes), at: now };
    await keepTree(transaction, asked, {
      action: 'sourceTree.publish',
      state: { published },
      before: { version: tree.version },
      after: { version: published.version, ...told(changesBetween(nodes, draft.nodes)) },
    });
    const next = treeInUse(shipped, published);
    await changeKept(transaction, `sources:${domain}`, HiddenOf, now, (state) => {
      const { hidden } = state.others;
      const moved = resolveGroupPaths({ ...next, aliases: own(next) }, tree.version, hidden).paths;
      return { ...state, others: { ...state.others, hidden: moved } };
    });
    return treeForStaff(transaction, domain);
  });
}

/** What is kept of the names of a tree; what filters do not show stands beside them. */
const HiddenOf = z.looseObject({ others: z.looseObject({ hidden: z.array(z.string()).default([]) }) });

/** Without what stands elsewhere since: that was hidden with a node and is shown where it was put. */
const own = ({ aliases }: Grouping) => aliases.filter(({ also }) => !also);

/** The tree in use as it is kept, whatever this process was told of. */
function inUse(domain: DomainId, { published }: KeptTrees) {
  const shipped = groupings[domain];
  return { shipped, tree: treeInUse(shipped, published), nodes: staffNodesOf(shipped, published) };
}

function nextTree(domain: DomainId, kept: KeptTrees, after: readonly StaffNode[]): StaffTree {
  const { shipped, tree, nodes } = inUse(domain, kept);
  const version = tree.version + 1;
  return {
    version,
    shippedVersion: shipped.version,
    nodes: written(after),
    aliases: [...tree.aliases, ...aliasesBetween(nodes, after, version)],
    earlier: {
      ...kept.published?.earlier,
      ...Object.fromEntries(groupPathsOf(tree).map((path) => [path, tree.version])),
    },
  };
}

function requireTree(domain: DomainId, nodes: readonly StaffNode[]): void {
  const faulty = treeFault(groupings[domain], nodes);
  if (faulty) throw invalidInput(`refusals.${refusals[faulty.fault]}`, 'body.nodes', { name: faulty.name });
}

const refusals = {
  code: 'treeCode',
  sameCode: 'treeSameCode',
  tooDeep: 'treeTooDeep',
  tooMany: 'treeTooMany',
  unread: 'treeUnread',
  wrongPlace: 'treeWrongPlace',
} as const;

const keepTree = (
  transaction: PeopleStore,
  { domain, version, doer, now, reason }: Asked,
  change: Pick<Parameters<typeof keep>[2], 'action' | 'state' | 'before' | 'after'>,
) =>
  keep(
    transaction,
    doer,
    { name: keptTreeName(domain), target: keptTreeName(domain), version, reason, ...change },
    now,
  );

/** Changes as the audit log has them: by kind, what it was and what it became. */
const told = (changes: readonly TreeChange[]): Record<string, string[]> =>
  Object.fromEntries(
    [...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, some]) => [
      kind,
      some.map(({ path, from }) => (from === undefined ? path : `${from} → ${path}`)),
    ]),
  );

/** Nodes as they are kept and answered. */
const written = (nodes: readonly StaffNode[]) => z.array(TreeNode).parse(nodes);
