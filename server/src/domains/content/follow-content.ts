import { type DomainId, domainIds } from 'contract/dashboards';
import { groupings, putTreesInUse } from 'contract/sources';
import type { Grouping, SourceNode } from 'contract/sources/grouping';
import { addedNames, type StaffTree, treeInUse } from 'contract/sources/staff-tree';
import type { Locale } from 'contract/users';
import { type Following, followVersion } from '#platform/follow-version.ts';
import type { Log } from '#platform/log.ts';
import { sayAsSet } from '#platform/staff-words.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { contextsPart } from './contexts.ts';
import { versionsKept } from '#domains/kept-content/index.ts';
import { keptTrees } from './kept-trees.ts';
import { modulesPart } from './modules.ts';
import { setOf } from './set-words.ts';
import { treeParts } from './source-trees.ts';

/** Milliseconds between two looks whether another process changed something. */
const usualPause = 10_000;

/** Has this process say what staff set. */
export async function lookAtContent(db: PeopleStore): Promise<void> {
  const contexts = await setOf(db, contextsPart);
  const modules = await setOf(db, modulesPart);
  const trees = await Promise.all(
    domainIds.map(async (domain) => ({ domain, ...(await setOf(db, treeParts[domain])) })),
  );
  const wordsIn = (locale: Locale): Record<string, string> =>
    Object.fromEntries([
      ...[contexts, modules, ...trees].flatMap(({ words }) => Object.entries(words[locale])),
      ...trees.flatMap(({ words }) => shortNames(words[locale])),
      ...published.flatMap(({ domain, tree }) =>
        Object.entries(addedNames({ name: domain }, tree.nodes, locale)),
      ),
    ]);
  const published = await publishedTrees(db);
  const inUse = published.map(({ domain, tree }) => treeInUse(groupings[domain], tree));
  putTreesInUse(Object.fromEntries(inUse.map((tree) => [tree.name, tree])));
  sayAsSet({
    words: { nl: wordsIn('nl'), 'en-gb': wordsIn('en-gb') },
    contextOrder: contexts.content.order ?? [],
    notOffered: modules.content.notOffered,
    sourceTrees: Object.fromEntries(inUse.map((tree) => [tree.name, forPages(tree)])),
    hiddenSources: Object.fromEntries(
      trees.flatMap(({ domain, content: { hidden } }) => (hidden.length > 0 ? [[domain, hidden]] : [])),
    ),
  });
}

/** What staff published of the source trees. */
async function publishedTrees(db: PeopleStore): Promise<{ domain: DomainId; tree: StaffTree }[]> {
  const all = await Promise.all(
    domainIds.map(async (domain) => {
      const { published } = (await keptTrees(db, domain)).kept;
      return published ? [{ domain, tree: published }] : [];
    }),
  );
  return all.flat();
}

/** A tree as pages need it: what connectors call what stands there is translated by then, and so are older versions. */
function forPages({ name, version, nodes, moved = {} }: Grouping): Grouping {
  const without = (some: readonly SourceNode[]): SourceNode[] =>
    some.map(({ reads: _, children, ...node }) => ({
      ...node,
      ...(children ? { children: without(children) } : {}),
    }));
  return { name, version, nodes: without(nodes), aliases: [], moved };
}

/** A source that staff named has no short name of before: it is called the same where room is scarce. */
const shortNames = (words: Record<string, string>) =>
  Object.entries(words).map(
    ([key, name]) => [key.replace('sources.trees.', 'sources.shortTrees.'), name] as const,
  );

/**
 * Has the process say what staff set in the place of the catalogue, now and, while it lives, whenever that changed;
 * another process may have changed it. Resolves when it does.
 */
export const followContent = ({
  db,
  log,
  pause = usualPause,
}: {
  db: PeopleStore;
  log: Pick<Log, 'warn'>;
  pause?: number;
}): Promise<Following> =>
  followVersion({
    version: () => versionsKept(db),
    take: () => lookAtContent(db),
    ...{ pause, log, failure: 'what staff say could not be read' },
  });
