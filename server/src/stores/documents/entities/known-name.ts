import type { DomainId } from 'contract/dashboards';

/** What texts are searched for. */
export const recognisedKinds = ['person', 'party', 'committee', 'organisation'] as const;
/** Who sits in a committee, or takes the place there of who does: the name is the committee's. */
export const seatKinds = ['committeeMember', 'committeeSubstitute'] as const;

/** What a row of a list is about. */
type NameKind = (typeof recognisedKinds)[number] | (typeof seatKinds)[number];

/** A row of a source's own list of members, parties, committees and seats in these, or organisations. */
export interface KnownName {
  source: string;
  /** Where it is looked for. */
  domain: DomainId;
  kind: NameKind;
  name: string;
  /** What tells a party from the others of its list: the source's own key, else its name or abbreviation. */
  key?: string;
  surname?: string;
  initials?: string;
  /** The source's own key of the person. */
  person?: string;
  code?: string;
  party?: string;
  position?: string;
  /** First and last day it held, `YYYY-MM-DD`; open without. */
  from?: string;
  until?: string;
}

/** A person, party, committee, seat in one, or organisation as a source's own lists name it. */
export interface Named {
  kind: NameKind;
  name: string;
  /** The source's own key of the row, where it has one; a later row of the same key takes its place. */
  id?: string;
  /** The source's own key of the person; several rows can tell of one. */
  person?: string;
  /** The part of a person's name after the first names, where the source tells. */
  surname?: string;
  /** A person's initials, such as `V.A.`, where the source tells. */
  initials?: string;
  /** The source's abbreviation, such as a committee's code. */
  code?: string;
  party?: string;
  function?: string;
  /** Days between which the name held, YYYY-MM-DD; open without. */
  from?: string;
  until?: string;
  /** Where a person was elected, ISO 3166-1 alpha-2, where the source tells. */
  country?: string;
  /** The source took the row back: it never held. */
  withdrawn?: boolean;
}
