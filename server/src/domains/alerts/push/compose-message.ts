import type { DocumentId } from 'contract/document-parts';
import { limits } from 'contract/limits';
import type { PushMessage } from 'contract/push';
import type { Locale } from 'contract/users';
import { actorOf } from '#domains/auth/index.ts';
import { documentPage } from '#domains/documents/index.ts';
import { mayReadDomain } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { Signer } from '#platform/tickets.ts';
import { say } from '#platform/words.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { searchAddress } from '../searches/search-address.ts';
import type { MatchLine } from '../follow/run-searches.ts';
import { ToldSteps } from '../follow/told-steps.ts';
import { stepsFacts } from '../mails/step-words.ts';
import { readCriteria } from '../searches/saved-search-criteria.ts';
import { ownSavedSearch, type SavedRow } from '../searches/saved-search-store.ts';
import { statusesOf } from '../tell/document-status.ts';
import { isAway, recipientsOf } from '../tell/recipients.ts';
import { addresseeOf } from '../tell/wording.ts';
import { pushOffAddress } from './switch-off.ts';

export interface ComposeParts {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'get' | 'getMany'>;
  clock: Clock;
  signer: Signer;
  productName: string;
}

type Row = Tables['pushMessages'];

/**
 * What a message tells at this moment: the one document with the title of today, or how many there are; of what is
 * confidential by now no more than mails say. `never` where nothing is left to tell: its user was deactivated or is away,
 * the module has ended, the search was deleted, tells by push no more or finds none of them now, or all were withdrawn;
 * `later` while the document store lacks one of them.
 * @throws what the document store throws when it does not answer
 */
export async function messageNow(
  parts: ComposeParts,
  row: Row,
  userId: string,
): Promise<PushMessage | 'never' | 'later'> {
  const { people, documents, clock, signer } = parts;
  const now = clock.now();
  const actor = await actorOf(people, userId, now);
  const search = await ownSavedSearch(people, userId, row.savedSearchId);
  if (!actor || !search || search.push === null || !mayReadDomain(actor, search.dashboard)) return 'never';
  const [recipient] = await recipientsOf(people, [userId]);
  if (!recipient || isAway(recipient, now.getTime())) return 'never';
  const lines = await linesOf(people, row, search.push);
  const statuses = await statusesOf(documents, actor, [...lines.keys()]);
  if (statuses.size < lines.size) return 'later';
  const told = [...lines].flatMap(([id, { line, steps }]) => {
    const status = statuses.get(id)!;
    if (status === 'withdrawn' || status === 'locked') return [];
    return [status === 'open' ? { line, steps } : { line: status.closed }];
  });
  const [first] = told;
  if (!first) return 'never';
  const { locale } = await addresseeOf(people, actor);
  const only = told.length === 1 ? first : undefined;
  return {
    id: row.id,
    title: short(search.title),
    body: only ? short(wordsOf(locale, only)) : say(locale, 'push.found', { count: told.length }),
    link: only ? documentPage('', only.line) : linkTo(search),
    locale,
    off: {
      address: pushOffAddress(signer, { user: userId, search: search.id }),
      label: say(locale, 'push.off'),
      done: say(locale, 'push.isOff', { name: short(search.title) }),
    },
  };
}

/** What a test says, in the language of its reader. */
export const testMessage = (id: string, locale: Locale, productName: string): PushMessage => ({
  id,
  title: productName,
  body: say(locale, 'push.test'),
  link: '/settings',
  locale,
  off: null,
});

/** What is told of a document: the steps of a followed dossier that it shows, as mails say them, and its title. */
function wordsOf(locale: Locale, { line, steps }: Told): string {
  const words = steps ? stepsFacts(locale, '', steps).words : [];
  return [...words, line.title.text].join(' · ');
}

/** A document by its line, and the steps that its version is told for. */
interface Told {
  line: Pick<MatchLine, 'title'>;
  steps?: ToldSteps | undefined;
}

/** The documents that a message is about and the search still finds, each by its newest line. */
async function linesOf(
  db: PeopleStore,
  { savedSearchId, after, upTo }: Row,
  pushAfter: number,
): Promise<Map<DocumentId, Told & { line: MatchLine }>> {
  const rows = await db
    .selectFrom('matches')
    .select(['documentId', 'line', 'steps'])
    .where('savedSearchId', '=', savedSearchId)
    .where('seq', '>', Math.max(after, pushAfter))
    .where('seq', '<=', upTo)
    .where('gone', 'is', null)
    .where('version', '>=', 0)
    .orderBy('seq')
    .execute();
  return new Map(
    rows.map(({ documentId, line, steps }) => [
      documentId,
      {
        line: JSON.parse(line) as MatchLine,
        ...(steps === null ? {} : { steps: ToldSteps.parse(JSON.parse(steps)) }),
      },
    ]),
  );
}

const linkTo = ({ id, criteria }: SavedRow): string => searchAddress('', id, readCriteria(criteria).criteria);

/** So that a message stays within what push services carry. */
const short = (text: string): string => {
  const { maximumPushText: most } = limits;
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
};
