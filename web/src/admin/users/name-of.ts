import type { AdminUser } from 'contract/admin/users';

/** What a user is called: by address while nobody has filled in a name. */
export const nameOf = ({ firstName, lastName, email }: AdminUser): string =>
  `${firstName} ${lastName}`.trim() || email;
