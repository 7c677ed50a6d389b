import type { FastifyInstance } from 'fastify';
import { limits } from 'contract/limits';
import { hasModule } from 'contract/modules';
import * as calls from 'contract/newsletter';
import * as templates from 'contract/newsletter-templates';
import { actorOf } from '#domains/auth/index.ts';
import { sendDownload } from '#platform/download.ts';
import { noAccess } from '#platform/errors.ts';
import { answer, answerAs } from '#platform/http.ts';
import { limitRequests } from '#platform/request-limit.ts';
import { sendSandboxed } from '#platform/sandboxed-page.ts';
import type { Tickets } from '#platform/tickets.ts';
import { mailTest, newsletterMail } from './newsletter-mail.ts';
import { keepNewsletterDraft, newsletterDraft, newsletterOf, type NewsletterParts } from './newsletter.ts';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  newsletterTemplates,
} from './newsletter-templates.ts';

const ticketKind = 'newsletter';

/**
 * The newsletter of a list: its draft, its preview, the mail it becomes, and the page that the browser opens by ticket
 * (decision 7.11); and the templates of the organisation.
 */
export function newsletterRoutes(app: FastifyInstance, parts: NewsletterParts & { tickets: Tickets }): void {
  const { db, clock, tickets, mailWords } = parts;
  answer(app, calls.getNewsletterDraft, async ({ params }, { actor }) => ({
    data: await newsletterDraft(parts, actor, params.id),
  }));
  answer(app, calls.putNewsletterDraft, async ({ params, body }, { actor }) => ({
    data: await keepNewsletterDraft(parts, actor, params.id, body),
  }));
  answerAs(app, 'export', calls.previewNewsletter, async ({ params, body }, { actor }) => ({
    data: await newsletterOf(parts, actor, { listId: params.id, ...body }),
  }));
  answerAs(app, 'export', calls.exportNewsletterMail, async ({ params, body }, { actor, reply }) => {
    const { bytes, name } = await newsletterMail(parts, actor, { listId: params.id, ...body });
    return sendDownload(reply, bytes, { name, type: 'eml' });
  });
  const countTests = limitRequests(app, {
    name: 'newsletter tests',
    most: limits.newsletterTests,
    within: limits.newsletterTestWindow,
    keyOf: ({ session }) => session!.actor.userId,
  });
  answerAs(app, 'export', calls.testNewsletter, async ({ params, body }, { actor, request }) => {
    await countTests(request);
    return { data: { email: await mailTest(parts, actor, { listId: params.id, ...body }) } };
  });
  answer(app, templates.getNewsletterTemplates, async (_input, { actor }) => ({
    data: await newsletterTemplates(parts, actor),
    maximum: limits.maximumNewsletterTemplates,
  }));
  answer(app, templates.createNewsletterTemplate, async ({ body }, { actor }) => ({
    data: await createTemplate(parts, actor, body),
  }));
  answer(app, templates.changeNewsletterTemplate, async ({ params, body }, { actor }) => ({
    data: await changeTemplate(parts, actor, params.id, body),
  }));
  answer(app, templates.deleteNewsletterTemplate, async ({ params }, { actor }) => {
    await deleteTemplate(parts, actor, params.id);
    return { removed: true as const };
  });
  answer(app, calls.getNewsletterTicket, async ({ params }, { actor }) => {
    await newsletterDraft(parts, actor, params.id);
    return { token: tickets.issue(ticketKind, params.id, actor.userId, limits.ticketLife) };
  });
  answerAs(app, 'export', calls.readNewsletter, async ({ params: { id, a, b } }, { reply }) => {
    const holder = tickets.holderOf(ticketKind, id, a);
    // Whoever has left or lost a module since sees nothing any more (decisions 6.4, 6.6).
    const actor = holder === undefined ? undefined : await actorOf(db, holder, clock.now());
    if (!actor || !hasModule(actor.modules, 'newsletter')) throw noAccess('newsletter');
    const { html } = await newsletterOf(parts, actor, { listId: id, locale: b });
    return sendSandboxed(reply, html, mailWords.address);
  });
}
