import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from 'contract/users';
import { callbackPath, SignOnFault, type SignOnFaultKind, type SignOnFlow } from '#domains/sign-on/index.ts';
import type { Clock } from '#platform/clock.ts';
import { keptOut } from '#platform/maintenance.ts';
import { type PlainPage, sendPage } from '#platform/plain-page.ts';
import { localeOf, say } from '#platform/words.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { endSessionOf, startSession } from './sessions.ts';
import { accountOf } from './sign-on.ts';
import { signOnCookie } from './sign-on-cookie.ts';

interface Needs {
  db: PeopleStore;
  clock: Clock;
  flow: SignOnFlow;
  config: { BASE_URL: string; PRODUCT_NAME: string; SUPPORT_EMAIL: string };
}

/** Ours alone is what is not in here: the account may not come in. */
const statuses: Partial<Record<SignOnFaultKind, number>> = {
  stale: 400,
  away: 503,
  provider: 502,
  token: 502,
};

/**
 * The page a provider sends the browser back to. Who came in goes on to a page of the product: the cookie of the session
 * is not sent along while the browser comes from elsewhere, and is from there on. Who did not is told why.
 */
export function signOnPage(app: FastifyInstance, { db, clock, flow, config }: Needs): void {
  const cookie = signOnCookie(config.BASE_URL);

  app.get(callbackPath, async (request, reply) => {
    // Where it says so; the login that was begun is not used up, nor does anybody get an account.
    if (await keptOut(app, request)) return goTo(reply, '/login');
    const secret = cookie.read(request);
    const login = secret === undefined ? undefined : await flow.end(secret, queryOf(request));
    const locale = login?.locale ?? localeOf(request.headers['accept-language']);
    try {
      if (!login) throw new SignOnFault('stale');
      cookie.clear(reply);
      const identity = await login.identity();
      const now = clock.now().getTime();
      const userId = await accountOf(db, identity, now);
      const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      const { token } = await startSession(db, userId, client, { site: 'product', factorAt: null }, now);
      if (login.formerSession !== undefined) await endSessionOf(db, login.formerSession);
      app.sessionCookie.set(reply, token);
      return await goTo(reply, '/sign-in');
    } catch (error) {
      if (!(error instanceof SignOnFault)) throw error;
      const ours = error.kind in statuses && error.kind !== 'stale';
      request.log[ours ? 'warn' : 'info']({ err: error }, 'a sign-on let nobody in');
      return sendPage(reply.code(statuses[error.kind] ?? 403), pageOf(locale, error.kind));
    }
  });

  const pageOf = (locale: Locale, kind: SignOnFaultKind): PlainPage => ({
    locale,
    productName: config.PRODUCT_NAME,
    title: say(locale, 'signOnPage.title'),
    paragraphs: [say(locale, `signOnPage.faults.${kind}`)],
    links: [
      { address: '/login', label: say(locale, 'signOnPage.back') },
      {
        address: `mailto:${config.SUPPORT_EMAIL}`,
        label: say(locale, 'signOnPage.support', { email: config.SUPPORT_EMAIL }),
      },
    ],
  });
}

const goTo = (reply: FastifyReply, location: string) =>
  reply.code(303).headers({ 'cache-control': 'no-store', location }).send();

const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URL(url, 'https://own.invalid').searchParams;
