import { newsletterBytes, NewsletterSettings } from 'contract/newsletter';
import { describe, expect, it } from 'vitest';
import { contrast, readableContrast } from 'contract/colours';
import { readPage } from '#test/page.ts';
import type { ExportEntry, ExportItem } from '../entries.ts';
import { type NewsletterOrder, renderNewsletter } from './newsletter.ts';

const colours = { primary: '#1F3B57', secondary: '#8A3B12' };
const item = (title: string, fields: Partial<ExportItem> = {}): ExportEntry => ({
  kind: 'item',
  title,
  ...fields,
});
const whole: Partial<ExportItem> = {
  type: 'Kamerbrief',
  source: 'Tweede Kamer',
  date: '23 nov 2026',
  note: 'Let op bijlage 2.\n\nBellen.',
  passage: 'De piek is voorbij.',
  summary: { text: 'De minister verlaagt het tarief.', byAi: true },
  sourceUrl: 'https://bron.example/a?x=1&y=2',
  pageUrl: 'https://vizier.example/nl/document/a',
};
function render(
  entries: readonly ExportEntry[],
  settings: object = {},
  fields: Partial<NewsletterOrder> = {},
) {
  const made = renderNewsletter({
    locale: 'nl',
    productName: 'Vizier',
    organisation: 'Veldkers & Co',
    title: 'Netcongestie: week 48',
    colours,
    day: '2026-11-23',
    settings: NewsletterSettings.parse(settings),
    entries,
    ...fields,
  });
  return { ...made, page: readPage(made.html) };
}
const many = (count: number, fields: Partial<ExportItem> = {}) =>
  Array.from({ length: count }, (_none, at) => item(`Stuk ${at + 1}`, fields));
const textOf = (page: Document) => page.body.textContent.replaceAll(/\s+/g, ' ');

/**
 * What of a page the programs of part 4 keep, by their makers' lists: Outlook 2016 and later on Windows lays out with
 * Word, so of styles only these count, and padding of cells alone; Gmail drops the style sheet of a mail it clips or of
 * an address that is not its own, and pictures in `data:`; Outlook on the web and Apple Mail keep more than these two.
 */
const kept = {
  tags: 'html head meta title style body table tbody tr td h1 h2 h3 p a b i br ul ol li img'.split(' '),
  properties:
    'background-color border border-bottom border-left border-top color font-family font-size font-style font-weight line-height margin max-width padding text-align text-decoration vertical-align'.split(
      ' ',
    ),
};

describe('a newsletter as HTML (7.11)', () => {
  const full = [
    { kind: 'heading', title: 'Van de minister' } as const,
    item('Flexibele contracten', whole),
    item('Onze reactie', { source: 'Eigen site', description: '<p>Wij <b>steunen</b> dit.</p>' }),
  ];
  const all = {
    intro:
      '<p>Goedemorgen, <a href="https://ons.example">lees mee</a>.</p><ol><li>een<ul><li>diep</li></ul></li></ol>',
    closing: '<p>Tot volgende week.</p>',
    show: { summary: true, pageLink: true },
  };

  it('says everything in order: header, intro, sections, items and closing', () => {
    const { page, subject, text, shortened, leftOut, bytes } = render(full, all);
    expect(subject).toBe('Netcongestie: week 48');
    const said = [
      'Veldkers & Co',
      'maandag 23 november 2026',
      'Netcongestie: week 48',
      'Goedemorgen',
      'diep',
      'Van de minister',
      'Kamerbrief · Tweede Kamer · 23 nov 2026',
      'Flexibele contracten',
      'Let op bijlage 2.',
      'De piek is voorbij.',
      'De minister verlaagt het tarief.',
      'Samengevat door AI',
      'Bekijk bij de bron',
      'Open in Vizier',
      'Onze reactie',
      'Wij steunen dit.',
      'Tot volgende week.',
    ];
    for (const content of [textOf(page), text]) {
      const places = said.map((words) => content.toLowerCase().indexOf(words.toLowerCase()));
      expect(places.filter((place) => place < 0)).toEqual([]);
    }
    const places = said.map((words) => textOf(page).indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect([...page.querySelectorAll('h1,h2,h3')].map((heading) => heading.tagName)).toEqual([
      'H1',
      'H2',
      'H3',
      'H3',
    ]);
    expect(page.querySelector('ol > li > ul > li')?.textContent).toBe('diep');
    expect({ shortened, leftOut }).toEqual({ shortened: false, leftOut: 0 });
    expect(bytes).toBeLessThan(12_000);
    expect(text).toContain('https://bron.example/a?x=1&y=2');
  });

  it.each([
    ['title', 'Flexibele contracten'],
    ['type', 'Kamerbrief'],
    ['source', 'Tweede Kamer'],
    ['date', '23 nov 2026'],
    ['note', 'Let op bijlage 2.'],
    ['passage', 'De piek is voorbij.'],
    ['summary', 'De minister verlaagt'],
    ['sourceLink', 'Bekijk bij de bron'],
    ['pageLink', 'Open in Vizier'],
  ])('shows %s of an item by its switch', (name, words) => {
    const shown = (wanted: boolean) => {
      const { page, text } = render([item('Flexibele contracten', whole)], { show: { [name]: wanted } });
      return [textOf(page).includes(words), text.includes(words)];
    };
    expect([shown(true), shown(false)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('lets the header be chosen', () => {
    const bare = render(full, { header: { name: false, date: false } }, { organisation: 'Zonder naam' });
    expect(bare.page.querySelector('td[bgcolor="#1F3B57"]')).toBeNull();
    expect(bare.text).not.toContain('maandag');
    const logo = { src: 'cid:logo', width: 120, height: 40, alt: 'Veldkers' };
    const picture = render(full, {}, { logo }).page.querySelector('img')!;
    expect([picture.alt, picture.width, picture.getAttribute('src')]).toEqual(['Veldkers', 120, 'cid:logo']);
    // A wide one stands above the name, which has the whole width of a phone then.
    const rowOf = (width: number) =>
      render(full, {}, { logo: { ...logo, width } })
        .page.querySelector('img')!
        .closest('td[class]')!;
    expect(rowOf(120).children).toHaveLength(2);
    expect(rowOf(44).children).toHaveLength(1);
    const alone = render(full, { header: { name: false, date: false } }, { logo });
    expect(alone.page.querySelector('img')!.closest('td[class]')!.children).toHaveLength(1);
  });

  it.each([
    [10, false],
    [11, true],
  ])('of %i items has a table of contents: %s', (count, has) => {
    const sections = [{ kind: 'heading', title: 'Een' } as const, ...many(count - 1)];
    const two = [...sections, { kind: 'heading', title: 'Twee' } as const, item('Laatste')];
    for (const entries of [two, many(count)]) {
      const { page } = render(entries);
      expect(textOf(page).includes('In deze nieuwsbrief')).toBe(has);
      const targets = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
      expect(targets.length).toBe(has ? (entries === two ? 2 : count) : 0);
      for (const { hash } of targets) expect(page.querySelector(`a[name="${hash.slice(1)}"]`)).not.toBeNull();
    }
    expect(textOf(render(many(count), { contents: false }).page)).not.toContain('In deze nieuwsbrief');
  });

  it('keeps its meaning in Outlook, and in Gmail without its style sheet', () => {
    const { html, page } = render([...full, ...many(12, whole)], all, {
      logo: { src: 'cid:logo', width: 120, height: 40, alt: 'Veldkers' },
    });
    const elements = [...page.querySelectorAll('*')];
    expect(
      [...new Set(elements.map(({ localName }) => localName))].filter((tag) => !kept.tags.includes(tag)),
    ).toEqual([]);
    const styled = elements.flatMap((element) =>
      (element.getAttribute('style') ?? '')
        .split(';')
        .filter((rule) => rule !== '')
        .map((rule) => ({ element, property: rule.slice(0, rule.indexOf(':')) })),
    );
    expect(
      styled.filter(({ property }) => !kept.properties.includes(property)).map(({ property }) => property),
    ).toEqual([]);
    // Word pads cells and lists, nothing else.
    const padded = styled.filter(({ property }) => property === 'padding');
    expect(padded.filter(({ element }) => !/^(TD|UL|OL|BODY)$/.test(element.tagName))).toEqual([]);
    // Where a width is limited, Outlook, which knows no limit, gets a table of that width.
    expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="640"/);
    // Nothing is fetched, nothing runs.
    expect(html).not.toMatch(/<(script|link|iframe|form|svg)|url\(|src="http|position:|float:|display:flex/i);
    for (const picture of page.querySelectorAll('img')) expect(picture.alt).not.toBe('');
    for (const one of page.querySelectorAll('table')) expect(one.getAttribute('role')).toBe('presentation');

    for (const sheet of page.querySelectorAll('style')) sheet.remove();
    for (const text of page.querySelectorAll('p,h1,h2,h3,li')) {
      const style = text.getAttribute('style') ?? '';
      for (const property of ['font-family', 'font-size', 'line-height', 'color'])
        expect(style, text.outerHTML).toContain(`${property}:`);
    }
  });

  it.each([
    ['#1F3B57', '#F3E9DC'],
    ['#FFEE00', '#FFFFFF'],
    ['#000000', '#777777'],
    ['#7F7F7F', '#0B6472'],
  ])('is readable in %s and %s: every text on its ground', (primary, secondary) => {
    const { page } = render([...full, ...many(12, whole)], all, { colours: { primary, secondary } });
    const nearest = (element: Element | null, property: string): string | undefined => {
      for (let at = element; at; at = at.parentElement) {
        const [, found] =
          new RegExp(`(?:^|;)${property}:(#[0-9A-F]{6})`, 'i').exec(at.getAttribute('style') ?? '') ?? [];
        if (found) return found;
      }
      return undefined;
    };
    let looked = 0;
    for (const element of page.querySelectorAll('td,p,h1,h2,h3,a,li,b')) {
      const own = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      if (!own) continue;
      looked += 1;
      const [text, ground] = [nearest(element, 'color'), nearest(element, 'background-color')];
      expect(contrast(text!, ground!), element.outerHTML).toBeGreaterThanOrEqual(readableContrast);
    }
    expect(looked).toBeGreaterThan(50);
  });

  it('takes what strangers wrote as words', () => {
    const bad = '</td><script>alert(1)</script>" onmouseover="x';
    const { page, html } = render(
      [
        { kind: 'heading', title: bad },
        item(bad, {
          ...whole,
          type: bad,
          note: bad,
          passage: bad,
          sourceUrl: 'javascript:alert(1)',
          pageUrl: 'data:x',
        }),
        item('Arabisch', { note: 'تقرير \u202Eomgedraaid' }),
      ],
      { show: { pageLink: true }, intro: '<p><a href="javascript:alert(1)">x</a></p>' },
      { title: bad, organisation: bad },
    );
    expect(page.querySelectorAll('script,[onmouseover]')).toHaveLength(0);
    expect(html).not.toMatch(/href="(javascript|data):/i);
    expect(html).not.toContain('\u202E');
    expect(textOf(page)).toContain('<script>alert(1)</script>');
  });

  it('of 500 items stays below what mailboxes cut off, and says what it leaves out', () => {
    const fits = render(many(80, { ...whole, note: 'Een lange notitie. '.repeat(100) }));
    expect(fits.bytes).toBeLessThan(newsletterBytes);
    expect(fits).toMatchObject({ shortened: true, leftOut: 0 });
    expect(textOf(fits.page)).toContain('Stuk 80');
    const long = render(many(500, { ...whole, sourceUrl: `https://bron.example/${'x'.repeat(120)}` }));
    expect(long.bytes).toBeLessThan(newsletterBytes);
    expect(long.bytes).toBe(Buffer.byteLength(long.html));
    expect(long.leftOut).toBeGreaterThan(0);
    expect(textOf(long.page)).toContain(`en nog ${long.leftOut} berichten`);
    expect(textOf(long.page)).toContain(`Stuk ${500 - long.leftOut},`);
    // The text is never cut off.
    expect(long.text).toContain('Stuk 500');
  });
});
