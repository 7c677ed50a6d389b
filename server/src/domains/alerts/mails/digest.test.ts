import fc from 'fast-check';
import type { Marked } from 'contract/document-parts';
import { locales } from 'contract/users';
import { describe, expect, test } from 'vitest';
import type { MatchLine } from '../follow/run-searches.ts';
import { digestMail } from './digest.ts';
import { mostBytes } from './mail.ts';
import { type Digest, type DigestLine, type DigestSearch, visibleLines } from './digest-contents.ts';

const plain = (text: string): Marked => ({ text, marks: [] });

function aLine(place: number, changes: Partial<MatchLine> = {}, more: Partial<DigestLine> = {}): DigestLine {
  const line: MatchLine = {
    id: `tk-${place}`,
    domain: 'nl',
    groupPath: 'tk/motie',
    sourceType: 'Motie',
    institution: 'Tweede Kamer',
    title: plain(`Stuk ${place}`),
    passages: [{ text: 'over het stroomnet in de wijk', marks: [[9, 18]] }],
    date: '2026-11-19T23:30:00.000Z',
    timeKnown: true,
    language: 'nl',
    confidentiality: 'Default',
    contexts: [
      { code: 'energie-klimaat', percentage: 82 },
      { code: 'europa', percentage: 41 },
    ],
    scored: true,
    demo: false,
    ...changes,
  };
  return { updated: false, line, alsoIn: [], steps: [], ...more };
}

function aSearch(
  title: string,
  lines: number | DigestLine[],
  changes: Partial<DigestSearch> = {},
): DigestSearch {
  return {
    id: `search-${title}`,
    title,
    dashboard: 'nl',
    query: 'stroomnet',
    contexts: ['energie-klimaat'],
    minimumMatch: 40,
    lines: typeof lines === 'number' ? Array.from({ length: lines }, (_none, place) => aLine(place)) : lines,
    ...changes,
  };
}

function aDigest(searches: DigestSearch[], changes: Partial<Digest> = {}): Digest {
  return {
    kind: 'daily',
    locale: 'nl',
    productName: 'Vizier',
    address: 'https://vizier.example',
    supportEmail: 'hulp@vizier.example',
    firstName: 'Tess',
    deliveryId: 'AbC-dE_fGhIjKlMnOpQrSt',
    slotDay: '2026-11-20',
    searches,
    alreadyDirect: 0,
    unsubscribe: {
      all: 'https://vizier.example/unsubscribe/all',
      search: (id) => `https://vizier.example/unsubscribe/${id}`,
      agendaSearch: (id) => `https://vizier.example/unsubscribe/${id}`,
      mail: (id) => `https://vizier.example/unsubscribe/${id}`,
    },
    ...changes,
  };
}

/** What a reader sees of the HTML. */
const seen = (html: string) =>
  html
    .replace(/<(style|title)[^>]*>.*?<\/\1>|<!--.*?-->/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/&#(\d+);/g, (_sign, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ');
const count = (text: string, part: string) => text.split(part).length - 1;

describe('the subject of a digest (decision 4.23)', () => {
  test('counts the documents and names the searches', () => {
    expect(digestMail(aDigest([aSearch('Net', 2), aSearch('Warmte', 1)])).subject).toBe(
      '3 nieuwe resultaten: Net, Warmte',
    );
    expect(digestMail(aDigest([aSearch('Net', 1)])).subject).toBe('1 nieuw resultaat: Net');
    expect(digestMail(aDigest([aSearch('Grid', 1_234)], { locale: 'en-gb' })).subject).toBe(
      '1,234 new results: Grid',
    );
  });

  test('stays short, on one line, and as it was written', () => {
    const names = Array.from({ length: 80 }, (_none, place) => `Zoekopdracht ${place}`);
    const { subject } = digestMail(aDigest(names.map((name) => aSearch(name, 1))));
    expect(subject).toMatch(/Zoekopdracht 0, .* en nog \d+$/);
    expect(subject.length).toBeLessThan(200);
    const odd = 'Net\r\nBcc: a@b.example \u202Etxet $t(mail.help) {{count}} <b>';
    expect(digestMail(aDigest([aSearch(odd, 1)])).subject).toBe(
      '1 nieuw resultaat: Net Bcc: a@b.example txet $t(mail.help) {{count}} <b>',
    );
  });
});

describe('a line of a digest', () => {
  test('tells what, where and when, with the words marked, and why', () => {
    const line = aLine(
      1,
      { voteOutcome: 'aangenomen', demo: true },
      { updated: true, alsoIn: ['Warmte', 'Wonen'] },
    );
    const { html, text } = digestMail(aDigest([aSearch('Net', [line])]));
    expect(html).toMatch(/over het <b class="m"[^>]*>stroomnet<\/b> in de wijk/);
    expect(html).toContain('href="https://vizier.example/nl/document/tk-1/stroomnet"');
    for (const body of [seen(html), text.replace(/\s+/g, ' ')]) {
      // Amsterdam, not UTC.
      expect(body).toContain('20 nov 2026, 00:30');
      expect(body).toContain('Motie');
      expect(body).toContain('Tweede Kamer');
      expect(body).toContain('Bijgewerkt');
      expect(body).toContain('Aangenomen');
      expect(body).toContain('voorbeelddata');
      expect(body).toContain('Zoekt naar: stroomnet');
      expect(body).toContain(
        'Waarom kreeg ik dit? Zoekopdracht ‘Net’ · woorden: stroomnet · context: Energie en klimaat 82%',
      );
      expect(body).toContain('Ook gevonden door: Warmte, Wonen');
    }
  });

  test('names at most three contexts, of those that selected the document, and says when they are still to come', () => {
    const why = (changes: Partial<MatchLine>, contexts: DigestSearch['contexts'], minimumMatch = 40) =>
      /Waarom kreeg ik dit\? (.*)/.exec(
        digestMail(aDigest([aSearch('Net', [aLine(1, changes)], { contexts, minimumMatch })])).text,
      )![1];
    expect(why({}, ['energie-klimaat', 'europa'])).toContain('Energie en klimaat 82%, Europese zaken 41%');
    expect(why({}, ['europa'])).toContain('context: Europese zaken 41%');
    expect(why({}, ['energie-klimaat', 'europa'], 45)).toContain('context: Energie en klimaat 82%');
    expect(why({}, ['energie-klimaat', 'europa'], 45)).not.toContain('Europese zaken');
    for (const unfiltered of [why({}, ['all']), why({}, ['europa'], 0)])
      expect(unfiltered).not.toContain('context');
    expect(why({ contexts: [], scored: false }, ['europa'])).toContain('context volgt');
    expect(why({ contexts: [], scored: false }, ['all'])).not.toContain('context');
    expect(why({ contexts: [], scored: false }, [])).not.toContain('context');
  });

  test('tells of a confidential document its title and date alone (decision 3.33)', () => {
    const secret = { text: 'GEHEIM', marks: [[0, 6]] as [number, number][] };
    const line = aLine(1, {
      confidentiality: 'Besloten',
      title: { text: 'Besloten stuk', marks: [[0, 8]] },
      passages: [secret],
      institution: 'GEHEIM',
      sourceType: 'GEHEIM',
      voteOutcome: 'aangenomen',
    });
    const { html, text } = digestMail(aDigest([aSearch('Net', [line])]));
    for (const body of [html, text]) {
      expect(body).toContain('Besloten stuk');
      expect(body).toContain('20 nov 2026');
      expect(body).not.toMatch(/GEHEIM|Aangenomen|Energie en klimaat|woorden:/);
    }
    expect(html).not.toContain('class="m"');
  });

  test('links to the query, also where it has slashes or is too long (decision 2.5)', () => {
    const address = (query: string) => {
      const { html } = digestMail(aDigest([aSearch('Net', [aLine(1)], { query })]));
      return /href="([^"]*\/nl\/document\/tk-1[^"]*)"/.exec(html)![1];
    };
    const page = 'https://vizier.example/nl/document/tk-1';
    expect(address('2021/0106(COD)')).toBe(`${page}/2021_slash_0106%28COD%29`);
    expect(address('net OF "de wijk"')).toBe(`${page}/net%20OF%20%22de%20wijk%22`);
    expect(address(`net OF ${'x'.repeat(200)}`)).toMatch(new RegExp(`^${page}/_key_[A-Za-z0-9_-]{22}$`));
    expect(address('')).toBe(page);
  });

  test('leads to the turn of a debate because of which it was found, which nothing tells of a closed one', () => {
    const address = (changes: Partial<MatchLine>) => {
      const { html, text } = digestMail(aDigest([aSearch('Net', [aLine(1, { turn: 4, ...changes })])]));
      const [, found] = /href="([^"]*\/nl\/document\/tk-1[^"]*)"/.exec(html)!;
      expect(text).toContain(found);
      return found;
    };
    const page = 'https://vizier.example/nl/document/tk-1/stroomnet';
    expect(address({})).toBe(`${page}#turn=5`);
    expect(address({ confidentiality: 'Besloten' })).toBe(page);
  });
});

describe('the limits of a digest (decision 4.23)', () => {
  test('20 documents of a search, 60 of a mail, and a link to exactly the rest', () => {
    const { html, text } = digestMail(aDigest(['A', 'B', 'C', 'D'].map((name) => aSearch(name, 25))));
    expect(count(html, '<h3')).toBe(60);
    for (const name of ['A', 'B', 'C', 'D']) {
      const rest = `https://vizier.example/mail/AbC-dE_fGhIjKlMnOpQrSt?search=search-${name}&after=15`;
      expect(html).toContain(`href="${rest.replace('&', '&#38;')}"`);
      expect(text).toContain(rest);
    }
    expect(count(seen(html), 'en nog 10')).toBe(4);
    const one = digestMail(aDigest([aSearch('A', 21)]));
    expect(count(one.html, '<h3')).toBe(20);
    expect(seen(one.html)).toContain('en nog 1 ·');
    expect(digestMail(aDigest([aSearch('A', 20)])).html).not.toContain('after=');
  });

  test('every search gets its turn before a busy one gets more', () => {
    const shares = (...lines: number[]) =>
      visibleLines(lines.map((number, place) => aSearch(`${place}`, number))).map(
        ({ lines: { length } }) => length,
      );
    expect(shares(100, 1, 2)).toEqual([20, 1, 2]);
    expect(shares(100, 100, 100, 3)).toEqual([19, 19, 19, 3]);
    expect(shares(...Array.from({ length: 70 }, () => 5)).filter((number) => number === 1)).toHaveLength(60);
  });

  test('searches without room are named together', () => {
    const searches = Array.from({ length: 200 }, (_none, place) => aSearch(`Zoek${place}`, 3));
    const { html, text } = digestMail(aDigest(searches));
    expect(Buffer.byteLength(html)).toBeLessThan(mostBytes);
    const shown = count(html, '<h3');
    expect(shown).toBeGreaterThan(25);
    expect(seen(html)).toContain(`en nog ${(200 - shown) * 3} Zoek${shown} (3), Zoek${shown + 1} (3),`);
    expect(seen(html)).toContain(`en nog ${200 - shown - 12} Bekijk precies deze resultaten`);
    expect(text).toContain('https://vizier.example/mail/AbC-dE_fGhIjKlMnOpQrSt');
  });

  test('the HTML stays below 90 kB however long everything is', () => {
    const long = (letter: string, length: number) => `${letter.repeat(9)} `.repeat(length / 10);
    const line = (place: number) =>
      aLine(
        place,
        {
          title: plain(long('€', 3_000)),
          institution: long('&', 500),
          sourceType: long('<', 500),
          passages: [plain(long('"', 2_000)), plain('x'.repeat(5_000))],
        },
        { alsoIn: Array.from({ length: 90 }, () => long('a', 120)) },
      );
    const lines = Array.from({ length: 40 }, (_none, place) => line(place));
    const searches = ['A', 'B', 'C', 'D', 'E'].map((name) =>
      aSearch(name + long('&', 110), lines, { query: `"${long('é', 190)}"` }),
    );
    const mail = digestMail(aDigest(searches));
    expect(Buffer.byteLength(mail.html)).toBeLessThan(mostBytes);
    expect(count(mail.html, '<h3')).toBeGreaterThan(0);
  });

  test('ordinary documents fit, all sixty', () => {
    const words =
      'de minister zegt toe dat het stroomnet in deze wijk in het voorjaar wordt verzwaard en '.repeat(2);
    const passage = { text: words, marks: [[29, 38]] as [number, number][] };
    const lines = Array.from({ length: 30 }, (_none, place) =>
      aLine(place, {
        title: plain('Brief over de voortgang van het programma voor de netten in de wijk'),
        passages: [passage, passage],
      }),
    );
    const { html } = digestMail(aDigest(['A', 'B', 'C'].map((name) => aSearch(name, lines))));
    expect(count(html, '<h3')).toBe(60);
    expect(Buffer.byteLength(html)).toBeLessThan(mostBytes);
  });
});

describe('digest: nothing from outside becomes markup', () => {
  const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)>' style="x" <!-- {{count}} $t(mail.help)`;

  test('wherever it stands', () => {
    const marked: Marked = { text: attack, marks: [[2, 10]] };
    const line = aLine(
      1,
      { title: marked, passages: [marked], institution: attack, sourceType: attack, language: attack },
      { alsoIn: [attack] },
    );
    const { html } = digestMail(
      aDigest([aSearch(attack, [line], { query: attack })], {
        firstName: attack,
        productName: attack,
        supportEmail: attack,
      }),
    );
    expect(html).not.toMatch(/<script|<img|<!-- \{/);
    const tags = new Set(
      [...html.replace(/<!--.*?-->/g, '').matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag]) => tag),
    );
    for (const tag of tags) {
      expect([
        'html',
        'head',
        'meta',
        'title',
        'style',
        'body',
        'div',
        'table',
        'tr',
        'td',
        'p',
        'h1',
        'h2',
        'h3',
        'a',
        'b',
        'span',
      ]).toContain(tag);
    }
    // Outside what stands in quotes, of which there is no other end than our own.
    expect(html.replace(/"[^"<>]*"/g, '""')).not.toMatch(/<[^>]* on[a-z]+=/);
    expect(seen(html)).toContain('{{count}} $t(mail.help)');
  });

  test('whatever the text and its marks are', () => {
    const marks = fc.array(fc.tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: -5, max: 60 })), {
      maxLength: 6,
    });
    const bare = digestMail(aDigest([aSearch('Net', [aLine(1, { passages: [plain('x')] })])])).html;
    const tagsOf = (html: string) => html.replace(/<\/?b\b[^>]*>/g, '').match(/<[a-z/!][^>]*>/gi)!.length;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), marks, (text, places) => {
        const line = aLine(1, { passages: [{ text, marks: places }] });
        const { html } = digestMail(aDigest([aSearch('Net', [line])]));
        expect(tagsOf(html)).toBe(tagsOf(bare));
      }),
    );
  });
});

describe('the rest of a digest', () => {
  test('one of many searches begins with an overview, one of a single search does not', () => {
    const many = digestMail(aDigest([aSearch('Net', 2), aSearch('Warmte', 7)], { alreadyDirect: 4 }));
    expect(seen(many.html)).toContain('Ook al direct verstuurd: 4 Net 2 Warmte 7');
    expect(many.text).toContain('Ook al direct verstuurd: 4');
    const one = digestMail(aDigest([aSearch('Net', 2)]));
    expect(count(seen(one.html), ' Net ')).toBe(1);
    expect(one.text).not.toContain('Ook al direct');
  });

  test('without anything new it says so (decision 4.24)', () => {
    const { subject, html, text } = digestMail(aDigest([], { alreadyDirect: 2 }));
    expect(subject).toBe('Geen nieuwe resultaten');
    for (const body of [seen(html), text]) {
      expect(body).toContain('sinds je vorige dagelijkse mail kwam er niets nieuws binnen');
      expect(body).toContain('Ook al direct verstuurd: 2');
      expect(body).not.toContain('Bekijk alles');
    }
  });

  test('switches itself off: per search, for all, and in one click (RFC 8058)', () => {
    const { html, text, headers } = digestMail(aDigest([aSearch('Net', 1), aSearch('Warmte', 1)]));
    for (const body of [html, text]) {
      for (const what of ['search-Net', 'search-Warmte', 'all']) {
        expect(body).toContain(`https://vizier.example/unsubscribe/${what}`);
      }
      expect(body).toContain('https://vizier.example/settings');
      expect(body).toContain('hulp@vizier.example');
    }
    expect(headers).toEqual({
      'List-Unsubscribe': '<https://vizier.example/unsubscribe/AbC-dE_fGhIjKlMnOpQrSt>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test.each(locales)('in %s leaves no word of the catalogue unsaid', (locale) => {
    const lines = [
      aLine(1, { confidentiality: 'Besloten' }),
      aLine(2, { scored: false, contexts: [], voteOutcome: 'verworpen' }, { updated: true, alsoIn: ['X'] }),
    ];
    for (const kind of ['direct', 'daily', 'weekly'] as const) {
      for (const searches of [[aSearch('Net', lines), aSearch('Warmte', 30)], []]) {
        const { html, text } = digestMail(aDigest(searches, { kind, locale, alreadyDirect: 1 }));
        expect(html).toContain(`<html lang="${locale}">`);
        expect(seen(html) + text).not.toMatch(
          /\b(mail\.digest|timeline\.item|contexts\.names|shell\.domain)|\{\{/,
        );
      }
    }
  });

  test('fetches nothing when it is opened', () => {
    const { html } = digestMail(aDigest([aSearch('Net', 3)]));
    expect(html).not.toMatch(/src=|url\(|@import|<link/);
  });

  test('is dark where the mail program can, and right in Outlook', () => {
    const { html } = digestMail(aDigest([aSearch('Net', 1)]));
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toContain('[data-ogsc]');
    expect(html).toContain('<!--[if mso]>');
    expect(html).not.toMatch(/<v:|urn:schemas-microsoft-com:vml/);
    expect(count(html, '<table')).toBe(count(html, '</table>'));
  });
});
