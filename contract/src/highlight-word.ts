import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** A query as a part of a path: slashes written `_slash_` (decision 2.5); undefined when it is too long. */
export function writeHighlight(query: string): string | undefined {
  const word = query.trim().replaceAll('/', '_slash_');
  return word === '' || word.length > limits.maximumHighlightWord ? undefined : word;
}

/** Whether a query can only be linked to by a key, as it is too long for a path (decision 2.5). */
export function needsKey(query: string): boolean {
  return query.trim() !== '' && writeHighlight(query) === undefined;
}

/** The query a path part stands for. */
export function readHighlight(part: string | undefined): string {
  return (part ?? '').replaceAll('_slash_', '/');
}

const highlightKey = /^_key_[A-Za-z0-9_-]{22}$/;
/** Stands for a query that is too long for a path (decision 2.5). @example _key_V1StGXR8Z5jdHi6BmyTAqw */
export const HighlightKey = z.string().regex(highlightKey);

/** The key of a path part, or undefined when the part is the query itself. */
export function highlightKeyOf(part: string | undefined): string | undefined {
  return part !== undefined && highlightKey.test(part) ? part : undefined;
}

export const getHighlight = endpoint({
  method: 'GET',
  path: '/highlights/{key}',
  summary: 'The query that the short key of a link stands for.',
  access: access.session,
  params: { key: HighlightKey },
  response: z.object({
    /** The whole query. */
    query: z.string(),
  }),
});

export const keepHighlight = endpoint({
  method: 'POST',
  path: '/highlights',
  summary: 'The short key for links that mark a query too long to be in them.',
  access: access.session,
  refuses: ['429 RATE'],
  body: z.strictObject({
    /**
     * A query that is too long for a path.
     * @example "(stroomnet OF netcongestie OF \"vol stroomnet\" OF netverzwaring OF transportschaarste) EN (woningbouw OF bedrijventerrein OF laadpaal OF warmtepomp OF zonnepark OF windpark OF batterij) NIET (gasnet OF waterleiding)"
     */
    query: z.string().max(limits.maximumQueryLength).refine(needsKey),
  }),
  response: z.object({ key: HighlightKey }),
});
