import type { FastifyInstance } from 'fastify';
import * as lists from 'contract/address-lists';
import { limits } from 'contract/limits';
import { hasModule } from 'contract/modules';
import * as issues from 'contract/newsletter-issues';
import { askReplyAddress, getReplyAddress } from 'contract/reply-address';
import { actorOf } from '#domains/auth/index.ts';
import { noAccess } from '#platform/errors.ts';
import { answer, answerAs } from '#platform/http.ts';
import { limitRequests } from '#platform/request-limit.ts';
import { sendSandboxed } from '#platform/sandboxed-page.ts';
import type { Tickets } from '#platform/tickets.ts';
import { addressLists, changeAddressList, createAddressList, deleteAddressList } from './address-lists.ts';
import { issuePage, requireIssue, shownIssue } from './archive.ts';
import { importReaders } from './import-readers.ts';
import { issuesOf, linkPlace, sendIssue, stopIssue } from './issues.ts';
import type { ConfirmParts, IssueParts } from './parts.ts';
import { readersOf, removeReaders } from './readers.ts';
import { recipientsOf } from './recipients.ts';
import { askReplyAddress as ask, replyAddressOf } from './reply-address.ts';

const ticketKind = 'issue';

/** Address lists, reply address and issues: everybody in an organisation who has the module keeps them together. */
export function newsletterRoutes(
  app: FastifyInstance,
  parts: ConfirmParts & IssueParts & { tickets: Tickets },
): void {
  const { db, clock, tickets } = parts;
  answer(app, lists.getAddressLists, (_, { actor }) => addressLists(parts, actor));
  answer(app, lists.createAddressList, async ({ body }, { actor }) => ({
    data: await createAddressList(parts, actor, body.title),
  }));
  answer(app, lists.changeAddressList, async ({ params, body }, { actor }) => ({
    data: await changeAddressList(parts, actor, { ...params, ...body }),
  }));
  answer(app, lists.deleteAddressList, async ({ params }, { actor }) => {
    await deleteAddressList(parts, actor, params.id);
    return { removed: true } as const;
  });
  answer(app, lists.getReaders, ({ params, query }, { actor }) =>
    readersOf(parts, actor, { ...params, ...query }),
  );
  answer(app, lists.importReaders, async ({ params, body }, { actor }) => ({
    data: await importReaders(parts, actor, { ...params, ...body }),
  }));
  answer(app, lists.removeReaders, async ({ params, body }, { actor }) => ({
    data: await removeReaders(parts, actor, { ...params, ...body }),
  }));

  const countMails = limitRequests(app, {
    name: 'reply address mails',
    most: limits.confirmMails,
    within: limits.confirmWindow,
    keyOf: ({ session }) => session!.actor.organisationId,
  });
  answer(app, getReplyAddress, async (_, { actor }) => ({ data: await replyAddressOf(parts, actor) }));
  answer(app, askReplyAddress, async ({ body }, { actor, locale, request }) => {
    await countMails(request);
    return { data: await ask(parts, actor, { ...body, locale }) };
  });

  answer(app, issues.countRecipients, async ({ body }, { actor }) => ({
    data: await recipientsOf(parts, actor, body),
  }));
  // Those that are stopped again count for no month.
  const countIssues = limitRequests(app, {
    name: 'issues sent off',
    most: limits.issuesSentOff,
    within: limits.issuesWindow,
    keyOf: ({ session }) => session!.actor.organisationId,
  });
  answerAs(app, 'export', issues.sendNewsletter, async ({ params, body }, { actor, request }) => {
    await countIssues(request);
    return { data: await sendIssue(parts, actor, { listId: params.id, ...body }) };
  });
  answer(app, issues.listIssues, ({ query }, { actor }) => issuesOf(parts, actor, query));
  answer(app, issues.getIssue, async ({ params }, { actor }) => ({
    data: await shownIssue(db, await requireIssue(db, actor.organisationId, params.id)),
  }));
  answer(app, issues.stopIssue, async ({ params }, { actor }) => ({
    data: await stopIssue(parts, actor, params.id),
  }));
  answer(app, issues.getIssueTicket, async ({ params: { id } }, { actor }) => {
    await requireIssue(db, actor.organisationId, id);
    return { token: tickets.issue(ticketKind, id, actor.userId, limits.ticketLife) };
  });
  answer(app, issues.readIssue, async ({ params: { id, ticket } }, { reply }) => {
    const holder = tickets.holderOf(ticketKind, id, ticket);
    // Whoever has left or lost the module since sees nothing any more (decisions 6.4, 6.6).
    const actor = holder === undefined ? undefined : await actorOf(db, holder, clock.now());
    if (!actor || !hasModule(actor.modules, 'newsletter')) throw noAccess('newsletter');
    const page = await issuePage(db, actor.organisationId, id, {
      linkPlace: linkPlace(id),
      place: '#',
    });
    return sendSandboxed(reply, page, parts.address);
  });
}
