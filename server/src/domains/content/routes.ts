import type { FastifyInstance } from 'fastify';
import * as contexts from 'contract/admin/contexts';
import * as modules from 'contract/admin/modules';
import * as sourceTrees from 'contract/admin/source-trees';
import * as treeDrafts from 'contract/admin/tree-drafts';
import * as support from 'contract/admin/support';
import { getSupportContent } from 'contract/support';
import type { Clock } from '#platform/clock.ts';
import { answer } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { contextsPart } from './contexts.ts';
import { lookAtContent } from './follow-content.ts';
import { modulesPart } from './modules.ts';
import { partForStaff, setPart } from './set-words.ts';
import { treeParts } from './source-trees.ts';
import { discardDraft, publishDraft, saveDraft, treeForStaff } from './tree-drafts.ts';
import { setSupport, supportContent, supportForStaff } from './support.ts';

/** Answers what staff say in the place of what ships with the product, and lets them set it (decisions 1.5, 6.7). */
export function contentRoutes(
  app: FastifyInstance,
  {
    db,
    clock,
    config,
  }: { db: PeopleStore; clock: Clock; config: { BASE_URL: string; VIDEO_HOSTS: readonly string[] } },
): void {
  const now = () => clock.now().getTime();
  answer(app, getSupportContent, ({ params: { locale } }) => supportContent(db, locale, config));
  answer(app, support.getSupport, ({ params: { locale } }) => supportForStaff(db, locale, config));
  answer(app, support.putSupport, ({ params, body }, call) =>
    setSupport(db, call, { ...params, ...body }, { now: now(), config }),
  );
  answer(app, contexts.getContexts, () => partForStaff(db, contextsPart));
  answer(app, contexts.putContexts, async ({ body }, call) => {
    const set = await setPart(db, call, contextsPart, body, now());
    // Other processes look for themselves.
    await lookAtContent(db);
    return set;
  });
  answer(app, sourceTrees.getSourceTree, ({ params: { domain } }) => partForStaff(db, treeParts[domain]));
  answer(app, sourceTrees.putSourceTree, async ({ params: { domain }, body }, call) => {
    const set = await setPart(db, call, treeParts[domain], body, now());
    await lookAtContent(db);
    return set;
  });
  answer(app, treeDrafts.getTreeDraft, ({ params: { domain } }) => treeForStaff(db, domain));
  answer(app, treeDrafts.putTreeDraft, ({ params, body: { nodes, version, reason } }, doer) =>
    saveDraft(db, { ...params, version, reason, doer, now: now() }, nodes),
  );
  answer(app, treeDrafts.discardTreeDraft, ({ params, body: { version, reason } }, doer) =>
    discardDraft(db, { ...params, version, reason, doer, now: now() }),
  );
  answer(app, treeDrafts.publishTree, async ({ params, body: { version, reason } }, doer) => {
    const published = await publishDraft(db, { ...params, version, reason, doer, now: now() });
    await lookAtContent(db);
    return published;
  });
  answer(app, modules.getModules, () => partForStaff(db, modulesPart));
  answer(app, modules.putModules, async ({ body }, call) => {
    const set = await setPart(db, call, modulesPart, body, now());
    await lookAtContent(db);
    return set;
  });
}
