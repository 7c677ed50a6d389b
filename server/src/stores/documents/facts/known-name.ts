import type { DomainId } from 'contract/dashboards';

/** A row of a source's own list of members, parties, committees or organisations, as it is recognised by. */
export interface KnownName {
  source: string;
  /** Where it is looked for. */
  domain: DomainId;
  kind: 'person' | 'party' | 'committee' | 'organisation';
  name: string;
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
