import { dashboards } from 'contract/dashboards';
import { dayOf } from 'contract/amsterdam';
import type { exportWord } from 'contract/exports';
import type { Parsed } from 'contract/endpoint';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { everyHit } from '#domains/agenda/index.ts';
import { missingModule } from '#domains/files/index.ts';
import { asQueryError, searchOf } from '#domains/timeline/index.ts';
import { type Actor, requireModule } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { invalidInput, limitReached, notFound, outsideSubscription } from '#platform/errors.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { calm, oneLine, shortened } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { documentFacts } from './document-item.ts';
import type { ExportItem } from './entries.ts';
import { composeWord } from './word/word.ts';

/** What exports are made with. */
export interface ExportParts {
  documents: DocumentStore;
  clock: Clock;
  /** Public base URL of the product, without a slash at its end. */
  baseUrl: string;
  productName: string;
}

type Asked = Parsed<typeof exportWord>['body'];
type Search = NonNullable<Asked['search']>;
/** Who has something exported, and in which language. */
export interface Reader {
  actor: Actor;
  locale: Locale;
}

/** Documents read at a time. */
const readAtOnce = 50;
/** Characters of a file's name that is made of what is in it. */
export const longestName = 120;

/**
 * Documents as a Word file, with its name: those asked in their order, or all that a search finds, newest first.
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
    ? say(locale, 'exports.title.result', { query: oneLine(search.query) })
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
  return { bytes, name: `${title ?? shortened(own, longestName)} ${today}` };
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

async function foundItems(
  { documents, clock, baseUrl: base }: ExportParts,
  { actor, locale }: Reader,
  asked: Search,
): Promise<ExportItem[]> {
  requireModule(actor, dashboards[asked.groupingDetails.name].module);
  // What comes in meanwhile is in no file, so that what was counted is what is read.
  const search = { ...searchOf(asked, actor, clock.now()), seq: { upTo: await documents.settled() } };
  return asQueryError(asked.query, async () => {
    const number = await documents.count(search);
    const maximum = limits.maximumWordDocuments;
    if (number > maximum) throw limitReached('refusals.tooManyForWord', { maximum, number });
    return (await everyHit(documents, [search])).map(({ document, title, passages }) => {
      const facts = documentFacts(document, { locale, base });
      if (document.confidentiality === 'Besloten') return facts;
      const passage = passages.map(({ text }) => calm(text)).join(' … ');
      return { ...facts, title: oneLine(title.text), ...(passage === '' ? {} : { passage }) };
    });
  });
}
