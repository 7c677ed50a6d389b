import { emailPattern } from 'contract/users';

export type Field = 'email' | 'password';
type Fault = 'emailMandatory' | 'emailInvalid' | 'passwordMandatory';

/** What is wrong with each field of the login form, as keys of the words of `login` (specification §5). */
export function faultsOf(fields: Record<Field, string>): Partial<Record<Field, Fault>> {
  const email = fields.email.trim();
  return {
    ...(email === ''
      ? { email: 'emailMandatory' }
      : emailPattern.test(email)
        ? {}
        : { email: 'emailInvalid' }),
    ...(fields.password === '' ? { password: 'passwordMandatory' } : {}),
  };
}
