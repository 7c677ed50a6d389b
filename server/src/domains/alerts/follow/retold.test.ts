import { expect, test } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { useMatching } from '../test/use-matching.ts';

const { look, save, comesIn, matches } = useMatching();

test('matching: a commitment that stands otherwise at its source is told again to who found it, and no other change of it is', async () => {
  const search = await save('waterstof');
  const other = await save('stikstof');
  const promise = (commitment?: Partial<Document['commitment']>, fields: Partial<Document> = {}) =>
    aDocument({
      id: 'test-promise',
      title: 'Toezegging',
      text: 'De minister stuurt een brief over waterstof.',
      ...(commitment && {
        commitment: { state: 'open', to: [], toParties: [], fulfilledBy: [], ...commitment },
      }),
      ...fields,
    });
  const versions = async () => {
    await look();
    return matches(search);
  };
  await comesIn(promise());
  expect(await versions()).toEqual(['test-promise v1']);
  // Read again by a connector that knows what commitments are.
  await comesIn(promise({ due: '2026-12-01' }));
  expect(await versions()).toEqual(['test-promise v1']);
  await comesIn(promise({ due: '2026-12-01', ministry: 'Wonen' }));
  expect(await versions()).toEqual(['test-promise v1']);
  await comesIn(promise({ due: '2027-02-01' }));
  expect(await versions()).toEqual(['test-promise v1', 'test-promise v4 updated']);
  const fulfilledBy = [{ id: 'tk-1', title: 'Brief' }];
  await comesIn(promise({ due: '2027-02-01', state: 'fulfilled', stateText: 'Nagekomen', fulfilledBy }));
  expect(await versions()).toEqual(['test-promise v1', 'test-promise v4 updated', 'test-promise v5 updated']);
  await comesIn(promise({ due: '2027-02-01', state: 'open' }, { silent: true }));
  expect(await versions()).toHaveLength(3);
  expect(await matches(other)).toEqual([]);
});
