import type { ShownSignOn, SignOnSettings } from 'contract/admin/sign-on';
import { audit, type Doer } from '#domains/audit/index.ts';
import { organisationName } from '#domains/organisations/index.ts';
import type { Clock } from '#platform/clock.ts';
import { alreadyThere, changedMeanwhile, invalidInput, notFound } from '#platform/errors.ts';
import type { Sealer } from '#platform/sealed.ts';
import { isUniqueViolation, type PeopleStore } from '#stores/people/index.ts';
import { mayBeAsked } from './provider-fetch.ts';
import { domainsOf, type Provider, providerOf } from './providers.ts';

/** What the settings of a provider are changed with. */
export interface SettingsParts {
  db: PeopleStore;
  clock: Clock;
  sealer: Sealer;
  /** Hosts of providers that may lie in the operator's own network. */
  privateHosts: readonly string[];
}

/** What staff see of a provider: all but its secret. @throws 404 for an organisation that is not there */
export async function shownSignOn(db: PeopleStore, organisationId: string): Promise<ShownSignOn | null> {
  if ((await organisationName(db, organisationId)) === undefined) throw notFound();
  const provider = await providerOf(db, organisationId);
  if (!provider) return null;
  const { name, issuer, clientId, enabled, passwordsOff, changedAt } = provider;
  return {
    ...{ name, issuer, clientId, enabled, passwordsOff },
    domains: await domainsOf(db, organisationId),
    changedAt: new Date(changedAt).toISOString(),
  };
}

/**
 * Sets the provider of an organisation. A secret that is left out stays, unless it would be sent to another server or
 * for another client than it was given for. With `madeFrom`, the `changedAt` that it is a change of, only while that
 * stands.
 * @throws 400 for an issuer that may not be asked and a secret that is missing, 404 for an organisation that is not
 * there, 409 for a domain of another organisation and when something else was set since
 */
export async function saveSignOn(
  { db, clock, sealer, privateHosts }: SettingsParts,
  doer: Doer,
  organisationId: string,
  settings: SignOnSettings,
  { reason, madeFrom }: { reason: string | undefined; madeFrom?: string | null },
): Promise<void> {
  const target = await organisationName(db, organisationId);
  if (target === undefined) throw notFound();
  const now = clock.now().getTime();
  const issuer = new URL(settings.issuer);
  const plain =
    issuer.search === '' && issuer.hash === '' && issuer.username === '' && issuer.password === '';
  if (!plain || !mayBeAsked(issuer, privateHosts)) throw invalidInput('refusals.signOnIssuer', 'body.issuer');
  try {
    await db.transaction().execute(async (transaction) => {
      const before = await providerOf(transaction, organisationId);
      const was = await shownSignOn(transaction, organisationId);
      if (madeFrom !== undefined && madeFrom !== (was?.changedAt ?? null)) throw changedMeanwhile();
      const values = {
        name: settings.name,
        issuer: settings.issuer,
        clientId: settings.clientId,
        clientSecret: sealedSecret(sealer, organisationId, settings, before),
        enabled: settings.enabled ? 1 : 0,
        passwordsOff: settings.passwordsOff ? 1 : 0,
        // Never the same twice, even by a clock that was put back.
        changedAt: Math.max(now, (before?.changedAt ?? 0) + 1),
      };
      const written = await transaction
        .insertInto('signOnProviders')
        .values({ organisationId, ...values })
        .onConflict((conflict) =>
          conflict
            .column('organisationId')
            .doUpdateSet(values)
            // What another process set at the same moment.
            .where('signOnProviders.changedAt', '=', before?.changedAt ?? -1),
        )
        .returning('organisationId')
        .executeTakeFirst();
      if (!written) throw changedMeanwhile();
      await transaction.deleteFrom('signOnDomains').where('organisationId', '=', organisationId).execute();
      await transaction
        .insertInto('signOnDomains')
        .values([...new Set(settings.domains)].map((domain) => ({ domain, organisationId })))
        .execute();
      const { clientSecret, ...told } = settings;
      const after = { ...told, ...(clientSecret === undefined ? {} : { secretChanged: true }) };
      const change = { target, organisationId, before: was ?? undefined, after, reason };
      await audit(transaction, doer, { action: 'signOn.set', ...change }, now);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw alreadyThere('refusals.signOnDomainTaken');
    throw error;
  }
}

function sealedSecret(
  sealer: Sealer,
  organisationId: string,
  { clientSecret, issuer, clientId }: SignOnSettings,
  before: Provider | undefined,
): string {
  if (clientSecret !== undefined) return sealer.seal(clientSecret, organisationId);
  if (before?.issuer !== issuer || before.clientId !== clientId)
    throw invalidInput('refusals.signOnSecretMissing', 'body.clientSecret');
  return before.clientSecret;
}

/**
 * Takes the provider of an organisation away, with its domains and what is under way there; nothing where there is none.
 * @throws 404 for an organisation that is not there
 */
export async function removeSignOn(
  { db, clock }: Pick<SettingsParts, 'db' | 'clock'>,
  doer: Doer,
  organisationId: string,
  reason: string | undefined,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await shownSignOn(transaction, organisationId);
    if (!before) return;
    await transaction.deleteFrom('signOnProviders').where('organisationId', '=', organisationId).execute();
    const target = (await organisationName(transaction, organisationId)) ?? '';
    const change = { action: 'signOn.remove', target, organisationId, before, reason } as const;
    await audit(transaction, doer, change, clock.now().getTime());
  });
}
