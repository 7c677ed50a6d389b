import { IconHistory, IconSpeakerphone, type Icon } from '@tabler/icons-react';
import type { AdminSession } from 'contract/admin/session';

/** A part of the admin site, in the order of its navigation (UX-2, 18). */
interface AdminPart {
  /** Its words are `admin.pages`. */
  name: 'announcements' | 'audit';
  path: string;
  icon: Icon;
  /** Whether admins of an organisation see it too. */
  ofOrganisation: boolean;
}

const adminParts: readonly AdminPart[] = [
  {
    name: 'announcements',
    path: '/admin/announcements',
    icon: IconSpeakerphone,
    ofOrganisation: false,
  },
  { name: 'audit', path: '/admin/audit', icon: IconHistory, ofOrganisation: true },
];

/** The parts that somebody sees. */
export const partsOf = ({ kind }: Pick<AdminSession, 'kind'>): readonly AdminPart[] =>
  adminParts.filter(({ ofOrganisation }) => kind === 'staff' || ofOrganisation);
