import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Footage, Turn } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { transcriptOf } from './transcript.ts';

const at = (seconds: number) => Date.parse('2026-11-19T10:00:00Z') + seconds * 1_000;
const member = { name: 'Vera Bosveld', party: 'Groen Verbond' };

function transcriptFrom(text: string, turns: Turn[], fields = {}) {
  return transcriptOf(aDocument({ text, turns, ...fields }), turns);
}

describe('the transcript of a debate', () => {
  it('names a speaker once and counts times from the first turn', () => {
    const text = 'Dank, voorzitter.\nIk sluit.\nTot slot.';
    const turns: Turn[] = [
      { speaker: member, from: 0, to: 17, start: at(5), end: at(8) },
      { speaker: { name: 'De voorzitter' }, chair: true, from: 18, to: 27, start: at(9), end: at(10) },
      { speaker: member, from: 28, to: 37, start: at(11), interruption: true },
    ];
    expect(transcriptFrom(text, turns)).toEqual({
      status: 'official',
      begin: '2026-11-19T10:00:05.000Z',
      speakers: [member, { name: 'De voorzitter', chair: true }],
      blocks: [
        { speaker: 0, from: 0, to: 17, start: 0, end: 3_000 },
        { speaker: 1, from: 18, to: 27, start: 4_000, end: 5_000 },
        { speaker: 0, from: 28, to: 37, start: 6_000, interruption: true },
      ],
    });
  });

  it('counts from the recording, and offers one only when its bytes are here', () => {
    const turns: Turn[] = [{ speaker: member, from: 0, to: 5, start: at(5), end: at(8) }];
    const recording = { fileId: 'debate~1', start: at(0) };
    const sound = { fileId: 'debate~1', title: 'Opname', mimeType: 'audio/mpeg' };
    const kept = transcriptFrom('Dank.', turns, {
      recording,
      attachments: [{ ...sound, storeKey: 'a'.repeat(64) }],
    });
    expect(kept).toMatchObject({
      begin: '2026-11-19T10:00:00.000Z',
      recording: { kind: 'attachment', fileId: 'debate~1' },
      blocks: [{ start: 5_000 }],
    });
    const elsewhere = { ...sound, url: 'https://example.org/sound.mp3' };
    expect(transcriptFrom('Dank.', turns, { recording, attachments: [elsewhere] })).not.toHaveProperty(
      'recording',
    );
  });

  it('counts from where its source shows it, leads to each moment there, and plays only what may be', () => {
    const part = (key: string, from: number, moments: number[]): Footage => ({
      ...{ source: 'debatdirect', key, page: `https://show.example.org/${key}` },
      ...{ start: at(from), end: at(from + 60), speakers: [{ id: 'v', ...member }] },
      moments: moments.map((second) => ({
        ...{ speaker: 0, start: at(second), end: at(second + 5) },
        event: `speaker2026-11-19T11:00:${second}+0100`,
      })),
    });
    const turns: Turn[] = [
      { speaker: member, from: 0, to: 5, start: at(11), end: at(12) },
      { speaker: member, from: 6, to: 9, start: at(205), end: at(210) },
      { speaker: member, from: 9, to: 12, start: at(500), end: at(510) },
    ];
    const document = aDocument({
      ...{ text: 'Dank. Nog. En.', turns },
      footage: [part('a', 2, [10, 40]), part('b', 200, [])],
    });
    const transcript = transcriptOf(document, turns, (source) => source === 'debatdirect');
    expect(transcript).toMatchObject({
      begin: '2026-11-19T10:00:02.000Z',
      shown: [
        { page: 'https://show.example.org/a', start: 0, end: 60_000 },
        { page: 'https://show.example.org/b', start: 198_000, end: 258_000 },
      ],
      streamed: true,
    });
    expect(transcript.blocks.map(({ start, page }) => [start, page])).toEqual([
      [9_000, 'https://show.example.org/a?event=speaker2026-11-19T11%3A00%3A10%2B0100'],
      [203_000, 'https://show.example.org/b'],
      [498_000, undefined],
    ]);
    expect(transcriptOf(document, turns)).not.toHaveProperty('streamed');
  });

  it('says when a program wrote the text', () => {
    const turns: Turn[] = [{ speaker: member, from: 0, to: 5 }];
    expect(transcriptFrom('Dank.', turns, { automatic: true }).status).toBe('automatic');
  });

  it('calls a report official only once it has been corrected', () => {
    const turns: Turn[] = [{ speaker: member, from: 0, to: 5 }];
    expect(transcriptFrom('Dank.', turns, { provisional: true }).status).toBe('provisional');
    expect(transcriptFrom('Dank.', turns).status).toBe('official');
  });

  it('cuts a long turn at the paragraphs nearest to every two minutes', () => {
    const paragraph = 'Ik kom nu bij mijn volgende punt.';
    const text = Array.from({ length: 12 }, () => paragraph).join('\n');
    const turns: Turn[] = [{ speaker: member, from: 0, to: text.length, start: at(0), end: at(360) }];
    const { blocks } = transcriptFrom(text, turns);
    expect(blocks.map(({ from, to }) => text.slice(from, to).trim().split('\n').length)).toEqual([4, 4, 4]);
    expect(blocks.map(({ start }) => Math.round(start! / 10_000))).toEqual([0, 12, 24]);
    expect(blocks.map(({ continues }) => continues)).toEqual([undefined, true, true]);
    expect(blocks.at(-1)?.end).toBe(360_000);
  });

  it('cuts at a sentence where there is no paragraph, and not within one', () => {
    const sentence = 'Dat is precies wat ik bedoel. ';
    const text = sentence.repeat(20).trim();
    const whole = 'x'.repeat(4_000);
    const timed = (length: number) => [{ speaker: member, from: 0, to: length, start: at(0), end: at(240) }];
    const { blocks } = transcriptFrom(text, timed(text.length));
    expect(blocks).toHaveLength(2);
    expect(text.slice(blocks[1]!.from)).toMatch(/^Dat is/);
    expect(transcriptFrom(whole, timed(whole.length)).blocks).toHaveLength(1);
  });

  it('covers every turn exactly, whatever its text and times', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('woord ', 'einde. ', 'zin!\n', '\n\n', 'x'.repeat(400)), {
          minLength: 1,
          maxLength: 80,
        }),
        fc.option(fc.integer({ min: 0, max: 3_600 })),
        (parts, seconds) => {
          const text = parts.join('');
          const times = seconds === null ? {} : { start: at(0), end: at(seconds) };
          const { blocks } = transcriptFrom(text, [{ speaker: member, from: 0, to: text.length, ...times }]);
          expect(blocks[0]?.from).toBe(0);
          expect(blocks.at(-1)?.to).toBe(text.length);
          blocks.slice(1).forEach((block, index) => {
            expect(block.from).toBe(blocks[index]?.to);
            expect(block.to).toBeGreaterThan(block.from);
            if (seconds !== null) expect(block.start).toBe(blocks[index]?.end);
          });
        },
      ),
    );
  });
});
