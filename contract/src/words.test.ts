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
    const said = saidIn(['contract/src', 'server/src', 'web/src']);
    const unsaid = [...dutch.keys()]
      .map((key) => key.replace(/_(zero|one|other)$/, ''))
      .filter((key) => !said(key));
    expect([...new Set(unsaid)]).toEqual([]);
  });
});

/**
 * Whether code in these folders says a text by its key: as a whole, or by a key put together of parts that are all words
 * of the code, quoted anywhere or the name of a property near where it is put together.
 */
function saidIn(folders: readonly string[]): (key: string) => boolean {
  const files = folders
    .flatMap((folder) => filesIn(join(root, folder)))
    .map((path) => ({ part: partOf(path), code: withoutComments(readFileSync(path, 'utf8')) }));
  const all = files.map(({ code }) => code).join('\n');
  const whole = new Set(all.match(/[\w.-]+/g));
  const quoted = new Set(all.match(/(?<=')[^'\n]+(?=')/g));
  const parts = Map.groupBy(files, ({ part }) => part);
  const properties = new Map(
    [...parts].map(([part, of]) => [part, propertiesIn(of.map(({ code }) => code).join('\n'))] as const),
  );
  const composed = files.flatMap(({ part, code }) => composedIn(code).map((form) => ({ part, ...form })));
  // Those of whole keys begin with the name of a catalogue.
  const ofKeys = Map.groupBy(composed, ({ begin }) => /^\w+(?=\.)/.exec(begin)?.[0]);
  const ofWords = Map.groupBy(composed, ({ part }) => part);
  type Forms = Iterable<(typeof composed)[number]>;
  const fits = (text: string, forms: Forms, deeper: boolean): boolean =>
    [...forms].some(({ part, form, isOpen }) => {
      const [, ...words] = form.exec(text) ?? [];
      return words.length > 0 && (isOpen || words.every((word) => isWord(word, part, deeper)));
    });
  const isWord = (word: string, part: string, deeper: boolean): boolean =>
    /^\d+$/.test(word) ||
    quoted.has(word) ||
    properties.get(part)!.has(word) ||
    (word.includes('.') && word.split('.').every((one) => isWord(one, part, deeper))) ||
    (deeper && fits(word, ofWords.get(part) ?? [], false));
  const ofContract = [...properties].filter(([part]) => part.startsWith('contract/'));
  const inputs = new Set(ofContract.flatMap(([, names]) => [...names]));
  // Catalogues that code goes through from the first text to the last.
  const gone = new Set(all.match(/(?<=Object\.entries\()\w+(?=\))/g));
  return (key) =>
    whole.has(key) ||
    gone.has(key.split('.', 1)[0]!) ||
    fits(key, ofKeys.get(key.split('.', 1)[0]) ?? [], true) ||
    // What the contract calls its inputs and its pairs of colours.
    (/^(fields|newsletter\.colours\.pairNames)\./.test(key) && inputs.has(key.split('.').at(-1)!));
}

/** The folder that a file shares with what it works with most. */
const partOf = (path: string) => path.slice(root.length).split('/').slice(0, -1).slice(0, 4).join('/');

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

const propertiesIn = (code: string) => new Set(code.match(/\b\w+(?=\??:\s)|(?<=[{,]\s*)\w+(?=\s*[,}])/g));

/** Forms of texts that are put together; in an open one two parts follow each other, so nobody knows where one ends. */
function composedIn(code: string): { begin: string; form: RegExp; isOpen: boolean }[] {
  const templates = code.match(/(?<=`)[\w.-]*\$\{[^{}`]*\}[^`\s]*?(?=`)/g) ?? [];
  return templates
    .filter((template) => /\w/.test(template.replaceAll(/\$\{[^{}]*\}/g, '')))
    .map((template) => ({
      begin: template,
      form: new RegExp(
        `^${template
          .split(/\$\{[^{}]*\}/)
          .map((text) => text.replaceAll(/[^\w-]/g, String.raw`\$&`))
          .join('(.+)')}$`,
      ),
      isOpen: template.includes('}${'),
    }));
}

function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /(?<!\.test)\.tsx?$/.test(name) && !/\/test(\/|$)/.test(parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
}
