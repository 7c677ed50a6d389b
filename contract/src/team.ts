import { z } from 'zod';
import { DomainId } from './domain-id.ts';
import { DocumentId } from './document-parts.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { SeveralLines } from './plain-text.ts';
import { LabelId } from './team-labels.ts';

/** Our id of a note. @example n4Zt8aQx1cVw6yBe0rTuPg */
export const NoteId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export type NoteId = z.infer<typeof NoteId>;

/**
 * What colleagues are to read: plain text of several lines, in which `@{…}` with the id of a colleague mentions them.
 * @example "@{V1StGXR8Z5jdHi6BmyTAqw} dit raakt ons dossier netcongestie."
 */
export const NoteText = SeveralLines.trim().min(1).max(limits.maximumTeamNote);

/** A mention of a colleague in the text of a note; its first group is their id. */
export const mentionPattern = /@\{([A-Za-z0-9_-]{1,64})\}/g;

/** A number by which papers belong together, as a source or a person writes it. @example "36 410" */
const DossierNumber = z.string().trim().min(1).max(limits.maximumDossierNumber);

/** A colleague who can be mentioned. */
export const Colleague = z.object({
  /** Stands between the brackets of a mention. */
  id: z.string(),
  /** What they are called; with their address where two are called the same. */
  name: z.string(),
});
export type Colleague = z.infer<typeof Colleague>;

/** A note of the organisation, as those of its users see it who may read what it is about. */
export const TeamNote = z.object({
  id: NoteId,
  /** What was written; `@{…}` with an id of `mentioned` is a mention. */
  text: z.string(),
  /** Who is mentioned in it; one who is not among these any more is a former colleague. */
  mentioned: z.array(Colleague),
  /** The name of who wrote it; null once that account is gone. */
  writer: z.string().nullable(),
  /** The user wrote it and can change it. */
  own: z.boolean(),
  /** The user can remove it: who wrote it, and whoever looks after the organisation. */
  canRemove: z.boolean(),
  /** UTC instant in ISO 8601 at which it was written. */
  createdAt: z.iso.datetime(),
  /** UTC instant in ISO 8601 at which its words were last changed; absent while they never were. */
  changedAt: z.iso.datetime().optional(),
});
export type TeamNote = z.infer<typeof TeamNote>;

/** The notes about one thing, and how many there may be. */
const Notes = z.object({
  /** Oldest first. */
  notes: z.array(TeamNote),
  /** As many as there may be about one thing. */
  maxNotes: z.number().int(),
});

/** A dossier, procedure or case with its notes. */
export const DossierNotes = Notes.extend({
  /** What the number is of; absent where it was asked for by number alone. */
  kind: z.enum(['dossier', 'procedure', 'case']).optional(),
  /** The number as it was asked for, or as the document has it. */
  number: z.string(),
});
export type DossierNotes = z.infer<typeof DossierNotes>;

/** What an organisation has together about a document. */
export const TeamOfDocument = Notes.extend({
  /** Notes about the dossier, procedure or case that the document is in; absent where it is in none. */
  dossier: DossierNotes.optional(),
  /** Labels of the organisation that are on it. */
  labelIds: z.array(LabelId),
  /**
   * Names of colleagues who let it be seen and have a saved search that found the document or names its dossier; never the
   * search itself.
   */
  followers: z.array(z.string()),
});
export type TeamOfDocument = z.infer<typeof TeamOfDocument>;

const Written = z.object({ data: TeamNote });
const documentParameter = { id: DocumentId };

export const getTeamOfDocument = endpoint({
  method: 'GET',
  path: '/team/documents/{id}',
  summary:
    'Notes about a document and its dossier, labels and who follows it, of the organisation of the user; what is confidential has none.',
  access: access.document,
  refuses: ['403 EC-07', '404 EC-03'],
  params: documentParameter,
  response: z.object({ data: TeamOfDocument }),
});

export const addDocumentNote = endpoint({
  method: 'POST',
  path: '/team/documents/{id}/notes',
  summary:
    'Writes a note about a document for the organisation and mails whom it mentions; the same twice within ten seconds is one.',
  access: access.document,
  refuses: ['400 EC-05', '403 EC-07', '404 EC-03', '409 EC-06'],
  params: documentParameter,
  body: z.strictObject({ text: NoteText }),
  response: Written,
});

const Dossier = {
  /** The dashboard it is on. Dossiers of municipalities, provinces and water boards have no notes: each numbers its own. */
  groupingName: DomainId.exclude(['nl-lr']),
  number: DossierNumber,
};

export const getDossierNotes = endpoint({
  method: 'POST',
  path: '/team/dossiers',
  summary:
    'Notes of the organisation about a dossier, procedure or case, by its number in whatever way it is written.',
  access: access.grouping,
  body: z.strictObject(Dossier),
  response: z.object({ data: DossierNotes }),
});

export const addDossierNote = endpoint({
  method: 'POST',
  path: '/team/dossiers/notes',
  summary:
    'Writes a note about a dossier for the organisation and mails whom it mentions; the same twice within ten seconds is one.',
  access: access.grouping,
  refuses: ['400 EC-05', '409 EC-06'],
  body: z.strictObject({ ...Dossier, text: NoteText }),
  response: Written,
});

export const changeTeamNote = endpoint({
  method: 'PATCH',
  path: '/team/notes',
  summary: 'Changes a note of the user; who is mentioned in it for the first time is mailed.',
  access: access.session,
  refuses: ['404 EC-03', '409 EC-06'],
  body: z.strictObject({ id: NoteId, text: NoteText }),
  response: Written,
});

export const removeTeamNote = endpoint({
  method: 'DELETE',
  path: '/team/notes',
  summary:
    'Removes a note of the user for good; whoever looks after the organisation may remove those of others.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: NoteId }),
  response: z.object({ removed: z.literal(true) }),
});

export const listColleagues = endpoint({
  method: 'GET',
  path: '/team/colleagues',
  summary: 'Colleagues who can be mentioned in a note, by name.',
  access: access.session,
  response: z.object({
    /** Without the user. */
    data: z.array(Colleague),
  }),
});

/** What a user lets colleagues and the product do. */
export const TeamChoices = z.strictObject({
  /** Mail me when a note mentions me; I am always told in the product. */
  mentionMails: z.boolean(),
  /** Colleagues may see that I follow a document, but never my search. */
  followingShown: z.boolean(),
});
export type TeamChoices = z.infer<typeof TeamChoices>;

export const getTeamChoices = endpoint({
  method: 'GET',
  path: '/users/me/team',
  summary:
    'Whether the user is mailed when a note mentions them, and whether colleagues see what they follow.',
  access: access.session,
  response: z.object({ data: TeamChoices }),
});

export const putTeamChoices = endpoint({
  method: 'PUT',
  path: '/users/me/team',
  summary: 'Changes it, at once.',
  access: access.session,
  body: TeamChoices,
  response: z.object({ data: TeamChoices }),
});
