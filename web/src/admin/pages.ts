import { IconBuilding, IconHistory, type Icon, IconUsers } from '@tabler/icons-react';
import type { AdminSession } from 'contract/admin/session';

/** A part of the admin site, in the order of its navigation (UX-2, 18). */
interface AdminPart {
  /** Its words are `admin.pages`. */
  name: 'organisations' | 'users' | 'audit';
  path: string;
  icon: Icon;
  /** Whether admins of an organisation see it too. */
  ofOrganisation: boolean;
}

const adminParts: readonly AdminPart[] = [
  { name: 'organisations', path: '/admin/organisations', icon: IconBuilding, ofOrganisation: true },
  { name: 'users', path: '/admin/users', icon: IconUsers, ofOrganisation: true },
  { name: 'audit', path: '/admin/audit', icon: IconHistory, ofOrganisation: true },
];

/** The parts that somebody sees. */
export const partsOf = ({ kind }: Pick<AdminSession, 'kind'>): readonly AdminPart[] =>
  adminParts.filter(({ ofOrganisation }) => kind === 'staff' || ofOrganisation);

/** Where an organisation is. */
export const organisationPath = (id: string): string => `/admin/organisations/${encodeURIComponent(id)}`;
