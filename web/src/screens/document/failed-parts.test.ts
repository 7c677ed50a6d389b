import { expect, test } from 'vitest';
import type { DocumentDetail } from 'contract/documents';
import { contentOf, shownParts, type Parts } from './use-tab.ts';

const document = { summary: { status: 'offered' }, votes: [], attachments: [] };
const none: Parts = {
  document: document as unknown as DocumentDetail,
  dossier: undefined,
  related: [],
  team: undefined,
  failed: {},
};
const failure = { error: new Error('fault'), retry: () => undefined };

test('failed parts: a part that could not be had has its tab, which no document opens with', () => {
  expect(shownParts(none).shown).toEqual(['summary', 'properties', 'team']);
  const failed = { dossier: failure, related: failure };
  expect(shownParts({ ...none, failed }).shown).toEqual([
    'summary',
    'dossier',
    'related',
    'properties',
    'team',
  ]);
  const summary = { status: 'unavailable' } as DocumentDetail['summary'];
  expect(shownParts({ ...none, document: { ...none.document, summary }, failed }).first).toBe('properties');
});

test('failed parts: what the source itself relates stays counted when the rest could not be had', () => {
  const related = [{ by: { relation: 'Antwoord op' }, entries: [{ key: 'a', title: 'Vragen' }] }];
  const parts = { ...none, related, failed: { related: failure } };
  expect(contentOf(parts, 'related')).toBe(1);
  expect(contentOf(parts, 'dossier')).toBeUndefined();
});
