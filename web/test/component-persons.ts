import { dayOf } from 'contract/amsterdam';
import { rememberNames } from '../../server/src/domains/names/index.ts';
import type { Document, Turn } from '../../server/src/stores/documents/document.ts';
import type { Named } from '../../server/src/stores/documents/entities/known-name.ts';
import { aDocument } from '../../server/src/stores/documents/test/documents.ts';
import type { TestProduct } from '../../server/test/product.ts';

const day = 86_400_000;
const proefstra = { name: 'Mara Proefstra', party: 'Proefpartij' };
const twijfel = { name: 'Bo Twijfel' };

/** Persons and parties of the lists: one who said and asked much, two of one name, one who is new and a minister. */
export async function listPersons({ people, clock }: TestProduct): Promise<void> {
  const now = clock.now().getTime();
  const seat = (person: string, name: string, party: string, from = '2023-12-06') => ({
    ...{ kind: 'person' as const, person, name, party, from, function: 'Tweede Kamerlid' },
    surname: name.split(' ').at(-1)!,
  });
  const inCommittee = (kind: Named['kind'], code: string, about: string, position?: string): Named => ({
    ...{ kind, code, name: `vaste commissie voor ${about}`, person: 'mara' },
    ...(position === undefined ? {} : { function: position }),
    from: '2023-12-06',
  });
  await people.db.transaction().execute((inside) =>
    rememberNames(inside, { source: 'screens', domain: 'nl' }, [
      seat('mara', 'Mara Proefstra', 'Proefpartij'),
      seat('bo', 'Bo Twijfel', 'Proefpartij'),
      seat('bo2', 'Bo Twijfel', 'Andere Partij'),
      seat('new', 'Noa Nieuwkoop', 'Proefpartij', dayOf(now - 22 * day)),
      inCommittee('committeeMember', 'PRF', 'Proeven', 'Voorzitter'),
      inCommittee('committeeSubstitute', 'TST', 'Toetsen'),
      { ...inCommittee('committeeMember', 'OUD', 'Vroeger'), until: dayOf(now - day) },
      { kind: 'party', id: 'proef', name: 'Proefpartij' },
      { kind: 'party', id: 'ander', name: 'Andere Partij' },
      {
        kind: 'person',
        person: 'min',
        name: 'Ina Ministra',
        surname: 'Ministra',
        function: 'Minister van Proeven',
      },
    ]),
  );
}

/** What they said, asked, promised and voted, within the last weeks. */
export function papersOf(now: number): Document[] {
  let text = '';
  const turns: Turn[] = [];
  const say = (speaker: Turn['speaker'], words: string) => {
    text += `\n\n${speaker.name}:\n`;
    turns.push({
      speaker,
      from: text.length,
      to: text.length + words.length,
      start: now - 3 * day + turns.length * 60_000,
    });
    text += words;
  };
  for (let nth = 0; nth < 6; nth += 1) {
    say(proefstra, 'Het warmtenet van deze proef is nog lang niet klaar voor alle huizen.');
    say(proefstra, 'Over huurders en het warmtenet hoor ik de regering in dit debat te weinig.');
    say(twijfel, 'Daar twijfel ik aan.');
  }
  say(
    { name: 'Ina Ministra' },
    'De proef met het warmtenet gaat door, en daarover komt nog dit jaar een brief.',
  );
  const paper = (id: string, groupPath: string, days: number, fields: Partial<Document> = {}) =>
    aDocument({
      id: `screens-person-${id}`,
      groupPath,
      institution: 'Tweede Kamer',
      title: `Proefstuk ${id}`,
      text: 'Over proeven.',
      date: now - days * day,
      people: [{ ...proefstra, role: 'Eerste ondertekenaar' }],
      ...fields,
    });
  return [
    paper('debate', 'tk/commissieverslag', 3, { title: 'Debat over proefwarmte', text, turns, people: [] }),
    paper('question', 'tk/schriftelijke-vragen', 30, { numbers: [{ kind: 'case', value: '2026Z90001' }] }),
    paper('motion', 'tk/motie', 10, {
      votes: [
        {
          subject: 'Motie over proeven',
          outcome: 'verworpen',
          parties: [
            { party: 'Proefpartij', seats: 1, choice: 'Voor' },
            { party: 'Proefpartij', seats: 2, choice: 'Tegen' },
          ],
          members: [
            { ...proefstra, choice: 'Voor' },
            { name: 'Een Ander', party: 'Proefpartij', choice: 'Tegen' },
            { name: 'Nog Een', party: 'Proefpartij', choice: 'Tegen' },
          ],
        },
      ],
    }),
    paper('promise', 'tk/toezegging', 40, {
      people: [{ name: 'Ina Ministra', role: 'Toezegging', function: 'minister van Proeven' }],
      organisations: [{ name: 'Proeven', relation: 'Ministerie' }],
      commitment: {
        ...{
          state: 'open',
          due: dayOf(now - 5 * day),
          ministry: 'Proeven',
          to: [],
          toParties: [],
          fulfilledBy: [],
        },
        by: { name: 'Ina Ministra', function: 'minister van Proeven' },
      },
    }),
    paper('letter', 'regering/kamerbrief', 20, {
      institution: 'Ministerie van Proeven',
      people: [{ name: 'Ina Ministra', role: 'Afzender', function: 'minister van Proeven' }],
      organisations: [{ name: 'Ministerie van Proeven', relation: 'Maker' }],
    }),
    paper('unsure', 'tk/motie', 11, { people: [{ ...twijfel, role: 'Eerste ondertekenaar' }] }),
  ];
}
