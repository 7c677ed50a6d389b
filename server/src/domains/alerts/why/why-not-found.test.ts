import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { aMeeting } from '#stores/documents/test/documents.ts';
import type { Subscriber } from '#test/product.ts';
import { type AskingWhy, openAskingWhy } from '../test/asking-why.ts';
import { paper } from '../test/delivering.ts';

let asking: AskingWhy;
let user: Subscriber;
beforeAll(async () => {
  asking = await openAskingWhy();
});
afterAll(() => asking.house.close());
beforeEach(async () => {
  asking.house.product.clock.set('2026-11-20T09:30:00Z');
  user = await asking.house.product.subscriber();
});
// Nobody of an earlier test is mailed.
afterEach(() =>
  asking.house.product.people.db
    .updateTable('users')
    .set({ active: 0 })
    .where('roles', 'not like', '%staff%')
    .execute(),
);

const notMailed = (id: string) => `‘Stuk-${id}-’ is niet gemaild aan Test User.`;
const nl = { groupingDetails: { name: 'nl' } };
const wanting = (query: string, details: object = {}) => ({
  queryDetails: { context: ['all'], ...nl, query, ...details },
});
const comesIn = (id: string, text: string, fields: Partial<Document> = {}) =>
  asking.house.comesIn(paper(id, text, fields));

describe('why not: account and document', () => {
  test('an account that is not active', async () => {
    await asking.house.save(user, 'waterstof', { daily: true });
    const { db } = asking.house.product.people;
    await db.updateTable('users').set({ active: 0 }).where('email', '=', user.email).execute();
    await comesIn('inactive', 'Over waterstof.');
    expect(await asking.answer(user, 'test-inactive')).toEqual([
      'notMailed',
      'deactivated',
      `${notMailed('inactive')} Het account is niet actief.`,
    ]);
  });

  test('a module that the organisation never had, had, will have, or keeps from this user', async () => {
    const { db } = asking.house.product.people;
    await comesIn('module', 'Over waterstof.');
    const without = await asking.house.product.subscriber({ modules: ['agenda'] });
    expect((await asking.answer(without, 'test-module')).slice(1)).toEqual([
      'noModule',
      `${notMailed('module')} De organisatie heeft de module NL dashboard (MC11) niet.`,
    ]);
    const modules = db.updateTable('organisationModules').where('moduleKey', '=', 'nlDashboard');
    const { organisationId } = await db
      .selectFrom('users')
      .select('organisationId')
      .where('email', '=', user.email)
      .executeTakeFirstOrThrow();
    const days = (startsOn: string, endsOn: string | null) =>
      modules.set({ startsOn, endsOn }).where('organisationId', '=', organisationId).execute();
    await days('2026-01-01', '2026-11-19');
    expect((await asking.answer(user, 'test-module')).slice(1)).toEqual([
      'moduleEnded',
      `${notMailed('module')} De module NL dashboard (MC11) is geëindigd op 19-11-2026.`,
    ]);
    await days('2026-12-01', null);
    expect((await asking.answer(user, 'test-module')).slice(1)).toEqual([
      'moduleToCome',
      `${notMailed('module')} De module NL dashboard (MC11) begint pas op 01-12-2026.`,
    ]);
    await days('2026-01-01', null);
    await db.updateTable('users').set({ modules: '["agenda"]' }).where('email', '=', user.email).execute();
    expect((await asking.answer(user, 'test-module'))[1]).toBe('notTheirs');
  });

  test('a document of the upper house without its module', async () => {
    const reader = await asking.house.product.subscriber({ modules: ['nlDashboard'] });
    await asking.house.save(reader, 'waterstof', { daily: true });
    await comesIn('senate', 'Over waterstof.', { groupPath: 'ek/motie' });
    const { cause, steps } = await asking.why(reader, 'test-senate');
    expect(cause).toBe('upperHouse');
    expect(steps.map(({ state }) => state)).toEqual([
      'passed',
      'passed',
      'stopped',
      'skipped',
      'skipped',
      'skipped',
      'skipped',
    ]);
  });

  test('a document that is not there, was withdrawn, is a meeting or came in with older years', async () => {
    await asking.house.save(user, 'waterstof', { daily: true });
    expect((await asking.answer(user, 'test-nothing')).slice(1)).toEqual([
      'unknown',
      '‘test-nothing’ is niet gemaild aan Test User. Er is hier geen stuk met het kenmerk test-nothing.',
    ]);
    await comesIn('silent', 'Over waterstof.', { silent: true });
    expect((await asking.answer(user, 'test-silent')).slice(1)).toEqual([
      'silent',
      `${notMailed('silent')} Het stuk kwam binnen toen oudere jaren werden gelezen, of de bron voor het eerst. Daarover wordt niemand gemaild.`,
    ]);
    await asking.house.product.documents.withdraw(['test-silent']);
    expect((await asking.answer(user, 'test-silent')).slice(1)).toEqual([
      'withdrawn',
      `${notMailed('silent')} De bron heeft het stuk ingetrokken.`,
    ]);
    await comesIn('meeting', 'Over waterstof.', { meeting: aMeeting });
    expect((await asking.answer(user, 'test-meeting'))[1]).toBe('meeting');
  });
});

describe('why not: searches', () => {
  test('none at all, or none of this dashboard', async () => {
    await comesIn('none', 'Over waterstof.');
    expect((await asking.answer(user, 'test-none'))[1]).toBe('noSearches');
    const local = { context: [], groupingDetails: { name: 'nl-lr' } };
    await asking.house.save(user, 'waterstof', { daily: true }, wanting('waterstof', local));
    expect((await asking.answer(user, 'test-none')).slice(1)).toEqual([
      'notFound',
      `${notMailed('none')} De ene zoekopdracht van de gebruiker, ‘waterstof’, vindt het niet: hoort bij een ander dashboard.`,
    ]);
  });

  test('words that are missing, excluded, or too far from each other; the nearest search is told', async () => {
    await asking.house.save(user, 'kernenergie AND borssele AND reactor', { daily: true });
    await asking.house.save(user, 'kernenergie AND borssele', { daily: true });
    await asking.house.save(user, 'kernenergie NOT centrale', { daily: true });
    await asking.house.save(user, 'kernenergie NEAR/1 bouw', { daily: true });
    await comesIn('words', 'Kernenergie: de plannen voor de volgende centrale gaan in bouw.');
    const { cause, answer, searches } = await asking.why(user, 'test-words');
    expect(cause).toBe('notFound');
    expect(answer.nl.because).toBe(
      'Geen van de 4 zoekopdrachten vindt het. Het dichtst bij komt ‘kernenergie AND borssele’: ‘borssele’ staat niet in het stuk.',
    );
    expect(answer['en-gb'].because).toBe(
      'None of the 4 searches finds it. The nearest is ‘kernenergie AND borssele’: ‘borssele’ is not in the document.',
    );
    expect(searches.map(({ notes }) => notes)).toEqual([
      ['‘borssele’, ‘reactor’ staan niet in het stuk'],
      ['‘borssele’ staat niet in het stuk'],
      ['‘centrale’ staat in het stuk, en is uitgesloten'],
      ['‘kernenergie NEAR/1 bouw’ staat niet in het stuk'],
    ]);
  });

  test('a context below the threshold, and the score is told', async () => {
    const details = { context: ['economie'], minimalMatchPercentage: 70 };
    await asking.house.save(user, 'industrie', { daily: true }, wanting('industrie', details));
    await comesIn('context', 'Over industrie.', { contexts: { economie: 55 } });
    const { cause, searches } = await asking.why(user, 'test-context');
    expect(cause).toBe('notFound');
    expect(searches[0]!.notes).toEqual([
      expect.stringMatching(/^de woorden staan erin, maar context .+ 55%, en de grens is 70%$/),
    ]);
  });

  test('filters, each named alone and beside missing words', async () => {
    const details = { groupPaths: ['tk/amendement'], topics: ['nergens'] };
    await asking.house.save(user, 'a', { daily: true }, wanting('stikstof', details));
    await asking.house.save(user, 'b', { daily: true }, wanting('veen', { groupPaths: ['tk/amendement'] }));
    await comesIn('filters', 'Over stikstof.');
    const { searches } = await asking.why(user, 'test-filters');
    expect(searches.map(({ notes }) => notes)).toEqual([
      ['de bron of soort is niet gekozen', 'gaat niet over de gekozen onderwerpen'],
      ['‘veen’ staat niet in het stuk', 'de bron of soort is niet gekozen'],
    ]);
  });

  test('one that was saved after the document came in', async () => {
    await comesIn('before', 'Over zoutwinning.');
    await asking.house.save(user, 'zoutwinning', { daily: true });
    expect((await asking.answer(user, 'test-before')).slice(1)).toEqual([
      'savedLater',
      `${notMailed('before')} Zoekopdracht ‘zoutwinning’ vindt het, maar is bewaard of gewijzigd nadat het stuk binnenkwam, op 20 nov 2026, 10:30. Een zoekopdracht meldt wat daarna binnenkomt.`,
    ]);
  });

  test('one that stands still because its query can no longer be run', async () => {
    const { id } = await asking.house.save(user, 'gaswinning', { daily: true });
    const { db } = asking.house.product.people;
    const { criteria } = await db
      .selectFrom('savedSearches')
      .select('criteria')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const broken = criteria.replace('"gaswinning"', '"gaswinning AND ("');
    await db.updateTable('savedSearches').set({ criteria: broken }).where('id', '=', id).execute();
    await comesIn('paused', 'Over gaswinning.');
    expect((await asking.answer(user, 'test-paused')).slice(1)).toEqual([
      'searchPaused',
      `${notMailed('paused')} Zoekopdracht ‘gaswinning’ staat stil, omdat die niet meer kan worden uitgevoerd. De gebruiker kan hem aanpassen en opnieuw bewaren.`,
    ]);
  });

  test('one that nobody has looked for yet, which is to come', async () => {
    await asking.house.save(user, 'getijden', { daily: true });
    await asking.house.product.documents.put([paper('soon', 'Over getijden.')]);
    const { outcome, cause, steps } = await asking.why(user, 'test-soon');
    expect([outcome, cause]).toEqual(['waiting', 'notFollowed']);
    expect(steps[3]).toMatchObject({ step: 'query', state: 'waiting' });
    await comesIn('after', 'Over niets.');
    expect((await asking.answer(user, 'test-soon'))[1]).toBe('waitsForSlot');
  });

  test('what is found only now, and what changed without news', async () => {
    await asking.house.save(user, 'titel:stuk AND type:brief', { daily: true });
    await comesIn('retyped', 'Over iets.');
    await comesIn('retyped', 'Over iets.', { sourceType: 'Brief' });
    expect((await asking.answer(user, 'test-retyped'))[1]).toBe('noNews');
    await asking.house.save(user, 'walstroom', { daily: true });
    await comesIn('changed', 'Over walstroom.');
    await comesIn('changed', 'Over iets anders.');
    const { cause, searches } = await asking.why(user, 'test-changed');
    expect(cause).toBe('notFound');
    expect(searches.find(({ title }) => title === 'walstroom')!.notes).toContain(
      '‘walstroom’ staat niet in het stuk',
    );
  });

  test('what a search found in an earlier version only, and what it could not read then', async () => {
    await asking.house.save(user, 'vaargeul');
    await comesIn('earlier', 'Over een vaargeul.');
    await comesIn('earlier', 'Over iets anders.');
    expect((await asking.answer(user, 'test-earlier')).slice(1)).toEqual([
      'foundNoLonger',
      `${notMailed('earlier')} Zoekopdracht ‘vaargeul’ vond een eerdere versie, maar vindt het stuk zoals het nu is niet meer.`,
    ]);
    const mine = asking.house.product.people.db.updateTable('users').where('email', '=', user.email);
    await asking.house.save(user, 'zandbank', { daily: true });
    await mine.set({ modules: '["agenda"]' }).execute();
    await comesIn('locked', 'Over een zandbank.');
    await mine.set({ modules: null }).execute();
    expect((await asking.answer(user, 'test-locked'))[1]).toBe('foundOnlyNow');
  });

  test('of a closed document only the title counts, and nothing of its text is told', async () => {
    await asking.house.save(user, 'geheimpje', { daily: true });
    await asking.house.save(user, 'stuk', { daily: true });
    await comesIn('closed', 'Een geheimpje.', { confidentiality: 'Besloten', title: 'Een stuk' });
    const why = await asking.why(user, 'test-closed');
    expect(why.searches.map(({ finds, words }) => [finds, words])).toEqual([
      [true, []],
      [false, []],
    ]);
    expect(why.steps[2]!.text).toMatch(/^Besloten: /);
    expect(JSON.stringify(why)).not.toContain('Een geheimpje');
  });
});
