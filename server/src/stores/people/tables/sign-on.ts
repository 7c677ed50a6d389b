/** How people come in by the identity provider of their organisation (decision 10.10). */
export interface SignOnTables {
  signOnProviders: {
    organisationId: string;
    /** What the organisation is called on the button. */
    name: string;
    issuer: string;
    clientId: string;
    /** Encrypted with the product's key, bound to the organisation. */
    clientSecret: string;
    enabled: number;
    passwordsOff: number;
    changedAt: number;
  };
  /** Domains of e-mail addresses, lower-cased; each belongs to one organisation. */
  signOnDomains: { domain: string; organisationId: string };
  /** Logins under way. */
  signOnLogins: {
    /** Hash of what only the cookie of the browser has. */
    secretHash: string;
    organisationId: string;
    /** Language of the page it was begun on. */
    locale: string;
    /** Hash of the token of the session that the browser had. */
    formerSession: string | null;
    expiresAt: number;
  };
}
