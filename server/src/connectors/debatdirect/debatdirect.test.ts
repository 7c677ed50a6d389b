import { expect, test } from 'vitest';
import { debateAnswer, debatDirectFixture } from '#test/replay/debatdirect.ts';
import { readRecorded } from '#test/recordings/recorded.ts';
import type { Document } from '#stores/documents/document.ts';
import { debatdirect } from './debatdirect.ts';

const at = (clock: string) => Date.parse(`2031-03-04T${clock}+01:00`);
const [first, second] = debatDirectFixture().agenda.debates.map(({ id }) => id) as [string, string];

test('debatdirect: a debate is a document with who had the word at which second', async () => {
  const { agenda, events, actors } = debatDirectFixture();
  const [debate, later] = agenda.debates.map((row) => debateAnswer(row, events));
  const { documents, notes } = await debatdirect({}).read({ debate: debate!, actors });
  expect(notes).toEqual([]);
  const vera = { name: 'Vera van Voorbeeld', function: 'Tweede Kamerlid', party: 'PP' };
  const jan = { name: 'Jan Proef', function: 'Tweede Kamerlid', party: 'TP' };
  const mina = { name: 'Mina de Minister', function: 'Minister van Proeven' };
  const page = 'https://debatdirect.tweedekamer.nl/2031-03-04';
  expect(documents).toEqual([
    {
      id: `debatdirect-${first}`,
      domain: 'nl',
      source: 'debatdirect',
      demo: false,
      groupPath: 'tk/plenair-verslag',
      sourceType: 'Plenair debat',
      institution: 'Tweede Kamer',
      title: 'Proefdijk',
      titles: {},
      language: 'nl',
      date: at('14:00:52'),
      timeKnown: true,
      sourceDate: '2031-03-04T14:00:52+0100',
      text: '',
      attachments: [],
      people: [jan, vera, mina],
      organisations: [],
      committees: [],
      numbers: [],
      provisional: true,
      footage: [
        {
          source: 'debatdirect',
          key: first,
          page: `${page}/water/plenairezaal/proefdijk-14-00`,
          start: at('14:00:52'),
          end: at('14:05:00'),
          speakers: [
            { id: 'p-jan', ...jan },
            { id: 'p-vera', ...vera },
            { id: 'p-mina', ...mina },
          ],
          moments: [
            {
              speaker: 0,
              chair: true,
              start: at('14:01:00'),
              end: at('14:01:12'),
              event: 'chairman2031-03-04T14:01:00+0100',
            },
            {
              speaker: 1,
              start: at('14:01:12'),
              end: at('14:03:01'),
              event: 'speaker2031-03-04T14:01:12+0100',
            },
            {
              speaker: 2,
              interruption: true,
              start: at('14:03:01'),
              // It was suspended then.
              end: at('14:04:30'),
              event: 'interrupter2031-03-04T14:03:01+0100',
            },
          ],
        },
      ],
      votes: [],
      relations: [],
      originalUrls: [`${page}/water/plenairezaal/proefdijk-14-00`],
      confidentiality: 'Openbaar',
    },
  ]);
  // A part of it, which has no category and in which somebody spoke who is in no list.
  const part = await debatdirect({}).read({ debate: later!, actors });
  expect(part.documents).toMatchObject([
    {
      title: 'Proefdijk (voortzetting)',
      originalUrls: [`${page}/overig/plenairezaal/proefdijk-voortzetting-16-00`],
    },
  ]);
  expect(part.notes).toEqual([{ sourceId: second, note: 'turns of people who are in no list: 1' }]);
});

test('debatdirect: a debate in which nobody had the word is skipped', async () => {
  const { agenda, actors } = debatDirectFixture();
  const debate = debateAnswer(agenda.debates[0]!, {});
  expect(await debatdirect({}).read({ debate, actors })).toMatchObject({
    documents: [],
    skipped: [{ sourceId: first, reason: 'a debate in which nobody had the word' }],
  });
});

const recorded = await readRecorded(debatdirect({}));

test.skipIf(!recorded)('debatdirect: the recorded debate is read with every turn', () => {
  expect(recorded!.flatMap(({ reading }) => reading.notes)).toEqual([]);
  const documents = recorded!.flatMap(({ reading }) => reading.documents);
  expect(documents).toHaveLength(1);
  const [{ people, groupPath, footage }] = documents as [Document];
  expect([groupPath, people.length]).toEqual(['tk/commissieverslag', 8]);
  expect(people.map(({ party }) => party).filter(Boolean)).toHaveLength(7);
  const { moments, page, start, end } = footage![0]!;
  expect([start, end]).toEqual(
    ['2026-10-01T10:00:36+02:00', '2026-10-01T13:00:54+02:00'].map((time) => Date.parse(time)),
  );
  expect(page).toBe(
    'https://debatdirect.tweedekamer.nl/2026-10-01/internationaal/klompezaal/' +
      'informele-raad-buitenlandse-zaken-ontwikkeling-van-8-en-9-oktober-2026-10-00',
  );
  const count = (kind: string) => moments.filter(({ event }) => event.startsWith(kind)).length;
  expect([count('speaker'), count('interrupter'), count('chairman')]).toEqual([16, 10, 23]);
  for (const [index, moment] of moments.entries()) {
    expect(moment.end).toBeGreaterThanOrEqual(moment.start);
    expect(moment.start).toBeGreaterThanOrEqual(moments[index - 1]?.end ?? start);
  }
});
