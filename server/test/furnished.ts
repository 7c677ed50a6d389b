import { createHash } from 'node:crypto';
import { createUser } from '#domains/auth/index.ts';
import { keepDelivery } from '#domains/alerts/tell/keep-delivery.ts';
import { rememberNames } from '#domains/names/index.ts';
import type { LightMyRequestResponse } from 'fastify';
import { aDocument } from './documents.ts';
import { keepItem } from './kept-item.ts';
import type { Subscriber, TestProduct } from './product.ts';
import type { Named } from './named.ts';

type Since = { newSince: string };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const day = 24 * 60 * 60_000;
const text = 'De minister verlaagt het tarief voor bedrijven die buiten de piek draaien. '.repeat(40);
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The documents that right calls name: one with a summary and a file, and a meeting. */
export async function putNamedDocuments({ documents, files, people }: TestProduct): Promise<void> {
  // A person and a party go by the id of that document.
  const listed = { kind: 'person', name: 'Vera Bosveld', person: 'open' } as const;
  const party = { kind: 'party', name: 'Groen Verbond', id: 'open' } as const;
  await people.db
    .transaction()
    .execute((inside) => rememberNames(inside, { source: 'test', domain: 'nl' }, [listed, party]));
  const storeKey = await files.put(Buffer.from('%PDF-1.4 '.padEnd(5_000)));
  const file = { fileId: 'test-open', title: 'Brief', mimeType: 'application/pdf', storeKey };
  const start = Date.parse('2026-11-25T10:00:00Z');
  await documents.put([
    // Long enough to have a summary.
    aDocument({
      ...{ id: 'test-open', groupPath: 'regering/kamerbrief', text, file },
      numbers: [
        { kind: 'dossier', value: '36 914' },
        { kind: 'procedure', value: '2024/0231(COD)' },
      ],
      organisations: [{ name: 'Ministerie van Klimaat en Groene Groei' }],
    }),
    aDocument({
      id: 'test-meeting',
      groupPath: 'tk/agenda',
      institution: 'Tweede Kamer',
      sourceType: 'Commissiedebat',
      title: 'Commissiedebat stroomnet',
      date: start,
      meeting: {
        ...{ kind: 'committee', start, end: start + 9_000_000, timeKnown: true, status: 'planned' },
        agendaItems: [{ number: '1', title: 'Verzwaring van het stroomnet', documentIds: [] }],
      },
    }),
  ]);
}

/** What is in the words of somebody's things, and of those that their organisation has together. */
export const marksOf = (name: string) => ({ own: `eigen${name}`, shared: `samen${name}` });

/** Gives somebody one of everything that there is to have, with the marks of that name. */
export async function furnished(
  product: TestProduct,
  owner: Subscriber,
  colleague: Subscriber,
  name: string,
): Promise<Named> {
  const { own: mark, shared } = marksOf(name);
  const { db } = product.people;
  const now = product.clock.now().getTime();
  const idOf = ({ email }: Subscriber) =>
    db
      .selectFrom('users')
      .select(['id', 'organisationId'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  const { id: account, organisationId: organisation } = await idOf(owner);
  const { id: colleagueId } = await idOf(colleague);
  /** Of this sort and of nobody else, in the form of ids. */
  const idFor = (sort: string) =>
    createHash('sha256').update(`${sort} of ${account}`).digest('base64url').slice(0, 22);

  async function made<Answer>(method: Method, path: string, body?: object, who = owner): Promise<Answer> {
    const answer: LightMyRequestResponse = await product.app.inject({
      method,
      url: `/api${path}`,
      headers: { 'x-auth': who.token },
      ...(body ? { payload: body } : {}),
    });
    if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.body}`);
    return answer.json<Answer>();
  }
  type WithId = { data: { id: string } };
  const idMade = async (...call: Parameters<typeof made>) => (await made<WithId>(...call)).data.id;

  const list = await idMade('POST', '/lists', { title: `Plan ${mark}` });
  const binnedList = await idMade('POST', '/lists', { title: `Weg ${mark}` });
  await made('DELETE', '/lists', { id: binnedList });
  const titled = (title: string) => ({ kind: 'subheading', title: `${title} ${mark}` });
  const quote = (quoted: object) =>
    made<{ data: { listItemId: string; quotationIds: string[] } }>('POST', '/lists/list-items/quotations', {
      ...{ listId: list, documentId: 'test-open' },
      quoted,
    });
  const kept = await quote({ kind: 'summary' });
  const words = 'De minister verlaagt het tarief';
  const dropped = await quote({ kind: 'passage', start: 0, end: words.length, words });
  const item = kept.data.listItemId;
  const [quotation, removedQuotation] = [kept.data.quotationIds[0]!, dropped.data.quotationIds[0]!];
  await made('DELETE', '/lists/list-items/quotations', {
    listItemId: item,
    quotationIds: [removedQuotation],
  });
  await made('POST', '/lists/list-items', { listIds: [list], listItems: [titled('Kop'), titled('Weg')] });
  const items = await made<{ data: { id: string; kind: string }[] }>('GET', `/lists/${list}/list-items`);
  const [otherItem, removedItem] = items.data.filter(({ kind }) => kind === 'subheading').map(({ id }) => id);
  await made('DELETE', '/lists/list-items', { id: removedItem });
  const { data: share } = await made<{ data: { url: string } }>('PUT', `/lists/${list}/share`, {});
  await made('PUT', `/lists/${list}/newsletter`, {});

  const asks = (name: 'nl' | 'eu', query: string) => ({
    title: `Zoekvraag ${query} ${mark}`,
    queryDetails: {
      ...{ query, groupingDetails: { name } },
      ...(name === 'nl' ? { context: ['all'] } : {}),
    },
  });
  const search = await idMade('POST', '/savedsearches', { ...asks('nl', 'stroomnet'), rssEnabled: true });
  const removedSearch = await idMade('POST', '/savedsearches', asks('nl', 'net'));
  await made('DELETE', '/savedsearches', { id: removedSearch });
  const euSearch = await idMade('POST', '/eu/savedsearches', asks('eu', 'energy'));
  const removedEuSearch = await idMade('POST', '/eu/savedsearches', asks('eu', 'grid'));
  await made('DELETE', '/eu/savedsearches', { id: removedEuSearch });
  const ofAgenda = (query: string) => ({
    title: `Agenda ${query} ${mark}`,
    queryDetails: { query },
  });
  const agendaSearch = await idMade('POST', '/agenda/savedsearches', ofAgenda('stroomnet'));
  const removedAgendaSearch = await idMade('POST', '/agenda/savedsearches', ofAgenda('net'));
  await made('DELETE', '/agenda/savedsearches', { id: removedAgendaSearch });
  await made('PUT', `/lists/${list}/search`, { savedSearchId: search });
  const webhook = await idMade('POST', '/users/me/webhooks', {
    ...{ name: `Haak ${mark}`, url: 'https://hooks.vizier.invalid/in', savedSearchId: search },
  });
  const pushDevice = await idMade('PUT', '/users/me/push', {
    endpoint: `https://push.vizier.invalid/send/${mark.replaceAll(' ', '-')}`,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  });
  const apiKey = await idMade('POST', '/users/me/api-keys', { name: `Sleutel ${mark}`, scopes: ['read'] });

  const mail = { subject: `Nieuws ${mark}`, text: 'x', html: 'x', headers: {} };
  const delivery = idFor('delivery');
  await keepDelivery(db, { id: delivery, userId: account, kind: 'daily', slot: mark, mail, now });
  await db.updateTable('deliveries').set({ state: 'failed' }).where('id', '=', delivery).execute();
  const sent = await idMade('POST', '/lists', { title: `Gegeven ${mark}` }, colleague);
  await made('PATCH', '/lists/transfer', { email: owner.email, listIds: [sent], makeCopy: true }, colleague);
  const { id: arrival } = await db
    .selectFrom('listTransfers')
    .select('id')
    .where('receiverId', '=', account)
    .executeTakeFirstOrThrow();
  const rows = {
    passkeys: { id: idFor('passkey'), name: `Pas ${mark}`, publicKey: 'AAAA', counter: 0, transports: '[]' },
    mailStops: {
      id: idFor('stop'),
      stopped: JSON.stringify({ searches: [[search, 1, 0, 0]], agenda: [] }),
      stoppedAt: now,
    },
  };
  await db
    .insertInto('passkeys')
    .values({ ...rows.passkeys, userId: account, createdAt: now, lastUsedAt: null })
    .execute();
  await db
    .insertInto('mailStops')
    .values({ ...rows.mailStops, userId: account, dismissedAt: null })
    .execute();

  const announcement = idFor('announcement');
  await db
    .insertInto('announcements')
    .values({
      ...{
        id: announcement,
        textNl: `Bericht ${shared}`,
        textEn: `Notice ${shared}`,
        kind: 'info',
        module: null,
      },
      ...{ startsAt: now - day, endsAt: now + day, organisationIds: JSON.stringify([organisation]) },
    })
    .execute();
  const keptMail = idFor('mail');
  const { subject, html } = mail;
  await db
    .insertInto('mails')
    .values({
      ...{ id: keptMail, messageId: keptMail, recipient: owner.email, subject, text: 'x', html },
      createdAt: now,
    })
    .execute();

  const keptItem = idFor('item');
  await keepItem(product, keptItem, { fault: shared, payload: { of: shared } });

  const logo = idFor('logo');
  await db
    .insertInto('newsletterLogos')
    .values({
      ...{ key: logo, organisationId: organisation, fileName: `${shared}.png`, alt: shared, png, shown: 1 },
      ...{ width: 1, height: 1, userId: account, changedAt: now },
    })
    .execute();
  const email = `antwoord-${shared}@example.org`;
  await db
    .insertInto('replyAddresses')
    .values({
      ...{ organisationId: organisation, email, confirmedAt: now },
      ...{ askedEmail: null, askedBy: null, askedAt: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const addressList = await idMade('POST', '/newsletters/address-lists', { title: `Relaties ${shared}` });
  const readers = `/newsletters/address-lists/${addressList}/readers`;
  await made('POST', readers, { text: `lezer-${shared}@example.org`, note: `Contract ${shared}` });
  const reader = (await made<{ data: { id: string }[] }>('GET', readers)).data[0]!.id;
  const issue = await idMade('POST', `/lists/${list}/newsletter/send`, {
    ...{ settings: {}, locale: 'nl', addressListIds: [addressList] },
    sendAt: new Date(now + 2 * day).toISOString(),
  });
  const note = await idMade('POST', '/team/documents/test-open/notes', { text: `Notitie ${shared}` });
  const label = await idMade('POST', '/team/labels', { name: `Label ${shared}`, colour: 'petrol' });
  await made('PUT', '/team/documents/test-open/labels', { labelId: label, on: true });
  const dossierNote = { groupingName: 'nl', number: '36 410', text: `Dossiernotitie ${shared}` };
  await made('POST', '/team/dossiers/notes', dossierNote);
  await made('PUT', '/users/me/team', { mentionMails: true, followingShown: true });
  const told = { text: `Voor @{${account}} ${shared}` };
  await made('POST', '/team/documents/test-open/notes', told, colleague);
  const { id: mention } = await db
    .selectFrom('teamMentions')
    .select('id')
    .where('userId', '=', account)
    .executeTakeFirstOrThrow();
  const template = await idMade('POST', '/newsletters/templates', { name: `Brief ${shared}`, settings: {} });
  const colours = { primary: '#123456', secondary: '#654321' };
  await made('PUT', '/users/me/newsletter-colours/organization', { colours });

  const rss = await made<{ data: { httpsUrl: string } }>('POST', '/savedsearches/rss', { id: search });
  const webcal = await made<{ data: { httpsUrl: string } }>('POST', '/users/me/webcal-setup', {});
  const secretIn = (url: string) => /\/feeds\/\w+\/([\w-]+)\//.exec(url)![1]!;
  const query = Array.from({ length: 60 }, (_, index) => `${mark}${index}`).join(' OF ');
  const { key: highlight } = await made<{ key: string }>('POST', '/highlights', { query });
  const token = async (path: string) => (await made<{ token: string }>('GET', path)).token;
  const meetingTicket = await made<{ ticket: string }>('POST', '/agendas/test-meeting/ics-ticket', {});

  const since = await made<Since>('POST', '/document/timeline', asks('nl', 'stroomnet').queryDetails);
  const euSince = await made<Since>('POST', '/eu/timeline', asks('eu', 'energy').queryDetails);
  const agendaSince = await made<Since>('POST', '/agendas?query=stroomnet', {});
  const info = await made<{ streamUrl: string }>('GET', '/file/info/document/test-open');
  const member = (sort: string, differences: Partial<Parameters<typeof createUser>[1]> = {}) =>
    createUser(
      db,
      {
        ...{ organisationId: organisation, email: `${sort}-${mark}@tests.example` },
        ...{ firstName: 'Els', lastName: mark, roles: [], passwordHash: null },
        ...differences,
      },
      now,
    );
  const invited = await member('genodigd');
  const stopped = await member('gestopt');
  await db.updateTable('users').set({ active: 0, deactivatedAt: now }).where('id', '=', stopped).execute();
  await db
    .insertInto('mailAddresses')
    .values({
      ...{ userId: account, email: owner.email, bounces: 3, fault: '550', bouncedAt: now, pausedAt: now },
    })
    .execute();

  const { email: address, password } = owner;
  const again = await made<{ sessionId: string }>('POST', '/users/login', { email: address, password });
  return {
    ...{ account, colleague: colleagueId, colleagueEmail: colleague.email, organisation },
    ...{ list, binnedList, shareLink: share.url.split('/').at(-1)!, item, otherItem: otherItem! },
    ...{ removedItem: removedItem!, quotation, removedQuotation },
    ...{ search, removedSearch, euSearch, removedEuSearch, agendaSearch, removedAgendaSearch },
    ...{ webhook, pushDevice, apiKey, session: again.sessionId, passkey: rows.passkeys.id },
    ...{ delivery, arrival, stop: rows.mailStops.id, announcement },
    ...{ note, label, mention },
    ...{ addressList, reader, issue, template, logo, keptMail, keptItem, highlight },
    ...{ rssSecret: secretIn(rss.data.httpsUrl), webcalSecret: secretIn(webcal.data.httpsUrl) },
    listTicket: await token(`/lists/${list}/export/html-token`),
    issueTicket: await token(`/newsletters/issues/${issue}/html-token`),
    fileTicket: new URL(info.streamUrl, 'http://localhost').searchParams.get('ticket')!,
    meetingTicket: meetingTicket.ticket,
    ...{ newSince: since.newSince, euNewSince: euSince.newSince, agendaNewSince: agendaSince.newSince },
    ...{ invited, stopped },
  };
}
