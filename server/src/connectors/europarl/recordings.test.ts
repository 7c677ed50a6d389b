import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import { readRecorded, type Recorded } from '#test/recordings/recorded.ts';
import { samples } from '#test/samples.ts';
import { europarl } from './europarl.ts';
import { emptyContext } from './raw.ts';

const recorded = samples('eu/ep-open-data-api-v2') !== undefined;
const extraction = openTextExtraction();
let all: Recorded[] = [];
let documents: Document[] = [];

beforeAll(async () => {
  if (!recorded) return;
  all = (await readRecorded(europarl({ extraction })))!;
  documents = all.flatMap(({ reading }) => reading.documents);
});
afterAll(() => extraction.close());

/** Documents, rows skipped, names and notes of every recorded file. */
const expected: Record<string, [number, number, number, number] | string> = {
  'ep-open-data-api-v2-sittings/2026-07-06/activities.json': 'the items of a sitting, read with it',
  'ep-open-data-api-v2-sittings/2026-07-06/decision_DEC-195333.json':
    'votes, which are read from their own files',
  'ep-open-data-api-v2-sittings/2026-07-06/decisions.json': 'votes, which are read from their own files',
  'ep-open-data-api-v2-sittings/2026-07-06/meeting.json': [1, 0, 0, 0],
  'ep-open-data-api-v2-sittings/2026-07-06/minutes.json': [1, 0, 0, 0],
  'ep-open-data-api-v2-sittings/2026-07-06/speeches.json': [0, 153, 0, 0],
  'ep-open-data-api-v2-sittings/2026-07-06/transcript.json': [0, 1, 0, 0],
  'ep-open-data-api-v2-sittings/2026-07-06/vote-results.json': 'votes, which are read from their own files',
  'ep-open-data-api-v2/ep-openapi-spec.json': 'the description of the service, no answer',
  'ep-open-data-api-v2/odp-document_a-9-2024-0163.json': [5, 0, 0, 1],
  'ep-open-data-api-v2/odp-document_rc-9-2021-0068.json': [3, 0, 0, 1],
  'ep-open-data-api-v2/odp-procedure_2007-0181.json': [1, 0, 0, 0],
  'ep-open-data-api-v2/odp-procedure_2016-0132.json': [1, 0, 0, 1],
  'ep-open-data-api-v2/odp-procedure_2024-2006.json': [1, 0, 0, 0],
  'ep-open-data-api-v2/odp-procedure_2025-0260.json': [1, 0, 0, 1],
  'ep-open-data-api-v2/odp-procedure_2025-0581.json': [1, 0, 0, 1],
  'ep-open-data-api-v2/odp_mtg-pl-2024-07-16.xml': [1, 0, 0, 0],
  'ep-open-data-bulk-v1/corporate-body-classification-skos.rdf': 'a list of codes, no documents',
  'ep-open-data-bulk-v1/data_v1_meetings-by-year_2022.ttl': [58, 18, 0, 0],
  'ep-open-data-bulk-v1/data_v1_meps_9_en.csv': [0, 71, 742, 0],
  'ep-open-data-bulk-v1/data_v1_plenary-session-docs-by-session_2022-03-01.ttl': [3, 1, 0, 0],
  'ep-open-data-bulk-v1/data_v1_questions-by-year_0_100_2022.ttl': [197, 0, 0, 0],
  'ep-open-data-bulk-v1/events-skos.rdf': 'a list of codes, no documents',
  'ep-open-data-bulk-v1/roles-skos.rdf': 'a list of codes, no documents',
  'oeil/oeil-document-summary_1651118.html': [1, 0, 0, 0],
  'oeil/oeil-procedure-file_2020-2042-ini.html': [1, 0, 0, 0],
  'oeil/oeil-procedure-file_2021-2540-rsp.html': [1, 0, 0, 0],
  'oeil/oeil-procedure-file_2022-2201-ini.html': [1, 0, 0, 0],
  'oeil/oeil-procedure-file_2022_0377-nle.html': [1, 0, 0, 0],
  'oeil/oeil-procedure-file_2024-0258-cod.html': [1, 0, 0, 0],
  'oeil/oeil_2024-2006-reg.html': [1, 0, 0, 0],
  'parltrack/parltrack_dossier_2012-2002-INI.json':
    'a copy that another project kept of procedures and members; it ended in July 2026',
  'parltrack/parltrack_mep_1.json':
    'a copy that another project kept of procedures and members; it ended in July 2026',
};

test.runIf(recorded)('europarl recordings: every recorded file is read or left out with a reason', () => {
  const found = all.map(({ path, leftOut, reading }) => [
    path.replace(/^eu\//, ''),
    leftOut ?? [reading.documents.length, reading.skipped.length, reading.names.length, reading.notes.length],
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

/** How many documents of a path have each field. */
const fill: Record<string, Record<string, number>> = {
  'ep/plenary/report': { all: 1, titles: 1, file: 1, people: 1, committees: 1, dossier: 1, labels: 0 },
  'ep/plenary/amendment': { all: 6, titles: 6, file: 6, people: 2, committees: 0, dossier: 4, labels: 0 },
  'ep/plenary/motion': { all: 1, titles: 1, file: 1, people: 1, committees: 0, dossier: 0, labels: 0 },
  'ep/procedure': { all: 11, titles: 11, file: 0, people: 9, committees: 9, dossier: 11, labels: 7 },
  'ep/research': { all: 1, titles: 1, file: 0, people: 0, committees: 0, dossier: 1, labels: 0 },
  'ep/plenary/agenda': { all: 62, titles: 62, file: 2, people: 0, committees: 0, dossier: 0, labels: 0 },
  'ep/plenary/minutes': { all: 2, titles: 2, file: 2, people: 0, committees: 0, dossier: 0, labels: 0 },
  'ep/questions/written': {
    all: 100,
    titles: 100,
    file: 100,
    people: 100,
    committees: 0,
    dossier: 0,
    labels: 0,
  },
  'ep/questions/answer': { all: 97, titles: 97, file: 97, people: 0, committees: 0, dossier: 0, labels: 0 },
};

test.runIf(recorded)('europarl recordings: every field the answers have is filled', () => {
  const filled = (value: unknown) =>
    Array.isArray(value)
      ? value.length > 0
      : typeof value === 'object' && value !== null
        ? Object.keys(value).length > 0
        : value !== undefined && value !== '';
  const found = Object.entries(Object.groupBy(documents, ({ groupPath }) => groupPath)).map(
    ([path, list = []]) => [
      path,
      {
        all: list.length,
        ...Object.fromEntries(
          (['titles', 'file', 'people', 'committees', 'dossier', 'labels'] as const).map((key) => [
            key,
            list.filter((document) => filled(document[key])).length,
          ]),
        ),
      },
    ],
  );
  expect(Object.fromEntries(found)).toEqual(fill);
});

const byId = (id: string) => documents.find((document) => document.id === id);

test.runIf(recorded)('europarl recordings: facts of single documents are those of their answers', () => {
  expect(byId('ep-A-9-2024-0163')).toMatchObject({
    sourceDate: '2024-04-04',
    people: [{ name: 'Gabriele Bischoff', role: 'Rapporteur', party: 'S&D' }],
    committees: [{ code: 'AFCO', name: 'Constitutional Affairs' }],
    dossier: { number: '2024/2006(REG)' },
  });
  expect(byId('ep-A-9-2024-0163')!.numbers.map(({ value }) => value)).toEqual([
    'A9-0163/2024',
    'A-9-2024-0163',
    'P9_A(2024)0163',
    'PE759.748',
    'PE759.748v03-00',
    '2024/2006(REG)',
  ]);
  const motion = byId('ep-RC-9-2021-0068')!;
  expect(motion.people).toHaveLength(85);
  const groups = Object.groupBy(motion.people, ({ party }) => party ?? 'none');
  expect(Object.fromEntries(Object.entries(groups).map(([party, list]) => [party, list!.length]))).toEqual({
    PPE: 29,
    'S&D': 2,
    Renew: 26,
    'Verts/ALE': 2,
    ECR: 17,
    none: 9,
  });
  expect(motion.numbers.map(({ value }) => value)).toContain('2021/2505(RSP)');
  expect(byId('ep-E-9-2022-000005')!.people[0]).toHaveProperty('party');
  const named = documents.flatMap(({ organisations }) => organisations.map(({ name }) => name));
  expect(named).toContain('High Representative of the Union for Foreign Affairs and Security Policy');
  expect(named.filter((name) => /^[A-Z_-]{5,}$/.test(name))).toEqual([]);
  expect(byId('ep-E-9-2022-000078-ASW')).toMatchObject({
    groupPath: 'ep/questions/answer',
    date: Date.parse('2022-03-28T22:00:00Z'),
    relations: [{ relation: 'Answers', id: 'ep-E-9-2022-000078' }],
  });
});

const sittingDay = 'eu/ep-open-data-api-v2-sittings';
const recordedText = (path: string) => readFileSync(join(samples(sittingDay)!, path), 'utf8');
const words = () => recordedText('speech-words/oral_en.xml');

/**
 * The recorded speeches of a day, each with the same words. Where these stand in a row is told by programs that ask for
 * them; no row with words of its own was recorded.
 */
function speechesWith(fragment: string) {
  const { data } = JSON.parse(recordedText('2026-07-06/speeches.json')) as { data: object[] };
  return data.map((row) => {
    const [record] = (row as { recorded_in_a_realization_of: { is_part_of: string }[] })
      .recorded_in_a_realization_of;
    return { ...row, recorded_in_a_realization_of: [{ ...record!, 'api:xmlFragment': { en: fragment } }] };
  });
}
const debatesOf = (rows: unknown[]) =>
  europarl({ extraction }).read({ kind: 'debates', rows, context: emptyContext() });

test.runIf(recorded)('europarl recordings: speeches asked without their words are no debate', () => {
  const speeches = all.find(({ path }) => path.endsWith('speeches.json'))!.reading;
  expect(speeches.documents).toEqual([]);
  expect(new Set(speeches.skipped.map(({ reason }) => reason))).toEqual(
    new Set(['a speech without its words']),
  );
});

test.runIf(recorded)(
  'europarl recordings: recorded speeches with the recorded words of one are debates by item',
  async () => {
    const rows = speechesWith(words());
    const read = await debatesOf(rows);
    expect(read.skipped).toEqual([]);
    const parts = new Set(rows.map((row) => row.recorded_in_a_realization_of[0]!.is_part_of));
    expect(read.documents).toHaveLength(parts.size);
    expect(read.documents.flatMap(({ turns }) => turns!)).toHaveLength(153);
    const [air] = read.documents.filter(({ id }) => id === 'ep-CRE-10-2026-07-06-ITM-018');
    expect(air).toMatchObject({
      title: 'Air passenger rights (debate)',
      timeKnown: true,
      partOf: { id: 'ep-MTG-PL-2026-07-06' },
      people: [{ name: 'Alex Agius Saliba', party: 'S&D' }],
    });
    expect(air!.titles).toHaveProperty('nl');
    expect(air!.text.split('\n').slice(0, 2)).toEqual([
      'Mr President, the ChatGPT quickly gained popularity.',
      'Generative AI systems need oversight.',
    ]);
    const starts = air!.turns!.map(({ start }) => start!);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const items = byId('ep-MTG-PL-2026-07-06')!.meeting!.agendaItems.flatMap(
      ({ documentIds }) => documentIds,
    );
    expect(read.documents.filter(({ id }) => !items.includes(id))).toEqual([]);
  },
);

test.runIf(recorded)(
  'europarl recordings: a speech has the group that its row names where its words name none',
  async () => {
    const { documents: bare } = await debatesOf(
      speechesWith(words().replace(/\(<organization.*<\/organization>\)/, '')),
    );
    const parties = bare.flatMap(({ turns }) => turns!.map(({ speaker }) => speaker.party ?? 'none'));
    const counted = Object.entries(Object.groupBy(parties, (one) => one)).map(([one, found]) => [
      one,
      found!.length,
    ]);
    expect(Object.fromEntries(counted)).toEqual({
      ...{ none: 128, PPE: 4, 'S&D': 4, 'Verts/ALE': 4 },
      ...{ PfE: 3, Renew: 3, ECR: 3, 'The Left': 2, ESN: 2 },
    });
  },
);

test.runIf(recorded)(
  'europarl recordings: sittings have the day of their id and the times of their parts',
  () => {
    expect(byId('ep-MTG-PL-2022-02-16')!.meeting).toMatchObject({
      start: Date.parse('2022-02-16T08:00:00Z'),
      end: Date.parse('2022-02-16T21:00:00Z'),
      place: 'Strasbourg, LOW-LOWHEM',
      status: 'held',
    });
    expect(byId('ep-MTG-PL-2022-12-12')!.meeting).toMatchObject({ timeKnown: false, status: 'planned' });
    const held = byId('ep-MTG-PL-2026-07-06')!.meeting!;
    expect(held).toMatchObject({
      start: Date.parse('2026-07-06T15:00:00Z'),
      end: Date.parse('2026-07-06T18:39:00Z'),
      sourceTimes: { start: '2026-07-06T17:00:50.903+02:00', end: '2026-07-06T20:39:01.773+02:00' },
    });
    expect(held.agendaItems).toHaveLength(26);
    const first = byId('ep-MTG-PL-2024-07-16')!.meeting!;
    expect(first.agendaItems.map(({ number }) => number)).toEqual(
      Array.from({ length: 22 }, (_, at) => String(at + 1)),
    );
  },
);

test.runIf(recorded)(
  'europarl recordings: a procedure is one with its page, with people, course and subjects',
  () => {
    const moldova = byId('ep-proc-2024-0258')!;
    expect(moldova.people).toHaveLength(17);
    expect(moldova.people[0]).toEqual({ name: 'Sven Mikser', role: 'Rapporteur', party: 'S&D' });
    expect(moldova.committees.map(({ code }) => code)).toEqual(['AFET', 'BUDG', 'INTA', 'CONT']);
    expect(moldova.labels!.map(({ code }) => code)).toEqual(['6.30.02', '6.40.02', '8.20.01', '8.20.04']);
    expect(moldova.relations).toContainEqual(
      expect.objectContaining({
        relation: 'Final act',
        id: 'eurlex-32025R0535',
        title: 'Regulation 2025/0535 (32025R0535)',
      }),
    );
    const rules = documents.filter(({ id }) => id === 'ep-proc-2024-2006');
    expect(rules).toHaveLength(2);
    expect(rules[1]).toEqual(rules[0]);
    expect(rules[0]!.people).toContainEqual({ name: 'Gabriele Bischoff', role: 'Rapporteur', party: 'S&D' });
  },
);

test.runIf(recorded)('europarl recordings: a summary has the day it shows and its procedure', () => {
  expect(byId('ep-summary-1651118')).toMatchObject({
    title: 'Resolution on the situation in Myanmar - Text adopted by Parliament, single reading',
    sourceDate: '11/02/2021',
    date: Date.parse('2021-02-10T23:00:00Z'),
    numbers: [{ kind: 'procedure', value: '2021/2540(RSP)' }, { value: '1651118' }],
    relations: [{ id: 'ep-proc-2021-2540' }],
  });
});
