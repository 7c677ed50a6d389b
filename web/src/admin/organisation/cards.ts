import type { ComponentType } from 'react';
import type { Organisation } from 'contract/admin/organisations';

/** What a card on the page of an organisation is drawn with. */
export interface OrganisationCardProps {
  organisation: Organisation;
  /** Staff change everything; an admin of the organisation what is theirs. */
  isStaff: boolean;
}

/** Cards between the settings of an organisation and its users, in their order; another one is a line here. */
export const organisationCards: readonly ComponentType<OrganisationCardProps>[] = [];
