import { z } from 'zod';
import type { PageOfRows } from '../reading/all-rows.ts';
import { jsonFault } from '../reading/answers.ts';
import { text } from '../reading/loose-values.ts';

/** A value of the search: alone, or among others where the data behind it has several; the last counts. */
const last = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) => (Array.isArray(value) ? value.at(-1) : value)?.trim() || undefined);
const all = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) => [value ?? []].flat());

/** A decision or announcement as the search gives it (SOURCES.md, "Decisions of the Flemish government"). */
export const NewsItem = z.looseObject({
  id: z.string().trim().min(1),
  attributes: z.looseObject({
    uuid: last,
    uri: last,
    title: last,
    alternativeTitle: last,
    htmlContent: last,
    mandateeFirstNames: all,
    mandateeFamilyNames: all,
    mandateeTitles: all,
    meetingDate: last,
    meetingId: last,
    themeId: all,
    /** `Nota` for what is decided, `Mededeling` for what the government is told. */
    agendaitemType: last,
  }),
});
export type NewsItem = z.infer<typeof NewsItem>;

const Page = z.looseObject({ count: z.number().int().nonnegative(), data: z.array(z.unknown()) });

/**
 * Rows of a page of the search, unchecked, and how many there are on all pages together.
 * @throws SourceFault of kind `shape` for another answer
 */
export function readPage(body: unknown, url: string): PageOfRows {
  const page = Page.safeParse(body).data;
  if (!page) throw jsonFault(url, 'no page of the search', body);
  return { rows: page.data, total: page.count };
}

/** A file that belongs to an item. */
interface ListedFile {
  title: string;
  fileName?: string;
  mimeType?: string;
  /** Below the service. */
  path: string;
}

/** What the resources behind the search tell of an item besides. */
export interface ItemDetails {
  files: ListedFile[];
  /** Who put it before the government, with the office as the site writes it. */
  ministers: { name: string; title?: string }[];
}

const Reference = z.looseObject({ type: z.string(), id: z.string() });
const Related = z.looseObject({
  data: z
    .union([Reference, z.array(Reference)])
    .nullish()
    .transform((data) => [data ?? []].flat()),
});
const Resource = Reference.extend({
  attributes: z
    .looseObject({
      title: text,
      'valvas-title': text,
      filename: text,
      format: text,
      label: text,
      'first-name': text,
      'last-name': text,
      'alternative-name': text,
    })
    .optional(),
  relationships: z.record(z.string(), Related).optional(),
});
type Resource = z.infer<typeof Resource>;
const Resources = z.looseObject({ data: z.array(Resource), included: z.array(Resource).nullish() });

/**
 * Files and ministers of the items of a meeting, by the item's id (JSON:API, with what is included).
 * @throws SourceFault of kind `shape` for another answer
 */
export function readDetails(body: unknown, url: string): Map<string, ItemDetails> {
  const { data, included } = readResources(body, url);
  const known = new Map((included ?? []).map((one) => [keyOf(one), one]));
  const related = (from: Resource | undefined, name: string): Resource[] =>
    (from?.relationships?.[name]?.data ?? []).flatMap((one) => known.get(keyOf(one)) ?? []);
  return new Map(
    data.map((item) => [
      item.id,
      {
        files: related(item, 'attachments').flatMap((attachment) => {
          const [file] = related(attachment, 'file');
          return file ? [fileOf(attachment, file)] : [];
        }),
        ministers: related(item, 'mandatees').flatMap((mandatee) => {
          const name = nameOf(related(mandatee, 'person')[0]);
          const title = mandatee.attributes?.['valvas-title'] ?? mandatee.attributes?.title;
          return name ? [{ name, ...(title ? { title } : {}) }] : [];
        }),
      },
    ]),
  );
}

/**
 * The label of a concept, where it has one.
 * @throws SourceFault of kind `shape` for another answer
 */
export function readLabel(body: unknown, url: string): string | undefined {
  return readResources(body, url).data[0]?.attributes?.label;
}

function readResources(body: unknown, url: string): z.infer<typeof Resources> {
  const found = Resources.safeParse(body).data;
  if (!found) throw jsonFault(url, 'no resources', body);
  return found;
}

const keyOf = ({ type, id }: { type: string; id: string }) => `${type} ${id}`;

function fileOf(attachment: Resource, { id, attributes }: Resource): ListedFile {
  const fileName = attributes?.filename;
  const query = fileName ? `?${new URLSearchParams({ name: fileName })}` : '';
  return {
    title: attachment.attributes?.title ?? fileName ?? id,
    ...(fileName ? { fileName } : {}),
    ...(attributes?.format ? { mimeType: attributes.format.split(';')[0]!.trim() } : {}),
    path: `files/${encodeURIComponent(id)}/download${query}`,
  };
}

/** As the site writes a minister: by another name where there is one. */
function nameOf(person: Resource | undefined): string | undefined {
  const { attributes } = person ?? {};
  const whole = [attributes?.['first-name'], attributes?.['last-name']].filter(Boolean).join(' ');
  return attributes?.['alternative-name'] ?? (whole || undefined);
}
