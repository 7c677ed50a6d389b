import { announcementSubject } from './announcement.ts';
import { auditSubject } from './audit.ts';
import { contentSubject } from './content.ts';
import { keySubject } from './key.ts';
import { limitSubject } from './limit.ts';
import { mailSubject } from './mail.ts';
import { maintenanceSubject } from './maintenance.ts';
import { moduleSubject } from './module.ts';
import { organisationSubject } from './organisation.ts';
import { signOnSubject } from './sign-on.ts';
import { sourceSubject } from './source.ts';
import type { Subject } from './subject.ts';
import { userSubject } from './user.ts';

/** Everything that `npm run admin` looks after, in the order of its usage. */
export const subjects: readonly Subject[] = [
  organisationSubject,
  limitSubject,
  moduleSubject,
  userSubject,
  keySubject,
  mailSubject,
  signOnSubject,
  sourceSubject,
  announcementSubject,
  maintenanceSubject,
  contentSubject,
  auditSubject,
];
