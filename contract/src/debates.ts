import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { DocumentId } from './document-parts.ts';

/** Most parts of one debate that are numbered. */
const mostParts = 50;

/** Where a part of a debate plays at its source. Addresses are of HLS playlists, and hold for a while only. */
export const DebateStream = z.object({
  /** Sound alone; absent where the source has none apart from the picture. */
  sound: z.url({ protocol: /^https?$/ }).optional(),
  /** Picture with its sound. */
  picture: z.url({ protocol: /^https?$/ }),
});
export type DebateStream = z.infer<typeof DebateStream>;

/**
 * Belongs to the product's own pages: what the source's licence allows to a reader here it does not allow to whoever
 * has a key. 404 where nothing is played, as everywhere unless the installation says so.
 */
export const getDebateStream = endpoint({
  method: 'GET',
  path: '/document/{id}/stream/{part}',
  summary: 'Where a part of a debate plays at its source right now; asked of the source each time.',
  access: access.document,
  refuses: ['503 UNAVAILABLE'],
  params: {
    /** The debate. */
    id: DocumentId,
    /** Place in `shown` of its transcript. */
    part: z.coerce.number().int().min(0).max(mostParts),
  },
  response: z.object({ data: DebateStream }),
});
