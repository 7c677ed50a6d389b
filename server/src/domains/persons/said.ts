import { dashboards } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { PersonSaid, SpokenQuotation } from 'contract/persons';
import { parseQuery } from 'contract/query/parse';
import { nameOfTopic } from '#domains/statistics/index.ts';
import { recordingOf, shownTurn } from '#stores/documents/debate.ts';
import type { Document, Turn } from '#stores/documents/document.ts';
import { type Asked, type Asking, headsOf, nameQuery, searchOf } from './asked.ts';
import { openLink } from './links.ts';
import { quotable } from './quotable.ts';
import { hasNamesakes, speakerIn, turnsIn } from './turns.ts';

/** Debates whose texts are read together, and at most, to quote from. */
const readAtOnce = limits.personQuotations;
const mostRead = 4 * readAtOnce;
/** Words that are looked for in the turns, of those that the debates are about; said in so many turns at least. */
const candidates = 24;
const minimumTurns = 2;
/** Hits of which the writing of a topic is read. */
const examples = 3;

/** Whose turns are meant. */
interface Speaking {
  /** Finds those who are meant by the field of speakers; `alone` where nobody else. */
  query: string;
  alone: boolean;
  /** Branches of the source tree whose debates are meant; all where absent. */
  branches?: readonly string[];
  /** Places of their turns in a debate. */
  turnsIn: (debate: Document) => readonly number[];
  /** Who spoke in a turn, where that has to be told. */
  speakerOf?: (debate: Document, turn: Turn) => SpokenQuotation['speaker'];
}

/** What the person said last, and words of what they said in the period. */
export function saidBy(asked: Asked): Promise<PersonSaid> {
  return saidIn(asked, {
    query: nameQuery(asked, 'speaker'),
    // Words are counted by a search for the name, which would count those of namesakes too.
    alone: !hasNamesakes(asked),
    turnsIn: (debate) => turnsIn(asked, debate).own,
  });
}

/** What they said last, and words of what they said in the period. */
export async function saidIn(asked: Asking, speaking: Speaking): Promise<PersonSaid> {
  const [quotations, topics] = await Promise.all([
    quotationsOf(asked, speaking),
    speaking.alone ? topicsOf(asked, speaking) : [],
  ]);
  return { quotations, topics };
}

/** One of each debate, from the newest on. */
async function quotationsOf(asked: Asking, speaking: Speaking): Promise<SpokenQuotation[]> {
  const { period, documents } = asked;
  if (!period) return [];
  const { search } = searchOf(asked, { ...whereSaid(speaking), period });
  const { heads } = await headsOf(documents, search, mostRead);
  const found: SpokenQuotation[] = [];
  for (let at = 0; at < heads.length && found.length < limits.personQuotations; at += readAtOnce) {
    const ids = heads.slice(at, at + readAtOnce).map(({ id }) => id);
    const debates = await documents.getMany(ids);
    found.push(...debates.flatMap((debate) => quotationOf(asked, speaking, debate) ?? []));
  }
  return found.slice(0, limits.personQuotations);
}

/** The last turn in which there is something to quote; not what is said in leading a meeting. */
function quotationOf({ actor }: Asking, speaking: Speaking, document: Document): SpokenQuotation | undefined {
  const { turns = [], text, footage = [] } = document;
  const link = openLink(actor, document);
  if (!link) return undefined;
  const begin =
    recordingOf(document)?.start ??
    footage[0]?.start ??
    turns.find(({ start }) => start !== undefined)?.start;
  for (const place of speaking.turnsIn(document).toReversed()) {
    const turn = turns[place];
    const shown = shownTurn(turns, place);
    const said = turn && !turn.chair ? quotable(text.slice(turn.from, turn.to)) : undefined;
    if (!turn || said === undefined || shown === undefined) continue;
    const speaker = speaking.speakerOf?.(document, turn);
    return {
      document: link,
      text: said,
      ...(speaker ? { speaker } : {}),
      turn: shown,
      ...(turn.start === undefined || begin === undefined ? {} : { at: Math.max(0, turn.start - begin) }),
    };
  }
  return undefined;
}

/**
 * Of what the debates are about by their own words that which the person said, each with its turns and the search that
 * opens them. It tells what was spoken on, and nothing of what anybody is interested in.
 */
async function topicsOf(asked: Asking, speaking: Speaking): Promise<PersonSaid['topics']> {
  const { period, documents, words, domain } = asked;
  if (!period) return [];
  const { query: name, branches } = whereSaid(speaking);
  const { search } = searchOf(asked, { query: name, branches, period });
  const speaker = speakerIn(search.query);
  const topics = await documents.buckets(search, 'topic', { limit: candidates });
  const asking = topics.flatMap(({ value }) => {
    const said = value.includes(' ') ? `"${value}"` : value;
    const query = `${name} ${words.said} ${said}`;
    const { tree, error } = parseQuery(query, dashboards[domain].languages);
    // A topic can be what a query takes for something else.
    return error || tree.type !== 'said' ? [] : [{ value, query, said: tree.said }];
  });
  const counts = await documents.countTurns(
    search,
    asking.map(({ said }) => ({ speaker, said })),
  );
  const most = asking
    .map((one, place) => ({ ...one, ...counts[place]! }))
    .filter(({ turns }) => turns >= minimumTurns)
    .toSorted((one, other) => other.turns - one.turns || (one.value < other.value ? -1 : 1))
    .slice(0, limits.personTopics);
  return Promise.all(
    most.map(async ({ value, query, turns, debates }) => {
      const opening = searchOf(asked, { query, branches, period });
      const { hits } = await documents.search(opening.search, { size: examples });
      return { topic: nameOfTopic(value, hits), turns, debates, search: opening.opens };
    }),
  );
}

const whereSaid = ({ query, branches = [] }: Speaking) => ({ query, branches });
