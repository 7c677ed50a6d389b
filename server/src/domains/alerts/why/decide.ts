import type { Why, WhyCause, whySteps } from 'contract/admin/why';
import type { PassedOver } from '#stores/people/index.ts';
import { mails } from '../searches/mail-switches.ts';
import { type Facts, isHere, type SearchStory, type Told } from './facts.ts';
import type { Verdict } from './verdicts.ts';

type Step = (typeof whySteps)[number];

/** The one thing that decided it. */
export interface Decision {
  cause: WhyCause;
  /** The search that it is about, where it is about one. */
  story?: SearchStory | undefined;
}

/** Where each cause stands among the steps, how that step is then, and what it came to. */
const outcomes: Record<WhyCause, [Step, 'passed' | 'waiting' | 'stopped', Why['outcome']]> = {
  accepted: ['delivery', 'passed', 'mailed'],
  acceptedHidden: ['delivery', 'passed', 'mailed'],
  retrying: ['delivery', 'waiting', 'waiting'],
  leaving: ['delivery', 'waiting', 'waiting'],
  bounced: ['delivery', 'stopped', 'notMailed'],
  failed: ['delivery', 'stopped', 'notMailed'],
  addressPaused: ['delivery', 'stopped', 'waiting'],
  waitsForSlot: ['moment', 'waiting', 'waiting'],
  waitsForDirect: ['moment', 'waiting', 'waiting'],
  onVacation: ['moment', 'stopped', 'notMailed'],
  noMail: ['moment', 'stopped', 'notMailed'],
  mailedLater: ['moment', 'stopped', 'notMailed'],
  vacation: ['ledger', 'stopped', 'notMailed'],
  passedWithdrawn: ['ledger', 'stopped', 'notMailed'],
  passedOff: ['ledger', 'stopped', 'notMailed'],
  passedChanged: ['ledger', 'stopped', 'notMailed'],
  handedOver: ['ledger', 'stopped', 'notMailed'],
  notFollowed: ['query', 'waiting', 'waiting'],
  noSearches: ['query', 'stopped', 'notMailed'],
  notFound: ['query', 'stopped', 'notMailed'],
  savedLater: ['query', 'stopped', 'notMailed'],
  searchPaused: ['query', 'stopped', 'notMailed'],
  foundOnlyNow: ['query', 'stopped', 'notMailed'],
  noNews: ['query', 'stopped', 'notMailed'],
  foundNoLonger: ['query', 'stopped', 'notMailed'],
  upperHouse: ['source', 'stopped', 'notMailed'],
  unknown: ['searchable', 'stopped', 'notMailed'],
  withdrawn: ['searchable', 'stopped', 'notMailed'],
  meeting: ['searchable', 'stopped', 'notMailed'],
  silent: ['searchable', 'stopped', 'notMailed'],
  deactivated: ['account', 'stopped', 'notMailed'],
  noModule: ['account', 'stopped', 'notMailed'],
  moduleEnded: ['account', 'stopped', 'notMailed'],
  moduleToCome: ['account', 'stopped', 'notMailed'],
  notTheirs: ['account', 'stopped', 'notMailed'],
};

export const outcomeOf = ({ cause }: Decision) => {
  const [step, state, outcome] = outcomes[cause];
  return { step, state, outcome };
};

/** Finds what decided it: what was done first, then what stood in the way, in the order of the steps. */
export function decide(facts: Facts): Decision {
  const { actor, document, lacking, told } = facts;
  if (told) return decideTold(told);
  if (!actor) return { cause: 'deactivated' };
  if (!document) return { cause: 'unknown' };
  if (!isHere(document)) return { cause: 'withdrawn' };
  if (lacking) return { cause: lacking.module === 'DSModule' ? 'upperHouse' : lacking.how };
  const found = facts.stories.filter(({ match }) => match && match.gone === null);
  if (document.document.meeting && found.length === 0) return { cause: 'meeting' };
  return found.length > 0 ? decideFound(facts, found) : decideUnfound(facts, document);
}

/** What each thing that the ledger passes something over for is as a cause. */
const passedOver: Record<PassedOver, WhyCause> = {
  vacation: 'vacation',
  withdrawn: 'passedWithdrawn',
  off: 'passedOff',
  changed: 'passedChanged',
  handedOver: 'handedOver',
};

const isPassedOver = (kind: Told['kind']): kind is PassedOver => kind in passedOver;

/** The ledger has it: it was mailed, is on its way, or was passed over. */
function decideTold({ kind, delivery }: Told): Decision {
  if (isPassedOver(kind)) return { cause: passedOver[kind] };
  switch (delivery?.state) {
    case 'sent':
      return { cause: 'accepted' };
    case 'waiting':
      return { cause: delivery.tries > 0 ? 'retrying' : 'leaving' };
    default:
      return { cause: delivery?.fault === 'bounced' ? 'bounced' : 'failed' };
  }
}

/** It was found, and nobody was told yet. */
function decideFound({ backAt, address }: Facts, found: readonly SearchStory[]): Decision {
  const waiting = found.filter(({ waits }) => waits);
  const direct = waiting.find(({ row }) => row.realTime === 1);
  const story = direct ?? waiting[0];
  if (!story) {
    const mailing = found.find(({ row }) => mails(row));
    return mailing ? { cause: 'mailedLater', story: mailing } : { cause: 'noMail', story: found[0] };
  }
  if (backAt !== undefined) return { cause: 'onVacation', story };
  if (address.paused) return { cause: 'addressPaused', story };
  return { cause: direct ? 'waitsForDirect' : 'waitsForSlot', story };
}

/** No search found it when it came in. */
function decideUnfound(
  { stories, followedUpTo }: Facts,
  { seq, version, document }: { seq: number; version: number; document: { silent?: true } },
): Decision {
  if (document.silent) return { cause: 'silent' };
  if (seq > followedUpTo) return { cause: 'notFollowed' };
  if (stories.length === 0) return { cause: 'noSearches' };
  const finders = stories.filter(({ verdict }) => verdict?.finds);
  const listening = finders.filter(({ row }) => row.paused === null);
  const [first] = listening;
  if (!first) {
    const still = finders[0] ?? stories.find(({ row, verdict }) => row.paused !== null && isStopped(verdict));
    if (still) return { cause: 'searchPaused', story: still };
    const gone = stories.find(({ match }) => match);
    return gone ? { cause: 'foundNoLonger', story: gone } : { cause: 'notFound', story: nearest(stories) };
  }
  const heard = listening.find(({ row }) => row.after < seq);
  if (!heard) return { cause: 'savedLater', story: first };
  return { cause: version > 1 ? 'noNews' : 'foundOnlyNow', story: heard };
}

/** True for a search that cannot be run: whether it would find the document, nobody knows. */
const isStopped = (verdict: Verdict | undefined): boolean =>
  verdict?.reasons.some(({ kind }) => kind === 'unreadable' || kind === 'tooBroad') ?? false;

/** The search with least in the way; those of other dashboards come last. */
function nearest(stories: readonly SearchStory[]): SearchStory | undefined {
  const distance = ({ verdict }: SearchStory) =>
    (verdict?.reasons ?? []).reduce(
      (sum, reason) =>
        sum + (reason.kind === 'otherDashboard' ? 1_000 : 'words' in reason ? reason.words.length : 1),
      0,
    );
  return stories.toSorted((one, other) => distance(one) - distance(other))[0];
}
