import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseQuery } from 'contract/query/parse';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tweedekamer } from '#connectors/tweedekamer/tweedekamer.ts';
import { byItem } from '#connectors/items/item-source.ts';
import { isLease, LeaseLostError, openLeases } from '#stores/people/leases.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { inThreadDocumentStore } from '#stores/documents/sqlite/in-thread-document-store.ts';
import { aDocument, aSearch } from '#stores/documents/test/documents.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import type { Besides, Row } from '#test/replay/relations.ts';
import { startReplay, type Replay } from '#test/replay/tweedekamer.ts';
import { identityStore } from '../sources/identities.ts';
import { keptItems } from '../sources/kept-items.ts';
import { runSource } from '../sources/run-source.ts';
import { sourceStates } from '../sources/store.ts';
import { followNames, pagesOfNames } from './follow-names.ts';
import { readNames, readSeats, rememberNames, versionOfNames } from './store.ts';

const fixture = new URL('../../connectors/tweedekamer/fixtures/beside.json', import.meta.url);

eachPeopleStore('names of the sources', (given) => {
  const extraction = openTextExtraction();
  let folder: string;
  let documents: DocumentStore;
  let replay: Replay;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'names-'));
    documents = inThreadDocumentStore(join(folder, 'documents.sqlite'));
  });
  afterAll(async () => {
    await documents.close();
    await extraction.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await given.people.db.deleteFrom('knownNames').execute();
    await given.people.db.deleteFrom('sourceStates').execute();
    replay = await startReplay({ rows: [], beside: JSON.parse(readFileSync(fixture, 'utf8')) as Besides });
  });
  afterEach(() => replay.close());

  const claim = async () => {
    const lease = await openLeases(given.people).claim('source:names', { insist: true });
    if (!isLease(lease)) throw new Error('nobody else reads here');
    return lease;
  };

  /** One run of the real connector against the replayed service. */
  async function run(): Promise<void> {
    const { people } = given;
    const lease = await claim();
    const request = { backOff: 5, interval: 0, retries: 0 };
    await runSource(byItem(tweedekamer({ baseUrl: replay.baseUrl, extraction, request })), {
      store: documents,
      files: diskFileStore(join(folder, 'files')),
      state: sourceStates(people.db, lease),
      identities: identityStore(people.db, lease),
      items: keptItems(people.db, lease),
      lease,
      signal: new AbortController().signal,
    });
    await lease.release();
  }
  const stored = async () => {
    const pages = [];
    for await (const page of readNames(given.people.db, 2)) pages.push(...page);
    return pages;
  };
  const seat = (): Row => replay.beside.FractieZetelPersoon![0]!;
  const countOf = async (word: string, value: string) => {
    const parsed = parseQuery(word, ['nl']);
    if (!('tree' in parsed) || !parsed.tree) throw new Error('no tree');
    const found = await documents.buckets(aSearch(parsed.tree), 'stakeholder', { limit: 10, among: [value] });
    return found[0]?.count ?? 0;
  };

  test('names: a run keeps them by the keys of the source, and a second run changes nothing', async () => {
    const before = await versionOfNames(given.people.db);
    await run();
    const names = await stored();
    expect(names.map(({ kind, name, from, until }) => [kind, name, from, until])).toEqual([
      ['committee', 'vaste commissie voor Proeven', '2030-01-10', '2033-01-10'],
      ['party', 'Proefpartij', '2029-12-06', undefined],
      ['person', 'Vera van Voorbeeld', undefined, undefined],
      ['person', 'A.B. Ander', undefined, undefined],
      ['person', 'Vera van Voorbeeld', '2029-12-06', '2031-01-01'],
    ]);
    const [, , person, , term] = names;
    expect(term!.person).toBe(person!.person);
    const after = await versionOfNames(given.people.db);
    expect(after).toBeGreaterThan(before);
    await run();
    expect(await stored()).toEqual(names);
    expect(await versionOfNames(given.people.db)).toBe(after);
  });

  test('names: who ended or is withdrawn by the source keeps the period', async () => {
    await run();
    Object.assign(seat(), { TotEnMet: '2032-06-30T00:00:00+02:00', ApiGewijzigdOp: '2033-01-01T00:00:00Z' });
    await run();
    const ends = async () =>
      (await stored()).flatMap(({ until, kind }) => (kind === 'person' && until ? [until] : []));
    expect(await ends()).toEqual(['2032-06-30']);
    Object.assign(seat(), { Verwijderd: true, ApiGewijzigdOp: '2034-01-01T00:00:00Z' });
    await run();
    expect(await ends()).toEqual(['2032-06-30']);
  });

  test('names: seats in committees are told until they end, and not at all once the source took them back', async () => {
    const held = async (day: string) => {
      const seats = [];
      for await (const page of readSeats(given.people.db, day)) seats.push(...page);
      return seats.map(({ kind, name, code, position }) => [kind, name, code, position]);
    };
    const member = ['committeeMember', 'vaste commissie voor Proeven', 'PRF', 'Voorzitter'];
    const substitute = ['committeeSubstitute', 'vaste commissie voor Toetsen', 'TST', undefined];
    await run();
    expect(await held('2031-01-01')).toEqual([member, substitute]);
    expect(await held('2031-01-02')).toEqual([member]);
    const version = await versionOfNames(given.people.db);
    const [seat] = replay.beside.CommissieZetelVastPersoon!;
    Object.assign(seat!, { Verwijderd: true, ApiGewijzigdOp: '2034-01-01T00:00:00Z' });
    await run();
    expect(await held('2031-01-01')).toEqual([substitute]);
    expect(await versionOfNames(given.people.db)).toBeGreaterThan(version);
  });

  test('names: seats without a key of the source are told apart by their committees', async () => {
    const seat = (code: string) => ({ kind: 'committeeMember' as const, name: code, code, person: 'p1' });
    await rememberNames(given.people.db, { source: 'demo', domain: 'nl' }, ['A', 'B', 'A'].map(seat));
    const codes = [];
    for await (const page of readSeats(given.people.db, '2031-01-01'))
      codes.push(...page.map(({ code }) => code));
    expect(codes.sort()).toEqual(['A', 'B']);
  });

  test('names: a run that lost its lease keeps nothing', async () => {
    const lease = await claim();
    const state = sourceStates(given.people.db, lease);
    await lease.release();
    await expect(
      state.rememberNames({ source: 'tweedekamer', domain: 'nl' }, [{ kind: 'party', name: 'Proefpartij' }]),
    ).rejects.toThrow(LeaseLostError);
    expect(await stored()).toEqual([]);
  });

  test('names: documents put after a change recognise them, without a restart', async () => {
    const warn = vi.fn();
    const following = await followNames({ people: given.people.db, documents, log: { warn }, pause: 20 });
    const moved = (id: string, word: string) =>
      aDocument({
        id,
        title: `Motie van het lid Van Voorbeeld over ${word}`,
        date: Date.UTC(2030, 5, 1, 12),
        groupPath: 'tk/motie',
      });
    try {
      const word = `voor${given.place.databaseUrl ? 'een' : 'twee'}`;
      await documents.put([moved(`${word}-0`, word)]);
      expect(await countOf(word, 'PER:Vera van Voorbeeld')).toBe(0);
      await run();
      let nth = 0;
      const putAnother = async () => {
        nth += 1;
        await documents.put([moved(`${word}-${nth}`, word)]);
        return countOf(word, 'PER:Vera van Voorbeeld');
      };
      await expect.poll(putAnother).toBeGreaterThan(0);
      // What was put before stays as it was until it is indexed anew.
      expect(await countOf(word, 'PER:Vera van Voorbeeld')).toBeLessThanOrEqual(nth);
      expect(warn).not.toHaveBeenCalled();
    } finally {
      await following.stop();
    }
  });

  test('names: twenty thousand names are handed on in short steps', async () => {
    const { db } = given.people;
    const names = Array.from({ length: 20_000 }, (_none, nth) => ({
      kind: 'person' as const,
      name: `Proef Naam${nth}`,
      id: String(nth),
      party: 'PP',
    }));
    await db
      .transaction()
      .execute((inside) => rememberNames(inside, { source: 'tweedekamer', domain: 'nl' }, names));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const following = await followNames({ people: db, documents, log: { warn: () => undefined } });
    await following.stop();
    delay.disable();
    process.stdout.write(
      `20,000 names read and handed on: longest delay ${(delay.max / 1e6).toFixed(0)} ms\n`,
    );
    expect(JSON.stringify(await pagesOfNames(db))).toContain('Proef Naam19999');
  });
});
