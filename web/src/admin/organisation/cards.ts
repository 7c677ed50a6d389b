import type { Organisation } from 'contract/admin/organisations';

/** What a card on the page of an organisation is drawn with. */
export interface OrganisationCardProps {
  organisation: Organisation;
  /** Staff change everything; an admin of the organisation what is theirs. */
  isStaff: boolean;
}
