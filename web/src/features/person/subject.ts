import type { PersonHead } from 'contract/persons';

/** Of whom or what a page tells: a person, a party or a ministry, as far as the parts of the page need to know. */
export interface Subject extends Pick<
  PersonHead,
  'domain' | 'name' | 'turns' | 'questions' | 'motions' | 'amendments' | 'commitments' | 'letters'
> {
  surname?: string | undefined;
  /** A government, or somebody in one: commitments are theirs, not made to them. */
  government?: boolean | undefined;
  period?: PersonHead['period'];
  reportsUntil?: PersonHead['reportsUntil'];
  namesakes?: PersonHead['namesakes'];
}
