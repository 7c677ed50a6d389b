import { locales } from 'contract/users';
import { putSupport } from 'contract/admin/support';
import { putTreeDraft, type TreeDraftResponse } from 'contract/admin/tree-drafts';
import { type DomainId, domainIds } from 'contract/dashboards';
import { z } from 'zod';
import type { Doer } from '#domains/audit/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { contextsPart } from './contexts.ts';
import { modulesPart } from './modules.ts';
import { partForStaff, setPart, type Texts, type WordsPart } from './set-words.ts';
import { treeParts } from './source-trees.ts';
import { keptTreeName } from './kept-trees.ts';
import { discardDraft, publishDraft, saveDraft, treeForStaff } from './tree-drafts.ts';
import { setSupport, supportForStaff, type VideoConfig } from './support.ts';

/** A part of what staff say, as the command line shows it and sets it as a whole. */
interface ContentPart {
  show(db: PeopleStore, config: VideoConfig): Promise<{ version: number; content: object }>;
  /** Sets what `show` showed and somebody changed. @throws ZodError for what is no such content */
  set(db: PeopleStore, doer: Doer, asked: unknown, about: About): Promise<{ version: number }>;
}
/** A part that is prepared before it is in use: `set` prepares it. */
interface DraftedPart extends ContentPart {
  compare(
    db: PeopleStore,
  ): Promise<Pick<NonNullable<TreeDraftResponse['draft']>, 'changes' | 'searches'> | null>;
  discard(db: PeopleStore, doer: Doer, about: About): Promise<{ version: number }>;
  publish(db: PeopleStore, doer: Doer, about: About): Promise<{ version: number }>;
}

interface About {
  now: number;
  config: VideoConfig;
  reason: string | undefined;
}

function ofWords<Content extends { texts: Texts }>(part: WordsPart<Content>): ContentPart {
  const Asked = z.object({ version: z.number(), content: part.schema });
  return {
    show: (db) => partForStaff(db, part),
    set: async (db, doer, asked, { now, reason }) =>
      setPart(db, doer, part, { ...Asked.parse(asked), reason }, now),
  };
}

/** The draft of a source tree, or the one in use where there is none. */
function ofTree(domain: DomainId): DraftedPart {
  const Asked = putTreeDraft.body.pick({ version: true }).extend({
    content: putTreeDraft.body.pick({ nodes: true }),
  });
  const askedNow = async (db: PeopleStore, doer: Doer, { now, reason }: About) => {
    const { version } = await treeForStaff(db, domain);
    return { domain, version, doer, now, reason };
  };
  return {
    async show(db) {
      const { version, published, draft } = await treeForStaff(db, domain);
      return { version, content: { nodes: (draft ?? published).nodes } };
    },
    set: async (db, doer, asked, about) => {
      const { version, content } = Asked.parse(asked);
      return saveDraft(db, { ...(await askedNow(db, doer, about)), version }, content.nodes);
    },
    async compare(db) {
      const { draft } = await treeForStaff(db, domain);
      return draft && { changes: draft.changes, searches: draft.searches };
    },
    discard: async (db, doer, about) => discardDraft(db, await askedNow(db, doer, about)),
    publish: async (db, doer, about) => (await publishDraft(db, await askedNow(db, doer, about))).published,
  };
}

/** The source trees that are prepared before they are in use. */
export const draftedParts: Readonly<Record<string, DraftedPart>> = Object.fromEntries(
  domainIds.map((domain) => [keptTreeName(domain), ofTree(domain)]),
);

/** Every part by its name. */
export const contentParts: Readonly<Record<string, ContentPart>> = {
  contexts: ofWords(contextsPart),
  modules: ofWords(modulesPart),
  ...draftedParts,
  ...Object.fromEntries(Object.values(treeParts).map((part) => [part.name, ofWords(part)])),
  ...Object.fromEntries(
    locales.map((locale): [string, ContentPart] => [
      `support:${locale}`,
      {
        show: (db, config) => supportForStaff(db, locale, config),
        set: async (db, doer, asked, { now, config, reason }) => {
          const { version, content } = putSupport.body
            .pick({ version: true, content: true })
            .strip()
            .parse(asked);
          return setSupport(db, doer, { locale, version, content, reason }, { now, config });
        },
      },
    ]),
  ),
};
