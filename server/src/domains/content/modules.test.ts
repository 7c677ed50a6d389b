import type { ModuleContent } from 'contract/admin/modules';
import { moduleKeys } from 'contract/modules';
import { words } from 'contract/words';
import { expect, test } from 'vitest';
import { staffWords } from '#platform/staff-words.ts';
import { say } from '#platform/words.ts';
import { useKeptContent } from './test/kept-content.ts';

const site = useKeptContent<ModuleContent>('modules');
const { headers, read, reset, set } = site;

test('modules: names, texts of locked screens and what is offered are as staff set them', async () => {
  const { content, shipped } = await read();
  expect(content).toEqual(shipped);
  expect(Object.keys(content.texts.nl.names)).toEqual([...moduleKeys]);
  expect(content.texts['en-gb'].holds.EUDashboard).toBe(words['en-gb'].teaser.holds.eu);
  await set(
    ({ texts, notOffered }) => {
      texts.nl.names.agenda = 'Vergaderingen';
      texts.nl.holds.agenda = 'Wat er op de rol staat.';
      notOffered.push('beFlmDashboard');
    },
    { reason: 'Nieuw aanbod' },
  );
  expect(say('nl', 'modules.names.agenda')).toBe('Vergaderingen');
  expect(staffWords()).toMatchObject({
    words: { nl: { 'agendaPage.locked.holds': 'Wat er op de rol staat.' } },
    notOffered: ['beFlmDashboard'],
  });
  const log = await site.product.app.inject({ url: '/api/admin/audit?find=aanbod', headers: headers() });
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
