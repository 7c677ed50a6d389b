import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import { readRecorded, type Recorded } from '#test/recordings/recorded.ts';
import { recordedFiles, samples } from '#test/samples.ts';
import { joinedReadings, type Reading } from '../connector.ts';
import { readFeed } from './feed.ts';
import { readVote } from './read-fields.ts';
import { BesluitRow } from './rows.ts';
import { tweedekamer } from './tweedekamer.ts';

const folder = samples('nl');
const source = tweedekamer({ extraction: openTextExtraction() });

function count(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

describe.skipIf(!folder)('recorded answers', () => {
  let read: Recorded[];
  let all: Reading;
  let leftOut: string[];
  beforeAll(async () => {
    read = (await readRecorded(source))!;
    all = joinedReadings(read.map(({ reading }) => reading));
    leftOut = read.flatMap((one) => one.leftOut ?? []);
  });
  const meetings = () => all.documents.filter(({ numbers }) => numbers[0]?.kind === 'session');
  const meetingOf = (number: string): Document => meetings().find(({ id }) => id === `tk-${number}`)!;

  test('every file is accounted for', () => {
    expect(read).toHaveLength(477);
    expect(count(leftOut)).toEqual({
      'agenda items without their meeting': 4,
      'decisions without their meeting': 5,
      'votes without their decision': 12,
      'sittings, read with their reports': 3,
      'the description of the service': 2,
      'the feed of changes, whose rows are asked by their ids': 6,
      'a page of the website, which is not read': 1,
    });
    expect(count(all.skipped.map(({ reason }) => reason))).toEqual({
      'case without documents': 1486,
      'withdrawn case': 14,
      // The recording dropped the keys and relations of seats.
      'FractieZetelPersoon without name': 150,
      'Fractie without name': 2,
      'Persoon without name': 2,
    });
    expect(count(all.notes.map(({ note }) => note))).toEqual({ 'no date yet': 69 });
    expect(all.withdrawnKeys).toHaveLength(483);
    expect(count(all.names.map(({ kind }) => kind))).toEqual({ person: 148, party: 12 });
  });

  test('every activity is a meeting, unless it has no date', () => {
    expect(meetings()).toHaveLength(1365);
    expect(count(meetings().map(({ meeting }) => meeting?.status ?? 'no date'))).toEqual({
      held: 996,
      planned: 126,
      cancelled: 113,
      moved: 61,
      'no date': 69,
    });
    expect(count(meetings().map(({ meeting }) => meeting?.kind ?? 'no date'))).toEqual({
      committee: 1056,
      plenary: 240,
      'no date': 69,
    });
    expect(count(meetings().map(({ confidentiality }) => confidentiality))).toEqual({
      Openbaar: 982,
      Besloten: 383,
    });
  });

  test('facts of single meetings', () => {
    expect(meetingOf('2015A02001')).toMatchObject({
      sourceType: 'Plenair debat (tweeminutendebat)',
      confidentiality: 'Openbaar',
      committees: [],
      originalUrls: [expect.stringContaining('plenaire_vergaderingen/details/activiteit?id=2015A02001')],
      meeting: {
        kind: 'plenary',
        start: Date.parse('2015-04-30T20:00:00+02:00'),
        end: Date.parse('2015-04-30T23:59:00+02:00'),
        status: 'held',
        timeKnown: true,
      },
    });
    expect(meetingOf('2009A02923').committees).toEqual([
      { code: 'NAAZ', name: 'vaste commissie voor Nederlands-Antilliaanse en Arubaanse Zaken' },
    ]);
    expect(meetingOf('2009A02923').text).toMatch(/^Herziene agenda/);
    const wrong = meetings().filter(({ meeting }) => meeting?.end && meeting.end < meeting.start);
    expect(wrong).toEqual([]);
  });

  test('votes are read with their decision as the service gives it', () => {
    const votes = recordedFiles('nl/tk_odata/full_bodies').flatMap((path) => {
      const { value } = JSON.parse(readFileSync(join(folder!, '..', path), 'utf8')) as {
        value: { Besluit?: object }[];
      };
      return value
        .filter(({ Besluit }) => Besluit)
        .map((row) => readVote(BesluitRow.parse({ ...row.Besluit, Stemming: [row] }), 'subject')!);
    });
    expect(count(votes.map(({ outcome, parties }) => `${outcome}: ${parties[0]!.choice}`))).toEqual({
      'aangenomen: Voor': 25,
      'aangenomen: Tegen': 6,
      'verworpen: Tegen': 5,
      'verworpen: Voor': 4,
    });
    expect(votes.reduce((sum, { parties }) => sum + parties[0]!.seats!, 0)).toBe(390);
  });

  test('the recorded feed is read', () => {
    const bytes = readFileSync(join(folder!, 'tk_syncfeed/feed_persoon_trimmed_by_author.xml'));
    expect(readFeed(bytes, 'feed')).toEqual({
      entries: [
        {
          set: 'Persoon',
          id: '77dc181f-00d6-4d5e-b188-3fd0c02f4006',
          withdrawn: false,
          updated: '2023-08-29T11:10:11.0962032Z',
        },
      ],
      next: 99,
      end: false,
    });
  });
});
