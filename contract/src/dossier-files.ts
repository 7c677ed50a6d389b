import { z } from 'zod';
import { Attachment } from './document-parts.ts';
import { LinkedDocument } from './documents.ts';
import { DossierInstitution, dossierPage, dossierParameters } from './dossiers.ts';
import { access, endpoint } from './endpoint.ts';

/** An attachment of a document of a dossier. */
export const DossierFile = z.object({
  /** The file, by which the calls of files know it. */
  file: Attachment.omit({ hits: true }),
  /** The paper or meeting that it belongs to. */
  document: LinkedDocument,
  /** The place of that in the dossier, as its source writes it. @example "nr. 38" */
  mark: z.string().optional(),
  /** When that is from: UTC instant in ISO 8601. */
  date: z.iso.datetime(),
});
export type DossierFile = z.infer<typeof DossierFile>;

export const getDossierFiles = endpoint({
  method: 'POST',
  path: '/dossiers/{domain}/{number}/files',
  summary:
    'The attachments of the documents of a dossier that the user may read, newest document first, page by page.',
  access: access.session,
  key: 'read',
  refuses: ['404 EC-03', '403 EC-07'],
  params: dossierParameters,
  body: z.strictObject({
    institution: DossierInstitution,
    ...dossierPage,
  }),
  response: z.object({
    /** Those of a document in its own order. */
    data: z.array(DossierFile),
    /** How many there are. */
    total: z.number().int(),
    /** To be sent with the pages after this one. */
    upTo: z.number().int(),
  }),
});
