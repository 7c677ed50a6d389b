import type { AddressList, AddressListsResponse, ReadersResponse } from 'contract/address-lists';
import { limits } from 'contract/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLimit } from '#domains/organisations/index.ts';
import type { Subscriber } from '#test/product.ts';
import { type Maker, type Newsletters, openNewsletters } from './test/newsletters.ts';

let house: Newsletters;
let maker: Maker;
beforeAll(async () => {
  house = await openNewsletters();
});
beforeEach(async () => {
  maker = await house.maker();
});
afterAll(() => house.close());

const lists = async (who: Subscriber = maker) =>
  (await house.call(who, 'GET', '/newsletters/address-lists')).json<AddressListsResponse>();
const make = (title: string, who: Subscriber = maker) =>
  house.call(who, 'POST', '/newsletters/address-lists', { title });
const made = async (title: string) => (await make(title)).json<{ data: AddressList }>().data;
const readersOf = async (id = maker.addressList.id, query = '', who: Subscriber = maker) =>
  (await house.call(who, 'GET', `/newsletters/address-lists/${id}/readers${query}`)).json<ReadersResponse>();
const emails = ({ data }: ReadersResponse) => data.map(({ email }) => email);
const importTo = (id: string, text: string) =>
  house.call(maker, 'POST', `/newsletters/address-lists/${id}/readers`, { text, note: 'Klanten' });

test('address lists: everybody of the organisation with the module keeps them together, and nobody else', async () => {
  const colleague = await house.colleague(maker);
  const stranger = await house.maker();
  expect((await lists(colleague)).data).toMatchObject([
    { id: maker.addressList.id, title: 'Relaties', readers: 0, signUpUrl: null },
  ]);
  await house.readers(maker, 'els@example.org');
  const path = `/newsletters/address-lists/${maker.addressList.id}`;
  const someReader = (await readersOf()).data[0]!.id;
  for (const [method, to, body] of [
    ['GET', `${path}/readers`, undefined],
    ['POST', `${path}/readers`, { text: 'x@example.org', note: 'x' }],
    ['POST', `${path}/readers/delete`, { readerIds: [someReader] }],
    ['PATCH', path, { title: 'Gekaapt' }],
    ['DELETE', path, {}],
    ['POST', '/newsletters/recipients', { addressListIds: [maker.addressList.id] }],
  ] as const) {
    const answer = await house.call(stranger, method, to, body);
    expect([answer.statusCode, answer.json<{ errors: { message: string }[] }>().errors[0]!.message]).toEqual([
      404,
      'Deze adressenlijst bestaat niet (meer).',
    ]);
  }
  expect(await lists()).toMatchObject({ readers: 1, data: [{ title: 'Relaties', readers: 1 }] });
  expect((await lists(stranger)).data).toMatchObject([{ id: stranger.addressList.id }]);
});

test('address lists: two clicks and two tabs make one, and there is a last one', async () => {
  const [one, other] = await Promise.all([made('Pers'), made('Pers')]);
  expect(other).toEqual(one);
  house.product.clock.advance(limits.repeatedSave);
  expect((await made('Pers')).id).not.toBe(one.id);
  const there = (await lists()).data.length;
  for (let nth = there; nth < limits.maximumAddressLists; nth++) await made(`Lijst ${nth}`);
  const refused = await make('Te veel');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    errors: [
      {
        code: 'EC-05',
        message: `Een organisatie kan hoogstens ${limits.maximumAddressLists} adressenlijsten hebben.`,
      },
    ],
  });
});

test('address lists: a deleted one takes along the readers that are on no other one', async () => {
  const press = await made('Pers');
  await house.readers(maker, 'els@example.org\njan@example.org');
  await importTo(press.id, 'els@example.org');
  expect((await lists()).readers).toBe(2);
  await house.call(maker, 'DELETE', `/newsletters/address-lists/${maker.addressList.id}`, {});
  expect(await lists()).toMatchObject({ readers: 1, data: [{ id: press.id, readers: 1 }] });
  const again = await house.call(maker, 'DELETE', `/newsletters/address-lists/${maker.addressList.id}`, {});
  expect(again.statusCode).toBe(404);
});

test('readers: an import says what became of every line and keeps who, when and why', async () => {
  await house.readers(maker, 'els@example.org', 'Leden');
  const told = await house.readers(
    maker,
    'ELS@example.org\njan@example.org;Jan\njan@example.org\nniemand\n',
    'Beurs',
  );
  expect(told).toMatchObject({
    added: 1,
    there: 2,
    unsubscribed: { count: 0, lines: [] },
    noAddress: { count: 1, lines: [{ line: 4, text: 'niemand' }] },
    tooMany: { count: 0 },
    list: { readers: 2 },
  });
  const at = house.product.clock.now().toISOString();
  expect((await readersOf()).data).toMatchObject([
    { email: 'els@example.org', name: '', confirmed: { how: 'import', by: 'Test User', at, note: 'Leden' } },
    { email: 'jan@example.org', name: 'Jan', confirmed: { note: 'Beurs' }, refusals: 0, paused: false },
  ]);
  for (const [body, field] of [
    [{ text: 'a@example.org', note: ' ' }, 'body.note'],
    [{ text: '', note: 'x' }, 'body.text'],
    [{ text: 'a@example.org' }, 'body.note'],
  ] as const) {
    const answer = await house.call(
      maker,
      'POST',
      `/newsletters/address-lists/${maker.addressList.id}/readers`,
      body,
    );
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field }] });
  }
});

test('readers: the same import from two tabs adds once and answers the same', async () => {
  const [one, other] = await Promise.all([
    house.readers(maker, 'els@example.org\njan@example.org'),
    house.readers(maker, 'els@example.org\njan@example.org'),
  ]);
  expect(one).toMatchObject({ added: 2, there: 0 });
  expect(other).toEqual(one);
  house.product.clock.advance(limits.repeatedSave);
  expect(await house.readers(maker, 'els@example.org\njan@example.org')).toMatchObject({
    added: 0,
    there: 2,
  });
});

test('readers: there are no more than the organisation may have, also when two tabs import', async () => {
  await setLimit(house.product.people.db, maker.organisationId, 'newsletterReaders', 3);
  const press = await made('Pers');
  const answers = await Promise.all([
    house.readers(maker, 'a@example.org\nb@example.org'),
    house.readers({ ...maker, addressList: press }, 'c@example.org\nd@example.org'),
  ]);
  expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(3);
  expect(answers.reduce((sum, { tooMany }) => sum + tooMany.count, 0)).toBe(1);
  expect(await lists()).toMatchObject({ readers: 3, maxReaders: 3 });
  // Who is a reader already takes no room on another list; who of the four are, depends on which tab was first.
  const members = emails(await readersOf());
  expect(await house.readers({ ...maker, addressList: press }, members.join('\n'))).toMatchObject({
    added: members.length,
    tooMany: { count: 0 },
  });
});

test('readers: they come in pages, are found by address and name, and are taken off', async () => {
  await house.readers(maker, 'els@example.org;Els Smit\njan@example.org;Jan\nmien_x@example.org');
  const first = await readersOf(undefined, '?size=2');
  expect([emails(first), first.more]).toEqual([['els@example.org', 'jan@example.org'], true]);
  const rest = await readersOf(undefined, `?size=2&after=${first.data[1]!.id}`);
  expect([emails(rest), rest.more]).toEqual([['mien_x@example.org'], false]);
  expect(emails(await readersOf(undefined, '?find=SMIT'))).toEqual(['els@example.org']);
  expect(emails(await readersOf(undefined, '?find=n_x'))).toEqual(['mien_x@example.org']);
  expect(emails(await readersOf(undefined, '?find=_'))).toEqual(['mien_x@example.org']);
  expect(emails(await readersOf(undefined, '?find=%25'))).toEqual([]);
  const [els, jan] = first.data;
  const removed = await house.call(
    maker,
    'POST',
    `/newsletters/address-lists/${maker.addressList.id}/readers/delete`,
    { readerIds: [els!.id, jan!.id, 'AAAAAAAAAAAAAAAAAAAAAA'] },
  );
  expect(removed.json()).toMatchObject({ data: { removed: 2, list: { readers: 1 } } });
  expect(await readersOf(undefined, `?after=${els!.id}`)).toEqual({ data: [], more: false });
  expect((await lists()).readers).toBe(1);
});
