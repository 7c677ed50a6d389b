import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import type { OpenStore } from './compliance.ts';
import type { DocumentStore } from '../document-store.ts';
import { aDocument, aSearch } from './documents.ts';

/** What is put can be had back, gets rising ingest numbers, and goes when it is withdrawn. */
export function ingestCompliance(open: OpenStore): void {
  describe('putting and withdrawing', () => {
    let store: DocumentStore;
    const count = (text: string) => store.count(aSearch(parseQuery(text, []).tree!));

    beforeEach(async () => {
      store = await open({});
    });
    afterEach(() => store.close());

    test('gives new and changed versions the next number and unchanged ones their old one', async () => {
      const first = aDocument({ id: 'x-1', text: 'eerste' });
      const second = aDocument({ id: 'x-2', text: 'tweede' });
      expect(await store.settled()).toBe(0);
      expect(await store.put([first, second])).toEqual([
        { id: 'x-1', outcome: 'new', seq: 1, version: 1 },
        { id: 'x-2', outcome: 'new', seq: 2, version: 1 },
      ]);
      const { title, ...rest } = first;
      expect(await store.put([{ ...rest, title }])).toEqual([
        { id: 'x-1', outcome: 'same', seq: 1, version: 1 },
      ]);
      expect(await store.settled()).toBe(2);
      expect(
        await store.put([second, { ...second, text: 'derde' }, { ...first, date: first.date + 1 }]),
      ).toEqual([
        { id: 'x-2', outcome: 'same', seq: 2, version: 1 },
        { id: 'x-2', outcome: 'changed', seq: 3, version: 2 },
        { id: 'x-1', outcome: 'changed', seq: 4, version: 2 },
      ]);
      expect(await store.settled()).toBe(4);
      expect([await count('tweede'), await count('derde'), await count('eerste')]).toEqual([0, 1, 1]);
    });

    test('keeps what became of a meeting, also of a closed one, in no version of its own and in no hit', async () => {
      const meetingLog = [{ at: '2026-11-20T09:00:00.000Z', changes: [{ kind: 'new' as const }] }];
      const open = aDocument({ id: 'x-1', text: 'spoorplan' });
      const closed = aDocument({ id: 'x-2', confidentiality: 'Besloten' });
      await store.put([open, closed].map((document) => ({ ...document, meetingLog })));
      expect((await store.getMany(['x-1', 'x-2'])).map((one) => one.meetingLog)).toEqual([
        meetingLog,
        meetingLog,
      ]);
      expect(await store.put([{ ...open, meetingLog: [] }])).toMatchObject([{ outcome: 'same' }]);
      const { hits } = await store.search(aSearch(parseQuery('spoorplan', []).tree!), { size: 10 });
      expect(hits).toHaveLength(1);
      expect(hits[0]!.document).not.toHaveProperty('meetingLog');
    });

    test('gives back what was put', async () => {
      const document = aDocument({
        id: 'x-1',
        title: 'Titel “één” 😀',
        text: 'regel\r\nregel \u0000 _ einde',
        file: { fileId: 'x-1', title: 'eigen', text: 'van het bestand', pages: 3 },
        attachments: [
          { fileId: 'x-1~1', title: 'zonder tekst' },
          { fileId: 'x-1~2', title: 'met tekst', text: 'bijlage' },
        ],
        contexts: { water: 40 },
        case: { number: '2025Z1', title: 'Zaak' },
        turns: [{ speaker: { name: 'Vera Lid', party: 'ABC' }, from: 0, to: 5, start: 1_700_000_000_000 }],
        footage: [
          {
            ...{ source: 'shown', key: 'a', page: 'https://show.example.org/a' },
            ...{ start: 1_700_000_000_000, end: 1_700_000_060_000 },
            speakers: [{ id: 'v', name: 'Vera Lid' }],
            moments: [{ speaker: 0, start: 1_700_000_000_000, end: 1_700_000_009_000, event: 'speaker' }],
          },
        ],
      });
      await store.put([document, aDocument({ id: 'x-2' })]);
      expect(await store.get('x-1')).toEqual(document);
      expect(await store.get('x-3')).toBeUndefined();
      const many = await store.getMany(['x-2', 'x-3', 'x-1', 'x-2']);
      expect(many.map(({ id }) => id)).toEqual(['x-2', 'x-1', 'x-2']);
      const { hits } = await store.search(aSearch(parseQuery('bijlage', []).tree!), { size: 1 });
      expect(hits[0]?.seq).toBe(1);
      const { text: _, turns: __, footage: ___, ...withoutText } = document;
      expect(hits[0]?.document).toEqual({
        ...withoutText,
        file: { ...document.file, text: undefined },
        attachments: document.attachments.map((attachment) => ({ ...attachment, text: undefined })),
      });
    });

    test('moves a document whose date, kind, domain or place changed', async () => {
      const document = aDocument({
        id: 'x-1',
        text: 'woord',
        committees: [{ code: 'LNV', name: 'Landbouw' }],
      });
      await store.put([document]);
      expect(await store.facets('nl')).toEqual({
        groupPaths: { tk: 1, 'tk/motie': 1 },
        committees: { LNV: 1 },
      });
      await store.put([{ ...document, date: document.date - 1e9, domain: 'eu', groupPath: 'ep' }]);
      expect(await count('woord')).toBe(0);
      const inEu = aSearch(parseQuery('woord', []).tree!, {
        filters: { domain: 'eu', until: document.date },
      });
      expect(await store.count(inEu)).toBe(1);
      expect(await store.facets('nl')).toEqual({ groupPaths: {}, committees: {} });
      expect(await store.facets('eu')).toEqual({ groupPaths: { ep: 1 }, committees: { LNV: 1 } });
    });

    test('hides withdrawn documents, still tells of them, and takes them back', async () => {
      const document = aDocument({ id: 'x-1', title: 'Titel', text: 'woord' });
      await store.put([document, aDocument({ id: 'x-2', text: 'woord' })]);
      await store.withdraw(['x-1', 'x-3', 'x-1']);
      expect(await count('woord')).toBe(1);
      expect(await store.get('x-1')).toEqual({ id: 'x-1', title: 'Titel' });
      expect((await store.getMany(['x-1', 'x-2'])).map(({ id }) => id)).toEqual(['x-2']);
      expect((await store.facets('nl')).groupPaths).toEqual({ tk: 1, 'tk/motie': 1 });
      expect(await store.put([document])).toEqual([{ id: 'x-1', outcome: 'changed', seq: 3, version: 2 }]);
      expect(await count('woord')).toBe(2);
      expect(await store.get('x-1')).toEqual(document);
    });

    test('keeps no text of a withdrawn document, nor what was said, heard and joined', async () => {
      const file = { fileId: 'x-1~f', title: '', text: 'stuk' };
      const document = aDocument({
        id: 'x-1',
        title: 'Titel',
        text: 'woord',
        turns: [{ speaker: { name: 'Iemand' }, from: 0, to: 5 }],
        footage: [
          {
            source: 'ander',
            key: '1',
            page: 'https://example.com/',
            start: 1,
            end: 2,
            speakers: [],
            moments: [],
          },
        ],
        recording: { fileId: 'x-1~s', start: 1 },
        joined: [{ source: 'ander', given: { people: [{ name: 'Iemand' }] } }],
        own: { given: { people: [] }, lacking: [] },
        file,
        attachments: [{ ...file, fileId: 'x-1~1' }],
      });
      await store.put([document]);
      expect((await store.dump(0, 1))[0]!.document).toEqual(document);
      await store.withdraw(['x-1']);
      expect((await store.dump(0, 1))[0]!.document).toEqual(
        aDocument({ id: 'x-1', title: 'Titel', text: '' }),
      );
    });

    test('takes new contexts without a new number or version, so that nobody is alerted', async () => {
      const withContext = (minimum: number, code: 'water' | 'defensie') =>
        store.count(
          aSearch(parseQuery('woord', []).tree!, { filters: { contexts: { codes: [code], minimum } } }),
        );
      const document = aDocument({
        id: 'x-1',
        text: 'woord',
        committees: [{ code: 'LNV', name: 'Landbouw' }],
      });
      await store.put([document, aDocument({ id: 'x-2', text: 'woord' }), aDocument({ id: 'x-3' })]);
      const scored = { contexts: { water: 80, defensie: 5 }, contextsVersion: 'model-1' };
      // The same document with other contexts is the same document.
      expect(await store.put([{ ...document, ...scored }])).toEqual([
        { id: 'x-1', outcome: 'same', seq: 1, version: 1 },
      ]);
      const [first, second, third] = await store.dump(0, 10);
      await store.put([aDocument({ id: 'x-2', text: 'woord anders' })]);
      await store.withdraw(['x-3']);
      const rescored = [first!, second!, third!].map((kept) => ({
        ...kept,
        document: { ...kept.document, ...scored },
      }));
      await store.rescore(rescored);
      await store.rescore([
        ...rescored,
        { ...first!, document: { ...first!.document, text: 'anders', contexts: { water: 1 } } },
        { ...first!, document: aDocument({ id: 'x-9', contexts: { water: 1 } }) },
      ]);
      expect(await store.get('x-1')).toEqual({ ...document, ...scored });
      // Changed and withdrawn meanwhile: the scores were of another text.
      expect(await store.get('x-2')).toEqual(aDocument({ id: 'x-2', text: 'woord anders' }));
      expect(await store.get('x-3')).toEqual({ id: 'x-3', title: 'Zonder titel' });
      expect(await store.get('x-9')).toBeUndefined();
      expect([await withContext(80, 'water'), await withContext(40, 'defensie')]).toEqual([2, 1]);
      expect(await store.settled()).toBe(4);
      const newest = await store.dump(0, 10);
      expect(newest.map(({ document: { id }, seq, version }) => [id, seq, version])).toEqual([
        ['x-1', 1, 1],
        ['x-3', 3, 1],
        ['x-2', 4, 2],
      ]);
      expect(await store.count(aSearch(parseQuery('woord', []).tree!, { seq: { after: 1 } }))).toBe(1);
      expect((await store.facets('nl')).committees).toEqual({ LNV: 1 });
      expect(await store.put([document])).toEqual([{ id: 'x-1', outcome: 'same', seq: 1, version: 1 }]);
    });

    test('keeps nothing of a confidential document but its title (decision 3.33)', async () => {
      const open = aDocument({
        id: 'x-1',
        title: 'Geheime notitie',
        text: 'inhoud',
        people: [{ name: 'Vries' }],
        attachments: [{ fileId: 'x-1~1', title: 'bijlage', text: 'bijlagetekst' }],
      });
      await store.put([open]);
      expect(await count('inhoud vries bijlagetekst')).toBe(1);
      await store.put([{ ...open, confidentiality: 'Besloten' }]);
      expect(await count('geheime')).toBe(1);
      expect(await count('inhoud OR vries OR bijlagetekst OR persoon:vries OR inh*')).toBe(0);
      expect(await store.get('x-1')).toMatchObject({ text: '', attachments: [{ title: 'bijlage' }] });
      expect(JSON.stringify(await store.get('x-1'))).not.toContain('bijlagetekst');
      const { hits } = await store.search(aSearch(parseQuery('geheime', []).tree!), { size: 1 });
      expect(hits[0]?.passages).toEqual([]);
    });

    test('takes large batches, long texts and many documents of one second', async () => {
      const documents = Array.from({ length: 250 }, (_, index) =>
        aDocument({ id: `x-${index}`, text: 'woord' }),
      );
      const long = aDocument({ id: 'x-long', text: `${'lang '.repeat(200_000)}einde` });
      const results = await store.put([...documents, long]);
      expect(results.map(({ seq }) => seq)).toEqual(Array.from({ length: 251 }, (_, index) => index + 1));
      expect([await count('woord'), await count('lang einde'), await count('"lang einde"')]).toEqual([
        250, 1, 1,
      ]);
    });
  });
}
