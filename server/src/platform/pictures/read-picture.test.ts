import { deflateSync, crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isPng } from './png.ts';
import { readPicture } from './read-picture.ts';

const bounds = { side: 2_000, bytes: 300_000, box: { width: 600, height: 132 } };
const read = (bytes: string | Uint8Array) => readPicture(Buffer.from(bytes), bounds);
const svg = (inner: string, looks = 'viewBox="0 0 200 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${looks}>${inner}</svg>`;
const square = '<rect width="40" height="40" fill="#c40"/>';

const chunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const pngOf = (
  width: number,
  height: number,
  { rows = height, interlaced = 0, more = [] as Buffer[] } = {},
) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, interlaced], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(rows * (1 + 3 * width)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('a picture for mails', () => {
  it('is drawn of an SVG that is complete in itself, as large as its place', async () => {
    const prolog =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    for (const [source, width, height] of [
      [prolog + svg(square), 600, 120],
      [svg(square, 'width="20" height="20"'), 132, 132],
      [svg(`<a href="https://example.org">${square}</a><use xlink:href="#none"/>`), 600, 120],
    ] as const) {
      const drawn = await read(source);
      expect(drawn).toMatchObject({ width, height });
      expect(typeof drawn === 'object' && isPng(Buffer.from(drawn.png))).toBe(true);
    }
  });

  it('is a PNG as it was given, without what is not drawn', async () => {
    const given = pngOf(30, 20, {
      more: [chunk('tEXt', Buffer.from('Author\0Els')), chunk('gAMA', Buffer.alloc(4))],
    });
    const kept = await read(given);
    expect(kept).toMatchObject({ width: 30, height: 20 });
    const text = typeof kept === 'object' ? Buffer.from(kept.png).toString('latin1') : '';
    expect([text.includes('Els'), text.includes('gAMA')]).toEqual([false, true]);
    // The seven passes of 8 by 8 pixels have fifteen rows.
    const passes = Buffer.alloc(15 + 3 * 64);
    const interlaced = pngOf(8, 8, { interlaced: 1, rows: 0 });
    const at = interlaced.indexOf('IDAT') - 4;
    const whole = Buffer.concat([
      interlaced.subarray(0, at),
      chunk('IDAT', deflateSync(passes)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    expect(await read(whole)).toMatchObject({ width: 8, height: 8 });
  });

  it.each([
    ['a script', svg(`<script>alert(1)</script>${square}`), 'active'],
    ['what runs on an event', svg('<rect width="9" height="9" onload="x()"/>'), 'active'],
    ['a page within', svg('<foreignObject/>'), 'active'],
    ['a picture elsewhere', svg('<image xlink:href="https://example.org/a.png"/>'), 'outside'],
    ['a file', svg('<image href="file:///etc/passwd"/>'), 'outside'],
    ['an SVG within', svg('<image href="data:image/svg+xml;base64,AAAA"/>'), 'outside'],
    ['a style elsewhere', svg('<style>@import "https://example.org/a.css";</style>'), 'outside'],
    ['a fill elsewhere', svg('<rect style="fill:url(https://example.org/a.svg#b)"/>'), 'outside'],
    ['words', svg('<text x="0" y="9">Veldkers</text>'), 'words'],
    ['nothing', svg(''), 'empty'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(square)}`, 'damaged'],
    ['no end', svg(square).slice(0, -8), 'damaged'],
    ['copies of copies', svg(copies(12)), 'damaged'],
    ['another page', `<html>${svg(square)}</html>`, 'otherType'],
  ])('is not an SVG with %s', async (_what, source, fault) => {
    expect(await read(source)).toBe(fault);
  });

  it.each([
    ['another type', Buffer.from('GIF89a'), 'otherType'],
    ['a part of one', pngOf(30, 20).subarray(0, 60), 'damaged'],
    ['too few rows', pngOf(30, 20, { rows: 19 }), 'damaged'],
    ['more than it says', pngOf(30, 20, { rows: 5_000 }), 'damaged'],
    ['a changed byte', pngOf(30, 20).map((byte, at) => (at === 50 ? byte ^ 1 : byte)), 'damaged'],
    ['many pixels', pngOf(2_001, 1), 'tooManyPixels'],
    ['many bytes', Buffer.alloc(300_001), 'tooLarge'],
  ])('is not %s', async (_what, bytes, fault) => {
    expect(await read(bytes)).toBe(fault);
  });
});

/** Each level shows the one below it ten times. */
function copies(levels: number): string {
  const groups = Array.from({ length: levels - 1 }, (_, at) => {
    return `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`;
  });
  return `<defs><g id="a0">${square}</g>${groups.join('')}</defs><use href="#a${levels - 1}"/>`;
}
