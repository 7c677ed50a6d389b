import type { Locale } from 'contract/users';
import { writtenDay } from 'contract/amsterdam';
import { moduleCodes, type ModuleKey } from 'contract/modules';
import { personName } from '#platform/person-name.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { oneLine, shortened } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { Facts, SearchStory } from './facts.ts';
import { isHere } from './facts.ts';
import type { Decision } from './decide.ts';
import type { Reason, Score, Verdict } from './verdicts.ts';

/** Characters of a title and of a word of a query in a sentence, and contexts in it. */
const most = { title: 120, word: 40, contexts: 3 };

const moment = (locale: Locale, at: number): string =>
  mailDates(locale).moment(new Date(at).toISOString(), true);
function moduleName(locale: Locale, module: ModuleKey): string {
  const name = say(locale, `modules.names.${module}`);
  return moduleCodes[module] === module ? name : `${name} (${moduleCodes[module]})`;
}
const kindName = (locale: Locale, kind: string): string => say(locale, `why.kinds.${kind}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The title of a document; its id when nobody knows one. */
export function titleOf({ document, asked }: Facts): string {
  const title = isHere(document) ? document.document.title : document?.title;
  return shortened(oneLine(title ?? asked), most.title);
}

/** The name of a user as people read it. */
export const nameOf = ({ user }: Facts): string => oneLine(personName(user));

/** What decided it, as a sentence. */
export function causeIn(locale: Locale, facts: Facts, decision: Decision): string {
  const { cause, story } = decision;
  return say(locale, `why.causes.${cause}`, {
    ...valuesOf(locale, facts),
    ...(story ? ofStory(locale, facts, story) : {}),
  });
}

/** What sentences name of everything that is known; each names what it needs. */
function valuesOf(locale: Locale, facts: Facts): Record<string, string | number> {
  const { told, lacking, address, pausedAt, user, asked, backAt, stories } = facts;
  const { delivery } = told ?? {};
  const at = (instant: number | null | undefined) => (instant == null ? '' : moment(locale, instant));
  return {
    id: asked,
    email: user.email,
    count: stories.length,
    bounces: address.bounces,
    paused: at(pausedAt),
    back: at(backAt),
    passed: at(told?.at),
    ...(lacking
      ? { module: moduleName(locale, lacking.module), day: lacking.day ? writtenDay(lacking.day) : '' }
      : {}),
    ...(delivery
      ? {
          kind: kindName(locale, delivery.kind),
          planned: at(delivery.plannedAt),
          accepted: at(delivery.sentAt),
          next: at(delivery.nextTryAt),
          tries: delivery.tries + 1,
          fault: delivery.fault ? say(locale, `why.faults.${delivery.fault}`) : '',
        }
      : {}),
  };
}

function ofStory(locale: Locale, { next: slots }: Facts, { row, match, verdict }: SearchStory) {
  // The fastest rate mails a document (decision 4.20).
  const kind = row.daily === 1 ? 'daily' : 'weekly';
  const next = slots[kind];
  return {
    search: shortened(oneLine(row.title), most.title),
    found: match ? moment(locale, match.foundAt) : '',
    saved: moment(locale, row.changedAt),
    kind: kindName(locale, kind),
    next: next === undefined ? '' : moment(locale, next),
    reasons: reasonsIn(locale, verdict).join('; '),
  };
}

/** Why a search does not find the document, as parts of a sentence. */
function reasonsIn(locale: Locale, verdict: Verdict | undefined): string[] {
  return (verdict?.reasons ?? []).map((reason, _, all) => reasonIn(locale, reason, all.length === 1));
}

function reasonIn(locale: Locale, reason: Reason, alone: boolean): string {
  switch (reason.kind) {
    case 'missing':
    case 'excluded': {
      const { kind, words } = reason;
      if (words.length === 0) return say(locale, 'why.reasons.missingSomewhere');
      const quoted = words.map((word) => `‘${shortened(oneLine(word), most.word)}’`).join(', ');
      return say(locale, `why.reasons.${kind}`, { words: quoted, count: words.length });
    }
    case 'contexts': {
      const { scores, minimum } = reason;
      if (scores.length === 0) return say(locale, 'why.reasons.closedContexts');
      return say(locale, alone ? 'why.reasons.contextsOnly' : 'why.reasons.contexts', {
        scores: scoresIn(locale, scores),
        minimum,
      });
    }
    default:
      return say(locale, `why.reasons.${reason.kind}`);
  }
}

const scoresIn = (locale: Locale, scores: readonly Score[]): string =>
  scores
    .slice(0, most.contexts)
    .map(({ code, percentage }) => `${say(locale, `contexts.names.${code}`)} ${percentage}%`)
    .join(', ');

/** What is to be known of a search beside whether it finds the document. */
export function notesIn(locale: Locale, facts: Facts, { row, verdict, match, waits }: SearchStory): string[] {
  const note = (key: string, values?: Record<string, string | number>) =>
    say(locale, `why.notes.${key}`, values);
  const { scores = [], minimum, finds } = verdict ?? {};
  const byContexts = finds && minimum !== undefined;
  const { document } = facts;
  return [
    ...reasonsIn(locale, verdict),
    ...(byContexts && scores.length > 0
      ? [note('contexts', { scores: scoresIn(locale, scores), minimum })]
      : []),
    ...(byContexts && isHere(document) && !document.document.contexts ? [note('unscored')] : []),
    ...(row.paused === null ? [] : [note('paused')]),
    ...(finds && !match && isHere(document) && row.after >= document.seq ? [note('savedLater')] : []),
    ...(match && match.gone !== null ? [note('gone')] : []),
    ...(finds && row.daily + row.weekly + row.realTime === 0 ? [note('noMail')] : []),
    ...(waits ? [note('waits')] : []),
  ];
}

/** What a step says that the document passed. */
export const passedIn: Record<
  'account' | 'searchable' | 'source' | 'query' | 'ledger' | 'moment',
  (locale: Locale, facts: Facts) => string
> = {
  account(locale, { days, lacking, actor }) {
    if (!days || lacking || !actor) return say(locale, 'why.steps.account.ended');
    const module = moduleName(locale, days.module);
    return days.endsOn === null
      ? say(locale, 'why.steps.account.active', { module })
      : say(locale, 'why.steps.account.until', { module, day: writtenDay(days.endsOn) });
  },
  searchable(locale, { document }) {
    if (!isHere(document)) return say(locale, 'why.steps.searchable.gone');
    const { since } = document;
    return since === undefined
      ? say(locale, 'why.steps.searchable.here')
      : say(locale, 'why.steps.searchable.since', { moment: moment(locale, since) });
  },
  source(locale, { document }) {
    if (!isHere(document)) return say(locale, 'why.steps.searchable.gone');
    const { confidentiality, institution, sourceType: type } = document.document;
    return confidentiality === 'Besloten'
      ? say(locale, 'why.steps.source.closed')
      : say(locale, 'why.steps.source.open', { institution: oneLine(institution), type: oneLine(type) });
  },
  query(locale, { stories }) {
    const found = stories.filter(({ verdict, match }) => verdict?.finds ?? match !== undefined).length;
    return say(locale, 'why.steps.query', { found, count: stories.length });
  },
  ledger(locale, { told }) {
    if (!told) return say(locale, 'why.steps.ledger.empty');
    return say(locale, 'why.steps.ledger.told', {
      kind: kindName(locale, told.kind),
      moment: moment(locale, told.at),
    });
  },
  moment(locale, { told }) {
    const { delivery } = told ?? {};
    if (!delivery) return say(locale, 'why.steps.momentToCome');
    return capital(
      say(locale, 'why.steps.moment', {
        kind: kindName(locale, delivery.kind),
        moment: moment(locale, delivery.plannedAt),
      }),
    );
  },
};
