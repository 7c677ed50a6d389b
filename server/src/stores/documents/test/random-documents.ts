import fc from 'fast-check';
import type { Commitment, Vote } from 'contract/document-parts';
import type { Document, Meeting } from '../document.ts';
import { aDocument, aMeeting } from './documents.ts';
import { date, groupPath, words } from './random-words.ts';

const committee = fc.constantFrom(
  { code: 'ENVI', name: 'wet landbouw' },
  { code: 'envi', name: 'landbouw' },
  { code: 'f-35', name: 'stikstof' },
);
const someCommitment: Commitment = { state: 'open', to: [], toParties: [], fulfilledBy: [] };
const title = fc.option(words(4), { nil: undefined });
/** What was said and by whom; somebody breaks in, says nothing, or speaks again. */
const turn = fc.record({
  name: fc.constantFrom('wet', 'wet landbouw', 'F-35', 'één wet', 'stikstof', 'WET F'),
  party: fc.constantFrom(undefined, undefined, 'landbouw', 'één F'),
  words: words(6),
});

/** The text of a debate, with a line before each turn, and where the turns are in it. */
function debateOf(
  spoken: readonly { name: string; party: string | undefined; words: string }[],
): Pick<Document, 'text' | 'turns'> {
  let text = 'wetten';
  const turns = spoken.map(({ name, party, words }) => {
    const from = text.length + name.length + 6;
    text += `\n\n${name}: . ${words} .`;
    return { speaker: { name, ...(party ? { party } : {}) }, from, to: from + words.length };
  });
  return { text, turns };
}

const file = words(6).map((text) => ({ fileId: 'f', title: '', text }));

const someMeeting = fc
  .record(
    {
      kind: fc.constantFrom('plenary' as const, 'committee' as const),
      status: fc.constantFrom('planned' as const, 'held' as const, 'cancelled' as const, 'moved' as const),
      place: fc.constantFrom('Zaal 1', 'zaal 1', 'Hal: Zuid', ''),
      replaces: fc.constant('t-1'),
    },
    { requiredKeys: ['kind', 'status'] },
  )
  .map((differences): Meeting => ({ ...aMeeting, ...differences }));

/** A document over the small vocabulary, with its id still to be given. */
export const someDocument: fc.Arbitrary<Omit<Document, 'id'>> = fc
  .record({
    domain: fc.constantFrom('nl' as const, 'nl' as const, 'nl' as const, 'eu' as const),
    title: words(5),
    titles: fc.record({ nl: title, en: title }),
    text: words(14),
    date,
    groupPath,
    sourceType: fc.constantFrom('Motie wet', 'Wet landbouw', 'brief'),
    file: fc.option(file, { nil: undefined }),
    attachments: fc.array(file, { maxLength: 2 }),
    people: fc.array(fc.record({ name: words(3), party: words(2) }, { requiredKeys: ['name'] }), {
      maxLength: 3,
    }),
    organisations: fc.array(
      words(3).map((name) => ({ name })),
      { maxLength: 2 },
    ),
    committees: fc.uniqueArray(committee, { maxLength: 2 }),
    numbers: fc
      .array(fc.constantFrom('F-35', '35 f', 'wet 35-f', '36 410', '36410-XV-5'), { maxLength: 2 })
      .map((values) => values.map((value) => ({ kind: 'reference' as const, value }))),
    confidentiality: fc.constantFrom(
      'Openbaar' as const,
      'Default' as const,
      'Openbaar' as const,
      'Besloten' as const,
    ),
    contexts: fc.option(
      fc.dictionary(fc.constantFrom('water', 'asiel-migratie'), fc.integer({ min: 0, max: 100 }), {
        maxKeys: 2,
      }),
      { nil: undefined },
    ),
    debate: fc.option(fc.array(turn, { minLength: 1, maxLength: 4 }), { nil: undefined }),
    source: fc.constantFrom('test', 'test', 'other'),
    votes: fc.constantFrom<Vote[]>([], [], [{ subject: 'wet', parties: [], members: [] }]),
    commitment: fc.constantFrom<(Commitment | undefined)[]>(undefined, undefined, someCommitment),
    meeting: fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: someMeeting },
    ),
  })
  .map(({ debate, ...differences }) => {
    const spoken = debate ? debateOf(debate) : {};
    const { id: _, ...document } = aDocument({ id: 'x-1', ...differences, ...spoken });
    return document;
  });
