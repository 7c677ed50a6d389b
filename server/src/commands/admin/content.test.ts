import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupings } from 'contract/sources';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { fakeClock } from '#test/fake-clock.ts';
import { adminForTests } from './test/admin-for-tests.ts';

eachPeopleStore('what staff say, by the command', (given) => {
  const clock = fakeClock('2026-11-20T10:00:00Z');
  const admin = (...argv: string[]) => adminForTests({ people: given.people, clock })(...argv);
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each(['contexts', 'modules', 'support:nl', 'support:en-gb'])(
    'admin command: %s is shown, changed by hand and set as a whole, once from each version',
    async (part) => {
      const file = join(folder, 'content.json');
      const shown = await admin('content', 'show', part);
      expect(shown.code).toBe(0);
      const text = shown.text.replace('Energie en klimaat', 'Energie').replace('"Agenda"', '"Vergaderingen"');
      await writeFile(file, text);
      const first = await admin('content', 'set', part, file, '--reason', 'Korter', '--json');
      expect(first).toEqual({ code: 0, text: '{"version":1}' });
      const { content } = JSON.parse((await admin('content', 'show', part, '--json')).text) as {
        content: object;
      };
      expect(content).toEqual((JSON.parse(text) as { content: object }).content);
      expect((await admin('content', 'set', part, file)).text).toMatch(/colleague/);

      await writeFile(file, JSON.stringify({ version: 1, content: {} }));
      const wrong = await admin('content', 'set', part, file);
      expect([wrong.code, wrong.text]).toEqual([1, expect.stringMatching(/does not fit: content\./)]);
    },
  );

  test('admin command: a source tree is changed as a draft, compared, and published or discarded', async () => {
    const file = join(folder, 'tree.json');
    const shown = await admin('content', 'show', 'tree:eu');
    expect((await admin('content', 'compare', 'tree:eu')).code).toBe(1);
    await writeFile(file, shown.text.replace('"code": "ep"', '"code": "parlement"'));
    expect(await admin('content', 'set', 'tree:eu', file, '--json')).toEqual({
      code: 0,
      text: '{"version":1}',
    });
    const compared = await admin('content', 'compare', 'tree:eu');
    expect(compared.text).toBe(
      'recoded ep → parlement\n0 saved searches and 0 of the agenda name what moves.',
    );
    const published = await admin('content', 'publish', 'tree:eu', '--reason', 'Nederlands', '--json');
    expect(published).toEqual({ code: 0, text: `{"version":${groupings.eu.version + 1}}` });
    expect((await admin('content', 'publish', 'tree:eu')).text).toMatch(/colleague/);

    await writeFile(file, (await admin('content', 'show', 'tree:eu')).text);
    await admin('content', 'set', 'tree:eu', file);
    expect((await admin('content', 'discard', 'tree:eu')).code).toBe(0);
    await writeFile(file, (await admin('content', 'show', 'tree:eu')).text.replace('"ep/press"', '"ep/x"'));
    expect((await admin('content', 'set', 'tree:eu', file)).code).toBe(1);
    expect((await admin('content', 'publish', 'contexts')).code).toBe(1);
  });

  test('admin command: what is no part of the content, or no file, is refused', async () => {
    expect((await admin('content', 'show', 'weather')).code).toBe(1);
    expect((await admin('content', 'set', 'contexts', join(folder, 'nowhere.json'))).code).toBe(1);
    expect((await admin('content', 'show')).code).toBe(64);
  });
});
