import { expect, test } from 'vitest';
import { hurry, startAnswers } from '#test/replay/answers.ts';
import { areToCome, fetchAttachments } from './attachments.ts';

const attached = (baseUrl: string, paths: readonly string[]) =>
  paths.map((path) => ({ url: path, address: `${baseUrl}${path}`, mimeType: 'application/pdf' }));
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `file-${at}`);

test('attachments: attachments are bounded in number and in bytes together', async () => {
  const answers = await startAnswers(() => ({ type: 'application/pdf', body: 'x'.repeat(400) }));
  const all = await fetchAttachments(attached(answers.baseUrl, numbered(40)), hurry);
  expect(Object.keys(all)).toHaveLength(25);
  const few = await fetchAttachments(attached(answers.baseUrl, numbered(10)), {
    ...hurry,
    maximumBytes: 1_000,
  });
  expect(Object.values(few).filter((file) => 'bytes' in file)).toHaveLength(2);
  // What is too large once will be so again.
  expect(areToCome(few)).toBe(false);
  await answers.close();
});

test('attachments: one that is gone or a page in its place costs no other; a server that is down is left alone', async () => {
  let down = false;
  const answers = await startAnswers((address) => {
    if (down) return { status: 503, body: '' };
    if (address.endsWith('-0')) return undefined;
    if (address.endsWith('-1')) return { type: 'text/html', body: '<html>Log in</html>' };
    return { type: 'application/pdf', body: 'x' };
  });
  const files = await fetchAttachments(attached(answers.baseUrl, numbered(3)), hurry);
  expect(Object.values(files).map((file) => Object.keys(file))).toEqual([
    ['fault'],
    ['fault', 'passing'],
    ['bytes', 'mimeType', 'fileName'],
  ]);
  down = true;
  const none = await fetchAttachments(attached(answers.baseUrl, numbered(9)), hurry);
  expect([Object.keys(none), areToCome(none)]).toEqual([['file-0', 'file-1'], true]);
  await answers.close();
});
