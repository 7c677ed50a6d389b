import { z } from 'zod';

const text = z.string().nullish();
const flag = z.boolean().nullish();
const Id = z.coerce.number().int().positive();

/** A document as meetings, their items and the list of documents carry it. */
export const DocumentRow = z.looseObject({
  id: Id,
  filename: text,
  fileName: text,
  description: text,
  documentTypeLabel: text,
  publicationDate: text,
  confidential: flag,
});
export type DocumentRow = z.infer<typeof DocumentRow>;

interface Item {
  number?: string | number | null | undefined;
  title?: string | null | undefined;
  description?: string | null | undefined;
  sortorder?: number | null | undefined;
  documents?: DocumentRow[] | null | undefined;
  items?: Item[] | null | undefined;
}

/** An item of an agenda with those below it; not every service gives it an id. */
export const ItemRow: z.ZodType<Item> = z.lazy(() =>
  z.looseObject({
    number: z.union([z.string(), z.number()]).nullish(),
    title: text,
    description: text,
    sortorder: z.coerce.number().nullish(),
    documents: z.array(DocumentRow).nullish(),
    items: z.array(ItemRow).nullish(),
  }),
);
export type ItemRow = Item;

/** A committee or other decision-making unit. */
export const UnitRow = z.looseObject({ id: Id, name: z.string().min(1) });

/** A meeting with its agenda. */
export const MeetingRow = z.looseObject({
  id: Id,
  date: z.union([z.string(), z.number()]),
  startTime: text,
  endTime: text,
  description: text,
  location: text,
  /** The meeting's page for people. */
  fullUrl: text,
  canceled: flag,
  confidential: flag,
  dmu: UnitRow.nullish(),
  items: z.array(ItemRow).nullish(),
  documents: z.array(DocumentRow).nullish(),
});
export type MeetingRow = z.infer<typeof MeetingRow>;
