import { expect, test } from 'vitest';
import type { DocumentDetail } from 'contract/documents';
import { shownParts, type Parts } from './use-tab.ts';

const without = { kind: 'short', status: 'unavailable', reason: 'tooOld' } as const;

function parts(text: string, summary: DocumentDetail['summary']): Parts {
  const document = { text: { text }, summary, votes: [{}], attachments: [] };
  return {
    document: document as unknown as DocumentDetail,
    dossier: undefined,
    related: [],
    team: undefined,
    failed: {},
  };
}

test('use tab: why there is no summary has its tab, which no document opens with', () => {
  const summary = { status: without.status, short: without, long: { ...without, kind: 'long' as const } };
  expect(shownParts(parts('', summary))).toEqual({
    shown: ['summary', 'vote', 'properties', 'team'],
    first: 'vote',
  });
  expect(shownParts(parts('Geachte voorzitter', summary)).first).toBe('text');
});

test('use tab: a summary is opened with where there is no text before it', () => {
  const short = { kind: 'short', status: 'offered' } as const;
  const long = { kind: 'long', status: 'offered' } as const;
  expect(shownParts(parts('', { status: 'offered', short, long })).first).toBe('summary');
});
