import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Marked } from 'contract/document-parts';
import { parseQuery } from 'contract/query/parse';
import type { OpenStore } from './compliance.ts';
import type { DocumentStore } from '../document-store.ts';
import { aDocument, aSearch } from './documents.ts';

const marked = ({ text, marks }: Marked) => marks.map(([start, end]) => text.slice(start, end));
const filling = 'en dan volgt er nog veel tekst die er verder niet toe doet. '.repeat(40);

/** Hits carry what made them hits, marked (SEARCH.md, Highlight). */
export function markingCompliance(open: OpenStore): void {
  describe('marking', () => {
    let store: DocumentStore;
    const tree = (text: string) => parseQuery(text, []).tree!;
    const hit = async (text: string, metadataField: 'metadata' | 'metadata_nl' = 'metadata') => {
      const { hits } = await store.search(aSearch(tree(text), { metadataField }), { size: 1 });
      return hits[0]!;
    };

    beforeAll(async () => {
      store = await open({});
      await store.put([
        aDocument({
          id: 'x-1',
          title: 'De Stikstofwet, een wet',
          titles: { nl: 'Nederlandse titel' },
          text: `${filling}De coördinatie begint.${filling}De nationale aanpak slaagt.${filling}`,
          attachments: [{ fileId: 'x-1~1', title: '', text: 'Een bijlage over ganzen.' }],
        }),
        aDocument({ id: 'x-2', title: 'Geheim', text: 'verborgen', confidentiality: 'Besloten' }),
        aDocument({ id: 'x-3', title: 'Lang', text: `${'lang woord '.repeat(400_000)}einde` }),
        aDocument({
          id: 'x-4',
          title: 'Zo lang als de langste verordening',
          text: `Een verordening. ${filling.repeat(140)}Daarna de wederuitvoer.${filling}`,
        }),
        aDocument({
          id: 'x-5',
          title: 'Brief aan de griffie',
          text: 'Over zeedijken, van Jansen.',
          people: [{ name: 'Jan Jansen', party: 'Dijkenpartij' }, { name: 'Anna de Wit' }],
          organisations: [{ name: 'Stichting Zeegras' }],
          committees: [{ code: 'KUST', name: 'vaste commissie voor Kustzaken' }],
          numbers: [{ kind: 'dossier', value: '31 999-IV' }],
        }),
      ]);
    });
    afterAll(() => store.close());

    test('the title whole, in the language asked for', async () => {
      expect(marked((await hit('*wet')).title)).toEqual(['Stikstofwet', 'wet']);
      expect((await hit('titel', 'metadata_nl')).title).toEqual({
        text: 'Nederlandse titel',
        marks: [[12, 17]],
      });
    });

    test('passages around what was found, attachments included, at most three', async () => {
      const { passages } = await hit('coordinatie "nationale aanpak" ganzen -zalm');
      expect(passages.flatMap(marked).join(' ')).toBe('coördinatie nationale aanpak ganzen');
      expect(passages.length).toBeLessThanOrEqual(3);
      for (const { text } of passages) expect(text.split(' ').length).toBeLessThan(60);
    });

    test('the whole text of a document', async () => {
      const { title, text } = await store.highlight(
        'x-1',
        tree('stikstofwet OR coordinatie OR aanpak'),
        'metadata',
      );
      expect(marked(title)).toEqual(['Stikstofwet']);
      expect(marked(text)).toEqual(['coördinatie', 'aanpak']);
      expect(text.text.startsWith(filling)).toBe(true);
      const { text: own, files } = await store.highlight('x-1', tree('ganzen'), 'metadata');
      expect(marked(own)).toEqual([]);
      expect(files).toEqual([{ fileId: expect.any(String), marks: 1 }]);
      expect(marked((await store.highlight('x-1', tree('ontbreekt'), 'metadata')).text)).toEqual([]);
    });

    test('what else made it a hit, of which neither title nor text shows anything', async () => {
      const found = async (text: string) =>
        (await hit(text)).found.map(({ field, value }) => [field, ...marked(value)]);
      expect(await found('zeegras')).toEqual([['organisation', 'Zeegras']]);
      expect(await found('partij:dijkenpartij zeedijken')).toEqual([['party', 'Dijkenpartij']]);
      expect(await found('"31999 IV"')).toEqual([['number', '31 999-IV']]);
      expect(await found('kustzaken "anna de wit"')).toEqual([
        ['committee', 'Kustzaken'],
        ['person', 'Anna de Wit'],
      ]);
      // The text shows him already.
      expect(await found('jansen zeedijken')).toEqual([]);
      expect(await found('griffie -zeewier')).toEqual([]);
    });

    test('on a page all that was found beside title and text', async () => {
      const { found } = await store.highlight('x-5', tree('jansen OR kust*'), 'metadata');
      expect(found.map(({ field, value }) => [field, ...marked(value)])).toEqual([
        ['committee', 'KUST'],
        ['committee', 'Kustzaken'],
        ['person', 'Jansen'],
      ]);
    });

    test('nothing of a confidential document but its title', async () => {
      const { title, passages } = await hit('geheim');
      expect(marked(title)).toEqual(['Geheim']);
      expect(passages).toEqual([]);
      expect((await store.highlight('x-2', tree('verborgen'), 'metadata')).text.text).toBe('');
    });

    test('far into a long text: marked on its page, and shown by its hit', async () => {
      const { text } = await store.highlight('x-4', tree('wederuitvoer'), 'metadata');
      expect(marked(text)).toEqual(['wederuitvoer']);
      expect((await hit('wederuitvoer')).passages.flatMap(marked)).toEqual(['wederuitvoer']);
      const { passages, marks } = await hit('verordening -zalm');
      expect([passages.flatMap(marked), marks]).toEqual([['verordening'], 1]);
    });

    test('a text without end ends somewhere', async () => {
      const { document, passages } = await hit('einde');
      expect([document.id, passages]).toEqual(['x-3', []]);
    });
  });
}
