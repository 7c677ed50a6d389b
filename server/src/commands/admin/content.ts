import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { contentParts } from '#domains/content/index.ts';
import { reasonOf } from './asked.ts';
import { Refusal, type Subject } from './subject.ts';

/** What staff say in the place of what ships: shown as JSON, changed by hand, and set as a whole (decision 6.7). */
export const contentSubject: Subject = {
  name: 'content',
  remarks: `PART is one of:\n  ${Object.keys(contentParts).join(', ')}\nFILE is what content show wrote, changed.`,
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
  },
};

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
