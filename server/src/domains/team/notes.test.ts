import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Notices } from 'contract/notices';
import type { TeamNote, TeamOfDocument } from 'contract/team';
import { moduleKeys } from 'contract/modules';
import { setLimit } from '#domains/organisations/index.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let anna: Subscriber;
let noor: Subscriber;
let noorId: string;

beforeAll(async () => {
  product = await openProduct();
  const dossier = { number: '36410', title: 'Energiewet' };
  await product.documents.put([
    aDocument({ id: 'team-open', dossier, title: 'Motie over netcongestie' }),
    aDocument({ id: 'team-other', dossier }),
    aDocument({ id: 'team-senate', groupPath: 'ek/motie' }),
    aDocument({ id: 'team-closed', confidentiality: 'Besloten' }),
    aDocument({ id: 'team-local', domain: 'nl-lr', groupPath: 'gemeente/motie', dossier }),
  ]);
});
beforeEach(async () => {
  anna = await product.subscriber();
  noor = await product.colleague(anna, { firstName: 'Noor', lastName: 'van Dam' });
  noorId = await idOf(noor);
});
afterAll(() => product.close());

const db = () => product.people.db;
const idOf = async ({ email }: Subscriber) =>
  (await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
async function call(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  who = anna,
) {
  const answer = await product.app.inject({
    method,
    url: `/api${path}`,
    headers: { 'x-auth': who.token },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, ...answer.json<{ data: TeamNote; errors: object[] }>() };
}
const write = (text: string, who = anna, id = 'team-open') =>
  call('POST', `/team/documents/${id}/notes`, { text }, who);
const teamOf = async (who = anna, id = 'team-open') =>
  (await who.get(`/team/documents/${id}`)).json<{ data: TeamOfDocument }>().data;
const mailsTo = async ({ email }: Subscriber) =>
  db()
    .selectFrom('deliveries')
    .innerJoin('users', 'users.id', 'deliveries.userId')
    .select(['subject', 'text'])
    .where('email', '=', email)
    .execute();
const mentionsOf = async (who: Subscriber) =>
  (await who.get('/users/me/notices')).json<Notices>().mentioned ?? [];
const gone = { status: 404, errors: [{ code: 'EC-03' }] };

test('team notes: colleagues see who wrote what and when, oldest first; other organisations see nothing', async () => {
  await write('Eerste');
  product.clock.advance(60_000);
  await write('Tweede', noor);
  expect((await teamOf(noor)).notes).toMatchObject([
    {
      text: 'Eerste',
      writer: 'Test User',
      own: false,
      canRemove: false,
      createdAt: '2026-11-20T09:30:00.000Z',
    },
    { text: 'Tweede', writer: 'Noor van Dam', own: true, canRemove: true },
  ]);
  const stranger = await product.subscriber();
  expect((await teamOf(stranger)).notes).toEqual([]);
});

test('team notes: a double click writes one, and the same again later another (7.21)', async () => {
  const [one, two] = await Promise.all([write('Net'), write('Net')]);
  expect(two.data.id).toBe(one.data.id);
  product.clock.advance(11_000);
  await write('Net');
  expect((await teamOf()).notes).toHaveLength(2);
});

test('team notes: the number about one document has a limit of the organisation, also for those written at once (R6)', async () => {
  const { organisationId } = await db()
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', anna.email)
    .executeTakeFirstOrThrow();
  await setLimit(db(), organisationId, 'teamNotes', 2);
  const answers = await Promise.all(['a', 'b', 'c'].map((text) => write(text)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 400,
    errors: [{ code: 'EC-05' }],
  });
  expect(await teamOf()).toMatchObject({ maxNotes: 2 });
  expect((await write('elders', anna, 'team-other')).status).toBe(200);
});

test('team notes: who may not read the document neither reads, writes nor is mentioned; of what is confidential there is none', async () => {
  const without = await product.colleague(anna, {
    firstName: 'Piet',
    modules: moduleKeys.filter((key) => key !== 'DSModule'),
  });
  await write('Voor de senaat', anna, 'team-senate');
  expect((await without.get('/team/documents/team-senate')).statusCode).toBe(403);
  expect(await write('Ook ik', without, 'team-senate')).toMatchObject({
    status: 403,
    errors: [{ code: 'EC-07' }],
  });
  expect(await write(`@{${await idOf(without)}} kijk`, anna, 'team-senate')).toMatchObject({
    status: 409,
    errors: [{ code: 'EC-06', message: expect.stringContaining('Piet') }],
  });
  expect(await mailsTo(without)).toEqual([]);
  expect(await write('Geheim', anna, 'team-closed')).toMatchObject(gone);
  expect(await teamOf(anna, 'team-closed')).toMatchObject({ notes: [], labelIds: [], followers: [] });
});

test('team notes: nobody changes the note of another; whoever looks after the organisation removes it, with a line in the log', async () => {
  const { data } = await write('Concept');
  const admin = await product.colleague(anna);
  await db().updateTable('users').set({ roles: '["org-admin"]' }).where('email', '=', admin.email).execute();
  const stranger = await product.subscriber({ roles: ['org-admin'] });
  for (const who of [noor, admin, stranger])
    expect(await call('PATCH', '/team/notes', { id: data.id, text: 'Gekaapt' }, who)).toMatchObject(gone);
  for (const who of [noor, stranger])
    expect(await call('DELETE', '/team/notes', { id: data.id }, who)).toMatchObject(gone);
  product.clock.advance(1_000);
  const changed = await call('PATCH', '/team/notes', { id: data.id, text: 'Definitief' });
  expect(changed.data).toMatchObject({ text: 'Definitief', changedAt: product.clock.now().toISOString() });
  expect((await call('DELETE', '/team/notes', { id: data.id }, admin)).status).toBe(200);
  expect((await teamOf()).notes).toEqual([]);
  const line = await db()
    .selectFrom('auditLog')
    .select(['who', 'target'])
    .where('action', '=', 'teamNote.remove')
    .executeTakeFirst();
  expect(line).toEqual({ who: admin.email, target: 'team-open' });
});

test('team notes: a mention is mailed once however often the note changes, with names in the place of ids, and told in the product', async () => {
  const { data } = await write(`Dag @{${noorId}}, zie art. 2`);
  expect(data.mentioned).toEqual([{ id: noorId, name: 'Noor van Dam' }]);
  await call('PATCH', '/team/notes', { id: data.id, text: `@{${noorId}} en nog wat` });
  const mails = await mailsTo(noor);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Test User noemde je in een notitie: Motie over netcongestie',
  ]);
  expect(mails[0]!.text).toContain('Dag @Noor van Dam, zie art. 2');
  expect(mails[0]!.text).toContain('/nl/document/team-open?tab=team');
  expect(await mentionsOf(noor)).toMatchObject([{ from: 'Test User', documentId: 'team-open' }]);
  const id = (await mentionsOf(noor))[0]!.id;
  expect(await call('POST', '/users/me/notices/mentioned', { id })).toMatchObject(gone);
  await noor.post('/users/me/notices/mentioned', { id });
  expect(await mentionsOf(noor)).toEqual([]);
});

test('team notes: nobody is told of their own mention, and the notice goes with the note', async () => {
  await write(`Ik, @{${await idOf(anna)}}`);
  const { data } = await write(`@{${noorId}}`);
  expect(await mailsTo(anna)).toEqual([]);
  await call('DELETE', '/team/notes', { id: data.id });
  expect(await mentionsOf(noor)).toEqual([]);
});

test('team notes: who switched the mails off or is away is told in the product alone', async () => {
  await call('PUT', '/users/me/team', { mentionMails: false, followingShown: false }, noor);
  await write(`@{${noorId}} een`);
  const away = await product.colleague(anna);
  const config = (await away.get('/users/me/emailconfig')).json<{ emailConfig: object }>().emailConfig;
  await call('PUT', '/users/me/emailconfig', { ...config, vacation: { active: true, until: null } }, away);
  await write(`@{${await idOf(away)}} twee`);
  expect([await mailsTo(noor), await mailsTo(away)]).toEqual([[], []]);
  expect([await mentionsOf(noor), await mentionsOf(away)]).toMatchObject([[{}], [{}]]);
});

test('team notes: only active colleagues can be mentioned', async () => {
  const stranger = await product.subscriber();
  const refused = { status: 409, errors: [{ code: 'EC-06' }] };
  expect(await write(`@{${await idOf(stranger)}}`)).toMatchObject(refused);
  await db().updateTable('users').set({ active: 0 }).where('email', '=', noor.email).execute();
  expect(await write(`@{${noorId}}`)).toMatchObject(refused);
  expect((await anna.get('/team/colleagues')).json()).toEqual({ data: [] });
});

test('team notes: those about a dossier stand with each of its documents, however its number is written', async () => {
  const dossier = { groupingName: 'nl', number: '36 410' };
  await call('POST', '/team/dossiers/notes', { ...dossier, text: `Hele dossier @{${noorId}}` });
  for (const id of ['team-open', 'team-other'])
    expect((await teamOf(noor, id)).dossier).toMatchObject({
      kind: 'dossier',
      number: '36410',
      notes: [{ writer: 'Test User' }],
    });
  const asked = (await noor.post('/team/dossiers', { ...dossier, number: '36.410' })).json<{
    data: TeamOfDocument;
  }>();
  expect(asked.data.notes).toHaveLength(1);
  expect((await mailsTo(noor))[0]!.subject).toBe('Test User noemde je in een notitie: 36 410');
  // Local bodies number for themselves: the same number is another dossier in each.
  expect((await teamOf(noor, 'team-local')).dossier).toBeUndefined();
  const local = { groupingName: 'nl-lr', number: '36 410' };
  expect(await call('POST', '/team/dossiers', local)).toMatchObject({
    status: 400,
    errors: [{ code: 'EC-02' }],
  });
  const elsewhere = await product.subscriber();
  expect((await teamOf(elsewhere)).dossier?.notes).toEqual([]);
});

test('team notes: those of somebody whose account is gone stay, without a name; an organisation takes its own with it', async () => {
  await write(`Van Noor, voor @{${noorId}}`, noor);
  await db().deleteFrom('users').where('id', '=', noorId).execute();
  expect((await teamOf()).notes).toMatchObject([{ writer: null, mentioned: [], own: false }]);
  const { organisationId } = await db()
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', anna.email)
    .executeTakeFirstOrThrow();
  await db().deleteFrom('users').where('organisationId', '=', organisationId).execute();
  await db().deleteFrom('organisations').where('id', '=', organisationId).execute();
  const left = db().selectFrom('teamNotes').select('id').where('organisationId', '=', organisationId);
  expect(await left.execute()).toEqual([]);
});
