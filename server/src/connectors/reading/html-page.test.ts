import { expect, test } from 'vitest';
import { loadPage } from './html-page.ts';

const url = 'https://source.example/page';

test.each([
  ['elements of no name we know', '<x>'.repeat(400_000) + '</y>'.repeat(400_000)],
  ['lists without their ends', '<li><dd>'.repeat(400_000)],
  ['letters of ever another kind', Array.from({ length: 100_000 }, (_, at) => `<p><b i=${at}>`).join('')],
])('html page: a page of %s is refused where it gets too deep', (_, page) => {
  expect(() => loadPage(page, url)).toThrow(
    expect.objectContaining({ kind: 'shape', evidence: { url, detail: 'elements nested too deep' } }),
  );
});

test.each([
  ['links in links', '<a>'.repeat(20_000) + '</a>'.repeat(20_000), 'a'],
  ['items in items', '<div><li class="opsomitem">'.repeat(20_000), 'li'],
])('html page: a page of %s that none may hold lies flat, as a browser shows it', (_, page, name) => {
  const found = loadPage(page, url)(name);
  expect(found).toHaveLength(20_000);
  expect(found.last().parents().length).toBeLessThan(5);
});

test('html page: a page of many elements side by side is read, and pieces can be put into it', () => {
  const $ = loadPage('<p>een<br>twee</p>'.repeat(1_000), url);
  $('br').after('drie');
  expect($('p').last().text()).toBe('eendrietwee');
});
