import { z } from 'zod';
import { DocumentId } from './document-parts.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine } from './plain-text.ts';

/** Our id of a label of an organisation. @example b8Kr2mWz5vNq0hXc7dLyTg */
export const LabelId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export type LabelId = z.infer<typeof LabelId>;

export const labelColours = ['petrol', 'blue', 'green', 'purple', 'red', 'orange', 'brown', 'grey'] as const;
/** One of the colours of the house; a label always has its name beside it. */
export const LabelColour = z.enum(labelColours);
export type LabelColour = z.infer<typeof LabelColour>;

/** What a label is called, on one line. @example "Klant A" */
const LabelName = OneLine.min(1).max(limits.maximumLabelName);

/** A label as rows and chips show it. */
export const ShownLabel = z.object({
  id: LabelId,
  /** What it is called. @example "Klant A" */
  name: z.string(),
  colour: LabelColour,
});
export type ShownLabel = z.infer<typeof ShownLabel>;

/** A label of the organisation. */
export const TeamLabel = ShownLabel.extend({
  /** Documents it is on, whoever may read them. */
  documents: z.number().int(),
});
export type TeamLabel = z.infer<typeof TeamLabel>;

/** The labels of an organisation, and how many of what there may be. */
export const LabelsResponse = z.object({
  /** By name. */
  data: z.array(TeamLabel),
  /** Labels that the organisation may have. */
  maxLabels: z.number().int(),
  /** Documents that one label may be on. */
  maxDocuments: z.number().int(),
});
export type LabelsResponse = z.infer<typeof LabelsResponse>;

export const getLabels = endpoint({
  method: 'GET',
  path: '/team/labels',
  summary: 'The labels of the organisation, by name.',
  access: access.session,
  response: LabelsResponse,
});

export const createLabel = endpoint({
  method: 'POST',
  path: '/team/labels',
  summary: 'Makes a label for the organisation; the same name in the same colour is the label that is there.',
  access: access.session,
  refuses: ['400 EC-05', '409 EC-06'],
  body: z.strictObject({ name: LabelName, colour: LabelColour }),
  response: z.object({ data: TeamLabel }),
});

export const changeLabel = endpoint({
  method: 'PATCH',
  path: '/team/labels',
  summary: 'Changes the name of a label, its colour, or both.',
  access: access.session,
  refuses: ['404 EC-03', '409 EC-06'],
  body: z.strictObject({ id: LabelId, name: LabelName.optional(), colour: LabelColour.optional() }),
  response: z.object({ data: TeamLabel }),
});

export const removeLabel = endpoint({
  method: 'DELETE',
  path: '/team/labels',
  summary: 'Removes a label for good, from all documents it is on.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: LabelId }),
  response: z.object({ removed: z.literal(true) }),
});

export const labelDocument = endpoint({
  method: 'PUT',
  path: '/team/documents/{id}/labels',
  summary: 'Puts a label on a document or takes it off, for everybody in the organisation.',
  access: access.document,
  refuses: ['400 EC-05', '403 EC-07', '404 EC-03'],
  params: { id: DocumentId },
  body: z.strictObject({
    labelId: LabelId,
    /** True puts it on, false takes it off. */
    on: z.boolean(),
  }),
  response: z.object({
    /** All that are on the document now. */
    labelIds: z.array(LabelId),
  }),
});
