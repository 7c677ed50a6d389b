import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TeamOfDocument } from 'contract/team';
import { type Delivering, openDelivering, paper } from '#domains/alerts/test/delivering.ts';
import type { Subscriber } from '#test/product.ts';

let house: Delivering;
let anna: Subscriber;
let noor: Subscriber;
beforeEach(async () => {
  house = await openDelivering();
  anna = await house.product.subscriber();
  noor = await house.product.colleague(anna, { firstName: 'Noor', lastName: 'van Dam' });
});
afterEach(() => house.close());

const answerTo = async (who: Subscriber, id: string) => {
  const answer = await who.get(`/team/documents/${id}`);
  expect(answer.statusCode).toBe(200);
  return { body: answer.body, followers: answer.json<{ data: TeamOfDocument }>().data.followers };
};
const followers = async (who: Subscriber, id: string) => (await answerTo(who, id)).followers;
const show = (who: Subscriber, followingShown = true) =>
  house.call(who, 'PUT', '/users/me/team', { mentionMails: true, followingShown });

test('who follows: a colleague is named who lets it be seen and whose search found the document, and never the search', async () => {
  await house.save(noor, 'stroomnet AND geheimzinnig', {});
  await house.comesIn(paper('een', 'stroomnet geheimzinnig'), paper('twee', 'waterstof'));
  // Unless they say so nobody learns of it.
  expect(await followers(anna, 'test-een')).toEqual([]);
  await show(noor);
  const { body, followers: named } = await answerTo(anna, 'test-een');
  expect(named).toEqual(['Noor van Dam']);
  expect(body).not.toContain('geheimzinnig');
  expect(await followers(anna, 'test-twee')).toEqual([]);
  expect(await followers(noor, 'test-een')).toEqual([]);
  expect(await followers(await house.product.subscriber(), 'test-een')).toEqual([]);
  await show(noor, false);
  expect(await followers(anna, 'test-een')).toEqual([]);
});

test('who follows: so is one whose search asks for the number of the dossier, and not one that leaves it out', async () => {
  const dossier = { number: '36410', title: 'Energiewet' };
  await house.comesIn(paper('in-dossier', 'waterstof', { dossier }));
  const piet = await house.product.colleague(anna, { firstName: 'Piet', lastName: 'Smit' });
  for (const who of [noor, piet]) await show(who);
  await house.save(piet, 'stroomnet NIET 36410', {});
  expect(await followers(anna, 'test-in-dossier')).toEqual([]);
  await house.save(noor, 'nummer:"36 410"', {});
  expect(await followers(anna, 'test-in-dossier')).toEqual(['Noor van Dam']);
});
