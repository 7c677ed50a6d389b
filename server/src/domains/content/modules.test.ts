import type { ModuleContent, ModulesResponse } from 'contract/admin/modules';
import { moduleKeys } from 'contract/modules';
import { words } from 'contract/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffWords } from '#platform/staff-words.ts';
import { say } from '#platform/words.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let staff: Subscriber;
beforeAll(async () => {
  product = await openProduct('2026-11-20T10:00:00Z');
  staff = await product.subscriber({ roles: ['staff'] });
});
afterAll(async () => {
  await reset();
  await product.close();
});

const headers = () => ({ 'x-auth': staff.adminToken });
const read = async () =>
  (await product.app.inject({ url: '/api/admin/modules', headers: headers() })).json<ModulesResponse>();
const set = async (change: (content: ModuleContent) => void) => {
  const { version, content } = await read();
  change(content);
  return product.app.inject({
    method: 'PUT',
    url: '/api/admin/modules',
    headers: headers(),
    payload: { version, content, reason: 'Nieuw aanbod' },
  });
};
const reset = () => read().then(({ shipped }) => set((content) => Object.assign(content, shipped)));

test('modules: names, texts of locked screens and what is offered are as staff set them', async () => {
  const { content, shipped } = await read();
  expect(content).toEqual(shipped);
  expect(Object.keys(content.texts.nl.names)).toEqual([...moduleKeys]);
  expect(content.texts['en-gb'].holds.EUDashboard).toBe(words['en-gb'].teaser.holds.eu);
  await set(({ texts, notOffered }) => {
    texts.nl.names.agenda = 'Vergaderingen';
    texts.nl.holds.agenda = 'Wat er op de rol staat.';
    notOffered.push('beFlmDashboard');
  });
  expect(say('nl', 'modules.names.agenda')).toBe('Vergaderingen');
  expect(staffWords()).toMatchObject({
    words: { nl: { 'agendaPage.locked.holds': 'Wat er op de rol staat.' } },
    notOffered: ['beFlmDashboard'],
  });
  const log = await product.app.inject({ url: '/api/admin/audit?find=aanbod', headers: headers() });
  expect(log.json()).toMatchObject({
    data: [
      {
        action: 'modules.set',
        before: { nl: { 'modules.names.agenda': 'Agenda' }, notOffered: [] },
        after: { nl: { 'modules.names.agenda': 'Vergaderingen' }, notOffered: ['beFlmDashboard'] },
      },
    ],
  });
  expect((await set(({ texts }) => (texts.nl.holds.agenda = ''))).statusCode).toBe(400);
  expect((await set(({ notOffered }) => notOffered.push('x' as never))).statusCode).toBe(400);
  await reset();
  expect(say('nl', 'modules.names.agenda')).toBe('Agenda');
});
