import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldByWord, type FieldName, fieldNames } from 'contract/query/fields';
import { parseQuery } from 'contract/query/parse';
import type { Document } from '../document.ts';
import { TooBroadError, type DocumentStore } from '../document-store.ts';
import type { OpenStore } from './compliance.ts';
import { aDocument, aSearch } from './documents.ts';

/** Written by hand for the examples of SEARCH.md; newest last, so results come in the opposite order. */
const corpus = [
  aDocument({ id: 'x-stikstof', title: 'Stikstof', text: 'De stikstof raakt de landbouw.' }),
  aDocument({
    id: 'x-stikstofwet',
    title: 'Stikstofwet',
    text: 'Een wet. Veel woorden gaan voor de landbouw.',
  }),
  aDocument({ id: 'x-ammoniak', title: 'Ammoniakstikstof', text: 'Moties over iets anders.' }),
  aDocument({
    id: 'x-motie',
    title: 'Motie',
    text: 'Motie over stikstof, veel en nog meer andere woorden dan vijf, in de landbouw.',
  }),
  aDocument({ id: 'x-raad', title: 'Raad van State', text: 'De Raad van State bij het koninkrijk.' }),
  aDocument({ id: 'x-advies', title: 'Advies van de Raad van State', text: 'Tekst.' }),
  aDocument({ id: 'x-raden', title: 'Raad en staat', text: 'De raad van de state.' }),
  aDocument({ id: 'x-staten', title: 'Vergadering', text: 'De Staten-Generaal kwam bijeen.' }),
  aDocument({
    id: 'x-generaal',
    title: 'Generaal',
    text: 'De generaal staten samen, generaal boven staten.',
  }),
  aDocument({ id: 'x-verenigd', title: 'Staten', text: 'De staten en een generaal.' }),
  aDocument({ id: 'x-wijziging', title: 'Wijziging van de Stikstofwet', text: 'Niets.' }),
  aDocument({ id: 'x-grondwet', title: 'Wijziging van de grondwet en meer', text: 'Niets.' }),
  aDocument({ id: 'x-wetboek', title: 'Wijziging van het wetboek', text: 'Een wijziging van de kieswet.' }),
  aDocument({
    id: 'x-begroting',
    title: 'Vaststelling begroting',
    text: 'Niets.',
    numbers: [{ kind: 'dossier', value: '36 410-XV' }],
  }),
  aDocument({ id: 'x-los', title: 'Brief', text: 'Zie 36410, XV, en ook 36 stuks van 410.' }),
  aDocument({ id: 'x-deel', title: 'Brief', text: 'Bij Kamerstuk 36 410 is dit gemeld.' }),
  aDocument({
    id: 'x-klimaatwet',
    domain: 'nl',
    title: 'European Climate Law',
    numbers: [
      { kind: 'procedure', value: '2021/0106(COD)' },
      { kind: 'pe', value: 'PE731.563' },
      { kind: 'reference', value: 'COM(2023) 123' },
    ],
  }),
  aDocument({ id: 'x-com', title: 'Verwijzing', text: 'Zie COM (2023)123 en 2021 0106 COD, PE 731.563.' }),
  aDocument({ id: 'x-anders', title: 'Verwijzing', text: 'In 2023 kwam COM met 123 zaken, 731 en 563.' }),
  aDocument({ id: 'x-deja', title: 'Déjà-vu', text: 'Een déja vù.' }),
  aDocument({ id: 'x-dejavu', title: 'Dejavu', text: 'Deja is vu.' }),
  aDocument({ id: 'x-zzp', title: "Zzp'ers", text: 'Over zzp’ers.' }),
  aDocument({ id: 'x-zzper', title: 'Zzpers', text: 'Over zzp.' }),
  aDocument({ id: 'x-bosch', title: 'Gemeente', text: "In 's-Hertogenbosch gebeurt het." }),
  aDocument({ id: 'x-eu', title: 'De EU', text: 'Zij.' }),
  aDocument({ id: 'x-unie', title: 'De Europese Unie', text: 'Zij.' }),
  aDocument({ id: 'x-unies', title: 'Unie', text: 'De Unie is niet de europese, noch Europese en unie.' }),
  aDocument({ id: 'x-letter', title: 'Letter', text: 'Bijlage A hoort erbij.' }),
  aDocument({ id: 'x-moskou', title: 'Письмо из Москвы', text: 'رسالة من القاهرة 😀 done' }),
  aDocument({ id: 'x-f35', title: 'Toestellen', text: 'De F-35 vliegt.' }),
  aDocument({ id: 'x-f35a', title: 'Toestellen', text: 'De F35 vliegt.' }),
  aDocument({ id: 'x-f35b', title: 'Toestellen', text: 'Van F naar 35.' }),
  aDocument({ id: 'x-co2', title: 'CO2-heffing', text: 'De CO2heffing.' }),
  aDocument({ id: 'x-bedrijf', title: 'Bedrijven', text: 'Een huis.' }),
  aDocument({ id: 'x-weten', title: 'Weten', text: 'Wij weten niets van huizen.' }),
  aDocument({ id: 'x-wetten', title: 'Wetten', text: 'Nieuwe wetten.' }),
  aDocument({ id: 'x-elision', title: "L'Union européenne", text: 'Pour l’ONU, qu’énergie.' }),
  aDocument({ id: 'x-hoofdletters', title: 'De WHO', text: 'De who eist dat; WHO-landen.' }),
  aDocument({ id: 'x-klein', title: 'Wie', text: 'Who eist? De R&D van CD&V, klimaat-beleid.' }),
  aDocument({
    id: 'x-stukken',
    title: 'Kamerstuk 36 550-VI, nr. 7',
    text: 'Zie PE 731.999v02-00, DOC 56 0191/013, Stb. 2024, nr. 123 en COM(2024)0496; 36 999 euro.',
  }),
  aDocument({ id: 'x-gedachte', title: 'Gedachte', text: 'Een gedachte over de loop der dingen.' }),
  aDocument({
    id: 'x-gedachten',
    title: 'Gedachten',
    text: 'De gedachte en de gedachten, de loop der gedachten.',
  }),
  aDocument({
    id: 'x-velden',
    title: 'Velden',
    sourceType: 'Schriftelijke vragen',
    people: [{ name: 'Jan de Vries', party: 'Groene Partij' }, { name: 'Anna Jansen' }],
    organisations: [{ name: 'Bond van Vissers' }],
    committees: [{ code: 'LNV', name: 'Vaste commissie voor Landbouwzaken' }],
  }),
].map((document, index) => ({ ...document, date: Date.UTC(2025, 0, 1 + index) }));

/** Query, and the ids it finds in the order of the corpus. */
const examples: [string, string[]][] = [
  ['stikstof*', ['x-stikstof', 'x-stikstofwet', 'x-motie', 'x-wijziging']],
  ['*stikstof*', ['x-stikstof', 'x-stikstofwet', 'x-ammoniak', 'x-motie', 'x-wijziging']],
  ['*stikstof', ['x-stikstof', 'x-ammoniak', 'x-motie']],
  ['stik*wet', ['x-stikstofwet', 'x-wijziging']],
  ['wet?en', ['x-wetten']],
  ['we?en', ['x-weten']],
  ['"raad van state" -advies', ['x-raad']],
  ['(wet OF motie) EN (stikstof NEAR/5 landbouw)', []],
  ['(stikstof OF motie) EN (stikstof NEAR/5 landbouw)', ['x-stikstof']],
  ['(wet OF motie) EN (stikstof NEAR/12 landbouw)', ['x-motie']],
  ['"staten generaal"~0', ['x-staten', 'x-generaal']],
  ['"staten generaal"~1', ['x-staten', 'x-generaal']],
  ['"staten generaal"~2', ['x-staten', 'x-generaal', 'x-verenigd']],
  ['titel:"wijziging van de *wet"', ['x-wijziging', 'x-grondwet']],
  ['"wijziging van de *wet"', ['x-wijziging', 'x-grondwet', 'x-wetboek']],
  ['36410 XV', ['x-begroting', 'x-los']],
  ['"36 410"', ['x-begroting', 'x-los', 'x-deel']],
  ['36410-XV', ['x-begroting', 'x-los']],
  ['nummer:36410', ['x-begroting']],
  ['2021/0106(COD)', ['x-klimaatwet', 'x-com']],
  ['PE731.563', ['x-klimaatwet', 'x-com']],
  ['COM(2023) 123', ['x-klimaatwet', 'x-com']],
  ['"Union européenne"', ['x-elision']],
  ["l'Union", ['x-elision']],
  ['ONU énerg*', ['x-elision']],
  ['=WHO', ['x-hoofdletters']],
  ['titel:=WHO', ['x-hoofdletters']],
  ['=WHO NEAR/0 eist', []],
  ['=WHO NEAR/1 eist', ['x-hoofdletters']],
  ['who', ['x-hoofdletters', 'x-klein']],
  ['R&D', ['x-klein']],
  ['CDV RD', ['x-klein']],
  ['klimaatbeleid', ['x-klein']],
  ['klimaatbel*', []],
  ['"klimaatbel* x"', []],
  ['klimaatbeleid NEAR/4 rd', ['x-klein']],
  ['"van CDV"', ['x-klein']],
  ['F35 NEAR/1 vliegt', ['x-f35', 'x-f35a']],
  ['=WHO NEAR/5 who NEAR/5 who', []],
  ['F-35 NEAR/5 35', []],
  ['gedachte NEAR/9 gedachten', ['x-gedachten']],
  ['gedachte NEAR/4 gedachte NEAR/4 gedachte', []],
  ['gedachte NEAR/5 gedachte NEAR/5 gedachte', ['x-gedachten']],
  ['"gedachten gedachten"~2', []],
  ['"gedachten gedachten"~3', ['x-gedachten']],
  ['gedacht* NEAR/1 gedachten', []],
  ['gedacht* NEAR/2 gedachten', ['x-gedachten']],
  ['"loop der gedachten" NEAR/0 gedachten', []],
  ['"loop der gedachten" NEAR/1 gedachten', ['x-gedachten']],
  ['"loop der gedachten" NEAR/9 loop', []],
  ['(dingen OF gedachten) NEAR/1 loop', ['x-gedachte', 'x-gedachten']],
  ['wholand', ['x-hoofdletters']],
  ['WHO-land', ['x-hoofdletters']],
  ['36550-VI', ['x-stukken']],
  ['36550', ['x-stukken']],
  ['titel:36550-VI-7', ['x-stukken']],
  ['36550-VI-8', []],
  ['PE731.999', ['x-stukken']],
  ['56K0191013', ['x-stukken']],
  ['stb-2024-123', ['x-stukken']],
  ['COM(2024) 496', ['x-stukken']],
  ['COM(2024) 496 NEAR/10 56K0191', ['x-stukken']],
  ['36999', []],
  ['déjà vu', ['x-deja', 'x-dejavu']],
  ['"deja vu"', ['x-deja']],
  ["zzp'ers", ['x-zzp', 'x-zzper']],
  ["'s-Hertogenbosch", ['x-bosch']],
  ['EU OR "Europese Unie"', ['x-eu', 'x-unie']],
  ['a', ['x-letter']],
  ['москвы', ['x-moskou']],
  ['القاهرة', ['x-moskou']],
  ['F-35', ['x-f35', 'x-f35a']],
  ['F35', ['x-f35', 'x-f35a']],
  ['CO2-heffing', ['x-co2']],
  ['bedrijf', ['x-bedrijf']],
  ['huizen', ['x-bedrijf', 'x-weten']],
  ['"huizen"', ['x-weten']],
  ['wet', ['x-stikstofwet', 'x-wetten']],
  ['persoon:vries', ['x-velden']],
  ['persoon:"vries anna"', []],
  ['persoon:(vries NEAR/100 anna)', []],
  ['vries NEAR/100 anna', []],
  ['vries anna', ['x-velden']],
  ['vissers', ['x-velden']],
  ['persoon:vissers', []],
  ['partij:groene', ['x-velden']],
  ['party:"groene partij"', ['x-velden']],
  ['partij:vries', []],
  ['"groene partij"', ['x-velden']],
  ['organisatie:vissers', ['x-velden']],
  ['organisation:(bond NEAR/1 vissers)', ['x-velden']],
  ['organisatie:groene', []],
  ['commissie:LNV', ['x-velden']],
  ['"lnv vaste"', []],
  ['type:"schriftelijke vragen"', ['x-velden']],
  ['schriftelijke', []],
];

/** Texts that are refused before any store sees them. */
const refused = ['NOT a', '"', '(a', 'a OR', '**', 'wet '.repeat(2_000), '😀'];

/** Every store finds the same for the examples of SEARCH.md. */
export function queryCompliance(open: OpenStore): void {
  describe('queries', () => {
    let store: DocumentStore;
    const find = async (text: string) => {
      const { tree, error } = parseQuery(text, ['nl']);
      if (error) throw new Error(`${text}: ${error.problem}`);
      const { hits, total } = await store.search(aSearch(tree), { size: 100 });
      expect(total).toBe(hits.length);
      return hits.map((hit) => hit.document.id).reverse();
    };

    beforeAll(async () => {
      store = await open({});
      await store.put(corpus);
    });
    afterAll(() => store.close());

    test.each(examples)('%s', async (text, ids) => {
      expect(await find(text)).toEqual(ids);
    });

    test.each(refused)('is not asked for %s', (text) => {
      expect(parseQuery(text, ['nl']).error).toBeDefined();
    });
  });

  test('a field finds its own words and no others; without one all are searched but labels', async () => {
    const only: Record<FieldName, Partial<Document>> = {
      title: { title: 'eigenwoord' },
      number: { numbers: [{ kind: 'case', value: 'eigenwoord' }] },
      committee: { committees: [{ code: 'XX', name: 'eigenwoord' }] },
      person: { people: [{ name: 'eigenwoord' }] },
      party: { people: [{ name: 'Iemand', party: 'eigenwoord' }] },
      organisation: { organisations: [{ name: 'eigenwoord' }] },
      // Said of a speaker in no other field, not even in the text.
      speaker: { text: 'tekst', turns: [{ speaker: { name: 'eigenwoord' }, from: 0, to: 5 }] },
      type: { sourceType: 'eigenwoord' },
      text: { text: 'eigenwoord' },
    };
    const store = await open({});
    const find = async (query: string) => {
      const { hits } = await store.search(aSearch(parseQuery(query, []).tree!), { size: 100 });
      return hits.map(({ document }) => document.id).toSorted();
    };
    await store.put(Object.entries(only).map(([name, part]) => aDocument({ id: `x-${name}`, ...part })));
    for (const [word, name] of fieldByWord) {
      for (const operand of ['eigenwoord', 'eigen*', '"eigenwoord"', '(eigenwoord OF (a NEAR/3 b))']) {
        expect(await find(`${word}:${operand}`), `${word}:${operand}`).toEqual([`x-${name}`]);
      }
    }
    expect(await find('eigenwoord')).toEqual(
      fieldNames
        .filter((name) => name !== 'type' && name !== 'speaker')
        .map((name) => `x-${name}`)
        .toSorted(),
    );
    await store.close();
  });

  describe('values of a field', () => {
    const attachment = (text: string) => ({ fileId: 'f', title: '', text });
    let store: DocumentStore;
    const find = async (text: string) => {
      const { hits } = await store.search(aSearch(parseQuery(text, []).tree!), { size: 100 });
      return hits.map((hit) => hit.document.id);
    };

    beforeAll(async () => {
      store = await open({});
      await store.put([
        aDocument({
          id: 'x-1',
          title: 'eerste',
          text: 'tweede',
          file: attachment('derde'),
          attachments: [attachment('vierde'), attachment('vijfde')],
          people: [{ name: 'zesde' }, { name: 'zevende' }],
          numbers: [
            { kind: 'case', value: 'a1' },
            { kind: 'case', value: 'b2' },
          ],
        }),
      ]);
    });
    afterAll(() => store.close());

    test.each(['eerste tweede', 'tweede derde', 'derde vierde', 'vierde vijfde', 'zesde zevende', 'a1 b2'])(
      '%s are not neighbours',
      async (pair) => {
        const [left, right] = pair.split(' ');
        expect(await find(pair)).toEqual(['x-1']);
        expect(await find(`"${pair}"`)).toEqual([]);
        expect(await find(`"${pair}"~100`)).toEqual([]);
        expect(await find(`${left} NEAR/100 ${right}`)).toEqual([]);
        expect(await find(`"${left} ${left}" NEAR/100 ${right}`)).toEqual([]);
      },
    );

    test.each(['*', '?', '*?'])('the wildcard %s finds no boundary between them', async (pattern) => {
      const span = { start: 0, end: 0 };
      const terms = [{ type: 'exact', word: 'tweede' } as const, { type: 'wildcard', pattern } as const];
      const search = aSearch({ type: 'phrase', terms, span });
      expect((await store.search(search, { size: 1 })).total).toBe(0);
    });
  });

  describe('wildcards', () => {
    test('of more words than the limit are refused, in any position', async () => {
      const store = await open({ maximumExpansions: 50 });
      const words = (count: number) =>
        Array.from({ length: count }, (_, index) => `woord${index}einde`).join(' ');
      await store.put([aDocument({ id: 'x-1', text: words(50) })]);
      const broad = [
        'woord*',
        '*einde',
        '*oord*',
        'woo*inde',
        '"een woord*"',
        '(een NEAR *einde)',
        'titel:*einde',
      ];
      for (const text of broad) {
        const search = aSearch(parseQuery(text, []).tree!);
        expect(await store.count(search)).toBe(text.includes('een') || text.includes('titel') ? 0 : 1);
      }
      await store.put([aDocument({ id: 'x-2', text: words(51) })]);
      for (const text of broad) {
        const search = aSearch(parseQuery(text, []).tree!);
        await expect(store.search(search, { size: 1 })).rejects.toThrow(TooBroadError);
        await expect(store.count(search)).rejects.toThrow(TooBroadError);
      }
      await store.close();
    });

    test('of thousands of words find every document, whatever words another domain has', async () => {
      const store = await open({});
      const documents = (letter: string, length: number, differences: Partial<Document> = {}) =>
        Array.from({ length }, (_, document) =>
          aDocument({
            id: `x-${letter}${document}`,
            text: Array.from({ length: 30 }, (_, word) => `${letter}${document}subsidie${word}a`).join(' '),
            ...differences,
          }),
        );
      await store.put([...documents('a', 150), ...documents('b', 60, { domain: 'eu', groupPath: 'ep' })]);
      for (const text of ['*subsidie*', 'a*subsidie*', '*subsidie*a NEAR/0 *subsidie*']) {
        const search = aSearch(parseQuery(text, []).tree!);
        const found = await store.search(search, { size: 100 });
        expect(found.total).toBe(150);
        expect(found.hits).toHaveLength(100);
      }
      await store.close();
    });
  });
}
