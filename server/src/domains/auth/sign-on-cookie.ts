import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from 'contract/limits';

/** The cookie that binds a login at a provider to the browser it was begun in (decision 10.10). */
interface SignOnCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, secret: string): void;
  clear(reply: FastifyReply): void;
}

/** Lax, unlike that of the session: it has to come along when the provider sends the browser back. */
export function signOnCookie(baseUrl: string): SignOnCookie {
  const secure = new URL(baseUrl).protocol === 'https:';
  const name = secure ? '__Host-sign-on' : 'sign-on';
  const where = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (request) => request.cookies[name],
    set: (reply, secret) =>
      void reply.setCookie(name, secret, { ...where, maxAge: limits.signOnLife / 1_000 }),
    clear: (reply) => void reply.clearCookie(name, where),
  };
}
