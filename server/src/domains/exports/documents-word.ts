import { dayOf } from 'contract/amsterdam';
import type { exportWord } from 'contract/exports';
import type { Parsed } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { missingModule } from '#domains/files/index.ts';
import { invalidInput, notFound, outsideSubscription } from '#platform/errors.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { calm, oneLine } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import { documentFacts } from './document-item.ts';
import type { ExportItem } from './entries.ts';
import {
  type ExportedSearch,
  type ExportParts,
  fileName,
  foundHits,
  type Reader,
  resultTitle,
} from './found.ts';
import { composeWord } from './word/word.ts';

type Asked = Parsed<typeof exportWord>['body'];

/** Documents read at a time. */
const readAtOnce = 50;

/**
 * Documents as a Word file, with its name: those asked in their order, or all that a search finds, in its order.
 * @throws EC-02 unless one of the two is asked, and as the timeline; EC-03 for a document that is not there; EC-05 for
 *   more than one file may have; EC-01 without the module of the dashboard searched, EC-07 of a document
 */
export async function documentsWord(
  parts: ExportParts,
  reader: Reader,
  { documentIds, search, title }: Asked,
): Promise<{ bytes: Buffer; name: string }> {
  if ((documentIds === undefined) === (search === undefined))
    throw invalidInput('refusals.invalidInput', search === undefined ? 'body.documentIds' : 'body.search');
  const entries = search
    ? await foundItems(parts, reader, search)
    : await namedItems(parts, reader, [...new Set(documentIds)]);
  const { actor, locale } = reader;
  const today = dayOf(parts.clock.now().getTime());
  const [first] = entries;
  const own = search
    ? resultTitle(locale, search.query)
    : entries.length === 1
      ? first!.title
      : say(locale, 'exports.title.selection');
  const bytes = await composeWord({
    locale,
    organisation: actor.organisation,
    productName: parts.productName,
    title: title ?? own,
    date: mailDates(locale).longDay(today),
    entries,
  });
  return { bytes, name: title === undefined ? fileName(own, today) : `${title} ${today}` };
}

async function namedItems(
  { documents, baseUrl: base }: ExportParts,
  { actor, locale }: Reader,
  ids: readonly string[],
): Promise<ExportItem[]> {
  const items: ExportItem[] = [];
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const asked = ids.slice(from, from + readAtOnce);
    const found = await documents.getMany(asked);
    if (found.length < asked.length) throw notFound('refusals.documentUnknown');
    for (const document of found) {
      const module = missingModule(actor, document);
      if (module) throw outsideSubscription(module);
      const whole = ids.length === 1 && document.confidentiality !== 'Besloten';
      items.push({
        ...documentFacts(document, { locale, base }),
        ...(whole ? { text: document.text } : {}),
      });
    }
  }
  return items;
}

async function foundItems(parts: ExportParts, reader: Reader, asked: ExportedSearch): Promise<ExportItem[]> {
  const { actor, locale } = reader;
  const hits = await foundHits(parts, actor, asked, {
    maximum: limits.maximumWordDocuments,
    tooMany: 'refusals.tooManyForWord',
  });
  return hits.map(({ document, title, passages }) => {
    const facts = documentFacts(document, { locale, base: parts.baseUrl });
    if (document.confidentiality === 'Besloten') return facts;
    const passage = passages.map(({ text }) => calm(text)).join(' … ');
    return { ...facts, title: oneLine(title.text), ...(passage === '' ? {} : { passage }) };
  });
}
