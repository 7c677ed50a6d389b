/** True when a statement failed because a unique or primary key exists already, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  // SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE; PostgreSQL unique_violation.
  return errcode === 1555 || errcode === 2067 || code === '23505';
}
