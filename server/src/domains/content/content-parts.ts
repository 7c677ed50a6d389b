import { locales } from 'contract/users';
import { putSupport } from 'contract/admin/support';
import { z } from 'zod';
import type { Doer } from '#domains/audit/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { contextsPart } from './contexts.ts';
import { modulesPart } from './modules.ts';
import { partForStaff, setPart, type Texts, type WordsPart } from './set-words.ts';
import { treeParts } from './source-trees.ts';
import { setSupport, supportForStaff, type VideoConfig } from './support.ts';

/** A part of what staff say, as the command line shows it and sets it as a whole. */
interface ContentPart {
  show(db: PeopleStore, config: VideoConfig): Promise<{ version: number; content: object }>;
  /** Sets what `show` showed and somebody changed. @throws ZodError for what is no such content */
  set(db: PeopleStore, doer: Doer, asked: unknown, about: About): Promise<{ version: number }>;
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

/** Every part by its name. */
export const contentParts: Readonly<Record<string, ContentPart>> = {
  contexts: ofWords(contextsPart),
  modules: ofWords(modulesPart),
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
