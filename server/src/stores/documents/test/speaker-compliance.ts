import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Marked } from 'contract/document-parts';
import { parseQuery } from 'contract/query/parse';
import type { Document, Turn } from '../document.ts';
import { type DocumentStore, TooBroadError } from '../document-store.ts';
import type { OpenStore } from './compliance.ts';
import { aDocument, aMeeting, aSearch, type SearchDifferences } from './documents.ts';

const treeOf = (query: string) => parseQuery(query, ['nl']).tree!;
const marked = ({ text, marks }: Marked) => marks.map(([start, end]) => text.slice(start, end));

/** A debate in which these say this; who speaks is written before each turn. */
function debate(
  id: Document['id'],
  said: readonly [name: string, words: string, party?: string][],
  differences: Partial<Document> = {},
): Document {
  let text = 'Opening om 10 uur.';
  const turns = said.map(([name, words, party]): Turn => {
    text += `\n\n${name}:\n`;
    const from = text.length;
    text += words;
    return { speaker: { name, ...(party ? { party } : {}) }, from, to: text.length };
  });
  return aDocument({ id, title: 'Debat', sourceType: 'Debat', text, turns, ...differences });
}

const filling = 'en dan volgt er nog veel tekst die er verder niet toe doet. '.repeat(40);

/** What is searched in debates by who spoke, and by what they said in one turn (SEARCH.md, Grammar). */
export function speakerCompliance(open: OpenStore): void {
  describe('speakers', () => {
    let store: DocumentStore;
    const find = async (query: string, around: SearchDifferences = {}, of = store) => {
      const { hits, total } = await of.search(aSearch(treeOf(query), around), { size: 100 });
      expect(await of.count(aSearch(treeOf(query), around))).toBe(total);
      expect(hits).toHaveLength(total);
      return hits.map(({ document }) => document.id).toSorted();
    };
    const hit = async (query: string) => (await store.search(aSearch(treeOf(query)), { size: 1 })).hits[0]!;

    beforeAll(async () => {
      store = await open({});
      await store.put([
        debate('x-1', [
          ['Jan Jansen', 'De stikstof raakt de boeren.'],
          ['Anna de Wit', 'De landbouw lijdt, de stikstof niet.'],
          ['Jan Jansen', `${filling}De landbouw krimpt, de wolven zijn terug.`],
        ]),
        debate('x-2', [
          ['Anna de Wit', ''],
          ['Piet Jansen', 'Van stikstof naar de landbouw, en de F-35. WHO?'],
          ['Jan de Wit', 'De wolf, who is dat?'],
        ]),
        debate('x-3', [['Jan Jansen', 'Stikstof en landbouw, in een vergadering.']], { meeting: aMeeting }),
        debate('x-4', [['Jan Jansen', 'Stikstof en landbouw in Europa.']], { domain: 'eu' }),
        debate('x-5', [['Jan Jansen', 'Geheime landbouw.']], { confidentiality: 'Besloten' }),
        debate(
          'x-7',
          [
            ['Eva Groen', 'Water is overal.', 'Blauwe Lijst'],
            ['Max Vis', 'De dijk houdt het water.', 'Groen Verbond'],
          ],
          { title: 'Verslag', sourceType: 'Verslag' },
        ),
        aDocument({
          id: 'x-6',
          title: 'Brief van Jan Jansen',
          text: 'Jan Jansen: stikstof NEAR landbouw.',
          people: [{ name: 'Jan Jansen' }],
        }),
      ]);
    });
    afterAll(() => store.close());

    test.each<[string, string[]]>([
      ['spreker:jansen', ['x-1', 'x-2']],
      // The party that the report writes beside the name says who speaks, too.
      ['spreker:"groen verbond"', ['x-7']],
      ['spreker:"blauwe lijst" ZEI overal', ['x-7']],
      ['spreker:"blauwe lijst" ZEI dijk', []],
      ['partij:"groen verbond"', []],
      ['speaker:"jan jansen"', ['x-1']],
      ['spreker:"jansen anna"', []],
      ['spreker:(jan NEAR/0 wit)', []],
      ['spreker:(jan NEAR/1 wit)', ['x-2']],
      // Of several speakers together, as of every field.
      ['spreker:(jan anna)', ['x-1', 'x-2']],
      ['spreker:jans*', ['x-1', 'x-2']],
      ['spreker:jan -spreker:piet', ['x-1']],
      ['debat -spreker:piet', ['x-1', 'x-5']],
      ['persoon:jansen', ['x-6']],
      ['spreker:stikstof', []],
      ['spreker:jansen ZEI stikstof', ['x-1', 'x-2']],
      ['spreker:jansen ZEI (stikstof landbouw)', ['x-2']],
      ['spreker:wit ZEI stikstof NEAR/3 landbouw', ['x-1']],
      ['spreker:jansen ZEI (stikstof NEAR/3 landbouw)', ['x-2']],
      ['spreker:jansen ZEI (stikstof NEAR/1 landbouw)', []],
      ['spreker:jansen ZEI (stikstof OF krimpt)', ['x-1', 'x-2']],
      ['spreker:jansen ZEI (stikstof -landbouw)', ['x-1']],
      ['spreker:(jan jansen) ZEI landbouw', ['x-1']],
      ['spreker:(jansen -jan) ZEI landbouw', ['x-2']],
      ['spreker:jan ZEI wolf', ['x-1', 'x-2']],
      ['spreker:jan ZEI "wolf"', ['x-2']],
      ['spreker:jan ZEI ("de wol*" OF F35)', ['x-1', 'x-2']],
      ['spreker:piet ZEI F-35', ['x-2']],
      ['spreker:piet ZEI F35', ['x-2']],
      ['spreker:jansen ZEI =WHO', ['x-2']],
      ['spreker:"de wit" ZEI =WHO', []],
      ['spreker:jan ZEI *boe*', ['x-1']],
      ['spreker:jansen ZEI jansen', []],
      ['spreker:jansen ZEI opening', []],
      ['spreker:jansen ZEI "boeren anna"', []],
      ['landbouw -(spreker:anna ZEI landbouw)', ['x-2', 'x-6']],
      ['landbouw OF (spreker:"jan jansen" ZEI wolf)', ['x-1', 'x-2', 'x-6']],
      ['(spreker:anna ZEI stikstof) spreker:jan ZEI wolf', ['x-1']],
    ])('%s', async (query, ids) => {
      expect(await find(query)).toEqual(ids);
    });

    test('of meetings and of other domains are theirs alone', async () => {
      const query = 'spreker:jansen ZEI (stikstof landbouw)';
      expect(await find(query, { filters: { kind: 'meeting' } })).toEqual(['x-3']);
      expect(await find(query, { filters: { domain: 'eu' } })).toEqual(['x-4']);
      expect(await find(query, { filters: { ids: ['x-2', 'x-4'] } })).toEqual(['x-2']);
    });

    test('in the statistics count as any hits', async () => {
      const search = aSearch(treeOf('spreker:jansen ZEI stikstof'));
      expect(await store.buckets(search, 'groupPath', { limit: 5 })).toEqual([
        { value: 'tk/motie', count: 2 },
      ]);
    });

    test('a hit is marked in the turns that match alone, says who speaks, and where', async () => {
      const { title, passages, found, marks, turn } = await hit(
        'debat spreker:"jan jansen" ZEI (landbouw wolf)',
      );
      expect(marked(title)).toEqual(['Debat']);
      expect(passages.flatMap(marked)).toEqual(['landbouw', 'wolven']);
      expect(marks).toBe(2);
      expect(found.map(({ field, value }) => [field, ...marked(value)])).toEqual([['speaker', 'Jan Jansen']]);
      expect(turn).toBe(2);
      // Of turns in which nothing is said none is counted.
      expect((await hit('spreker:piet ZEI stikstof')).turn).toBe(0);
      expect((await hit('krimpt -(spreker:anna ZEI wolf)')).turn).toBeUndefined();
    });

    test('turns are counted by who speaks in them and what is said, among the debates that are found', async () => {
      const turn = (speaker: string, words?: string) => ({
        speaker: treeOf(speaker),
        ...(words === undefined ? {} : { said: treeOf(words) }),
      });
      const counted = (query: string, around: SearchDifferences, ...turns: ReturnType<typeof turn>[]) =>
        store.countTurns(aSearch(treeOf(query), around), turns);
      expect(
        await counted(
          'spreker:(jansen OF wit)',
          {},
          turn('"jan jansen"'),
          turn('"jan jansen" OF "piet jansen"'),
          turn('"jan jansen"', 'stikstof'),
          turn('jansen', 'stikstof landbouw'),
          turn('wit', 'wo?f OF wolf'),
          turn('niemand'),
        ),
      ).toEqual([
        { turns: 2, debates: 1 },
        { turns: 3, debates: 2 },
        { turns: 1, debates: 1 },
        { turns: 1, debates: 1 },
        { turns: 1, debates: 1 },
        { turns: 0, debates: 0 },
      ]);
      expect(await counted('krimpt', {}, turn('jansen'))).toEqual([{ turns: 2, debates: 1 }]);
      expect(await counted('niets', {}, turn('jansen'))).toEqual([{ turns: 0, debates: 0 }]);
      expect(await counted('landbouw', { filters: { domain: 'eu' } }, turn('jansen'))).toEqual([
        { turns: 1, debates: 1 },
      ]);
      const nowhere = { scope: { domains: [], excludedPaths: [] } };
      expect(await counted('landbouw', nowhere, turn('jansen'))).toEqual([{ turns: 0, debates: 0 }]);
    });

    test('by a speaker alone the name is why it is a hit', async () => {
      const { title, passages, found, turn } = await hit('spreker:piet');
      expect([marked(title), passages, turn]).toEqual([[], [], undefined]);
      expect(found.map(({ field, value }) => [field, value.text])).toEqual([['speaker', 'Piet Jansen']]);
    });

    test('on a page the turns that match are marked, and no other', async () => {
      const { text, found, met } = await store.highlight(
        'x-1',
        treeOf('spreker:wit ZEI (landbouw stikstof)'),
        'metadata',
      );
      expect(text.marks.map(([start, end]) => text.text.slice(start - 3, end))).toEqual([
        'De landbouw',
        'de stikstof',
      ]);
      expect(found.map(({ value }) => marked(value))).toEqual([['de Wit'.slice(3)]]);
      expect(met.leaves).toHaveLength(1);
    });

    test('go with their document: replaced, moved, closed, withdrawn, rescored and copied', async () => {
      const own = await open({});
      const copy = await open({});
      const found = (query: string, around?: SearchDifferences) => find(query, around, own);
      const first = debate('x-1', [
        ['Vera Lid', 'Oude woorden.'],
        ['Jan Lid', 'Andere woorden.'],
      ]);
      const other = debate('x-2', [['Vera Lid', 'Eigen woorden.']]);
      await own.put([first, other, { ...first, title: 'Nog eens' }]);
      expect(await found('spreker:vera ZEI woord')).toEqual(['x-1', 'x-2']);
      const changed = debate('x-1', [['Nieuw Lid', 'Nieuwe woorden.']]);
      await own.put([changed]);
      expect(await found('spreker:vera OF spreker:jan')).toEqual(['x-2']);
      expect(await found('spreker:nieuw ZEI woord')).toEqual(['x-1']);
      const [kept] = (await own.dump(0, 10)).filter(({ document }) => document.id === 'x-1');
      await own.rescore([{ ...kept!, document: { ...kept!.document, contexts: { water: 90 } } }]);
      const wet = { filters: { contexts: { codes: ['water' as const], minimum: 80 } } };
      expect(await found('spreker:nieuw ZEI woord', wet)).toEqual(['x-1']);
      expect(await found('spreker:lid ZEI (nieuwe OF eigen)')).toEqual(['x-1', 'x-2']);
      await copy.load(await own.dump(0, 10));
      expect(await find('spreker:lid ZEI woord', {}, copy)).toEqual(['x-1', 'x-2']);
      await own.put([{ ...changed, domain: 'eu' }]);
      expect(await found('spreker:nieuw')).toEqual([]);
      expect(await found('spreker:nieuw', { filters: { domain: 'eu' } })).toEqual(['x-1']);
      await own.withdraw(['x-2']);
      expect(await found('spreker:vera')).toEqual([]);
      await own.put([other, { ...changed, confidentiality: 'Besloten' }]);
      expect(await found('spreker:vera ZEI woord')).toEqual(['x-2']);
      expect(await found('spreker:nieuw')).toEqual([]);
      await Promise.all([own.close(), copy.close()]);
    });

    test('what is said with too many words is too broad', async () => {
      const own = await open({ maximumExpansions: 50 });
      const words = Array.from({ length: 51 }, (_, index) => `woord${index}`).join(' ');
      await own.put([debate('x-1', [['Vera Lid', words]])]);
      await expect(own.count(aSearch(treeOf('spreker:lid ZEI woord*')))).rejects.toThrow(TooBroadError);
      await expect(own.count(aSearch(treeOf('spreker:niemand ZEI *oord*')))).rejects.toThrow(TooBroadError);
      expect(await own.count(aSearch(treeOf('spreker:lid ZEI woord5*')))).toBe(1);
      await own.close();
    });
  });
}
