import type { ContextContent, ContextsResponse } from 'contract/admin/contexts';
import { contextCodes } from 'contract/contexts';
import { expect, test } from 'vitest';
import { staffWords } from '#platform/staff-words.ts';
import { say } from '#platform/words.ts';
import { contextsPart } from './contexts.ts';
import { followContent } from './follow-content.ts';
import { setPart } from './set-words.ts';
import { useKeptContent } from './test/kept-content.ts';

const site = useKeptContent<ContextContent>('contexts');
const { headers, read, reset, set } = site;

test('contexts: what staff call them is what mails and pages say, until it is put back', async () => {
  const first = await read();
  expect([first.version, first.content]).toEqual([0, first.shipped]);
  const order = contextCodes.toReversed();
  await set(
    (content) => {
      content.texts.nl.names['energie-klimaat'] = 'Energie';
      content.texts['en-gb'].about.what = 'A context is a policy area.';
      content.order = order;
    },
    { reason: 'Korter' },
  );
  expect(say('nl', 'contexts.names.energie-klimaat')).toBe('Energie');
  expect(say('en-gb', 'contexts.names.energie-klimaat')).toBe(
    first.content.texts['en-gb'].names['energie-klimaat'],
  );
  expect(staffWords()).toEqual({
    words: {
      nl: { 'contexts.names.energie-klimaat': 'Energie' },
      'en-gb': { 'aboutContexts.what': 'A context is a policy area.' },
    },
    contextOrder: order,
    notOffered: [],
    sourceTrees: {},
    hiddenSources: {},
  });
  const log = await site.product.app.inject({ url: '/api/admin/audit?find=korter', headers: headers() });
  expect(log.json()).toMatchObject({
    data: [
      {
        action: 'contexts.set',
        before: { nl: { 'contexts.names.energie-klimaat': 'Energie en klimaat' }, order: null },
        after: { nl: { 'contexts.names.energie-klimaat': 'Energie' }, order },
      },
    ],
  });
  expect((await reset()).json<ContextsResponse>().content).toEqual(first.shipped);
  expect(say('nl', 'contexts.names.energie-klimaat')).toBe('Energie en klimaat');
});

test('contexts: another process says the same as soon as it looks', async () => {
  const { version, content } = await read();
  const { clock, people } = site.product;
  const { db } = people;
  const following = await followContent({ db, log: { warn: () => undefined }, pause: 5 });
  content.texts.nl.names.water = 'Waterbeheer';
  // Where another process sets it, this one is not told.
  await setPart(db, 'command', contextsPart, { version, content }, clock.now().getTime());
  await expect.poll(() => say('nl', 'contexts.names.water')).toBe('Waterbeheer');
  await following.stop();
  await reset();
});

test('contexts: what does not fit is refused, and colleagues do not write over each other', async () => {
  const changes: ((content: ContextContent) => void)[] = [
    (content) => (content.texts.nl.names.water = ' '),
    (content) => (content.texts.nl.names.water = 'x'.repeat(61)),
    (content) => delete (content.texts.nl.names as Partial<typeof content.texts.nl.names>).water,
    (content) => Object.assign(content.texts.nl.names, { weer: 'Weer' }),
    (content) => (content.order = contextCodes.slice(1)),
    (content) => (content.order = contextCodes.with(0, 'water') as ContextContent['order']),
    (content) => (content.texts.nl.about.what = ''),
  ];
  for (const [index, change] of changes.entries()) {
    expect([index, (await set(change)).statusCode]).toEqual([index, 400]);
  }
  const { version } = await read();
  expect((await set(() => undefined)).statusCode).toBe(200);
  expect((await set(() => undefined, { version })).statusCode).toBe(409);
});
