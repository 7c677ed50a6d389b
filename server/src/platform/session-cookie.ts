import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionHeader, type Endpoint } from 'contract/endpoint';
import { limits } from 'contract/limits';
import type { Authenticated } from './access.ts';
import { foreignPage, sessionEnded } from './errors.ts';

/** A session token with who it is of. */
export interface OpenSession extends Authenticated {
  token: string;
}

/** A cookie out of reach of pages. */
export interface SecretCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, secret: string): void;
  clear(reply: FastifyReply): void;
}

/** The cookie that keeps a browser's session (decision 10.11). */
export interface SessionCookie extends SecretCookie {
  /** @throws 403 when a browser says that another site's page makes the call */
  refuseForeign(request: FastifyRequest): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    sessionCookie: SessionCookie;
    /** That of the admin site, whose sessions open nothing else. */
    adminCookie: SessionCookie;
  }
}

/**
 * A cookie for so many milliseconds. Behind https it is `__Host-…`, which no other host can set and no unencrypted call
 * carries; a product that listens on http alone has a browser that would not keep such a one.
 */
export function secretCookie(
  baseUrl: string,
  plainName: string,
  { life, sameSite }: { life: number; sameSite: 'strict' | 'lax' },
): SecretCookie {
  const secure = new URL(baseUrl).protocol === 'https:';
  const name = `${secure ? '__Host-' : ''}${plainName}`;
  const where = { path: '/', httpOnly: true, sameSite, secure } as const;
  return {
    read: (request) => request.cookies[name],
    set: (reply, secret) => void reply.setCookie(name, secret, { ...where, maxAge: life / 1_000 }),
    clear: (reply) => void reply.clearCookie(name, where),
  };
}

/** Lets the app read and set the cookies of its sessions. */
export function sessionCookies(app: FastifyInstance, baseUrl: string): void {
  void app.register(cookie);
  const { origin } = new URL(baseUrl);
  // The server ends sessions by their last use; the cookie only outlives them all.
  app.decorate('sessionCookie', cookieOf('session', limits.sessionAbsolute));
  app.decorate('adminCookie', cookieOf('admin', limits.adminSessionAbsolute));

  function cookieOf(plainName: string, life: number): SessionCookie {
    return { ...secretCookie(baseUrl, plainName, { life, sameSite: 'strict' }), refuseForeign };
  }

  function refuseForeign(request: FastifyRequest): void {
    // No page can write either of these headers; over http browsers send the second alone.
    const site = request.headers['sec-fetch-site'];
    const from = request.headers.origin;
    const own =
      site === undefined
        ? from === undefined || from === origin || from === `${request.protocol}://${request.host}`
        : site === 'same-origin';
    if (!own) throw foreignPage();
  }
}

/**
 * Finds the session of a call: the token in `X-Auth`, which programs send, or else the cookie of the site that the call
 * belongs to. By cookie a call that changes something needs `sessionHeader` and has to come from a page of this site
 * (decision 10.11).
 * @throws 401 without a session, or when the page is of another one than the cookie; 403 for a foreign page
 */
export async function openSession(
  {
    sessionCookie,
    adminCookie,
    authenticate,
  }: Pick<FastifyInstance, 'sessionCookie' | 'adminCookie' | 'authenticate'>,
  request: FastifyRequest,
  { access, changes }: Endpoint,
): Promise<OpenSession> {
  const site = access.kind === 'admin' ? 'admin' : 'product';
  const cookie = site === 'admin' ? adminCookie : sessionCookie;
  const given = request.headers['x-auth'];
  const byHeader = typeof given === 'string' && given !== '';
  const token = byHeader ? given : cookie.read(request);
  if (!token) throw sessionEnded();
  const page = request.headers[sessionHeader];
  if (!byHeader && changes) {
    cookie.refuseForeign(request);
    if (page === undefined) throw foreignPage();
  }
  const found = await authenticate(token, request.ip, site);
  if (!found || (!byHeader && page !== undefined && page !== found.sessionId)) throw sessionEnded();
  return { ...found, token };
}
