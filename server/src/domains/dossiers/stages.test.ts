import { describe, expect, test } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#stores/documents/test/documents.ts';
import { courseOf } from './courses.ts';
import { stagesOf } from './stages.ts';
import { toldVote, votesIn } from './votes.ts';

const today = '2026-11-23';
const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const paper = (
  id: string,
  day: string,
  groupPath: string,
  sourceType: string,
  fields: Partial<Document> = {},
) => aDocument({ id: `x-${id}`, date: at(day), groupPath, sourceType, ...fields });
const bill = (fields: Partial<Document> = {}) =>
  paper('bill', '2026-04-14', 'tk/wetsvoorstel', 'Voorstel van wet', fields);
const decided = (...days: [day: string, outcome: 'aangenomen' | 'verworpen' | 'ingetrokken'][]) => ({
  votes: days.map(([day, outcome]) => ({
    ...{ subject: 'Wetsvoorstel', outcome, parties: [], members: [] },
    date: new Date(at(day)).toISOString(),
  })),
});

/** Each stage as `key state day days`. */
function lineOf(documents: Document[], number = '36 914', isLocked = (_document: { id: string }) => false) {
  const stages = stagesOf(courseOf(number, documents), documents, votesIn(documents), today, {
    isLocked,
    evidence: ({ id, title }) => ({ document: { id, title, locked: true, module: '' } }),
    vote: toldVote,
  });
  return stages.map(({ key, state, day, days }) =>
    [key, state, day, days].filter((part) => part !== undefined).join(' '),
  );
}

describe('stages: a bill of the Dutch parliament', () => {
  test('each is reached on the day of its paper, meeting or vote, and the last one runs', () => {
    expect(
      lineOf([
        bill(decided(['2026-11-19', 'aangenomen'])),
        paper('report', '2026-09-03', 'tk/nota-verslag', 'Nota n.a.v. het … verslag'),
        paper('debate', '2026-11-18', 'tk/plenair-verslag', 'Plenair debat'),
        paper('senate', '2026-11-19', 'ek/wetsvoorstel', 'Wetsvoorstel'),
      ]),
    ).toEqual([
      'submitted reached 2026-04-14 142',
      'written reached 2026-09-03 76',
      'debate reached 2026-11-18 1',
      'vote reached 2026-11-19 0',
      'senate running 2026-11-19 4',
      'senateVote ahead',
      'published ahead',
    ]);
  });

  test('what nothing tells of before a later one is unknown, never reached', () => {
    expect(lineOf([bill(), paper('senate', '2026-11-19', 'ek/wetsvoorstel', 'Wetsvoorstel')])).toEqual([
      'submitted reached 2026-04-14 219',
      'written unknown',
      'debate unknown',
      'vote unknown',
      'senate running 2026-11-19 4',
      'senateVote ahead',
      'published ahead',
    ]);
  });

  test('a title alone shows none, nor does a meeting that is only planned, nor a type that does not say what it was', () => {
    const planned = paper('planned', '2026-11-20', 'tk/agenda', 'Plenair debat (wetgeving)', {
      meeting: {
        kind: 'plenary',
        start: at('2026-11-20'),
        timeKnown: true,
        status: 'planned',
        agendaItems: [],
      },
    });
    expect(
      lineOf([
        bill(),
        planned,
        paper('letter', '2026-05-01', 'regering/kamerbrief', 'Brief regering', {
          title: 'Stemming over het voorstel van wet',
        }),
        paper('item', '2026-05-02', 'tk/handelingen', 'Handeling', {
          title: 'Debat over het voorstel van wet',
        }),
      ]),
    ).toEqual([
      'submitted running 2026-04-14 223',
      ...['written', 'debate', 'vote', 'senate', 'senateVote', 'published'].map((key) => `${key} ahead`),
    ]);
    expect(lineOf([planned, paper('letter', '2026-05-01', 'regering/kamerbrief', 'Brief regering')])).toEqual(
      [],
    );
  });

  test('is enacted by its publication as an act alone, whatever else the gazette has of it', () => {
    const decree = paper('decree', '2026-10-01', 'bekendmakingen/staatsblad', 'Klein Koninklijk Besluit');
    expect(lineOf([bill(), decree]).at(-1)).toBe('published ahead');
    const adopted = bill(decided(['2026-11-01', 'aangenomen']));
    expect(lineOf([adopted]).at(-1)).toBe('published ahead');
    const act = paper('act', '2026-11-10', 'bekendmakingen/staatsblad', 'Wet');
    expect(lineOf([adopted, act]).at(-1)).toBe('published reached 2026-11-10');
  });

  test('a second vote is a stage, a withdrawal the last one, and so is a rejection', () => {
    const again = lineOf([
      bill(decided(['2026-09-01', 'aangenomen'], ['2026-11-10', 'aangenomen'])),
      paper('report', '2026-10-01', 'tk/nota-verslag', 'Verslag'),
    ]);
    expect(again.filter((line) => line.startsWith('vote'))).toEqual([
      'vote reached 2026-09-01 30',
      'vote running 2026-11-10 13',
    ]);
    expect(lineOf([bill(decided(['2026-09-01', 'ingetrokken']))])).toEqual([
      'submitted reached 2026-04-14 140',
      'withdrawn reached 2026-09-01',
    ]);
    expect(lineOf([bill(decided(['2026-09-01', 'verworpen']))]).at(-1)).toBe('vote reached 2026-09-01');
  });

  test('what lies outside the modules has a lock and no day', () => {
    const documents = [bill(), paper('senate', '2026-11-19', 'ek/wetsvoorstel', 'Wetsvoorstel')];
    const line = lineOf(documents, '36 914', ({ id }) => id === 'x-senate');
    expect(line[0]).toBe('submitted reached 2026-04-14');
    expect(line[4]).toBe('senate locked');
  });
});

test('stages: a European procedure goes by its papers, and one of Parliament alone ends with its text', () => {
  const documents = [
    paper('proposal', '2025-01-10', 'commission/proposal', 'Proposal', { domain: 'eu' }),
    paper('first', '2025-06-10', 'ep/plenary/adopted-text', 'TEXT_ADOPTED', { domain: 'eu' }),
    paper('position', '2025-09-10', 'council/position', 'Position of the Council', { domain: 'eu' }),
    paper('second', '2025-11-10', 'ep/plenary/adopted-text', 'TEXT_ADOPTED', { domain: 'eu' }),
    paper('mended', '2026-02-10', 'official-journal/regulation', 'Corrigendum', { domain: 'eu' }),
  ];
  expect(lineOf(documents, '2025/0001(COD)')).toEqual([
    'submitted reached 2025-01-10 151',
    'report unknown',
    'vote reached 2025-06-10 92',
    'council reached 2025-09-10 61',
    'vote running 2025-11-10 378',
    'published ahead',
  ]);
  expect(lineOf([documents[1]!], '2025/2001(INI)')).toEqual(['report unknown', 'vote reached 2025-06-10']);
});

test('stages: a Flemish draft decree is adopted by the text of its plenary, not of its committee', () => {
  const draft = paper('draft', '2026-01-10', 'vlaams-parlement/ontwerp-decreet', 'Ontwerp van decreet', {
    domain: 'be-flm',
  });
  const text = (by: string) =>
    paper(by, '2026-02-10', 'vlaams-parlement/aangenomen-tekst', `Tekst aangenomen door de ${by}`, {
      domain: 'be-flm',
    });
  expect(lineOf([draft, text('commissie')])[2]).toBe('vote ahead');
  expect(lineOf([draft, text('plenaire vergadering')])[2]).toBe('vote running 2026-02-10 286');
});
