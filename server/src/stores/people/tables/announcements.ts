import type { ModuleKey } from 'contract/modules';

/** What staff tell users in a bar under the top bar. */
export interface AnnouncementTables {
  announcements: {
    id: string;
    textNl: string;
    textEn: string;
    kind: 'info' | 'warning';
    /** Epoch milliseconds between which it is shown. */
    startsAt: number;
    endsAt: number;
    /** JSON of ids of organisations; none is all. */
    organisationIds: string;
    /** Only users who have it; null is every user. */
    module: ModuleKey | null;
  };
  /** Who has put which of it away. */
  announcementsSeen: { announcementId: string; userId: string };
}
