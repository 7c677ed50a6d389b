import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailedDocumentsResponse } from 'contract/mailed-documents';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import type { Subscriber } from '#test/product.ts';
import { aMeeting } from '../test/a-meeting.ts';
import { type Delivering, openDelivering } from '../test/delivering.ts';

let delivering: Delivering;
let user: Subscriber;
beforeAll(async () => {
  delivering = await openDelivering();
  user = await delivering.product.subscriber();
});
afterAll(() => delivering.close());

const ofDossier: Partial<Document> = {
  dossier: { number: '36 914', title: 'Wet energievisie' },
  numbers: [{ kind: 'dossier', value: '36 914' }],
};
const motion = (fields: Partial<Document> = {}) =>
  aDocument({
    id: 'test-motion',
    groupPath: 'tk/motie',
    title: 'Motie over warmte',
    ...ofDossier,
    ...fields,
  });
const voted = motion({
  votes: [
    {
      subject: 'Motie',
      outcome: 'aangenomen',
      date: '2026-11-20T09:00:00.000Z',
      parties: [],
      members: [],
      counts: { for: 97, against: 53 },
    },
  ],
});

/** The mail that leaves now, as it was made; there has to be one. */
async function theMail(): Promise<{ id: string; text: string; html: string }> {
  const arrived = await delivering.deliver();
  expect(arrived).toHaveLength(1);
  return delivering.product.people.db
    .selectFrom('deliveries')
    .select(['id', 'text', 'html'])
    .orderBy('plannedAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

test('steps: the mail says a vote by whom and on which day and a meeting with its time, each once, and leads to the dossier', async () => {
  const { product } = delivering;
  await delivering.comesIn(motion());
  await delivering.save(user, 'nummer:36914', { realTime: true, weekly: true });
  await delivering.comesIn(voted, aMeeting('debate', '2026-12-01T09:00:00Z', {}, ofDossier));
  product.clock.advance(10 * 60_000);
  const mail = await theMail();
  expect(mail.text).toContain('Gestemd op vrijdag 20 november 2026. Tweede Kamer: aangenomen 97–53');
  expect(mail.text).toContain('Vergadering gepland: di 1 dec 2026, 10:00–12:30');
  const link = `${product.config.BASE_URL}/nl/dossier/36914`;
  expect(mail.text).toContain(`Dossier 36 914: ${link}`);
  expect(mail.html).toContain(`href="${link}"`);
  const page = await delivering.call(user, 'GET', `/users/me/deliveries/${mail.id}/documents`);
  expect(page.statusCode, page.body).toBe(200);
  const { data } = page.json<MailedDocumentsResponse>();
  expect(data.map((one) => one.state)).toEqual(['open', 'open']);

  await delivering.comesIn(aMeeting('debate', '2026-12-01T09:00:00Z', { status: 'cancelled' }, ofDossier));
  product.clock.advance(10 * 60_000);
  const second = await theMail();
  expect(second.text).toContain('Vergadering gaat niet door: di 1 dec 2026, 10:00–12:30');
  expect(second.text).not.toContain('gepland');
  expect(second.text).not.toContain('Gestemd');
});

test('steps: a document that another search mails first says the step of the dossier that is followed weekly', async () => {
  const { product } = delivering;
  const reader = await product.subscriber();
  await delivering.save(reader, 'zeewier', { realTime: true });
  await delivering.save(reader, 'nummer:36915', { weekly: true });
  const number = '36 915';
  const paper = (fields: Partial<Document>) =>
    aDocument({
      id: 'test-both',
      groupPath: 'tk/motie',
      dossier: { number, title: 'Wet zeewier' },
      numbers: [{ kind: 'dossier', value: number }],
      ...fields,
    });
  await delivering.comesIn(paper({ title: 'Motie over zeewier', votes: voted.votes }));
  product.clock.advance(10 * 60_000);
  const mail = await theMail();
  expect(mail.text).toContain('Tweede Kamer: aangenomen 97–53');
});
