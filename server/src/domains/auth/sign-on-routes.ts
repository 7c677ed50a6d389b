import type { FastifyInstance } from 'fastify';
import { limits } from 'contract/limits';
import { beginSignOn, getOwnSignOn } from 'contract/sign-on';
import { emailDomainOf, findSignOn } from 'contract/sign-on-offer';
import {
  offerOf,
  passwordsOffFor,
  providerAt,
  SignOnFault,
  type SignOnFlow,
  wayInOf,
} from '#domains/sign-on/index.ts';
import { notFound, providerFails } from '#platform/errors.ts';
import { answer, answerAs } from '#platform/http.ts';
import { limitRequests } from '#platform/request-limit.ts';
import { tokenHashOf } from '#platform/tokens.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { plainEmail } from './accounts.ts';
import { signOnCookie } from './sign-on-cookie.ts';

interface Needs {
  db: PeopleStore;
  flow: SignOnFlow;
  config: { BASE_URL: string };
}

/** Answers how people of an e-mail domain come in, and begins a login at the provider of their organisation. */
export function signOnRoutes(app: FastifyInstance, { db, flow, config }: Needs): void {
  const cookie = signOnCookie(config.BASE_URL);
  const countOf = (name: string, most: number) =>
    limitRequests(app, { name, most, within: limits.loginWindow, keyOf: ({ ip }) => ip });
  const countOffer = countOf('sign-on offers', limits.signOnOffersPerAddress);
  const countLogin = countOf('sign-ons', limits.signOnsPerAddress);

  answer(app, findSignOn, async ({ body }, { request }) => {
    await countOffer(request);
    const provider = await providerAt(db, body.domain);
    return { offer: provider ? offerOf(provider) : null };
  });

  answerAs(app, 'outside', beginSignOn, async ({ body }, { request, reply, locale }) => {
    // Nobody is to be logged in by a page they look at.
    app.sessionCookie.refuseForeign(request);
    await countLogin(request);
    const email = plainEmail(body.email);
    const provider = await providerAt(db, emailDomainOf(email));
    if (!provider) throw notFound('refusals.signOnNone');
    const former = app.sessionCookie.read(request);
    const formerSession = former === undefined ? undefined : tokenHashOf(former);
    try {
      const { address, secret } = await flow.begin(provider, { email, locale, formerSession });
      cookie.set(reply, secret);
      return { address };
    } catch (error) {
      if (!(error instanceof SignOnFault)) throw error;
      request.log.warn({ err: error, organisationId: provider.organisationId }, 'a sign-on did not begin');
      throw providerFails(error.kind === 'away' ? 'away' : 'broken', provider.name);
    }
  });

  answer(app, getOwnSignOn, async (_input, { actor }) => {
    const provider = await wayInOf(db, actor);
    if (!provider) return { offer: null };
    return { offer: { ...offerOf(provider), passwords: !(await passwordsOffFor(db, actor)) } };
  });
}
