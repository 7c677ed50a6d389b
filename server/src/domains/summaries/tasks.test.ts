import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { summaryHeadings } from 'contract/summaries';
import { aDocument } from '#test/documents.ts';
import { claimsOf, complete, rightAnswer } from './test/provider.ts';
import { aLetter, aReport } from './test/texts.ts';
import { sentencesOf, useSummaries } from './test/use-summaries.ts';

const desk = useSummaries();
const { start, stored, state, ask, settled, settledTries } = desk;

const englishLetter = Array.from(
  { length: 30 },
  (_, index) =>
    `The government will build ${index + 11} new stations for the grid before the end of this year. The council has asked for a plan that shows which streets are next.`,
).join('\n\n');

describe('a summary by a service', () => {
  it('is offered, asked for, made and labelled; every sentence leads to its passage', async () => {
    const id = await stored();
    expect(await state(id)).toEqual({ kind: 'short', status: 'offered' });
    expect(await ask(id)).toEqual({ kind: 'short', status: 'making' });
    start();
    const { summary } = await settled(id);
    expect(summary).toMatchObject({ madeBy: 'ai', model: 'model-x', language: 'nl' });
    expect(summary!.words).toBeLessThanOrEqual(35);
    for (const { start: from, end } of sentencesOf(summary!)) {
      expect(aLetter.slice(from, end).split(' ')).toHaveLength(6);
    }
    expect(desk.provider.questions).toMatchObject([
      { kind: 'short', key: 'Bearer secret', model: 'model-x' },
    ]);
  });

  it('is long under the headings, within 300 to 600 words', async () => {
    const id = await stored({ groupPath: 'regering/bijlage', text: aReport });
    start();
    await ask(id, { kind: 'long' });
    const { summary } = await settled(id, 'long');
    expect(summary!.words).toBeGreaterThanOrEqual(300);
    expect(summary!.words).toBeLessThanOrEqual(600);
    expect(summary!.parts.map(({ heading }) => heading)).toEqual(summaryHeadings);
  });

  it('of a long document rests on the notes of its parts, which the other summary uses again', async () => {
    const text = [1, 2, 3].map((year) => aReport.replaceAll('staan', `staan in fase ${year}`)).join('\n\n');
    const id = await stored({ groupPath: 'regering/bijlage', text });
    start();
    await ask(id);
    const { summary } = await settled(id);
    expect(summary!.words).toBeLessThanOrEqual(65);
    const notes = desk.provider.questions.filter(({ kind }) => kind === 'notes');
    expect(notes.length).toBeGreaterThan(2);
    expect(new Set(notes.flatMap(({ material }) => material.passages.map((each) => each.id))).size).toBe(
      notes.reduce((sum, { material }) => sum + material.passages.length, 0),
    );
    await ask(id, { kind: 'long' });
    await settled(id, 'long');
    expect(desk.provider.questions.filter(({ kind }) => kind === 'notes')).toHaveLength(notes.length);
  });

  it('is kept per language of the interface', async () => {
    const id = await stored({ language: 'en', text: englishLetter });
    const english = { 'accept-language': 'en-gb' };
    start();
    await ask(id, {}, english);
    expect((await settled(id, 'short', english)).summary!.language).toBe('en-GB');
    expect(await state(id)).toEqual({ kind: 'short', status: 'offered' });
    expect(desk.provider.questions[0]!.instruction).toContain('Write in British English');
  });

  it('in another language than asked for is not taken', async () => {
    const id = await stored({ language: 'en', text: englishLetter });
    start();
    await ask(id);
    expect((await settledTries(id)).status).toBe('failed');
  });

  it('leads to the moment of a debate at which it was said', async () => {
    const text = `De voorzitter:\n\n${aLetter}`;
    const begin = Date.parse('2026-03-02T10:00:00Z');
    const from = text.indexOf('Hierbij');
    const id = await stored({
      groupPath: 'tk/plenair-verslag',
      text,
      turns: [
        { speaker: { name: 'De voorzitter' }, chair: true, from: 0, to: from, start: begin },
        { speaker: { name: 'M. Oldenkamp', party: 'VNL' }, from, to: text.length, start: begin + 95_000 },
      ],
    });
    desk.provider.answerWith((question) => {
      expect(question.material.passages.at(-1)).toMatchObject({ speaker: 'M. Oldenkamp, VNL' });
      const [first] = claimsOf(question.material.passages.filter(({ speaker }) => speaker?.startsWith('M.')));
      return {
        sentences: [
          { ...first, text: 'Oldenkamp (VNL) informeert de Kamer over de wachtrij voor het stroomnet.' },
        ],
      };
    });
    start();
    await ask(id);
    expect(sentencesOf((await settled(id)).summary!)).toMatchObject([{ second: 95 }]);
  });

  it('may be made again, not at once, and stays while the new one is made', async () => {
    const id = await stored();
    start();
    await ask(id);
    const { summary } = await settled(id);
    expect((await ask(id)).status).toBe('ready');
    const early = await desk.reader.post(`/document/${id}/summary`, { again: true });
    expect(early.statusCode).toBe(429);
    desk.product.clock.advance(11 * 60_000);
    const held: ServerResponse[] = [];
    desk.provider.answerWith((_, response) => void held.push(response));
    expect(await ask(id, { again: true })).toMatchObject({ status: 'making', summary });
    desk.provider.answerWith(rightAnswer);
    for (const response of held) response.destroy();
    await settledTries(id);
    expect((await state(id)).summary!.madeAt > summary!.madeAt).toBe(true);
  });

  it('of a text that changed since is offered anew', async () => {
    const id = await stored();
    start();
    await ask(id);
    await settled(id);
    await desk.product.documents.put([
      aDocument({ id, groupPath: 'regering/kamerbrief', text: aLetter.replace('4.300', '4.400') }),
    ]);
    expect(await state(id)).toEqual({ kind: 'short', status: 'offered' });
  });
});

describe('the queue', () => {
  it('makes what came in by itself, when it is recent and of a type, newest first', async () => {
    start({ choice: { SUMMARY_DAYS: 7 } });
    // The first look only sets the mark: what was there before is made on demand.
    await expect
      .poll(() => desk.product.people.db.selectFrom('summaryMarks').select('after').executeTakeFirst())
      .toBeTruthy();
    const now = desk.product.clock.now().getTime();
    const day = 24 * 3_600_000;
    const fresh = await stored({ date: now - day });
    const old = await stored({ date: now - 8 * day });
    const demo = await stored({ date: now - day, demo: true });
    const agenda = await stored({ date: now - day, groupPath: 'tk/agenda' });
    expect((await settled(fresh)).status).toBe('ready');
    expect((await state(old)).status).toBe('offered');
    expect((await state(demo)).status).toBe('offered');
    expect((await state(agenda)).status).toBe('unavailable');
    expect(await state(fresh, 'short', { 'accept-language': 'en-gb' })).toMatchObject({ status: 'offered' });
  });

  it('is worked through by one of several processes at a time', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => stored()));
    for (const id of ids) await ask(id);
    start();
    start();
    start();
    for (const id of ids) expect((await settled(id)).status).toBe('ready');
    expect(desk.provider.questions).toHaveLength(6);
  });

  it('stops at the budget of the day and goes on the next', async () => {
    await desk.moveTo('2026-12-01T10:00:00Z');
    const [one, two] = [await stored(), await stored()];
    desk.provider.answerWith((question, response) => {
      complete(response, rightAnswer(question), 2_500);
    });
    start({ choice: { SUMMARY_TOKENS_PER_DAY: 3_000 } });
    await ask(one);
    expect((await settled(one)).status).toBe('ready');
    await ask(two);
    await expect
      .poll(() => state(two))
      .toMatchObject({ status: 'making', resumesAt: '2026-12-01T23:00:00.000Z' });
    expect(desk.provider.questions).toHaveLength(1);
    await desk.moveTo('2026-12-01T23:00:01Z');
    expect((await settled(two)).status).toBe('ready');
  });

  it('forgets what was withdrawn meanwhile', async () => {
    const id = await stored();
    await ask(id);
    await desk.product.documents.withdraw([id]);
    start();
    await expect
      .poll(() =>
        desk.product.people.db.selectFrom('summaries').selectAll().where('documentId', '=', id).execute(),
      )
      .toEqual([]);
    expect(desk.provider.questions).toHaveLength(0);
  });
});

describe('the timeline', () => {
  it('tells which results have a summary ready, in the language of the reader', async () => {
    const [ready, none] = [
      await stored({ title: 'Wachtrij met' }),
      await stored({ title: 'Wachtrij zonder' }),
    ];
    start();
    await ask(ready);
    await settled(ready);
    const search = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' }, size: 100 };
    const marked = async (headers = {}) => {
      const answer = await desk.reader.post('/document/timeline', search, headers);
      const { data } = answer.json<{ data: { id: string; summary?: true }[] }>();
      return data.filter(({ id, summary }) => [ready, none].includes(id) && summary).map(({ id }) => id);
    };
    expect(await marked()).toEqual([ready]);
    expect(await marked({ 'accept-language': 'en-gb' })).toEqual([]);
  });
});
