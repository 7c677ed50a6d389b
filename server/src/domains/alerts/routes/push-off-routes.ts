import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import { oneLine } from '#platform/mail/html.ts';
import {
  confirming,
  formOf,
  isConfirmed,
  pagesWithForms,
  type PlainPage,
  sendPage,
} from '#platform/plain-page.ts';
import type { Signer } from '#platform/tickets.ts';
import { localeOf, say } from '#platform/words.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { localeOfReader } from './locale-of-reader.ts';
import { endPush, pushingSearch, readPushOff } from '../push/switch-off.ts';

interface Parts {
  db: PeopleStore;
  clock: Clock;
  signer: Signer;
  config: { PRODUCT_NAME: string };
}

/**
 * Pages behind the button of a message that ends messages about its search, without a login: GET shows what would happen
 * and changes nothing, POST does it, as the worker of the product does for the button. Done again it changes nothing.
 */
export async function pushOffRoutes(
  app: FastifyInstance,
  { db, clock, signer, config }: Parts,
): Promise<void> {
  await pagesWithForms(app, (pages) => {
    pages.route<{ Params: { token: string } }>({
      method: ['GET', 'POST'],
      url: '/push-off/:token',
      async handler(request, reply) {
        const target = readPushOff(signer, request.params.token);
        const locale = target
          ? await localeOfReader(db, target.user, request)
          : localeOf(request.headers['accept-language']);
        const words = (state: string, name = '') => ({
          locale,
          productName: config.PRODUCT_NAME,
          title: say(locale, `push.page.${state}.title`, { name }),
          paragraphs: [say(locale, `push.page.${state}.text`, { name })],
          links: [{ address: '/settings', label: say(locale, 'mail.unsubscribe.settings') }],
        });
        if (!target) return sendPage(reply.code(404), words('unknown'));
        const search = await pushingSearch(db, target);
        if (!search) return sendPage(reply, words('gone'));
        const name = oneLine(search.title);
        if (!search.pushes) return sendPage(reply, words('done', name));
        if (request.method === 'GET' || !isConfirmed(formOf(request))) {
          const form: PlainPage['form'] = { label: say(locale, 'push.off'), fields: confirming };
          return sendPage(reply, { ...words('ask', name), form });
        }
        await endPush(db, target, clock.now().getTime());
        return sendPage(reply, words('done', name));
      },
    });
  });
}
