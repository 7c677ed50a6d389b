import { TreeNode } from 'contract/admin/tree-drafts';
import type { DomainId } from 'contract/dashboards';
import { z } from 'zod';
import type { PeopleStore } from '#stores/people/index.ts';
import { readKept } from '#domains/kept-content/index.ts';

const Nodes = z.array(TreeNode);

/** The tree that staff published of a domain, and the one they prepare, if there are any. */
const State = z.object({
  published: z
    .object({
      version: z.number(),
      shippedVersion: z.number(),
      nodes: Nodes,
      aliases: z.array(
        z.object({ from: z.string(), to: z.string(), since: z.number(), also: z.literal(true).optional() }),
      ),
      earlier: z.record(z.string(), z.number()),
      /** Epoch milliseconds. */
      at: z.number(),
    })
    .optional(),
  draft: z
    .object({
      /** The version of the tree in use that it was made from. */
      madeFrom: z.number(),
      nodes: Nodes,
      at: z.number(),
    })
    .optional(),
});
export type KeptTrees = z.infer<typeof State>;

export const keptTreeName = (domain: DomainId): string => `tree:${domain}`;

/** What staff made of the source tree of a domain, and how often they did. */
export async function keptTrees(
  db: PeopleStore,
  domain: DomainId,
): Promise<{ version: number; kept: KeptTrees }> {
  const { version, state } = await readKept(db, keptTreeName(domain), State);
  return { version, kept: state ?? {} };
}
