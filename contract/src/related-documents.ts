import { z } from 'zod';
import { atEach, dashboardsAt } from './addresses.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { DocumentId } from './document-parts.ts';
import { LinkedDocument, LockedLink, OpenLink } from './documents.ts';

/** Why a document is related, nearest first (decision 7.20). */
export const Relatedness = z.enum(['dossier', 'procedure', 'case', 'similar']);
export type Relatedness = z.infer<typeof Relatedness>;

/** One that the user may open. */
const OpenRelated = OpenLink.extend({ relatedness: Relatedness });

/** One outside the modules: a title with a lock. */
const LockedRelated = LockedLink.extend({ relatedness: Relatedness });

/** A document that is near another one, with why. */
export const RelatedDocument = z.discriminatedUnion('locked', [OpenRelated, LockedRelated]);
export type RelatedDocument = z.infer<typeof RelatedDocument>;

const RelatedRequest = z.strictObject({
  /** The document whose neighbours are asked for. */
  id: DocumentId,
  /** How many at most. */
  size: z.number().int().min(1).max(limits.maximumRelated).default(limits.maximumRelated),
});

const RelatedResponse = z.object({
  /** Nearest first. */
  data: z.array(RelatedDocument),
});

export const getRelated = atEach({ common: '/nl/related', eu: '/eu/related' }, (path, address) =>
  endpoint({
    method: 'POST',
    path,
    summary: `For a document of ${dashboardsAt(address)} those of its dossier, procedure or case, then similar ones (decision 7.20).`,
    access: access.document,
    key: 'read',
    body: RelatedRequest,
    response: RelatedResponse,
  }),
);

/** What holds documents together over time: a dossier, a legislative procedure or a case. */
export const FileOfDocuments = z.object({
  /** What they have in common. */
  kind: z.enum(['dossier', 'procedure', 'case']),
  /** Its number, as the source writes it. */
  number: z.string(),
  /** What it is called, where that is known. */
  title: z.string().optional(),
  /** Oldest first, the asked document among them; meetings too. */
  documents: z.array(LinkedDocument),
  /** True when there are more than the limit; then the ones nearest in time to the document are here. */
  more: z.boolean(),
});
export type FileOfDocuments = z.infer<typeof FileOfDocuments>;

export const getFileOfDocuments = endpoint({
  method: 'POST',
  path: '/document/{id}/dossier',
  summary: 'The dossier, procedure or case of a document in order of time, the document itself among it.',
  access: access.document,
  key: 'read',
  params: { id: DocumentId },
  body: z.strictObject({
    /** How many at most, the document itself included. */
    size: z.number().int().min(2).max(limits.maximumDossier).default(limits.maximumDossier),
  }),
  response: z.object({
    /** Null where the document belongs to none. */
    data: FileOfDocuments.nullable(),
  }),
});
