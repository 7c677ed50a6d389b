import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from 'contract/users';
import { z } from 'zod';
import { readPreferences } from '#domains/settings/index.ts';
import type { Clock } from '#platform/clock.ts';
import { oneLine } from '#platform/mail/html.ts';
import type { Signer } from '#platform/tickets.ts';
import { localeOf, say } from '#platform/words.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { readTarget, type Target } from './links.ts';
import { mailingOf, resumeMail, Stopped, stopMail, titleOf } from './mailing.ts';
import { type PlainPage, plainPage } from './page.ts';

interface Parts {
  db: PeopleStore;
  clock: Clock;
  signer: Signer;
  config: { PRODUCT_NAME: string };
}

/** Milliseconds in which what was switched off can be switched on again from the page. */
const undoLife = 24 * 60 * 60_000;
/** Bytes of a form; what was switched off is in it. */
const formBytes = 128 * 1024;

const Resume = z.strictObject({
  kind: z.literal('resume'),
  user: z.string(),
  until: z.number(),
  stopped: Stopped,
});

/**
 * Pages behind the addresses that switch mail off, without a login. GET shows what would happen and changes
 * nothing, because scanners of mail follow links; POST does it, also in one click from a mail program (RFC 8058).
 */
export async function unsubscribeRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, done) => done(null, body),
    );
    const url = '/unsubscribe/:token';
    const schema = { hide: true };
    pages.get<{ Params: { token: string } }>(url, { schema }, async (request, reply) => {
      const target = readTarget(parts.signer, request.params.token);
      if (!target) return unknown(parts, request, reply);
      return send(reply, await question(parts, target, await localeFor(parts, target, request)));
    });
    pages.post<{ Params: { token: string } }>(url, { schema }, async (request, reply) => {
      const target = readTarget(parts.signer, request.params.token);
      if (!target) return unknown(parts, request, reply);
      const locale = await localeFor(parts, target, request);
      const form = formOf(request);
      const undo = form.get('undo');
      if (undo !== null) return send(reply, await resumed(parts, target, locale, undo));
      const meant = form.get('List-Unsubscribe') === 'One-Click' || form.get('confirm') === 'yes';
      return send(reply, await (meant ? stopped : question)(parts, target, locale));
    });
  });
}

async function question(parts: Parts, target: Target, locale: Locale): Promise<PlainPage> {
  const { searches, agenda } = await mailingOf(parts.db, target);
  const count = searches.length + agenda.length;
  const title = await titleOf(parts.db, target);
  const name = oneLine(title ?? '');
  if (count === 0) return page(parts, locale, title === undefined ? 'offAll' : 'off', { name });
  return {
    ...page(parts, locale, target.what === 'all' ? 'askAll' : 'ask', { name, count }),
    form: { label: say(locale, 'mail.unsubscribe.confirm'), fields: { confirm: 'yes' } },
  };
}

async function stopped(parts: Parts, target: Target, locale: Locale): Promise<PlainPage> {
  const { db, clock, signer } = parts;
  const now = clock.now().getTime();
  const title = await titleOf(db, target);
  const done = await stopMail(db, target, now);
  const count = done.searches.length + done.agenda.length;
  const name = oneLine(title ?? '');
  const shown = page(parts, locale, title === undefined ? 'doneAll' : 'done', { name });
  if (count === 0) return shown;
  const undo: z.infer<typeof Resume> = {
    kind: 'resume',
    user: target.user,
    until: now + undoLife,
    stopped: done,
  };
  return {
    ...shown,
    form: {
      label: say(locale, 'mail.unsubscribe.undo'),
      fields: { undo: signer.sign(undo) },
      quiet: true,
    },
  };
}

async function resumed(parts: Parts, target: Target, locale: Locale, undo: string): Promise<PlainPage> {
  const now = parts.clock.now().getTime();
  const { data } = Resume.safeParse(parts.signer.verify(undo));
  if (data?.user !== target.user || data.until < now) return page(parts, locale, 'undoLate');
  await resumeMail(parts.db, target.user, data.stopped, now);
  return page(parts, locale, 'undone');
}

function page(
  { config }: Parts,
  locale: Locale,
  state: string,
  values: Record<string, string | number> = {},
): PlainPage {
  const words = (key: string) => say(locale, `mail.unsubscribe.${state}.${key}`, values);
  return {
    locale,
    productName: config.PRODUCT_NAME,
    title: words('title'),
    paragraphs: [words('text')],
    links: [{ address: '/settings', label: say(locale, 'mail.unsubscribe.settings') }],
  };
}

function unknown({ config }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const locale = localeOf(request.headers['accept-language']);
  return send(reply.code(404), page({ config } as Parts, locale, 'unknown'));
}

function send(reply: FastifyReply, shown: PlainPage) {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(plainPage(shown));
}

/** The language of the user, who need not be logged in; of the browser when the account is gone. */
async function localeFor({ db }: Parts, target: Target, request: FastifyRequest): Promise<Locale> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'organisationId'])
    .where('id', '=', target.user)
    .executeTakeFirst();
  if (!user) return localeOf(request.headers['accept-language']);
  const { effective } = await readPreferences(db, { userId: user.id, organisationId: user.organisationId });
  return effective.locale;
}

/** The fields of a form; of one in parts only short ones are read, as mail programs send them. */
function formOf({ headers, body }: FastifyRequest): URLSearchParams {
  const text = typeof body === 'string' ? body : '';
  if (!headers['content-type']?.startsWith('multipart/')) return new URLSearchParams(text);
  const parts = text.matchAll(/name="([A-Za-z-]{1,40})"\r?\n(?:[^\r\n]+\r?\n)*\r?\n([^\r\n]*)/g);
  return new URLSearchParams([...parts].map(([, name, value]) => [name!, value!]));
}
