import { cellKinds, type CellKind, votesPer, type VotesPer } from 'contract/vote-cells';
import type { VoteManner, VoteResult, VotesNarrowing } from 'contract/votes';
import { namesToText, textToNames } from './name-list.ts';

/** How the votes of a search are looked at, and to which they are narrowed; in the address, never part of the search. */
export interface VotesView {
  /** What is shown of them; what is counted stands beside the others where there is room. */
  show: 'matrix' | 'list' | 'counts';
  /** Whether columns, order and comparisons are of parties or, in the dashboard that tells them, of countries. */
  per: VotesPer;
  /** The party or country the others are compared with; undefined for the largest. */
  party: string | undefined;
  /** The party or country by whose side the votes are in order; undefined for the newest first. */
  sort: string | undefined;
  /** Nodes of the source tree; of this and the other lists none means all. */
  kinds: readonly string[];
  outcomes: readonly VoteResult[];
  manners: readonly VoteManner[];
  /** Parties of those who submitted. */
  by: readonly string[];
  /** What the government said. */
  opinions: readonly string[];
  close: boolean;
  /** Two parties or countries that did otherwise than each other. */
  differing: readonly [string, string] | undefined;
  /** What a party or country did. */
  voted: { party: string; how: CellKind } | undefined;
  /** A member who did otherwise than most of the party. */
  member: { name: string; party: string } | undefined;
  /** Leaves votes in which all were of one mind out of what is compared. */
  withoutUnanimous: boolean;
}

export const plainVotesView: VotesView = {
  show: 'matrix',
  per: 'party',
  party: undefined,
  sort: undefined,
  kinds: [],
  outcomes: [],
  manners: [],
  by: [],
  opinions: [],
  close: false,
  differing: undefined,
  voted: undefined,
  member: undefined,
  withoutUnanimous: false,
};

const shows: readonly VotesView['show'][] = ['matrix', 'list', 'counts'];
const results: readonly VoteResult[] = ['aangenomen', 'verworpen', 'ingetrokken', 'unknown'];
const manners: readonly VoteManner[] = ['hands', 'names'];

/** Reads it from the address; what means nothing is left out. */
export function readVotesView(text: Readonly<Record<string, string>>): VotesView {
  const wanted = textToNames(text.vresult);
  const ways = textToNames(text.vmanner);
  const [one, other] = textToNames(text.vapart);
  const [votingParty, didHow] = textToNames(text.vparty);
  const how = cellKinds.find((kind) => kind === didHow);
  const [name, party] = textToNames(text.vmember);
  return {
    show: shows.find((show) => show === text.view) ?? 'matrix',
    per: votesPer.find((per) => per === text.vper) ?? 'party',
    party: text.with,
    sort: text.vsort,
    kinds: textToNames(text.vkind),
    outcomes: results.filter((result) => wanted.includes(result)),
    manners: manners.filter((manner) => ways.includes(manner)),
    by: textToNames(text.vby),
    opinions: textToNames(text.vopinion),
    close: text.vclose === '1',
    differing: one !== undefined && other !== undefined ? [one, other] : undefined,
    voted: votingParty !== undefined && how !== undefined ? { party: votingParty, how } : undefined,
    member: name !== undefined && party !== undefined ? { name, party } : undefined,
    withoutUnanimous: text.vmixed === '1',
  };
}

/** Writes it for the address; what is plain is left out. */
export function writeVotesView(view: VotesView): Record<string, string> {
  const list = (name: string, texts: readonly string[]) =>
    texts.length === 0 ? {} : { [name]: namesToText(texts) };
  return {
    ...(view.show === 'matrix' ? {} : { view: view.show }),
    ...(view.per === 'party' ? {} : { vper: view.per }),
    ...(view.party === undefined ? {} : { with: view.party }),
    ...(view.sort === undefined ? {} : { vsort: view.sort }),
    ...list('vkind', view.kinds),
    ...list('vresult', view.outcomes),
    ...list('vmanner', view.manners),
    ...list('vby', view.by),
    ...list('vopinion', view.opinions),
    ...(view.close ? { vclose: '1' } : {}),
    ...list('vapart', view.differing ?? []),
    ...(view.voted ? { vparty: namesToText([view.voted.party, view.voted.how]) } : {}),
    ...(view.member ? { vmember: namesToText([view.member.name, view.member.party]) } : {}),
    ...(view.withoutUnanimous ? { vmixed: '1' } : {}),
  };
}

/** What of it the server narrows votes to. */
export function narrowingIn(view: VotesView): Partial<VotesNarrowing> {
  const { kinds, outcomes, manners: ways, by, opinions, close, differing, voted, member } = view;
  return {
    ...(kinds.length > 0 ? { kinds: [...kinds] } : {}),
    ...(outcomes.length > 0 ? { outcomes: [...outcomes] } : {}),
    ...(ways.length > 0 ? { manners: [...ways] } : {}),
    ...(by.length > 0 ? { by: [...by] } : {}),
    ...(opinions.length > 0 ? { opinions: [...opinions] } : {}),
    ...(close ? { close } : {}),
    ...(differing ? { differing: [...differing] } : {}),
    ...(voted ? { voted } : {}),
    ...(member ? { member } : {}),
  };
}

/** The same view of all votes. */
export const unnarrowed = ({ show, per, party, sort, withoutUnanimous }: VotesView): VotesView => ({
  ...plainVotesView,
  show,
  per,
  party,
  sort,
  withoutUnanimous,
});

/** The same votes told by the other: what was chosen of parties says nothing of countries. */
export const toldPer = (view: VotesView, per: VotesPer): VotesView => ({
  ...view,
  per,
  party: undefined,
  sort: undefined,
  differing: undefined,
  voted: undefined,
});
