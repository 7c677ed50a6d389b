import { startOfDay } from 'contract/amsterdam';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document } from '#stores/documents/document.ts';
import { loadPage } from '../reading/html-page.ts';
import { readWrittenDay } from './oeil-page.ts';
import { line } from './read-fields.ts';
import { procedureId, processIdOf } from './read-procedure.ts';
import { capturedAll } from '../reading/text-parts.ts';
import { bareDocument } from '../reading/bare-document.ts';

/** Numbers of the summaries that a procedure's page in the Legislative Observatory links to, each once. */
export function summariesOf(html: string): string[] {
  return [...new Set(capturedAll(/\/document-summary\?id=(\d+)/g, html).map(([id]) => id))];
}

/** Path of a summary's page. */
export function summaryPath(id: string): string {
  return `oeil/en/document-summary?id=${id}`;
}

/**
 * The Observatory's summary of a step in a procedure. The day is the one it shows; the machine-readable
 * date beside it is of something else.
 * @throws SourceFault of kind `shape` for a page that is none
 */
export function readSummary(id: string, html: string): Document {
  const url = `https://oeil.europarl.europa.eu/${summaryPath(id)}`;
  const $ = loadPage(html, url);
  const main = $('#website-body');
  const name = line(main.find('.es_product-name').first().text());
  const subtitle = main.find('.es_product-subtitle');
  const reference = /\d{4}\/\d{4}[A-Z]?\([A-Z]{3}\)/.exec(subtitle.text())?.[0];
  const written = line(subtitle.find('time').text());
  const day = readWrittenDay(written);
  if (!name || !reference || !day) {
    throw new SourceFault('shape', { url, detail: 'a summary without title, procedure or day' });
  }
  const content = main.find('.es_product-content');
  const of = line(content.find('.es_links-list a').first().text());
  content.find('.es_links-list').remove();
  const text = content
    .find('p, li')
    .toArray()
    .map((paragraph) => line($(paragraph).text()))
    .filter((paragraph) => paragraph !== undefined)
    .join('\n');
  const title = [name, of].filter(Boolean).join(' - ');
  return {
    ...bareDocument(),
    id: `ep-summary-${id}`,
    domain: 'eu',
    source: 'europarl',
    groupPath: 'ep/research',
    sourceType: 'Summary',
    institution: 'European Parliament',
    title,
    titles: { en: title },
    language: 'en',
    date: startOfDay(day),
    timeKnown: false,
    sourceDate: written!,
    text,
    numbers: [
      { kind: 'procedure', value: reference },
      { kind: 'reference', value: id },
    ],
    dossier: { number: reference, title: name },
    identities: [`ep-summary-${id}`],
    relations: [{ relation: 'Procedure', id: procedureId(processIdOf(reference)), title: reference }],
    originalUrls: [url],
  };
}
