import { commitmentDues, commitmentStandings } from 'contract/commitment-kinds';
import type { CommitmentDue, CommitmentStanding } from 'contract/commitments';
import { namesToText, textToNames } from './name-list.ts';

/** What the tab of commitments shows; in the URL beside the search, never part of it. */
export interface CommitmentsView {
  /** Id of the one that is looked at beside the others. */
  chosen: string | undefined;
  standings: readonly CommitmentStanding[];
  /** Ministries that made them; empty means all. */
  ministries: readonly string[];
  /** Parties they were made to; empty means all. */
  parties: readonly string[];
  /** Where the day they are due comes from; empty means all. */
  dues: readonly CommitmentDue[];
}

/** What one wants to know of first: all that is not done. */
const waitingStandings: readonly CommitmentStanding[] = commitmentStandings.filter(
  (standing) => standing !== 'fulfilled' && standing !== 'lapsed',
);

type Text = Readonly<Record<string, string>>;

/** Reads it from the URL; what means nothing is left at the default. */
export function readCommitmentsView({ sel, standing, ministry, party, due }: Text): CommitmentsView {
  const standings = among(standing, commitmentStandings);
  return {
    chosen: sel,
    standings: standings.length === 0 ? waitingStandings : standings,
    ministries: textToNames(ministry),
    parties: textToNames(party),
    dues: among(due, commitmentDues),
  };
}

/** Writes it for the URL; what is the default is left out. */
export function writeCommitmentsView(view: CommitmentsView): Record<string, string> {
  const { chosen, standings, ministries, parties, dues } = view;
  return {
    ...(chosen === undefined ? {} : { sel: chosen }),
    ...(standings.join() === waitingStandings.join() ? {} : { standing: standings.join(',') }),
    ...(ministries.length === 0 ? {} : { ministry: namesToText(ministries) }),
    ...(parties.length === 0 ? {} : { party: namesToText(parties) }),
    ...(dues.length === 0 ? {} : { due: dues.join(',') }),
  };
}

const among = <Value extends string>(text: string | undefined, known: readonly Value[]): Value[] => {
  const parts: readonly string[] = text?.split(',') ?? [];
  return known.filter((value) => parts.includes(value));
};
