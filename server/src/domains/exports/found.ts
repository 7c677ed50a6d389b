import type { DayText } from 'contract/amsterdam';
import { dashboards } from 'contract/dashboards';
import type { Parsed } from 'contract/endpoint';
import type { exportTable } from 'contract/exports';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { everyHit } from '#domains/agenda/index.ts';
import { askedSearch, asQueryError, type Labelled } from '#domains/timeline/index.ts';
import { type Actor, requireModule } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { limitReached } from '#platform/errors.ts';
import { oneLine, shortened } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { DocumentStore, Hit } from '#stores/documents/document-store.ts';

/** What exports are made with. */
export interface ExportParts {
  documents: DocumentStore;
  clock: Clock;
  labelled: Labelled;
  /** Public base URL of the product, without a slash at its end. */
  baseUrl: string;
  productName: string;
}

/** Who has something exported, and in which language. */
export interface Reader {
  actor: Actor;
  locale: Locale;
}

/** A search whose result is exported. */
export type ExportedSearch = Parsed<typeof exportTable>['body']['search'];

/** What a result is called. */
export const resultTitle = (locale: Locale, query: string): string =>
  say(locale, 'exports.title.result', { query: oneLine(query) });

/** Characters of a file's name that is made of what is in it. */
const longestName = 120;
export const fileName = (title: string, day: DayText): string => `${shortened(title, longestName)} ${day}`;

/**
 * All that a search finds, in its order; of the best those that follow each other. `tooMany` is the key of the refusal that names `maximum` and `number`.
 * @throws as the timeline; EC-01 without the module of the dashboard searched; EC-05 for more than `maximum`
 */
export async function foundHits(
  parts: ExportParts,
  actor: Actor,
  asked: ExportedSearch,
  { maximum, tooMany }: { maximum: number; tooMany: string },
): Promise<Hit[]> {
  const { documents } = parts;
  requireModule(actor, dashboards[asked.groupingDetails.name].module);
  // What comes in meanwhile is in no file, so that what was counted is what is read.
  const search = { ...(await askedSearch(parts, asked, actor)), seq: { upTo: await documents.settled() } };
  return asQueryError(asked.query, async () => {
    const number = await documents.count(search);
    const { order } = asked;
    const given = order === 'best' ? Math.min(number, limits.bestMatches) : number;
    if (given > maximum) throw limitReached(tooMany, { maximum, number });
    return everyHit(documents, [search], order);
  });
}
