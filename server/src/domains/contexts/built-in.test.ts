import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { contextCodes, type ContextCode } from 'contract/contexts';
import { aDocument } from '#stores/documents/test/documents.ts';
import { builtInClassifier } from './built-in.ts';
import { boundedText, scorableOf } from './classifier.ts';
import { decodeModel, openModel } from './model.ts';
import { scoreAll } from './score-all.ts';
import { shippedModel, shippedModelPath } from './shipped-model.ts';

const classifier = builtInClassifier();
afterAll(() => classifier.close());

const clear: [string, ContextCode, string][] = [
  [
    'nl',
    'asiel-migratie',
    'De opvang van asielzoekers in het azc raakt vol; statushouders wachten op een woning.',
  ],
  [
    'nl',
    'mobiliteit',
    'Treinen op het spoor rijden te laat; reizigers missen de aansluiting op de bus in het station.',
  ],
  [
    'fr',
    'gezondheid',
    "Les hôpitaux manquent d'infirmiers et les patients attendent leurs médicaments trop longtemps.",
  ],
  [
    'fr',
    'energie-klimaat',
    "Le prix de l'électricité et du gaz pèse sur les ménages malgré les panneaux solaires.",
  ],
  [
    'en',
    'landbouw-natuur',
    'Farmers ask for support after the drought; livestock and crops suffered under the agricultural policy.',
  ],
  [
    'en',
    'financien',
    'Banks must report money laundering to the supervisor; the directive changes tax rules for credit institutions.',
  ],
];

test.each(clear)('contexts: a clear text in %s scores highest on %s', async (language, code, text) => {
  const scores = await classifier.score(scorableOf(aDocument({ id: 'x-1', language, title: '', text })));
  expect(scores.map((score) => score.code)).toEqual(contextCodes);
  const [best] = [...scores].sort((left, right) => right.percentage - left.percentage);
  expect(best).toMatchObject({ code, version: classifier.version });
  expect(best!.percentage).toBeGreaterThanOrEqual(40);
});

test('contexts: the text of a closed document does not count, only its title', async () => {
  const closed = aDocument({
    id: 'x-1',
    title: 'Vertrouwelijke brief',
    text: 'asielzoekers azc vreemdelingen migratie asielprocedure',
    committees: [{ code: 'A&M', name: 'vaste commissie voor Asiel en Migratie' }],
    confidentiality: 'Besloten',
  });
  expect(scorableOf(closed).text).toBe('');
  const [scored] = await scoreAll([closed], classifier);
  const [bare] = await scoreAll([{ ...closed, text: '', committees: [] }], classifier);
  expect(scored!.contexts).toEqual(bare!.contexts);
  expect(scored!.contexts!['asiel-migratie']).toBeLessThan(20);
});

test('contexts: documents keep everything and gain percentages and the version that gave them', async () => {
  const documents = Array.from({ length: 120 }, (_, index) =>
    aDocument({ id: `x-${index}`, text: index % 2 ? 'De boeren en het vee op de akkers.' : '' }),
  );
  const scored = await scoreAll(documents, classifier);
  expect(scored.map(({ contexts: _, contextsVersion: __, ...rest }) => rest)).toEqual(documents);
  for (const { contexts, contextsVersion } of scored) {
    expect(Object.keys(contexts!)).toEqual([...contextCodes]);
    expect(
      Object.values(contexts!).every((value) => Number.isInteger(value) && value >= 0 && value <= 100),
    ).toBe(true);
    expect(contextsVersion).toBe(classifier.version);
  }
});

test('contexts: a classifier that fails leaves the document as it was', async () => {
  const document = aDocument({ id: 'x-1' });
  const faults: unknown[] = [];
  const broken = { version: 'none', score: () => Promise.reject(new Error('no answer')) };
  expect(await scoreAll([document], broken, (fault) => faults.push(fault))).toEqual([document]);
  expect(faults).toHaveLength(1);
});

test('contexts: labels of the source speak for the contexts they name', async () => {
  const bare = aDocument({ id: 'x-1', title: 'Motie over het dossier', text: '' });
  const named = {
    ...bare,
    committees: [{ code: 'DEF', name: 'vaste commissie voor Defensie' }],
    labels: [{ scheme: 'eurovoc', name: 'military personnel' }],
  };
  const [first, second] = await scoreAll([bare, named], classifier);
  expect(second!.contexts!.defensie).toBeGreaterThan(first!.contexts!.defensie! + 5);
  expect(second!.contexts!.water).toBe(first!.contexts!.water);
});

test('contexts: the parts of an explanation are the whole score', () => {
  const model = openModel(shippedModel());
  const document = scorableOf(
    aDocument({ id: 'x-1', title: 'Treinen', text: 'De trein en het spoor, de boer en de koe.' }),
  );
  const explained = model.explain(document);
  expect(explained.map(({ percentage }) => percentage)).toEqual(model.percentages(document));
  const empty = model.explain(scorableOf(aDocument({ id: 'x-1', title: '', text: '' })));
  const odds = (percentage: number) => Math.log(percentage / (100 - percentage));
  for (const [context, { words, percentage }] of explained.entries()) {
    // Whole percentages at the edges say too little to compare.
    if (percentage < 10 || percentage > 90 || empty[context]!.percentage < 1) continue;
    const sum = words.reduce((total, { part }) => total + part, 0);
    expect(Math.abs(odds(percentage) - odds(empty[context]!.percentage) - sum)).toBeLessThan(1);
  }
  const mobility = explained.find(({ context }) => contextCodes[context] === 'mobiliteit')!;
  expect(mobility.words.slice(0, 3).map(({ word }) => word)).toEqual(
    expect.arrayContaining(['trein', 'spoor']) as string[],
  );
});

test('contexts: a long text counts from begin to end within bounds, and the event loop stays free', async () => {
  const filling = 'De vergadering duurde lang en ging over van alles en nog wat. '.repeat(60_000);
  const ending = 'asielzoekers azc vreemdelingen asielprocedure '.repeat(8_000);
  const text = `${filling}${ending}`;
  expect(text.length).toBeGreaterThan(4_000_000);
  expect(boundedText(text).length).toBeLessThan(60_000);
  expect(boundedText(boundedText(text))).toBe(boundedText(text));
  expect(boundedText(text).endsWith(text.slice(-100))).toBe(true);
  const documents = Array.from({ length: 100 }, (_, index) => aDocument({ id: `x-${index}`, text }));
  await scoreAll(documents.slice(0, 1), classifier);
  const [before, own] = [process.cpuUsage(), process.threadCpuUsage()];
  const scored = await scoreAll(documents, classifier);
  const [whole, here] = [process.cpuUsage(before), process.threadCpuUsage(own)];
  expect(scored.every(({ contexts }) => contexts !== undefined)).toBe(true);
  // The work is done elsewhere: counted in the processor's time, which does not grow while others are busy.
  expect(here.user + here.system).toBeLessThan((whole.user + whole.system) / 4);
});

test('contexts: a model that is not whole is refused, and one for other contexts', () => {
  const bytes = readFileSync(shippedModelPath);
  expect(decodeModel(bytes)).toEqual(shippedModel());
  expect(() => decodeModel(bytes.subarray(0, bytes.length - 5))).toThrow();
  const other = Buffer.from(bytes.toString('latin1').replace('"water"', '"wator"'), 'latin1');
  expect(() => decodeModel(other)).toThrow(/other contexts/);
});

test('contexts: scoring ends when the classifier is closed', async () => {
  const own = builtInClassifier();
  await own.score(scorableOf(aDocument({ id: 'x-1' })));
  await own.close();
  await expect(own.score(scorableOf(aDocument({ id: 'x-1' })))).rejects.toThrow(/closed/);
});

test('contexts: why a percentage is what it is comes before documents that wait to be scored', async () => {
  const one = scorableOf(aDocument({ id: 'x-1', text: 'De trein en het spoor.' }));
  const answered: string[] = [];
  const scored = Array.from({ length: 120 }, () => classifier.score(one).then(() => answered.push('score')));
  await classifier.explain(one, 'mobiliteit').then(() => answered.push('reasons'));
  await Promise.all(scored);
  // Only those that travelled already were answered first.
  expect(answered.indexOf('reasons')).toBeLessThanOrEqual(50);
  expect(answered).toHaveLength(121);
});
