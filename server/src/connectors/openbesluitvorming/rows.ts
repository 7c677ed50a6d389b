import { z } from 'zod';

const text = z.string().nullish();
const texts = z
  .union([z.array(z.string()), z.string()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? [] : [value].flat()));

/** An organisation whose meetings the service gathers. */
export const OrganisationRow = z.looseObject({
  key: z.string().min(1),
  label: z.string().min(1),
  supplier: text,
  organizationType: z.string(),
  isAggregate: z.boolean().nullish(),
});
export type OrganisationRow = z.infer<typeof OrganisationRow>;

/** One line of the feed of changes. */
export const ChangeRow = z.looseObject({
  op: z.enum(['upsert', 'delete']),
  time: text,
  entity_id: z.string().min(1),
  entity_type: z.string(),
  payload: z.looseObject({}).nullish(),
});
export type ChangeRow = z.infer<typeof ChangeRow>;

interface AgendaItem {
  id?: string | null | undefined;
  title?: string | null | undefined;
  number?: string | null | undefined;
  order?: number | null | undefined;
  documents?: { id: string; name?: string | null | undefined }[] | null | undefined;
  agenda_items?: AgendaItem[] | null | undefined;
}

/** A point of an agenda with those below it. */
export const AgendaItemRow: z.ZodType<AgendaItem> = z.lazy(() =>
  z.looseObject({
    id: text,
    title: text,
    number: text,
    order: z.number().nullish(),
    documents: z.array(z.looseObject({ id: z.string(), name: text })).nullish(),
    agenda_items: z.array(AgendaItemRow).nullish(),
  }),
);
export type AgendaItemRow = AgendaItem;

/** What the feed says of a meeting. */
export const MeetingPayload = z.looseObject({
  name: text,
  status: text,
  description: text,
  location: text,
  start_date: text,
  end_date: text,
  classification: texts,
  agenda: z.array(AgendaItemRow).nullish(),
});

/** What the feed says of a document. */
export const DocumentPayload = z.looseObject({
  name: text,
  classification: texts,
  original_url: text,
  file_name: text,
  content_type: text,
  size_in_bytes: z.number().nullish(),
  date_modified: text,
  last_discussed_at: text,
  is_referenced_by: text,
});

/** A motion or amendment, in the feed and as an entity. */
export const MotionPayload = z.looseObject({
  name: text,
  motion_type: text,
  status: text,
  result: text,
  date: text,
  description: text,
  last_discussed_at: text,
  proposers: texts,
  co_proposers: texts,
  parties: texts,
  votes: z.array(z.looseObject({ option: text, voter_name: text, group_name: text })).nullish(),
  tally: z.looseObject({ in_favour: z.number().int(), against: z.number().int() }).nullish(),
  vote_summary: text,
  meeting: text,
  agenda_item_hint: text,
  attachment: texts,
});

/** An entity as its own address gives it. */
export const EntityRow = z.looseObject({
  title: text,
  sortDate: text,
  markdownText: text,
  downloadUrl: text,
  contentType: text,
  pdfUrl: text,
  meetingId: text,
  agenda: z.array(AgendaItemRow).nullish(),
  motion: MotionPayload.nullish(),
  /** Of a meeting: what was moved in it, and at which point. */
  motions: z.array(z.looseObject({ id: z.string(), agenda_item: text })).nullish(),
  recordings: z
    .array(
      z.looseObject({
        id: z.string(),
        media_type: text,
        player_url: text,
        stream_url: text,
        transcript_kind: text,
        segments: z.array(z.looseObject({ text: z.string(), start_seconds: z.number().nullish() })).nullish(),
      }),
    )
    .nullish(),
});
export type EntityRow = z.infer<typeof EntityRow>;
