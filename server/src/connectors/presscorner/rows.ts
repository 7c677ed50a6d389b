import { z } from 'zod';
import type { PageOfRows } from '../reading/all-rows.ts';
import { jsonFault } from '../reading/answers.ts';
import { list, text } from '../reading/loose-values.ts';

const Coded = z.looseObject({ code: text, description: text });

/** A release as a list of one language shows it (SOURCES.md, "Press of the Commission"). */
export const ListRow = z.looseObject({
  /** Such as `IP/26/301`. */
  refCode: z.string().trim().min(1),
  /** The language of this row; lists also show what there is in another language alone. */
  languageCode: z
    .string()
    .trim()
    .min(2)
    .transform((code) => code.toLowerCase()),
  eventDate: text,
  title: text,
  leadText: text,
  docutype: Coded.nullish(),
});
export type ListRow = z.infer<typeof ListRow>;

/** A release as the service gives it whole, in one language. */
export const Detail = z.looseObject({
  docuLanguageResource: z.looseObject({
    title: text,
    subtitle: text,
    htmlContent: text,
  }),
  eventDate: text,
  publishDate: text,
  docutypeResource: Coded.nullish(),
  commissionerResource: list(z.looseObject({ shortDescription: text })),
  policiesResource: list(Coded),
});
export type Detail = z.infer<typeof Detail>;

const Page = z.looseObject({
  totalNumber: z.number().int().nonnegative(),
  docuLanguageListResources: z.array(z.unknown()),
});

/**
 * Rows of a page of a list, unchecked, and how many there are on all pages together.
 * @throws SourceFault of kind `shape` for another answer
 */
export function readPage(body: unknown, url: string): PageOfRows {
  const page = Page.safeParse(body).data;
  if (!page) throw jsonFault(url, 'no list of releases', body);
  return { rows: page.docuLanguageListResources, total: page.totalNumber };
}
