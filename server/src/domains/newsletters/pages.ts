import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { plainEmail } from '#domains/auth/index.ts';
import { organisationName } from '#domains/organisations/index.ts';
import { AppError } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { canBeMailed } from '#platform/mail/mailer.ts';
import { oneLine } from '#platform/mail/html.ts';
import {
  confirming,
  formOf,
  isConfirmed,
  type PlainPage,
  pagesWithForms,
  sendPage,
} from '#platform/plain-page.ts';
import { limitRequests } from '#platform/request-limit.ts';
import { localeOf, say } from '#platform/words.ts';
import { paths, readUnsubscription } from './links.ts';
import type { ConfirmParts } from './parts.ts';
import { confirmReplyAddress, replyQuestion } from './reply-address.ts';
import { askSignUp, openList, signingUp, signUp } from './sign-up.ts';
import { unsubscribe } from './unsubscribe.ts';

/** What a page is asked about. */
interface Asked {
  /** The last part of its path, and the token behind it. */
  subject: string;
  token: string;
  locale: Locale;
  request: FastifyRequest;
}

/** The token behind the path; empty where there is none. */
function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

/** A page, with the status that goes with it. */
interface Answer {
  page: PlainPage;
  status?: number;
}

/**
 * Pages for readers and for whoever reads mail at a reply address, without a login. GET changes nothing, because scanners
 * of mail follow links; POST does, for unsubscribing also in one click from a mail program (RFC 8058).
 */
export async function readerPages(app: FastifyInstance, parts: ConfirmParts): Promise<void> {
  const { db, clock, signer } = parts;
  await pagesWithForms(app, (pages) => {
    /** Registers a page that is asked for and one that does something. */
    const register = (path: string, answer: (asked: Asked, form?: URLSearchParams) => Promise<Answer>) => {
      const about = (request: FastifyRequest): Asked => ({
        subject: (request.params as { subject: string }).subject,
        token: tokenOf(request),
        locale: localeOf(request.headers['accept-language']),
        request,
      });
      const reply = (to: FastifyReply, { page, status = 200 }: Answer) => sendPage(to.code(status), page);
      pages.get(`${path}:subject`, async (request, to) => reply(to, await answer(about(request))));
      pages.post(`${path}:subject`, async (request, to) =>
        reply(to, await answer(about(request), formOf(request))),
      );
    };

    register(paths.unsubscribe, async ({ subject, locale }, form) => {
      const target = readUnsubscription(signer, subject);
      const organisation = target && (await organisationName(db, target.organisation));
      if (!target || organisation === undefined) return deadLink(locale);
      const of = pageOf(locale, 'unsubscribed', { organisation });
      if (!form || !isConfirmed(form)) return { page: of('ask', 'confirm') };
      await unsubscribe(db, target, clock.now().getTime());
      return { page: of('done') };
    });

    register(paths.replyAddress, async ({ subject, token, locale }, form) => {
      const organisation = await organisationName(db, subject);
      if (organisation === undefined) return deadLink(locale);
      const confirms = form !== undefined && isConfirmed(form);
      const answer = confirms ? confirmReplyAddress : replyQuestion;
      const question = await answer(parts, subject, token);
      if (!question) return deadLink(locale);
      const of = pageOf(locale, 'replyAddress', { organisation, email: question.email });
      return { page: confirms || question.done ? of('done') : of('ask', 'confirm') };
    });

    register(paths.confirm, async ({ subject, token, locale }, form) => {
      const list = await openList(parts, subject);
      const email = list && signingUp(parts, list, token);
      if (!list || email === undefined) return deadLink(locale);
      const of = pageOf(locale, 'signUp', { organisation: list.organisation, email });
      if (!form || !isConfirmed(form)) return { page: of('ask', 'confirm') };
      return { page: of((await signUp(parts, list, email)) ? 'done' : 'full') };
    });

    const countOf = (name: string, keyOf: (request: FastifyRequest) => string) =>
      limitRequests(pages, { name, most: limits.confirmMails, within: limits.confirmWindow, keyOf });
    const countClient = countOf('sign-ups of a client', ({ ip }) => ip);
    // So that nobody's mailbox is filled by others.
    const countAddress = countOf('sign-ups of an address', (request) =>
      hashOf(plainEmail(formOf(request).get('email') ?? '')),
    );
    register(paths.signUp, async ({ subject, locale, request }, form) => {
      const list = await openList(parts, subject);
      if (!list) return deadLink(locale);
      const of = pageOf(locale, 'signUp', { organisation: list.organisation });
      const typed = form?.get('email');
      if (typed == null) return { page: signUpForm(locale, list.organisation, '') };
      const email = plainEmail(typed);
      if (!canBeMailed(email))
        return { page: signUpForm(locale, list.organisation, typed, true), status: 400 };
      try {
        await countClient(request);
        await countAddress(request);
      } catch (error) {
        if (error instanceof AppError && error.status === 429) return { page: of('often'), status: 429 };
        throw error;
      }
      try {
        await askSignUp(parts, list, { email, locale });
      } catch (error) {
        request.log.warn({ err: error }, 'the mail that confirms a sign-up could not be sent');
        return { page: of('failed'), status: 503 };
      }
      return { page: of('sent') };
    });
  });

  /** Pages of one sort: the words of a state, with a button where there is something to confirm. */
  function pageOf(locale: Locale, sort: string, given: { organisation: string; email?: string }) {
    const values = { ...given, organisation: oneLine(given.organisation) };
    const words = (key: string) => say(locale, `mail.newsletter.${sort}.${key}`, values);
    return (state: string, button?: string): PlainPage => ({
      ...frame(locale),
      title: words(`${state}.title`),
      paragraphs: [words(`${state}.text`)],
      ...(button === undefined ? {} : { form: { label: words(button), fields: confirming } }),
    });
  }

  function signUpForm(locale: Locale, organisation: string, value: string, isWrong = false): PlainPage {
    const words = (key: string) =>
      say(locale, `mail.newsletter.signUp.${key}`, { organisation: oneLine(organisation) });
    return {
      ...frame(locale),
      title: words('title'),
      paragraphs: [words('text')],
      form: {
        label: words('send'),
        fields: {},
        email: { label: words('email'), value, fault: isWrong ? words('wrong') : undefined },
      },
    };
  }

  const deadLink = (locale: Locale): Answer => ({
    page: {
      ...frame(locale),
      title: say(locale, 'mail.newsletter.deadLink.title'),
      paragraphs: [say(locale, 'mail.newsletter.deadLink.text')],
    },
    status: 404,
  });

  const frame = (locale: Locale) => ({ locale, productName: parts.productName, links: [] });
}
