import type { FastifyInstance } from 'fastify';
import { getMail, listMails } from 'contract/mails';
import type { PeopleStore } from '#stores/people/index.ts';
import { notFound } from '../errors.ts';
import { answer } from '../http.ts';

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

  answer(app, getMail, async ({ params }) => {
    const row = await db.selectFrom('mails').selectAll().where('id', '=', params.id).executeTakeFirst();
    if (!row) throw notFound();
    return { ...shown(row), text: row.text, html: row.html };
  });
}

function shown(row: { id: string; recipient: string; subject: string; createdAt: number }) {
  const { id, recipient, subject, createdAt } = row;
  return { id, to: [recipient], subject, sentAt: new Date(createdAt).toISOString() };
}
