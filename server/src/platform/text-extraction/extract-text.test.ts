import { zipSync, strToU8 } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { samples } from '#test/samples.ts';
import { openTextExtraction } from './extract-text.ts';

const extraction = openTextExtraction({ timeout: 20_000 });
afterAll(() => extraction.close());
const read = (content: string | Uint8Array, mimeType: string) =>
  extraction.extractText(typeof content === 'string' ? strToU8(content) : content, mimeType);
const word = (xml: string) => zipSync({ 'word/document.xml': strToU8(xml) });

test('Word keeps paragraphs and leaves deleted text out', async () => {
  const xml =
    '<w:d xmlns:w="x"><w:p><w:t>Eerste</w:t></w:p><w:p><w:delText>weg</w:delText><w:t>tweede &amp; meer</w:t></w:p></w:d>';
  expect((await read(word(xml), '')).text).toBe('Eerste\ntweede & meer');
});

test('RTF with escapes', async () => {
  const { text } = await read(
    "{\\rtf1{\\fonttbl Arial;}co\\'f6rdinatie \\u8364?5\\par einde}",
    'application/rtf',
  );
  expect(text).toBe('coördinatie €5\neinde');
});

test('HTML loses scripts and keeps paragraphs', async () => {
  const { text } = await read(
    '<html><script>alert(1)</script><p>Een</p><p onclick="x()">twee &amp; drie</p></html>',
    'text/html',
  );
  expect(text).toBe('Een\ntwee & drie');
});

test('official XML gives text and statements, not the running head', async () => {
  const { text, statements } = await read(
    '<?xml version="1.0"?><officiele-publicatie><metadata><meta name="a" content="b"/></metadata><kamerstuk><kamerstukkop><tekstregel>kop</tekstregel></kamerstukkop><al>Een <nadruk>woord</nadruk>.</al></kamerstuk></officiele-publicatie>',
    'application/xml',
  );
  expect(text).toBe('Een woord.');
  expect(statements).toEqual([{ name: 'a', content: 'b' }]);
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
  ['a page called PDF', 'just words', 'application/pdf', 'malformed'],
  ['a picture', '\x89PNG', 'image/png', 'unsupported'],
  ['a file without words', '<html><p> </p></html>', 'text/html', 'empty'],
])('%s is a fault', async (_, content, mimeType, reason) => {
  await expect(read(content, mimeType)).rejects.toMatchObject({ name: 'ExtractionFault', reason });
});

test('PowerPoint gives the words of its slides in their order', async () => {
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

test('OpenDocument keeps headings, paragraphs and spaces', async () => {
  const file = zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      '<o:c xmlns:o="x" xmlns:t="y"><t:h>Kop</t:h><t:p>Een<t:s/>twee<t:line-break/>drie</t:p></o:c>',
    ),
  });
  expect((await read(file, '')).text).toBe('Kop\nEen twee\ndrie');
});

test('a file that takes too long ends its worker and the next one is read', async () => {
  // Tens of millions of empty groups keep the reader busy without needing memory.
  const hasty = openTextExtraction({ timeout: 3_000 });
  const endless = `{\\rtf1 ${'{}'.repeat(30_000_000)}`;
  const [slow, next] = await Promise.allSettled([
    hasty.extractText(strToU8(endless), 'application/rtf'),
    hasty.extractText(strToU8('<html><p>daarna</p></html>'), 'text/html'),
  ]);
  expect(slow).toMatchObject({ reason: { reason: 'timeout' } });
  expect(next).toMatchObject({ value: { text: 'daarna' } });
  await hasty.close();
});

test('a file that needs too much memory ends its worker and the next one is read', async () => {
  const small = openTextExtraction({ memory: 24 });
  const paragraphs = '<w:p><w:t>woord</w:t></w:p>'.repeat(1_000_000);
  const [large, next] = await Promise.allSettled([
    small.extractText(word(`<w:d xmlns:w="x">${paragraphs}</w:d>`), ''),
    small.extractText(strToU8('<html><p>daarna</p></html>'), 'text/html'),
  ]);
  expect(large).toMatchObject({ reason: { reason: 'tooLarge' } });
  expect(next).toMatchObject({ value: { text: 'daarna' } });
  await small.close();
});

const folder = samples('nl/tk_documents');
test.skipIf(!folder).each([
  ['d7a5dc6c-3636-4acd-8630-96c14e97dcce.pdf', 'MOTIE VAN HET LID CEDER'],
  ['0787ced2-629a-4d32-ab8f-4b97a7680248.docx', 'TWEEDE KAMER DER STATEN-GENERAAL'],
  ['ca71487f-866a-43aa-a9d5-ec3e2c3a236c.doc', 'MOTIE VAN HET LID VERDONK'],
  ['handeling_pdf_0a389791-784b-4688-8694-4b0027a7cec7.pdf', 'Vragen van het lid Podt'],
])('%s as recorded', async (name, words) => {
  expect((await read(readFileSync(`${folder}/${name}`), '')).text).toContain(words);
});
