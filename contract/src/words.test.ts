import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contextCodes } from './contexts.ts';
import { groupings, groupPathsOf, shortSourceNameKey, sourceNameKey } from './sources.ts';
import { words } from './words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every text of a catalogue by its whole key. */
function textsOf(node: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
      const key = prefix + name;
      return typeof value === 'string' ? [[key, value] as const] : [...textsOf(value as object, `${key}.`)];
    }),
  );
}

const dutch = textsOf(words.nl);
const english = textsOf(words['en-gb']);
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).toSorted();

describe('the message catalogues', () => {
  it('have the same keys in both languages', () => {
    expect([...english.keys()].toSorted()).toEqual([...dutch.keys()].toSorted());
  });

  it('say something under every key', () => {
    const silent = (texts: Map<string, string>) => [...texts].filter(([, text]) => text.trim() === '');
    expect([...silent(dutch), ...silent(english)]).toEqual([]);
  });

  it('have the same placeholders in both languages', () => {
    const of = (texts: Map<string, string>) =>
      Object.fromEntries([...texts].map(([key, text]) => [key, placeholders(text)]));
    expect(of(english)).toEqual(of(dutch));
  });

  it('have both plural forms of every counted text', () => {
    for (const key of dutch.keys()) {
      if (key.endsWith('_one')) expect(dutch.has(key.replace(/_one$/, '_other')), key).toBe(true);
      if (key.endsWith('_other')) expect(dutch.has(key.replace(/_other$/, '_one')), key).toBe(true);
    }
  });

  it('name every policy context and every node of the source trees', () => {
    for (const code of contextCodes) expect(dutch.has(`contexts.names.${code}`), code).toBe(true);
    for (const grouping of Object.values(groupings)) {
      for (const path of groupPathsOf(grouping)) {
        expect(dutch.has(sourceNameKey(grouping, path)!), path).toBe(true);
      }
    }
  });

  it('have short names for nodes of the source trees that are no longer than the whole ones', () => {
    const keys = Object.values(groupings).flatMap((grouping) =>
      groupPathsOf(grouping).map(
        (path) => [sourceNameKey(grouping, path)!, shortSourceNameKey(grouping, path)!] as const,
      ),
    );
    for (const texts of [dutch, english]) {
      for (const [whole, short] of keys) {
        const text = texts.get(short) ?? '';
        expect(text.length, short).toBeLessThanOrEqual(Math.min(18, texts.get(whole)!.length));
      }
    }
    const used = new Set(keys.map(([, short]) => short));
    const unused = [...dutch.keys()].filter((key) => key.startsWith('sources.shortTrees.') && !used.has(key));
    expect(unused).toEqual([]);
  });

  it('hold no text that nobody says', () => {
    const code = ['contract/src', 'server/src', 'web/src', 'web/index.html']
      .flatMap((folder) => filesIn(join(root, folder)))
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    // Said whole, by its last part alone, or by a key put together from a part that ends in a dot.
    const said = new Set(code.match(/[\w.-]+(?:\$\{)?/g));
    const quoted = new Set(code.match(/(?<=')[\w-]+(?=')/g));
    const unused = [...dutch.keys()].filter((key) => {
      const parts = key.replace(/_(zero|one|other)$/, '').split('.');
      const parents = parts.map((_part, index) => `${parts.slice(0, index + 1).join('.')}.\${`);
      return !quoted.has(parts.at(-1)!) && ![parts.join('.'), ...parents].some((one) => said.has(one));
    });
    expect(unused).toEqual([]);
  });
});

function filesIn(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
