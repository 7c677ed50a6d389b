import { startOfDay } from 'contract/amsterdam';
import type { Person } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import { epAuthors } from '../reading/ep-groups.ts';
import { epLabel } from '../reading/ep-labels.ts';
import { epCommitteesNamed } from '../reading/ep-committees.ts';
import { withoutRunningLines } from '../reading/ep-running-lines.ts';
import { loadPage } from '../reading/html-page.ts';
import { proceduresIn, referencesIn, relationsTo } from './references.ts';
import { afterLast, before, captured } from '../reading/text-parts.ts';
import { bareDocument } from '../reading/bare-document.ts';

const paths: Record<string, string> = {
  A: 'ep/plenary/report',
  B: 'ep/plenary/motion',
  RC: 'ep/plenary/motion',
  TA: 'ep/plenary/adopted-text',
};

/**
 * The part of a document's page that is the document; undefined for a page without one.
 * @throws SourceFault of kind `shape` for a page nested too deep
 */
export function mainOf(html: string, url: string): string | undefined {
  const $ = loadPage(html, url);
  const main = $('#website-body');
  main.find('.es_dropdown, .doceo-ring, .es_links-list, .breadcrumb').remove();
  const inner = main.html();
  return inner ? `<html><head><meta charset="utf-8"></head><body>${inner}</body></html>` : undefined;
}

/**
 * What the text of a plenary document says about itself on its cover, which is the same as file and as
 * page: number, day, title, procedure, committees and rapporteur; undefined when there is no day or title.
 */
export function readPage(
  identifier: string,
  text: string,
  file: { url: string; mimeType: string; size: number; pages?: number },
): Document | undefined {
  const cover = text.slice(0, /\nPE\d+\.\d+v\d\d-\d\d 2\/\d+/.exec(text)?.index ?? 4_000);
  const [dayNumber, month, year] = captured(/(?:^|\s)(\d{1,2})\.(\d{1,2})\.(\d{4})(?=\s)/m, cover);
  const title = titleOf(cover);
  if (!dayNumber || !title) return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${dayNumber.padStart(2, '0')}`;
  const procedures = proceduresIn(cover);
  const number = epLabel(identifier) ?? identifier;
  const pe = /\bPE[ .]?(\d{3}\.\d{3})(v\d\d-\d\d)?/.exec(cover);
  const id = `doceo-${identifier}`;
  const others = referencesIn(cover).filter(
    (one) => one.identifier !== identifier && !one.identifier.startsWith('C-'),
  );
  return {
    ...bareDocument(),
    id,
    domain: 'eu',
    source: 'doceo',
    groupPath: paths[before(identifier, '-')] ?? 'ep/plenary/report',
    sourceType: /^[A-Z][A-Z ]+(?= )/.exec(title)?.[0].trim() ?? 'Document',
    institution: 'European Parliament',
    title,
    titles: { en: title },
    language: 'en',
    date: startOfDay(day),
    timeKnown: false,
    sourceDate: `${dayNumber}.${month}.${year}`,
    text: withoutRunningLines(text),
    file: {
      fileId: id,
      title: afterLast(file.url, '/'),
      mimeType: file.mimeType,
      size: file.size,
      ...(file.pages === undefined ? {} : { pages: file.pages }),
      url: file.url,
    },
    people: peopleOf(cover),
    committees: committeesOf(cover),
    numbers: [
      { kind: 'document', value: number },
      { kind: 'reference', value: identifier },
      ...(pe ? [{ kind: 'pe' as const, value: `PE${pe[1]}` }] : []),
      ...(pe?.[2] ? [{ kind: 'pe' as const, value: `PE${pe[1]}${pe[2]}` }] : []),
      ...procedures.map((value) => ({ kind: 'procedure' as const, value })),
    ],
    identities: [`ep-${identifier}`],
    relations: relationsTo(others, procedures),
    originalUrls: [`https://www.europarl.europa.eu/doceo/document/${identifier}_EN.html`],
  };
}

/** The words after the day (of a file) or before it (of a page), in one line, up to the numbers in brackets. */
function titleOf(cover: string): string | undefined {
  const start =
    /^(?:DRAFT |JOINT |SECOND |INTERIM )*(?:REPORT|RECOMMENDATION|MOTION|RESOLUTION|DECISION)\b/m.exec(cover);
  if (!start) return undefined;
  const lines = cover.slice(start.index).split('\n');
  const end = lines.findIndex((one) => /^\(|^Committee on |^Rapporteur|^\d{1,2}\.\d{1,2}\.\d{4}/.test(one));
  const title = lines
    .slice(0, end === -1 ? 3 : end)
    .join(' ')
    .trim();
  return title || undefined;
}

function peopleOf(cover: string): Person[] {
  const rapporteurs = /^Rapporteurs?: (.+)$/m.exec(cover)?.[1];
  if (rapporteurs) {
    return rapporteurs.split(/, | and /).map((name) => ({ name: name.trim(), role: 'Rapporteur' }));
  }
  const tabled = epAuthors(cover.split('\n'));
  if (tabled.length > 0) {
    return tabled.map(({ name, group }) => ({ name, role: 'Author', ...(group ? { party: group } : {}) }));
  }
  const authors = /^(.+)\non behalf of /m.exec(cover)?.[1];
  const names = authors && !/^Committee|[()]/.test(authors) ? authors.split(/, | and /) : [];
  return names.map((name) => ({ name: name.trim(), role: 'Author' }));
}

function committeesOf(cover: string) {
  const found = [...cover.matchAll(/(?:^|on behalf of the )(Committee on .+)$/gm)].flatMap(([, name]) =>
    epCommitteesNamed(name),
  );
  return [...new Map(found.map((one) => [one.code, one])).values()];
}
