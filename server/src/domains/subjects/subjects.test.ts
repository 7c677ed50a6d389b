import type { FoundSubject } from 'contract/subjects';
import { limits } from 'contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberNames } from '#domains/names/index.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let reader: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber({ modules: ['nlDashboard', 'beFedDashboard'] });
  const seat = (person: string, name: string, party: string, until?: string) => ({
    ...{ kind: 'person' as const, id: `${person}-seat`, person, name, party, from: '2021-03-31' },
    ...{ surname: name.split(' ').at(-1)!, function: 'Tweede Kamerlid' },
    ...(until === undefined ? {} : { until }),
  });
  const { db } = product.people;
  await db.transaction().execute((inside) =>
    rememberNames(inside, { source: 'tweedekamer', domain: 'nl' }, [
      { kind: 'party', id: 'gv', name: 'Groen Verbond', code: 'GV' },
      { kind: 'party', id: 'old', name: 'Groen Vooruit', until: '2017-03-22' },
      seat('v', 'Vera Bosvelt', 'GV'),
      seat('left', 'Piet Bosvelt', 'GV', '2024-06-30'),
      seat('one', 'Ada Groenewoud', 'GV'),
      seat('two', 'Ada Groenewoud', 'Waterpartij'),
      seat('z', 'Zoë Özdemir-Çelik', 'Waterpartij'),
      { kind: 'person', id: 'nobody', name: 'Karel Sleutelloos', party: 'GV' },
      {
        ...{ kind: 'person', id: 'm', person: 'm', name: 'Sanne Verhoeckx' },
        function: 'Minister van Klimaat en Groene Groei',
      },
      ...Array.from({ length: limits.maximumFoundSubjects + 1 }, (_, at) =>
        seat(`many${at}`, `Veel Gangbaar ${at}`, 'Waterpartij'),
      ),
    ]),
  );
  await db
    .transaction()
    .execute((inside) =>
      rememberNames(inside, { source: 'kamer', domain: 'be-fed' }, [
        { kind: 'person', id: 'b', person: 'b', name: 'Bart Bosvelt', party: 'Groen' },
      ]),
    );
  await db.transaction().execute((inside) =>
    rememberNames(inside, { source: 'vlaamsparlement', domain: 'be-flm' }, [
      { kind: 'person', id: 'f', person: 'f', name: 'Fleur Bosvelt', party: 'Groen' },
      { kind: 'party', id: 'groen', name: 'Groen Vlaanderen' },
    ]),
  );
  const paper = (id: string, name: string, more: Partial<ReturnType<typeof aDocument>> = {}, relation = '') =>
    aDocument({
      ...{ id: `doc-${id}`, title: `Stuk ${id}` },
      organisations: [{ name, ...(relation === '' ? {} : { relation }) }],
      ...more,
    });
  await product.documents.put([
    paper('1', 'Ministerie van Klimaat en Groene Groei'),
    paper('2', 'Klimaat en Groene Groei', {}, 'Ministerie'),
    paper('3', 'Financiën', {}, 'Ministerie'),
    paper('4', 'Klimaatraad'),
    paper('5', 'Ministerie van Geheimen', { confidentiality: 'Besloten' }),
    paper('6', 'Ministerie van Financiën', { domain: 'be-flm', groupPath: 'vlaamse-regering/nota' }),
  ]);
});
afterAll(() => product.close());

const answer = (body: object, by = reader) => by.post('/subjects', body);
async function found(text: string, by = reader): Promise<FoundSubject[]> {
  const { data } = (await answer({ text }, by)).json<{ data: FoundSubject[] }>();
  return data;
}
const keysOf = async (text: string, by = reader) =>
  (await found(text, by)).map((one) => (one.kind === 'ministry' ? `${one.domain} ${one.name}` : one.id));

test('subjects: a name finds who has it whatever its case and accents, by words in any order, who is in office first', async () => {
  expect(await found('VERA')).toEqual([
    {
      ...{ kind: 'person', id: 'tweedekamer-v', domain: 'nl', name: 'Vera Bosvelt' },
      ...{ function: 'Tweede Kamerlid', party: 'GV' },
    },
  ]);
  expect(await keysOf('bosv')).toEqual(['kamer-b', 'tweedekamer-v', 'tweedekamer-left']);
  const ours = (await answer({ text: 'bosv', first: 'nl' })).json<{ data: { domain: string }[] }>().data;
  expect(ours.map(({ domain }) => domain)).toEqual(['nl', 'be-fed', 'nl']);
  expect((await found('piet'))[0]).toMatchObject({ left: '2024-06-30' });
  expect(await keysOf('bosvelt vera')).toEqual(['tweedekamer-v']);
  expect(await keysOf('zoe ozdemir celik')).toEqual(['tweedekamer-z']);
  expect(await keysOf('ÖZDEMIR')).toEqual(['tweedekamer-z']);
  expect(await keysOf('osvelt')).toEqual([]);
  expect(await keysOf('...')).toEqual([]);
});

test('subjects: namesakes are two, told apart by the party that is typed, and who has no key has no page', async () => {
  expect(await keysOf('ada groenewoud')).toEqual(['tweedekamer-one', 'tweedekamer-two']);
  expect(await keysOf('groenewoud groen verbond')).toEqual(['tweedekamer-one']);
  expect(await keysOf('groenewoud waterpartij')).toEqual(['tweedekamer-two']);
  expect(await keysOf('sleutelloos')).toEqual([]);
});

test('subjects: a party is found by name and abbreviation before people, and one that is gone after all others', async () => {
  expect(await found('gv')).toEqual([
    {
      ...{ kind: 'party', domain: 'nl', id: 'tweedekamer-gv', chamber: 'tk' },
      ...{ name: 'Groen Verbond', abbreviation: 'GV' },
    },
  ]);
  expect(await keysOf('groen')).toEqual([
    'tweedekamer-gv',
    'nl Klimaat en Groene Groei',
    'tweedekamer-one',
    'tweedekamer-two',
    'tweedekamer-old',
  ]);
});

test('subjects: a ministry is found once however papers write it, and only where one that is open calls it so', async () => {
  const climate = [{ kind: 'ministry', domain: 'nl', name: 'Klimaat en Groene Groei' }];
  expect(await found('klimaat')).toEqual(climate);
  expect(await found('Ministerie van klimaat en gr')).toEqual(climate);
  expect(await keysOf('financien')).toEqual(['nl Financiën']);
  expect(await keysOf('geheimen')).toEqual([]);
  expect(await keysOf('minis')).toEqual(['nl Klimaat en Groene Groei']);
});

test('subjects: only those of the domains of the organisation, and no more than the limit', async () => {
  const flemish = await product.subscriber({ modules: ['beFlmDashboard'] });
  expect(await keysOf('bosvelt', flemish)).toEqual(['vlaamsparlement-f']);
  expect(await keysOf('financien', flemish)).toEqual(['be-flm Financiën']);
  expect(await keysOf('groen v', flemish)).toEqual(['vlaamsparlement-groen']);
  expect(await keysOf('van')).toEqual([]);
  const none = await product.subscriber({ modules: ['agenda'] });
  expect(await keysOf('bosvelt', none)).toEqual([]);
  expect(await found('gangbaar')).toHaveLength(limits.maximumFoundSubjects);
});

test.each([
  ['an unknown parameter', { text: 'vera', domain: 'nl' }],
  ['an unknown dashboard', { text: 'vera', first: 'us' }],
  ['no text', {}],
  ['spaces alone', { text: '  ' }],
  ['too long a text', { text: 'a'.repeat(limits.maximumStakeholderLength + 1) }],
])('subjects: %s is refused', async (_what, body) => {
  expect((await answer(body)).statusCode).toBe(400);
});
