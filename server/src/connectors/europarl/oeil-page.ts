import type { CheerioAPI } from 'cheerio';
import type { Committee, Person } from 'contract/document-parts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { epGroup } from '../reading/ep-groups.ts';
import { epPersonName } from '../reading/ep-names.ts';
import { loadPage } from '../reading/html-page.ts';
import { line } from './read-fields.ts';

/** What a selector found in a page. */
type Selection = ReturnType<CheerioAPI>;

/** A paper or summary that a procedure's page names, with its day as the page writes it. */
export interface PageReference {
  title: string;
  date?: string;
  references: { text: string; url?: string }[];
}

/** What a procedure's page in the Legislative Observatory says (section "Legislative Observatory"). */
export interface ProcedurePage {
  reference: string;
  title: string;
  /** The type with its long name, such as "COD - Ordinary legislative procedure …". */
  type?: string;
  subjects: { code: string; name: string }[];
  status?: string;
  people: Person[];
  committees: Committee[];
  organisations: { name: string; relation: string }[];
  events: PageReference[];
  documents: PageReference[];
  /** Rows of "Technical information", such as the legal basis. */
  facts: { name: string; value: string }[];
  finalActs: { text: string; url: string }[];
}

/** The day that the Observatory writes as `31/01/2025`; undefined for another form or no such day. */
export function readWrittenDay(text: string | undefined): string | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text ?? '') ?? [];
  const written = `${year}-${month}-${day}`;
  return new Date(`${written}T00:00:00Z`).toJSON()?.slice(0, 10) === written ? written : undefined;
}

/**
 * Reads a procedure's page; its tables have no ids, so headings and column heads are the anchor.
 * @throws SourceFault of kind `shape` for a page that is no procedure's
 */
export function readProcedurePage(html: string, url: string): ProcedurePage {
  const $ = loadPage(html, url);
  const main = $('#website-body');
  const reference = line(main.find('h2.es_title-h1').first().text());
  const title = line(main.find('h2.es_title-h2').first().text());
  if (!reference || !/^\d{4}\/\d{4}[A-Z]?\([A-Z]{3}\)$/.test(reference) || !title) {
    throw new SourceFault('shape', { url, detail: 'a page without procedure reference and title' });
  }
  const page: ProcedurePage = {
    reference,
    title,
    subjects: [],
    people: [],
    committees: [],
    organisations: [],
    events: [],
    documents: [],
    facts: [],
    finalActs: [],
  };
  main.find('.es_product-section').each((_, element) => {
    const section = $(element);
    switch (line(section.find('h2').first().text())) {
      case 'Basic information':
        return readBasics($, section, page);
      case 'Key players':
        return void section.find('table').each((_at, table) => readPlayers($, $(table), page));
      case 'Key events':
        return void page.events.push(...readRows($, section.find('table'), 1, 0));
      case 'Technical information':
        return void section.find('tr').each((_at, row) => {
          const name = line($(row).find('th').text());
          const value = line(spaced($, $(row).find('td')));
          if (name && value) page.facts.push({ name, value });
        });
      case 'Documentation gateway':
        return void section.find('.es_accordion-item').each((_at, item) => {
          const table = $(item).find('table');
          const heads = headsOf($, table);
          page.documents.push(...readRows($, table, 0, heads.indexOf('Date')));
        });
      case 'Final act':
        return void section.find('a[href]').each((_at, link) => {
          const text = line($(link).text());
          const href = $(link).attr('href');
          if (text && href && URL.canParse(href)) page.finalActs.push({ text, url: href });
        });
    }
  });
  return page;
}

function readBasics($: CheerioAPI, section: Selection, page: ProcedurePage): void {
  const paragraphs = section.find('p').toArray();
  paragraphs.forEach((paragraph, at) => {
    const text = line($(paragraph).text()) ?? '';
    const next = paragraphs[at + 1];
    if (/^[A-Z]{3} - /.test(text)) page.type = text;
    if (!next) return;
    if (text === 'Status') {
      const status = line($(next).text());
      if (status) page.status = status;
    }
    if (text === 'Subject') {
      for (const subject of spaced($, $(next), '\n').split('\n')) {
        const [, code, name] = /^(\d+(?:\.\d+)*) (.+)$/.exec(line(subject) ?? '') ?? [];
        if (code && name) page.subjects.push({ code, name });
      }
    }
  });
}

function readPlayers($: CheerioAPI, table: Selection, page: ProcedurePage): void {
  const [first = '', second = ''] = headsOf($, table);
  table.find('tbody > tr').each((_, element) => {
    const row = $(element);
    const head = row.find('th').first();
    if (/committee/i.test(first)) {
      const code = line(head.find('.es_badge').text());
      const name = line(head.find('.font-weight-normal').first().text());
      if (code && name) {
        if (!page.committees.some((one) => one.code === code)) page.committees.push({ code, name });
        page.organisations.push({ name, relation: first });
      }
      row.find('a.rapporteur').each((_at, link) => {
        const shadow = $(link).closest('[id^="collapseShadow"]').length > 0;
        const [, name, group] = /^(.+?)(?: \(([^)]*)\))?$/.exec(line($(link).text()) ?? '') ?? [];
        if (!name) return;
        const person: Person = {
          name: epPersonName(name),
          role: shadow ? 'Shadow rapporteur' : second,
          ...(group ? { party: epGroup(group) } : {}),
        };
        if (!page.people.some((one) => one.name === person.name)) page.people.push(person);
      });
      return;
    }
    const name = line(head.text());
    if (name) page.organisations.push({ name, relation: first });
    if (second === 'Commissioner') {
      const commissioner = line(row.find('td').first().text());
      if (commissioner) page.people.push({ name: epPersonName(commissioner), role: second });
    }
  });
}

function readRows($: CheerioAPI, table: Selection, titleAt: number, dateAt: number): PageReference[] {
  return table
    .find('tbody > tr')
    .toArray()
    .flatMap((element) => {
      const cells = $(element).find('> td, > th');
      const title = line(cells.eq(titleAt).text());
      if (!title) return [];
      const date = dateAt >= 0 ? line(cells.eq(dateAt).text()) : undefined;
      const references: PageReference['references'] = $(element)
        .find('a[href]')
        .toArray()
        .map((link) => ({ text: line($(link).text()) ?? '', url: $(link).attr('href') ?? '' }))
        .filter(({ text, url }) => text && text !== 'Summary' && URL.canParse(url));
      // A reference without a file of its own is plain text in its cell.
      const cell = cells.eq(headsOf($, table).indexOf('Reference')).clone();
      cell.find('a').remove();
      const plain = spaced($, cell, '\n').split('\n').map(line);
      references.push(...plain.filter((text) => text !== undefined).map((text) => ({ text })));
      return [{ title, ...(date ? { date } : {}), references }];
    });
}

function headsOf($: CheerioAPI, table: Selection): string[] {
  return table
    .find('thead th')
    .toArray()
    .map((head) => line($(head).text()) ?? '');
}

/** Text with a mark between the parts that the page shows on lines of their own. */
function spaced($: CheerioAPI, element: Selection, mark = ' '): string {
  const copy = element.clone();
  copy.find('br').replaceWith(mark);
  copy.find('span, div').append(mark);
  return copy.text();
}
