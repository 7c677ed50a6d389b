import { type Why, whySteps } from 'contract/admin/why';
import type { DocumentId } from 'contract/document-parts';
import type { Locale } from 'contract/users';
import { limits } from 'contract/limits';
import { documentPage } from '#domains/documents/index.ts';
import { say } from '#platform/words.ts';
import { readCriteria } from '../searches/saved-search-criteria.ts';
import { deliveriesOf } from '../tell/delivery-log.ts';
import { decide, type Decision, outcomeOf } from './decide.ts';
import { type Facts, factsOf, isHere, type SearchStory, type WhyParts } from './facts.ts';
import { causeIn, nameOf, notesIn, passedIn, titleOf } from './words.ts';

const week = 7 * 24 * 60 * 60_000;

/**
 * Why a user was mailed of a document or not (decision 6.7): the answer, every step, what each search says of it, and
 * what was mailed lately. Steps and notes are in one language, the answer, which is for the customer, in both.
 * @throws EC-03 when there is no such user; what the document store throws when it does not answer
 */
export async function whyOf(
  parts: WhyParts & { address: string },
  { userId, documentId, locale }: { userId: string; documentId: DocumentId; locale: Locale },
): Promise<Why> {
  const facts = await factsOf(parts, userId, documentId);
  const decided = decide(facts);
  const decision = isHidden(parts.address, facts, decided) ? { cause: 'acceptedHidden' as const } : decided;
  const { outcome } = outcomeOf(decision);
  const { user, document, asked, address, now } = facts;
  const head = { title: titleOf(facts), name: nameOf(facts) };
  const answerIn = (language: Locale) => ({
    head: say(language, `why.heads.${outcome}`, head),
    because: causeIn(language, facts, decision),
  });
  const { data } = await deliveriesOf(parts.people, userId, { size: limits.deliveryPageSizeMax });
  return {
    outcome,
    cause: decision.cause,
    answer: { nl: answerIn('nl'), 'en-gb': answerIn('en-gb') },
    user: { id: user.id, name: head.name, email: user.email, organisation: user.organisation },
    document: {
      id: asked,
      title: head.title,
      ...(isHere(document) ? { domain: document.document.domain } : {}),
    },
    steps: stepsIn(locale, facts, decision),
    searches: facts.stories.toSorted((one, other) => rank(one) - rank(other)).map(shownIn(locale, facts)),
    deliveries: data.filter(({ plannedAt }) => Date.parse(plannedAt) >= now - week),
    address,
  };
}

/**
 * True where the mail told only how many more there are (decision 4.23). Its body says so for as long as it is kept;
 * after that nobody knows.
 */
function isHidden(base: string, { told, document }: Facts, { cause }: Decision): boolean {
  const html = told?.delivery?.html ?? '';
  if (cause !== 'accepted' || html === '' || !isHere(document)) return false;
  const page = documentPage(base, document.document);
  // With the words of a search behind it, or at its end.
  return !html.includes(`${page}/`) && !html.includes(`${page}"`);
}

function stepsIn(locale: Locale, facts: Facts, decision: Decision): Why['steps'] {
  const { step: deciding, state } = outcomeOf(decision);
  const place = whySteps.indexOf(deciding);
  return whySteps.map((step, at) => {
    if (at === place) return { step, state, text: causeIn(locale, facts, decision) };
    if (at > place || step === 'delivery') return { step, state: 'skipped' as const, text: '' };
    // What waits for a paused address waits for its moment too.
    const waits = step === 'moment' && decision.cause === 'addressPaused';
    return {
      step,
      state: waits ? ('waiting' as const) : ('passed' as const),
      text: passedIn[step](locale, facts),
    };
  });
}

/** Those that find it first, then those of its dashboard. */
function rank({ verdict }: SearchStory): number {
  if (verdict?.finds) return 0;
  return verdict?.reasons.some(({ kind }) => kind === 'otherDashboard') ? 2 : 1;
}

const shownIn =
  (locale: Locale, facts: Facts) =>
  (story: SearchStory): Why['searches'][number] => {
    const { row, verdict } = story;
    const { id, title, dashboard } = row;
    return {
      id,
      title,
      dashboard,
      query: readCriteria(row.criteria).criteria.query,
      finds: verdict?.finds ?? false,
      notes: notesIn(locale, facts, story),
      words: verdict?.words ?? [],
      sendUpdatesPerEmail: { daily: row.daily === 1, weekly: row.weekly === 1, realTime: row.realTime === 1 },
    };
  };
