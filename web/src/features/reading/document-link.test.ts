import { readHighlight, writeHighlight } from 'contract/highlight-word';
import { limits } from 'contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentLink } from './document-link.ts';

describe('the highlight word of a document link (decision 2.5)', () => {
  it('comes back as it was written', () => {
    const query = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => text.trim() !== '' && !text.includes('_slash_'));
    fc.assert(
      fc.property(query, (text) => {
        expect(readHighlight(writeHighlight(text))).toBe(text.trim());
      }),
    );
    expect(writeHighlight('2021/0106(COD)')).toBe('2021_slash_0106(COD)');
  });
  it('travels beside the address when it is too long for it', () => {
    const query = 'a'.repeat(limits.maximumHighlightWord + 1);
    const link = documentLink({ id: 'tk-1', domain: 'nl' }, query, '/nl/dashboard?q=a');
    expect(link.params.highlightWord).toBeUndefined();
    expect(link.state).toEqual({ results: '/nl/dashboard?q=a', longQuery: query });
  });
  it('is its key when it is too long, with the query beside it still', () => {
    const query = '/'.repeat(limits.maximumHighlightWord / 4);
    const key = `_key_${'A'.repeat(22)}`;
    const document = { id: 'tk-1', domain: 'nl' } as const;
    expect(documentLink(document, query, undefined, key)).toMatchObject({
      params: { highlightWord: key },
      state: { longQuery: query },
    });
    expect(documentLink(document, 'kort', undefined, key)).toMatchObject({
      params: { highlightWord: 'kort' },
      state: {},
    });
  });
  it('is absent without a query', () => {
    expect(documentLink({ id: 'tk-1', domain: 'nl' }, ' ', undefined)).toMatchObject({
      params: { highlightWord: undefined },
      search: {},
      state: {},
    });
  });
  it('leads to the turn of a debate that was found', () => {
    const found = documentLink({ id: 'tk-1', domain: 'nl', turn: 2 }, 'spreker:jan ZEI a', undefined);
    expect(found.hash).toBe('turn=3');
    expect(documentLink({ id: 'tk-1', domain: 'nl' }, 'a', undefined)).not.toHaveProperty('hash');
  });
  it('takes the language of titles along that was chosen beside the results (decision 3.12)', () => {
    const link = documentLink({ id: 'ep-1', domain: 'eu' }, 'energy', '/eu/dashboard?q=energy&lang=fr');
    expect(link.search).toEqual({ lang: 'fr' });
  });
});
