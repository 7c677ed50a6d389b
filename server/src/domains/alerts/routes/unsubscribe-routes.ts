import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from 'contract/users';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { oneLine } from '#platform/mail/html.ts';
import {
  confirming,
  formOf,
  isConfirmed,
  type PlainPage,
  pagesWithForms,
  sendPage,
} from '#platform/plain-page.ts';
import type { Signer } from '#platform/tickets.ts';
import { localeOf, say } from '#platform/words.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { readTarget, type Target } from '#platform/mail/unsubscribe-links.ts';
import { mailingOf, type Meant, meantBy } from '../tell/stop-mail.ts';
import { stop, undoStop } from '../tell/mail-stops.ts';
import { localeOfReader } from './locale-of-reader.ts';

interface Parts {
  db: PeopleStore;
  clock: Clock;
  signer: Signer;
  config: { PRODUCT_NAME: string };
}

/** Searches that a page names. */
const mostNames = 12;

/** What a page was shown for, so that it can take that back. */
const Undo = z.strictObject({ kind: z.literal('undo'), user: z.string(), stop: z.string() });

/**
 * Pages behind the addresses that switch mail off, without a login. GET shows what would happen and changes
 * nothing, because scanners of mail follow links; POST does it, also in one click from a mail program (RFC 8058).
 */
export async function unsubscribeRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  await pagesWithForms(app, (pages) => {
    const url = '/unsubscribe/:token';
    pages.get<{ Params: { token: string } }>(url, async (request, reply) => {
      const target = readTarget(parts.signer, request.params.token);
      if (!target) return unknown(parts, request, reply);
      return sendPage(
        reply,
        await question(parts, target, await localeOfReader(parts.db, target.user, request)),
      );
    });
    pages.post<{ Params: { token: string } }>(url, async (request, reply) => {
      const target = readTarget(parts.signer, request.params.token);
      if (!target) return unknown(parts, request, reply);
      const locale = await localeOfReader(parts.db, target.user, request);
      const form = formOf(request);
      const undo = form.get('undo');
      if (undo !== null) return sendPage(reply, await resumed(parts, target, locale, undo));
      const answer = isConfirmed(form) ? stopped : question;
      return sendPage(reply, await answer(parts, target, locale));
    });
  });
}

async function question(parts: Parts, target: Target, locale: Locale): Promise<PlainPage> {
  const meant = await meantBy(parts.db, target);
  if (!meant || mailingOf(meant) === undefined) return wordsOf(parts, locale, 'off', target, meant);
  return {
    ...wordsOf(parts, locale, 'ask', target, meant),
    form: { label: say(locale, 'mail.unsubscribe.confirm'), fields: confirming },
  };
}

async function stopped(parts: Parts, target: Target, locale: Locale): Promise<PlainPage> {
  const { db, clock, signer } = parts;
  const meant = await meantBy(db, target);
  const done = await stop(db, target, clock.now().getTime());
  const content = wordsOf(parts, locale, 'done', target, meant);
  if (done === undefined) return content;
  const undo: z.infer<typeof Undo> = { kind: 'undo', user: target.user, stop: done };
  return {
    ...content,
    form: { label: say(locale, 'mail.unsubscribe.undo'), fields: { undo: signer.sign(undo) }, quiet: true },
  };
}

async function resumed(parts: Parts, target: Target, locale: Locale, undo: string): Promise<PlainPage> {
  const { db, clock, signer } = parts;
  const { data } = Undo.safeParse(signer.verify(undo));
  const done =
    data?.user === target.user && (await undoStop(db, data.user, data.stop, clock.now().getTime()));
  return page(parts, locale, done ? 'undone' : 'undoLate');
}

/** The page that tells what it is about: one search by its name, several by theirs, or all. */
function wordsOf(
  parts: Parts,
  locale: Locale,
  state: string,
  target: Target,
  meant: Meant | undefined,
): PlainPage {
  if (!meant) return page(parts, locale, 'forgotten');
  if (meant.whenEmpty !== undefined) return page(parts, locale, `${state}Empty`);
  const names = [...meant.searches, ...meant.agenda].map(({ title }) => `‘${oneLine(title)}’`);
  const [name, ...others] = names;
  if (target.what === 'all' || name === undefined) return page(parts, locale, `${state}All`);
  if (others.length === 0) return page(parts, locale, state, { name });
  const rest = names.length - mostNames;
  const visible = names.slice(0, mostNames).join(', ');
  const named = rest > 0 ? say(locale, 'mail.digest.andMore', { names: visible, count: rest }) : visible;
  const { paragraphs, ...words } = page(parts, locale, `${state}Some`, { count: names.length });
  return { ...words, paragraphs: [named, ...paragraphs] };
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

function unknown(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const locale = localeOf(request.headers['accept-language']);
  return sendPage(reply.code(404), page(parts, locale, 'unknown'));
}
