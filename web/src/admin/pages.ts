import {
  IconBuilding,
  IconBuildingCommunity,
  IconCategory,
  IconDatabase,
  IconHistory,
  IconLifebuoy,
  IconMailQuestion,
  IconPuzzle,
  IconSend,
  IconSitemap,
  IconSpeakerphone,
  IconStack2,
  IconTool,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { AdminSession } from 'contract/admin/session';

/** A part of the admin site, in the order of its navigation (UX-2, 18). */
interface AdminPart {
  /** Its words are `admin.pages`. */
  name:
    | 'organisations'
    | 'users'
    | 'sources'
    | 'councils'
    | 'why'
    | 'deliveries'
    | 'jobs'
    | 'announcements'
    | 'support'
    | 'contexts'
    | 'modules'
    | 'sourceTrees'
    | 'maintenance'
    | 'audit';
  path: string;
  icon: Icon;
  /** Whether admins of an organisation see it too. */
  ofOrganisation: boolean;
}

const adminParts: readonly AdminPart[] = [
  { name: 'organisations', path: '/admin/organisations', icon: IconBuilding, ofOrganisation: true },
  { name: 'users', path: '/admin/users', icon: IconUsers, ofOrganisation: true },
  { name: 'sources', path: '/admin/sources', icon: IconDatabase, ofOrganisation: false },
  { name: 'councils', path: '/admin/councils', icon: IconBuildingCommunity, ofOrganisation: false },
  { name: 'why', path: '/admin/why', icon: IconMailQuestion, ofOrganisation: false },
  { name: 'deliveries', path: '/admin/deliveries', icon: IconSend, ofOrganisation: true },
  { name: 'jobs', path: '/admin/jobs', icon: IconStack2, ofOrganisation: false },
  {
    name: 'announcements',
    path: '/admin/announcements',
    icon: IconSpeakerphone,
    ofOrganisation: false,
  },
  { name: 'support', path: '/admin/support', icon: IconLifebuoy, ofOrganisation: false },
  { name: 'contexts', path: '/admin/contexts', icon: IconCategory, ofOrganisation: false },
  { name: 'sourceTrees', path: '/admin/source-trees', icon: IconSitemap, ofOrganisation: false },
  { name: 'modules', path: '/admin/modules', icon: IconPuzzle, ofOrganisation: false },
  { name: 'maintenance', path: '/admin/maintenance', icon: IconTool, ofOrganisation: false },
  { name: 'audit', path: '/admin/audit', icon: IconHistory, ofOrganisation: true },
];

/** The parts that somebody sees. */
export const partsOf = ({ kind }: Pick<AdminSession, 'kind'>): readonly AdminPart[] =>
  adminParts.filter(({ ofOrganisation }) => kind === 'staff' || ofOrganisation);

/** Where an organisation is. */
export const organisationPath = (id: string): string => `/admin/organisations/${encodeURIComponent(id)}`;
