import { z } from 'zod';
import { DomainId } from '../domain-id.ts';
import { access, endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { OneLine } from '../plain-text.ts';
import { KeptVersion } from './kept-version.ts';
import { Reason } from './reason.ts';

const GroupName = OneLine.min(1).max(limits.maximumSourceName);

/** A node of a source tree as staff change it: a type of document, or a group. */
export const TreeNode = z.strictObject({
  /** The path it has in the tree that ships; of a group that staff added, letters that no other node has. */
  id: z.string().regex(/^[\w/-]{1,200}$/),
  /** Its part of the paths that searches and addresses name. */
  code: z.string().min(1).max(limits.maximumNodeCode),
  /** What a group is called that staff added, by language; others are named with all texts of the tree. */
  names: z.strictObject({ nl: GroupName, 'en-gb': GroupName }).optional(),
  /** The connectors' paths whose documents stand here; of an institution that is what none of its types reads. */
  reads: z.array(z.string().max(200)).max(limits.maximumGroupPaths),
  /** What is below it, in its order; types of document have nothing there. */
  get children() {
    return z.array(TreeNode).max(limits.maximumGroupPaths);
  },
});

const TreeNodes = z.array(TreeNode).max(limits.maximumGroupPaths);

/** What differs between two trees (`sources/tree-changes.ts`). */
const Change = z.object({
  /** What was done. */
  kind: z.enum(['added', 'removed', 'moved', 'recoded', 'renamed', 'merged', 'split', 'reordered']),
  /** In the new tree; of what is gone, in the old one. */
  path: z.string(),
  /** What it was: a path of the old tree, of what is renamed its name. */
  from: z.string().optional(),
});

const TreeDraftResponse = z.object({
  version: KeptVersion,
  /** The tree that is in use. */
  published: z.object({
    /** Rises whenever staff publish, and with those that ship. */
    version: z.number().int().positive(),
    /** When staff published it; null for the one that ships. */
    publishedAt: z.iso.datetime().nullable(),
    nodes: z.array(TreeNode),
  }),
  /** The one that ships. */
  shipped: z.array(TreeNode),
  /** What is prepared to be published, by whoever of staff; null for nothing. */
  draft: z
    .object({
      savedAt: z.iso.datetime(),
      nodes: z.array(TreeNode),
      /** Whether another tree is in use than it was made from; it has to be saved again first. */
      outdated: z.boolean(),
      /** What publishing it would change. */
      changes: z.array(Change),
      /** Saved searches, of dashboards and of the agenda, that name what moves: they go along, and their users are told. */
      searches: z.object({ saved: z.number().int(), agenda: z.number().int() }),
    })
    .nullable(),
});
export type TreeDraftResponse = z.infer<typeof TreeDraftResponse>;

export const getTreeDraft = endpoint({
  method: 'GET',
  path: '/admin/source-trees/{domain}/draft',
  summary: 'The source tree in use, and the one that is prepared with what publishing it would change.',
  access: access.admin('staff'),
  params: { domain: DomainId },
  response: TreeDraftResponse,
});

export const putTreeDraft = endpoint({
  method: 'PUT',
  path: '/admin/source-trees/{domain}/draft',
  summary: 'Prepares a source tree to be published; nobody sees it before.',
  access: access.admin('staff'),
  params: { domain: DomainId },
  body: z.strictObject({ version: KeptVersion, nodes: TreeNodes, reason: Reason }),
  response: TreeDraftResponse,
  refuses: ['409 EC-06'],
});

export const discardTreeDraft = endpoint({
  method: 'POST',
  path: '/admin/source-trees/{domain}/draft/discard',
  summary: 'Forgets the source tree that was prepared.',
  access: access.admin('staff'),
  params: { domain: DomainId },
  body: z.strictObject({ version: KeptVersion, reason: Reason }),
  response: TreeDraftResponse,
  refuses: ['409 EC-06'],
});

export const publishTree = endpoint({
  method: 'POST',
  path: '/admin/source-trees/{domain}/publish',
  summary: 'Puts the source tree that was prepared in use; saved paths go along with it.',
  access: access.admin('staff'),
  params: { domain: DomainId },
  body: z.strictObject({ version: KeptVersion, reason: Reason }),
  response: TreeDraftResponse,
  refuses: ['409 EC-06'],
});
