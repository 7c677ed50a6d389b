/** What a colleague is called; by address while nobody has filled in a name. */
export const nameOf = (person: { firstName: string; lastName: string; email: string }): string =>
  `${person.firstName} ${person.lastName}`.trim() || person.email;
