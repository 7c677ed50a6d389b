import { expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { officielebekendmakingen } from './koop.ts';

const connector = officielebekendmakingen({ extraction: openTextExtraction() });

function item(number: number, title: string, body = '', chamber = 'tk') {
  const stated: Record<string, string> = {
    identifier: `h-${chamber}-20202021-40-${number}`,
    title,
    type: 'Handeling',
    creator: `${chamber === 'ek' ? 'Eerste' : 'Tweede'} Kamer der Staten-Generaal`,
    vergaderjaar: '2020-2021',
    publicatienummer: '40',
    handelingenitemnummer: String(number),
    datumvergadering: '2021-01-20',
  };
  const xml = `<officiele-publicatie><handelingen>${body}</handelingen></officiele-publicatie>`;
  return connector.read({
    statements: Object.entries(stated).map(([name, value]) => ({ name, value })),
    ...(body
      ? { xml: { bytes: new TextEncoder().encode(xml), mimeType: 'application/xml', fileName: 'h.xml' } }
      : {}),
  });
}

test('koop sittings: the opening of a sitting is the meeting, with who was there', async () => {
  const body = '<opening><al>Aanvang 10:15 uur</al><al>Aanwezig zijn twee leden der Kamer.</al></opening>';
  const { documents } = await item(1, 'Opening', body);
  expect(documents).toMatchObject([
    {
      id: 'ob-h-tk-20202021-40-1',
      groupPath: 'tk/agenda',
      title: 'Plenaire vergadering, Handelingen 2020-2021, 40',
      text: 'Aanvang 10:15 uur\nAanwezig zijn twee leden der Kamer.',
      date: Date.parse('2021-01-20T10:15:00+01:00'),
      timeKnown: true,
      identities: ['h-tk-20202021-40-1', 'h-tk-20202021-40'],
      meeting: { kind: 'plenary', status: 'held', start: Date.parse('2021-01-20T10:15:00+01:00') },
    },
  ]);
});

test('koop sittings: one whose hour is not told has its day, and is that of the agenda of the Eerste Kamer', async () => {
  const { documents } = await item(1, 'Presentie en opening', '', 'ek');
  expect(documents).toMatchObject([
    {
      groupPath: 'ek/agenda',
      institution: 'Eerste Kamer',
      identities: ['h-ek-20202021-40-1', 'ek-plenair-20210120'],
      timeKnown: false,
      meeting: { start: Date.parse('2021-01-20T00:00:00+01:00'), timeKnown: false },
    },
  ]);
});

test.each(['Mededelingen', 'Sluiting'])(
  'koop sittings: %s is no document, and one that was is withdrawn',
  async (title) => {
    const { documents, skipped, withdrawn } = await item(
      7,
      title,
      '<agendapunt><al>Woorden.</al></agendapunt>',
    );
    expect(documents).toEqual([]);
    expect(skipped).toEqual([
      { sourceId: 'h-tk-20202021-40-7', reason: `part of a sitting, no document: ${title}` },
    ]);
    expect(withdrawn).toEqual(['ob-h-tk-20202021-40-7']);
  },
);

test('koop sittings: an item that only speaks of an opening stays what it is', async () => {
  expect((await item(3, 'Opening van de zeesluis')).documents).toMatchObject([
    { groupPath: 'tk/handelingen' },
  ]);
});
