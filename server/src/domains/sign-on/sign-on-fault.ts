/**
 * Why nobody came in by the provider of an organisation:
 * - `stale`: no such login is under way in this browser: it was used, is over, or began elsewhere.
 * - `off`: the organisation has no provider any more, or it is switched off.
 * - `refused`: the provider let nobody in, or they turned back.
 * - `away`: the provider does not answer; trying again makes sense.
 * - `provider`: it answers, and not as the settings and OpenID Connect say.
 * - `token`: what it says of who came in is not to be trusted: signature, issuer, nonce or time.
 * - `email`, `unverified`, `otherDomain`: it names no address, has not verified it, or may not vouch for it.
 * - `seats`, `deactivated`, `staff`, `otherOrganisation`: of the account.
 */
export type SignOnFaultKind =
  | 'stale'
  | 'off'
  | 'refused'
  | 'away'
  | 'provider'
  | 'token'
  | 'email'
  | 'unverified'
  | 'otherDomain'
  | 'seats'
  | 'deactivated'
  | 'staff'
  | 'otherOrganisation';

/** Nobody came in by the provider; the message is for the log and holds no secret. */
export class SignOnFault extends Error {
  readonly kind: SignOnFaultKind;
  /** What was seen; may be empty. */
  readonly detail: string;
  constructor(kind: SignOnFaultKind, detail = '', cause?: unknown) {
    super(detail === '' ? kind : `${kind}: ${detail}`, { cause });
    this.name = 'SignOnFault';
    this.kind = kind;
    this.detail = detail;
  }
}
