import { emailDomainOf } from 'contract/sign-on-offer';
import { z } from 'zod';
import { SignOnFault } from './sign-on-fault.ts';

/** Who a provider says somebody is. */
export interface Identity {
  organisationId: string;
  /** Trimmed and lower-cased. */
  email: string;
  firstName: string;
  lastName: string;
}

/** Some write marks as text or numbers. */
const Mark = z.union([z.boolean(), z.string(), z.number()]).optional().catch(undefined);
const Name = z.string().trim().optional().catch(undefined);

const Claims = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+$/),
  email_verified: Mark,
  /** Microsoft's mark for an address whose domain the organisation has proven to be its own; it sends no other. */
  xms_edov: Mark,
  given_name: Name,
  family_name: Name,
  name: Name,
});

/** Characters of a name. */
const longest = 100;

/**
 * Reads what a provider says of somebody (decision 10.10): their address, which it has to have verified and which has to
 * lie in one of the organisation's domains, and their name.
 * @throws SignOnFault `email`, `unverified`, `otherDomain`
 */
export function identityOf(claims: unknown, organisationId: string, domains: readonly string[]): Identity {
  const read = Claims.safeParse(claims);
  if (!read.success) throw new SignOnFault('email');
  const { email, email_verified, xms_edov, ...names } = read.data;
  if (!isSet(email_verified) && !isSet(xms_edov)) throw new SignOnFault('unverified');
  if (!domains.includes(emailDomainOf(email))) throw new SignOnFault('otherDomain');
  return { organisationId, email, ...nameOf(email, names) };
}

const isSet = (mark: z.output<typeof Mark>) => mark === true || mark === 1 || mark === 'true' || mark === '1';

/** First and last name; of a whole name the first word is the first, and without any the address stands in. */
function nameOf(
  email: string,
  { given_name, family_name, name }: Pick<z.output<typeof Claims>, 'given_name' | 'family_name' | 'name'>,
): Pick<Identity, 'firstName' | 'lastName'> {
  const whole = name || email.split('@')[0]!;
  const [first = whole, ...others] = whole.split(/\s+/);
  const isWhole = !given_name && !family_name;
  return {
    firstName: (isWhole ? first : given_name || '').slice(0, longest),
    lastName: (isWhole ? others.join(' ') : family_name || '').slice(0, longest),
  };
}
