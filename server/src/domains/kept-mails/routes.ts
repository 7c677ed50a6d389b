import type { FastifyInstance } from 'fastify';
import { getMail, listMails } from 'contract/mails';
import type { PeopleStore } from '#stores/people/index.ts';
import { notFound } from '#platform/errors.ts';
import { answer } from '#platform/http.ts';

const newest = 100;

/** Answers the page on which staff read kept mails (decision 7.23). */
export function mailRoutes(app: FastifyInstance, { db }: { db: PeopleStore }): void {
  answer(app, listMails, async () => {
    const rows = await db
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'createdAt'])
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(newest)
      .execute();
    return { data: rows.map(shown) };
  });

  answer(app, getMail, async ({ params }, { actor }) => {
    const row = await db
      .selectFrom('mails')
      .leftJoin('users', 'users.email', 'mails.recipient')
      .selectAll('mails')
      .select('users.organisationId')
      .where('mails.id', '=', params.id)
      .executeTakeFirst();
    if (!row) throw notFound();
    const { text, html, organisationId } = row;
    if (organisationId === actor.organisationId) return { ...shown(row), text, html, linkHidden: false };
    const [plain, markup] = [withoutToken(text), withoutToken(html)];
    return { ...shown(row), text: plain, html: markup, linkHidden: plain !== text || markup !== html };
  });
}

/** Without what makes a link open an account: whoever has it chooses the password of the recipient. */
function withoutToken(content: string): string {
  return content.replace(/([?&;]token=)[^\s&"'<>]+/g, '$1…');
}

function shown(row: { id: string; recipient: string; subject: string; createdAt: number }) {
  const { id, recipient, subject, createdAt } = row;
  return { id, to: [recipient], subject, sentAt: new Date(createdAt).toISOString() };
}
