import { zipSync, strToU8 } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { samples } from '#test/samples.ts';
import { openTextExtraction } from './extract-text.ts';

const extraction = openTextExtraction({ timeout: 20_000 });
afterAll(() => extraction.close());
const read = (content: string | Uint8Array, mimeType: string) =>
  extraction.extractText(typeof content === 'string' ? strToU8(content) : content, mimeType);
const word = (xml: string) => zipSync({ 'word/document.xml': strToU8(xml) });

test('extract text: Word keeps paragraphs and leaves deleted text out', async () => {
  const xml =
    '<w:d xmlns:w="x"><w:p><w:t>Eerste</w:t></w:p><w:p><w:delText>weg</w:delText><w:t>tweede &amp; meer</w:t></w:p></w:d>';
  expect((await read(word(xml), '')).text).toBe('Eerste\ntweede & meer');
});

test('extract text: RTF with escapes', async () => {
  const { text } = await read(
    "{\\rtf1{\\fonttbl Arial;}co\\'f6rdinatie \\u8364?5\\par einde}",
    'application/rtf',
  );
  expect(text).toBe('coördinatie €5\neinde');
});

test('extract text: HTML loses scripts and keeps paragraphs', async () => {
  const { text } = await read(
    '<html><script>alert(1)</script><p>Een</p><p onclick="x()">twee &amp; drie</p></html>',
    'text/html',
  );
  expect(text).toBe('Een\ntwee & drie');
});

test('extract text: official XML gives text and statements, not the running head', async () => {
  const { text, statements } = await read(
    '<?xml version="1.0"?><officiele-publicatie><metadata><meta name="a" content="b"/></metadata><kamerstuk><kamerstukkop><tekstregel>kop</tekstregel></kamerstukkop><al>Een <nadruk>woord</nadruk>.</al></kamerstuk></officiele-publicatie>',
    'application/xml',
  );
  expect(text).toBe('Een woord.');
  expect(statements).toEqual([{ name: 'a', content: 'b' }]);
});

/** The beginning of a Word 97 file whose flags say it has a password. */
const locked = new Uint8Array(1024);
locked.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
locked.set([0xec, 0xa5], 512);
locked[523] = 0x01;

test('extract text: RTF is read in the code page of the file, and of each font', async () => {
  const file =
    '{\\rtf1\\ansi\\ansicpg1250\\deff0{\\fonttbl{\\f0 A;}{\\f1\\fcharset161 B;}{\\f2\\fcharset204 C;}}' +
    "\\'e8e\\'9atina {\\f1 \\'c5\\'eb\\'eb\\'dc\\'e4\\'e1} \\f2\\'cc\\'e8\\'f0\\plain  \\'e8}";
  expect((await read(file, 'application/rtf')).text).toBe('čeština Ελλάδα Мир č');
});

test.each([
  ['a zip bomb', zipSync({ 'word/document.xml': new Uint8Array(60_000_000) }), '', 'tooLarge'],
  ['an XML bomb', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>', '', 'malformed'],
  ['deep nesting', `<?xml version="1.0"?>${'<a>'.repeat(1000)}`, '', 'malformed'],
  ['a broken PDF', '%PDF-1.7 nonsense', 'application/pdf', 'malformed'],
  [
    'a damaged Word 97 file',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 9]),
    '',
    'malformed',
  ],
  [
    'a file that Word did not make in its old container',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(1024)]),
    '',
    'unsupported',
  ],
  ['a Word 97 file with a password', locked, '', 'encrypted'],
  ['a page called PDF', 'just words', 'application/pdf', 'malformed'],
  ['a picture', '\x89PNG', 'image/png', 'unsupported'],
  ['a file without words', '<html><p> </p></html>', 'text/html', 'empty'],
])('extract text: %s is a fault', async (_, content, mimeType, reason) => {
  await expect(read(content, mimeType)).rejects.toMatchObject({ name: 'ExtractionFault', reason });
});

test('extract text: PowerPoint gives the words of its slides in their order', async () => {
  const slide = (words: string) =>
    strToU8(`<p:s xmlns:p="x" xmlns:a="y"><a:p><a:t>${words}</a:t></a:p></p:s>`);
  const file = zipSync({
    'ppt/slides/slide10.xml': slide('tiende'),
    'ppt/slides/slide2.xml': slide('tweede'),
    'ppt/slides/slide1.xml': slide('eerste'),
    'ppt/presentation.xml': slide('geen tekst'),
  });
  expect((await read(file, '')).text).toBe('eerste\ntweede\ntiende');
});

test('extract text: OpenDocument keeps headings, paragraphs and spaces', async () => {
  const file = zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      '<o:c xmlns:o="x" xmlns:t="y"><t:h>Kop</t:h><t:p>Een<t:s/>twee<t:line-break/>drie</t:p></o:c>',
    ),
  });
  expect((await read(file, '')).text).toBe('Kop\nEen twee\ndrie');
});

test('extract text: a file that takes too long ends its process and the next one is begun', async () => {
  // A process alone takes longer to start.
  const hasty = openTextExtraction({ timeout: 1 });
  const files = [1, 2].map(() => hasty.extractText(strToU8('<html><p>woord</p></html>'), 'text/html'));
  for (const file of await Promise.allSettled(files)) {
    expect(file).toMatchObject({ reason: { reason: 'timeout' } });
  }
  await hasty.close();
});

/** A PDF whose only page is drawn by a stream that unpacks to so many spaces. */
function bomb(size: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(size, ' '), { level: 9 });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>',
    `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString('latin1')}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF`, 'latin1');
}

test('extract text: a file that unpacks to more than its process may hold ends it and the next one is read', async () => {
  const small = openTextExtraction({ memory: 320 });
  const [large, next] = await Promise.allSettled([
    small.extractText(bomb(400_000_000), 'application/pdf'),
    small.extractText(strToU8('<html><p>daarna</p></html>'), 'text/html'),
  ]);
  expect(large).toMatchObject({ reason: { reason: 'tooLarge' } });
  expect(next).toMatchObject({ value: { text: 'daarna' } });
  await small.close();
});

test('extract text: a file is read anew where its process ended over what others left there', async () => {
  const one = openTextExtraction();
  const { text } = await one.extractText(strToU8('<html><p>eerst</p></html>'), 'text/html');
  expect(text).toBe('eerst');
  // As the system does with whoever has taken too much.
  const own = process as unknown as { _getActiveHandles(): Partial<ChildProcess>[] };
  const readers = own
    ._getActiveHandles()
    .filter(({ spawnargs }) => spawnargs?.some((word) => word.includes('process.ts')));
  expect(readers.length).toBeGreaterThan(0);
  for (const reader of readers) reader.kill!('SIGKILL');
  expect(await one.extractText(strToU8('<html><p>daarna</p></html>'), 'text/html')).toMatchObject({
    text: 'daarna',
  });
  await one.close();
});

test('extract text: a file of so many pieces that the heap is full ends its process', async () => {
  const small = openTextExtraction({ memory: 160 });
  const paragraphs = '<w:p><w:t>woord</w:t></w:p>'.repeat(1_000_000);
  await expect(small.extractText(word(`<w:d xmlns:w="x">${paragraphs}</w:d>`), '')).rejects.toMatchObject({
    reason: 'tooLarge',
  });
  await small.close();
});

const folder = samples('nl/tk_documents');
test.skipIf(!folder).each([
  ['d7a5dc6c-3636-4acd-8630-96c14e97dcce.pdf', 'MOTIE VAN HET LID CEDER'],
  ['0787ced2-629a-4d32-ab8f-4b97a7680248.docx', 'TWEEDE KAMER DER STATEN-GENERAAL'],
  ['ca71487f-866a-43aa-a9d5-ec3e2c3a236c.doc', 'MOTIE VAN HET LID VERDONK'],
  ['handeling_pdf_0a389791-784b-4688-8694-4b0027a7cec7.pdf', 'Vragen van het lid Podt'],
])('extract text: %s as recorded', async (name, words) => {
  expect((await read(readFileSync(`${folder}/${name}`), '')).text).toContain(words);
});
