interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** What a user is called: by address while nobody has filled in a name; null for one whose account is gone. */
export function personName(person: Person): string;
export function personName(person: { [Part in keyof Person]: string | null }): string | null;
export function personName({ firstName, lastName, email }: { [Part in keyof Person]: string | null }) {
  return email === null ? null : `${firstName} ${lastName}`.trim() || email;
}
