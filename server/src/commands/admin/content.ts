import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { contentParts, draftedParts } from '#domains/content/index.ts';
import { reasonOf } from './asked.ts';
import { Refusal, type Subject } from './subject.ts';

/** What staff say in the place of what ships: shown as JSON, changed by hand, and set as a whole (decision 6.7). */
export const contentSubject: Subject = {
  name: 'content',
  remarks: [
    `PART is one of:\n  ${Object.keys(contentParts).join(', ')}`,
    `TREE is one of:\n  ${Object.keys(draftedParts).join(', ')}`,
    'FILE is what content show wrote, changed. Of a TREE it is a draft, which is in use once it is published.',
  ].join('\n'),
  verbs: {
    show: {
      usage: 'PART',
      words: [1, 1],
      async run({ db, config }, [name = '']) {
        const { version, content } = await partOf(name).show(db, config);
        const data = { version, content };
        return { lines: [JSON.stringify(data, null, 2)], data };
      },
    },
    set: {
      usage: 'PART FILE',
      words: [2, 2],
      async run({ db, clock, config }, [name = '', file = ''], given) {
        const part = partOf(name);
        const about = { now: clock.now().getTime(), config, reason: reasonOf(given) };
        const { version } = await part
          .set(db, 'command', await readJson(file), about)
          .catch((error: unknown) => {
            if (!(error instanceof z.ZodError)) throw error;
            const [first] = error.issues;
            throw new Refusal(`${file} does not fit: ${first?.path.join('.')}: ${first?.message}`);
          });
        return { lines: [`${name} was set; this is version ${version}.`], data: { version } };
      },
    },
    compare: {
      usage: 'TREE',
      words: [1, 1],
      async run({ db }, [name = '']) {
        const draft = await draftOf(name).compare(db);
        if (!draft) throw new Refusal(`There is no draft of ${name}.`);
        const { changes, searches } = draft;
        const lines = changes.map(({ kind, path, from }) =>
          [kind, ...(from === undefined ? [] : [from, '→']), path === '' ? '/' : path].join(' '),
        );
        const count = `${searches.saved} saved searches and ${searches.agenda} of the agenda name what moves.`;
        return { lines: [...lines, count], data: draft };
      },
    },
    discard: {
      usage: 'TREE',
      words: [1, 1],
      async run({ db, clock, config }, [name = ''], given) {
        const about = { now: clock.now().getTime(), config, reason: reasonOf(given) };
        await draftOf(name).discard(db, 'command', about);
        return { lines: [`The draft of ${name} was discarded.`], data: {} };
      },
    },
    publish: {
      usage: 'TREE',
      words: [1, 1],
      async run({ db, clock, config }, [name = ''], given) {
        const about = { now: clock.now().getTime(), config, reason: reasonOf(given) };
        const { version } = await draftOf(name).publish(db, 'command', about);
        return { lines: [`${name} is in use; this is version ${version} of the tree.`], data: { version } };
      },
    },
  },
};

function draftOf(name: string) {
  const part = draftedParts[name];
  if (!part)
    throw new Refusal(`There is no tree ${name}; there are: ${Object.keys(draftedParts).join(', ')}.`);
  return part;
}

function partOf(name: string) {
  const part = contentParts[name];
  if (!part)
    throw new Refusal(`There is no part ${name}; there are: ${Object.keys(contentParts).join(', ')}.`);
  return part;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${(error as Error).message}`);
  }
}
