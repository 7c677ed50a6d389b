import { z } from 'zod';

const text = z.string().nullish();
const flag = z.union([z.boolean(), z.number()]).nullish();
const Id = z.coerce.number().int().positive();

/** A document as meetings, agenda items and module items carry it. */
export const DocumentRow = z.looseObject({
  id: Id,
  title: text,
  description: text,
  /** `YYYY-MM-DD`, often empty. */
  date: text,
  url: text,
  self: text,
  case_code: text,
  policy_field: text,
  category: text,
  confidential: flag,
  last_modified: text,
  version: z.coerce.number().nullish(),
  types: z.array(z.looseObject({ value: text })).nullish(),
  versions: z
    .array(
      z.looseObject({
        id: z.coerce.number().nullish(),
        mime_type: text,
        file_name: text,
        file_size: z.coerce.number().nullish(),
      }),
    )
    .nullish(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

/**
 * Attributes of a meeting or agenda item: an object keyed by label in older answers, a list of number and
 * value in newer ones.
 */
const Attributes = z.union([
  z.array(z.looseObject({ id: z.coerce.number(), value: z.unknown().optional() })),
  z.record(z.string(), z.unknown()),
]);
export type Attributes = z.infer<typeof Attributes>;

const ModuleItemLink = z.looseObject({ id: z.coerce.number().nullish(), self: text });

interface AgendaItem {
  id: number;
  order?: number | null | undefined;
  confidential?: boolean | number | null | undefined;
  documents?: DocumentRow[] | null | undefined;
  agenda_items?: AgendaItem[] | null | undefined;
  module_items?: z.infer<typeof ModuleItemLink>[] | null | undefined;
  type_data?:
    | {
        title_prefix?: string | null | undefined;
        heading?: boolean | null | undefined;
        attributes?: Attributes | null | undefined;
      }
    | null
    | undefined;
}

/** A point of the agenda with the points below it. */
export const AgendaItemRow: z.ZodType<AgendaItem> = z.lazy(() =>
  z.looseObject({
    id: Id,
    order: z.number().nullish(),
    confidential: flag,
    documents: z.array(DocumentRow).nullish(),
    agenda_items: z.array(AgendaItemRow).nullish(),
    module_items: z.array(ModuleItemLink).nullish(),
    type_data: z
      .looseObject({ title_prefix: text, heading: z.boolean().nullish(), attributes: Attributes.nullish() })
      .nullish(),
  }),
);
export type AgendaItemRow = AgendaItem;

/** A meeting with its agenda and documents. */
export const MeetingRow = z.looseObject({
  id: Id,
  url: text,
  self: text,
  gremium: z.looseObject({ id: Id.nullish() }).nullish(),
  plannings: z.array(z.looseObject({ start_date: text, end_date: text })),
  attributes: Attributes,
  agenda_items: z.array(AgendaItemRow).nullish(),
  documents: z.array(DocumentRow).nullish(),
  module_items: z.array(ModuleItemLink).nullish(),
  canceled: flag,
  inactive: flag,
  confidential: flag,
  template: flag,
  permission_group: text,
  last_modified: text,
});
export type MeetingRow = z.infer<typeof MeetingRow>;

const Value = z.looseObject({
  content: z.unknown().optional(),
  document: DocumentRow.nullish(),
  meta_data: z.looseObject({ reference_model: text, label: text }).nullish(),
});

/** An item of a module, such as a motion, with the values of its attributes. */
export const ItemRow = z.looseObject({
  id: Id,
  organisation_id: Id,
  module_id: Id,
  confidential: flag,
  permission_group: text,
  body: z.unknown().optional(),
  creation_date: text,
  last_modified: text,
  attributes: z.array(
    z.looseObject({
      id: z.coerce.number(),
      label: text,
      datatype: text,
      values: z.array(Value).nullish(),
    }),
  ),
});
export type ItemRow = z.infer<typeof ItemRow>;

/** A speaker of a meeting. */
export const SpeakerRow = z.looseObject({
  firstname: text,
  initials: text,
  lastname: z.string(),
  function: text,
  party: text,
  '@attributes': z.looseObject({ person_id: Id.nullish(), active: flag }).nullish(),
});

/** A committee or other body of an organisation. */
export const GremiumRow = z.looseObject({ id: Id, name: text, title: text });
