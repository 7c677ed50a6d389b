import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Vote } from 'contract/document-parts';
import { everything } from 'contract/query/tree';
import { parseQuery } from 'contract/query/parse';
import type { Document } from '../document.ts';
import type { DocumentStore } from '../document-store.ts';
import type { VotesAsked } from '../votes/asked.ts';
import { agreementRuns, agreementSeed, agreementTime } from './agreement.ts';
import type { OpenStore } from './compliance.ts';
import { aDocument, aSearch, type SearchDifferences } from './documents.ts';

const noon = Date.UTC(2025, 5, 3, 10);
const dayLength = 86_400_000;
const summary = { margin: 10, withoutUnanimous: false, members: 5 };

/** A vote by hands of parties of ten. */
function byHands(subject: string, choices: Record<string, Vote['parties'][number]['choice']>): Vote {
  const parties = Object.entries(choices).map(([party, choice]) => ({ party, seats: 10, choice }));
  return { subject, outcome: 'aangenomen', date: new Date(noon).toISOString(), parties, members: [] };
}

/** Votes of a search are each counted once, whatever engine does it. */
export function votesCompliance(open: OpenStore): void {
  describe('votes', () => {
    let store: DocumentStore;
    const asked = (text: string, more: Partial<VotesAsked> = {}, differences: SearchDifferences = {}) =>
      store.votes(aSearch(parseQuery(text, []).tree!, differences), {
        narrowing: {},
        size: 10,
        summary,
        ...more,
      });

    beforeAll(async () => {
      store = await open({});
      const named: Vote = {
        subject: 'hoofdelijk',
        outcome: 'verworpen',
        date: new Date(noon + dayLength).toISOString(),
        parties: [
          { party: 'A', seats: 1, choice: 'Voor' },
          { party: 'A', seats: 2, choice: 'Tegen' },
          { party: 'B', seats: 1, choice: 'Voor' },
          { party: 'B', seats: 2, choice: 'Tegen' },
        ],
        members: [
          { name: 'Anders', party: 'A', choice: 'Voor' },
          { name: 'Bos', party: 'A', choice: 'Tegen' },
          { name: 'Cats', party: 'A', choice: 'Tegen' },
          { name: 'Dros', party: 'B', choice: 'Tegen' },
          { name: 'Eik', party: 'B', choice: 'Tegen' },
          // Who meant to vote otherwise did not deviate.
          { name: 'Fout', party: 'B', choice: 'Voor', mistake: true },
        ],
        counts: { for: 2, against: 5 },
      };
      const relations = [{ relation: 'Kabinetsappreciatie', title: 'Ontraden' }];
      const people = [{ name: 'Anders', role: 'Eerste ondertekenaar', party: 'A' }];
      await store.put([
        aDocument({ id: 'x-1', text: 'wet', votes: [byHands('wet', { A: 'Voor', B: 'Tegen', C: 'Tegen' })] }),
        aDocument({
          id: 'x-2',
          text: 'wet toelichting',
          groupPath: 'tk/brief',
          votes: [byHands('wet', { A: 'Voor', B: 'Tegen', C: 'Tegen' })],
        }),
        aDocument({ id: 'x-3', text: 'wet naam', votes: [named], people, relations }),
        aDocument({ id: 'x-4', title: 'wet', confidentiality: 'Besloten', votes: [named] }),
        aDocument({
          id: 'x-5',
          text: 'wet zonder',
          votes: [{ subject: 'besluit', parties: [], members: [] }],
        }),
        aDocument({
          id: 'x-6',
          text: 'wet verslag',
          votes: [{ subject: 'Het voorstel', parties: [{ party: 'A', choice: 'Voor' }], members: [] }],
        }),
      ]);
    });
    afterAll(() => store.close());

    test('are told once however many papers tell them, newest first, with who deviated', async () => {
      const found = await asked('wet');
      expect(found.page.map(({ document: { id }, ballot }) => [id, ballot.byName])).toEqual([
        ['x-3', true],
        ['x-1', false],
      ]);
      expect(found).toMatchObject({ total: 2, more: false, otherParties: 0 });
      const [named, hands] = found.page;
      expect(named).toMatchObject({ subject: 'hoofdelijk' });
      expect(named!.document).not.toHaveProperty('votes');
      expect(named!.ballot).toMatchObject({
        numbers: { for: 2, against: 5 },
        differs: { for: 2, against: 4 },
        by: 'A',
        opinion: 'Ontraden',
        cells: [
          { party: 'A', side: 'against', for: 1, against: 2, abstained: 0, absent: 0 },
          { party: 'B', side: 'against', for: 1, against: 2, abstained: 0, absent: 0 },
        ],
        deviating: [{ name: 'Anders', party: 'A', choice: 'for' }],
      });
      expect(hands!.ballot.numbers).toEqual({ for: 10, against: 20 });
      expect(hands!.ballot).not.toHaveProperty('differs');
      expect(found.summary).toEqual({
        byName: 1,
        facets: {
          kinds: [{ value: 'tk/motie', count: 2 }],
          outcomes: [
            { value: 'aangenomen', count: 1 },
            { value: 'verworpen', count: 1 },
          ],
          manners: [
            { value: 'hands', count: 1 },
            { value: 'names', count: 1 },
          ],
          by: [{ value: 'A', count: 1 }],
          opinions: [
            { value: 'Ontraden', count: 1 },
            { value: 'unknown', count: 1 },
          ],
          close: 2,
        },
        agreement: [
          { one: 'A', other: 'B', same: 1, shared: 2 },
          { one: 'A', other: 'C', same: 0, shared: 1 },
          { one: 'B', other: 'C', same: 1, shared: 1 },
        ],
        deviations: [{ name: 'Anders', party: 'A', times: 1, last: named }],
        deviating: 1,
      });
    });

    test('are narrowed, and counted by each facet without itself', async () => {
      const names = await asked('wet', { narrowing: { manners: ['names'] } });
      expect(names.page.map(({ document: { id } }) => id)).toEqual(['x-3']);
      expect(names.summary!.facets.manners).toHaveLength(2);
      expect(names.summary!.facets.outcomes).toEqual([{ value: 'verworpen', count: 1 }]);
      expect(names.summary!.facets.opinions).toEqual([{ value: 'Ontraden', count: 1 }]);
      const said = await asked('wet', { narrowing: { opinions: ['Ontraden'] } });
      expect(said.summary!.facets.opinions).toHaveLength(2);
      const ids = async (narrowing: VotesAsked['narrowing']) =>
        (await asked('wet', { narrowing })).page.map(({ document: { id } }) => id);
      expect(await ids({ kinds: ['tk'] })).toEqual(['x-3', 'x-1']);
      expect(await ids({ kinds: ['tk/brief'] })).toEqual([]);
      expect(await ids({ outcomes: ['aangenomen', 'unknown'] })).toEqual(['x-1']);
      expect(await ids({ margin: 4 })).toEqual(['x-3']);
      expect(await ids({ by: ['A'] })).toEqual(['x-3']);
      expect(await ids({ opinions: ['Ontraden'] })).toEqual(['x-3']);
      expect(await ids({ opinions: ['unknown', 'Overbodig'] })).toEqual(['x-1']);
      expect(await ids({ differing: ['A', 'B'] })).toEqual(['x-1']);
      expect(await ids({ voted: { party: 'A', how: 'split' } })).toEqual(['x-3']);
      expect(await ids({ voted: { party: 'A', how: 'for' } })).toEqual(['x-1']);
      expect(await ids({ voted: { party: 'A', how: 'against' } })).toEqual([]);
      // A party that is not named has done nothing.
      expect(await ids({ voted: { party: 'C', how: 'absent' } })).toEqual([]);
      expect(await ids({ member: { name: 'Anders', party: 'A' } })).toEqual(['x-3']);
      expect(await ids({ member: { name: 'Anders', party: 'B' } })).toEqual([]);
    });

    test('without those in which all were of one mind, where that is asked', async () => {
      const without = await asked('wet', { summary: { margin: 10, withoutUnanimous: true, members: 5 } });
      expect(without.total).toBe(2);
      expect(without.summary!.agreement).toContainEqual({ one: 'B', other: 'C', same: 1, shared: 1 });
      const alone = await asked('toelichting', {
        summary: { margin: 10, withoutUnanimous: true, members: 5 },
      });
      expect(alone.page.map(({ document: { id } }) => id)).toEqual(['x-2']);
    });

    test('of what is hidden by the scope are not told', async () => {
      const scope = {
        domains: ['nl' as const],
        excludedPaths: [{ domain: 'nl' as const, path: 'tk/motie' }],
      };
      expect((await asked('wet', {}, { scope })).page.map(({ document: { id } }) => id)).toEqual(['x-2']);
      expect((await asked('wet', {}, { scope: { ...scope, domains: ['eu'] } })).total).toBe(0);
    });

    test('are told by country where members who voted by name have one', async () => {
      const store = await open({});
      const called = (subject: string, nth: number, members: string[]): Document => {
        const voted = members.map((written, at) => {
          const [country = '', choice] = written.split(' ');
          const known = country === '·' ? {} : { country };
          return { name: `Lid ${at}`, choice: choice === '+' ? 'Voor' : 'Tegen', ...known } as const;
        });
        const date = new Date(noon + nth * dayLength).toISOString();
        const parties = voted.map(({ choice }) => ({ party: 'A', seats: 1, choice }));
        return aDocument({ id: `x-${nth}`, votes: [{ subject, date, parties, members: voted }] });
      };
      await store.put([
        called('een', 1, ['NL +', 'NL +', 'DE -', 'DE -', 'DE -', '· +']),
        called('twee', 2, ['NL -', 'NL +', 'DE +', 'DE -', 'DE +']),
        called('drie', 3, ['NL +', 'DE +', 'FR -']),
        called('vier', 4, ['· +', '· -']),
        aDocument({ id: 'x-5', votes: [byHands('vijf', { A: 'Voor', NL: 'Tegen' })] }),
      ]);
      const found = async (more: Partial<VotesAsked> = {}) => {
        const asked = { per: 'country' as const, narrowing: {}, size: 10, summary, ...more };
        const { page, ...rest } = await store.votes(aSearch(everything), asked);
        return { ...rest, ids: page.map(({ document: { id } }) => id), page };
      };
      const all = await found();
      expect(all).toMatchObject({ total: 5, otherParties: 0 });
      expect(all.parties.map(({ name, votes }) => `${name} ${votes}`)).toEqual(['DE 3', 'NL 3', 'FR 1']);
      // Of the day of the newest vote that tells of any.
      expect(all.parties.map(({ seats }) => seats)).toEqual([1, 1, 1]);
      expect(all.page.map(({ ballot: { countries } }) => countries?.unknown)).toEqual([
        ...[undefined, 0, 0, 1, undefined],
      ]);
      expect(all.summary!.agreement.map(pairOf)).toEqual([
        ...['DE+NL 1 of 2', 'DE+FR 0 of 1', 'FR+NL 0 of 1'],
      ]);
      expect((await found({ narrowing: { differing: ['NL', 'DE'] } })).ids).toEqual(['x-1']);
      expect((await found({ narrowing: { voted: { party: 'NL', how: 'split' } } })).ids).toEqual(['x-2']);
      // A country is no party that happens to be called like it.
      expect((await found({ narrowing: { voted: { party: 'NL', how: 'against' } } })).ids).toEqual([]);
      expect((await found({ sorted: { party: 'NL', skip: 0 } })).ids).toEqual([
        ...['x-3', 'x-1', 'x-2', 'x-4', 'x-5'],
      ]);
      const perParty = await store.votes(aSearch(everything), { narrowing: {}, size: 0 });
      expect(perParty.parties.map(({ name }) => name)).toEqual(['A', 'NL']);
      await store.close();
    });

    test('change with their documents', async () => {
      const changing = await open({});
      const idsOf = async () => {
        const found = await changing.votes(aSearch(everything), { narrowing: {}, size: 5 });
        return found.page.map(({ document: { id }, ballot }) => `${id} ${ballot.cells.length}`);
      };
      const voted = (id: string, votes: Vote[]) => aDocument({ id, votes });
      await changing.put([voted('x-1', [byHands('een', { A: 'Voor' })])]);
      expect(await idsOf()).toEqual(['x-1 1']);
      await changing.put([voted('x-1', [byHands('een', { A: 'Voor', B: 'Tegen' })])]);
      await changing.put([voted('x-2', [byHands('twee', { A: 'Voor' })])]);
      expect(await idsOf()).toEqual(['x-2 1', 'x-1 2']);
      await changing.withdraw(['x-2']);
      await changing.put([voted('x-1', [])]);
      expect(await idsOf()).toEqual([]);
      await changing.close();
    });

    test(
      'are what a count by hand says, on any documents, page by page',
      async () => {
        const random = await open({});
        await fc.assert(
          fc.asyncProperty(
            fc.array(someVotes, { minLength: 8, maxLength: 8 }),
            someNarrowing,
            async (given, narrowing) => {
              const documents = given.map((votes, nth) =>
                aDocument({ id: `x-${nth}`, groupPath: nth % 3 === 0 ? 'tk/brief' : 'tk/motie', votes }),
              );
              await random.put(documents);
              const search = aSearch(everything);
              const found = await random.votes(search, { narrowing, size: 3, summary });
              const pages = [...found.page];
              for (let last = found; last.more;) {
                const {
                  document: { id },
                  ballot,
                } = pages.at(-1)!;
                const after = { date: ballot.date, id, nth: ballot.nth };
                last = await random.votes(search, { narrowing, size: 3, after });
                pages.push(...last.page);
              }
              const expected = reference(documents, narrowing);
              expect(pages.map(({ document: { id }, ballot }) => `${id}#${ballot.nth}`)).toEqual(
                expected.places,
              );
              expect(found.total).toBe(expected.places.length);
              expect(found.summary!.agreement.map(pairOf).toSorted(byText)).toEqual(expected.agreement);
            },
          ),
          { numRuns: agreementRuns(30), seed: agreementSeed(24) },
        );
        await random.close();
      },
      agreementTime(30),
    );
  });
}

const byText = (one: string, other: string) => (one < other ? -1 : 1);
const pairOf = ({ one, other, same, shared }: { one: string; other: string; same: number; shared: number }) =>
  `${[one, other].toSorted(byText).join('+')} ${same} of ${shared}`;

const someChoice = fc.constantFrom<Vote['parties'][number]['choice'][]>(
  'Voor',
  'Voor',
  'Tegen',
  'Onthouding',
  'Niet deelgenomen',
);
const someVotes = fc.array(
  fc
    .record({
      subject: fc.constantFrom('een', 'twee'),
      outcome: fc.constantFrom<Vote['outcome'][]>('aangenomen', 'verworpen', undefined),
      day: fc.integer({ min: 0, max: 2 }),
      rows: fc.array(
        fc.record({
          party: fc.constantFrom('A', 'B', 'C'),
          seats: fc.integer({ min: 1, max: 3 }),
          choice: someChoice,
          mistake: fc.constantFrom(undefined, undefined, undefined, true),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    })
    .map(({ subject, outcome, day, rows }): Vote => ({
      subject,
      ...(outcome ? { outcome } : {}),
      date: new Date(noon + day * dayLength).toISOString(),
      parties: rows.map(({ mistake, ...row }) => ({ ...row, ...(mistake ? { mistake } : {}) })),
      members: [],
    })),
  { maxLength: 2 },
);
const someNarrowing: fc.Arbitrary<VotesAsked['narrowing']> = fc.record(
  {
    kinds: fc.constantFrom(['tk/motie'], ['tk'], []),
    outcomes: fc.constantFrom<('aangenomen' | 'unknown')[][]>(['aangenomen'], ['aangenomen', 'unknown'], []),
    margin: fc.integer({ min: 0, max: 4 }),
    differing: fc.constant<[string, string]>(['A', 'B']),
  },
  { requiredKeys: [] },
);

/** What should be found, counted straight from the documents. */
function reference(documents: readonly Document[], narrowing: VotesAsked['narrowing']) {
  const all = documents.flatMap(({ id, groupPath, votes }) =>
    votes.map((vote, nth) => ({ id, nth, groupPath, vote, day: vote.date!.slice(0, 10) })),
  );
  const rowsOf = ({ parties }: Vote) =>
    parties
      .map(({ party, seats, choice }) => `${party} ${seats} ${choice}`)
      .toSorted(byText)
      .join();
  const alike = (one: (typeof all)[number], other: (typeof all)[number]) =>
    one.day === other.day &&
    one.vote.subject === other.vote.subject &&
    one.vote.outcome === other.vote.outcome &&
    rowsOf(one.vote) === rowsOf(other.vote);
  const before = (one: (typeof all)[number], other: (typeof all)[number]) =>
    one.id < other.id || (one.id === other.id && one.nth < other.nth);
  const once = all.filter((one) => !all.some((other) => alike(one, other) && before(other, one)));
  const seats = ({ parties }: Vote, choice: string, party?: string) =>
    parties
      .filter((row) => row.choice === choice && (party === undefined || row.party === party))
      .reduce((sum, row) => sum + row.seats!, 0);
  const sideOf = (vote: Vote, party: string): string | undefined => {
    if (vote.parties.some((row) => row.party === party && row.mistake)) return undefined;
    const ways = ['Voor', 'Tegen', 'Onthouding'].map((choice) => seats(vote, choice, party));
    const most = Math.max(...ways);
    if (most === 0 || ways.filter((way) => way === most).length > 1) return undefined;
    return String(ways.indexOf(most));
  };
  const { kinds = [], outcomes = [], margin, differing } = narrowing;
  const passing = once.filter(({ groupPath, vote }) => {
    if (kinds.length > 0 && !kinds.some((kind) => `${groupPath}/`.startsWith(`${kind}/`))) return false;
    if (outcomes.length > 0 && !outcomes.includes(vote.outcome ?? 'unknown')) return false;
    if (margin !== undefined && Math.abs(seats(vote, 'Voor') - seats(vote, 'Tegen')) > margin) return false;
    if (!differing) return true;
    const [one, other] = differing.map((party) => sideOf(vote, party));
    return one !== undefined && other !== undefined && one !== other;
  });
  const places = passing
    .toSorted((one, other) =>
      one.day === other.day
        ? before(one, other) === (one.id === other.id)
          ? -1
          : 1
        : one.day < other.day
          ? 1
          : -1,
    )
    .map(({ id, nth }) => `${id}#${nth}`);
  const pairs = [
    ['A', 'B'],
    ['A', 'C'],
    ['B', 'C'],
  ] as const;
  const agreement = pairs.flatMap(([one, other]) => {
    const both = passing
      .map(({ vote }) => [sideOf(vote, one), sideOf(vote, other)])
      .filter(([left, right]) => left !== undefined && right !== undefined);
    const same = both.filter(([left, right]) => left === right).length;
    return both.length > 0 ? [pairOf({ one, other, same, shared: both.length })] : [];
  });
  return { places, agreement: agreement.toSorted(byText) };
}
