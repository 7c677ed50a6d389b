import { z } from 'zod';
import { jsonFault } from '../reading/answers.ts';
import { list, text } from '../reading/loose-values.ts';

/** Numbers come as floats, such as 18805.0, or as text. */
const Whole = z
  .union([z.number().int(), z.string().regex(/^\d+(?:\.0)?$/)])
  .transform((value) => Math.trunc(Number(value)));

const File = z.looseObject({
  documentId: z.union([z.string(), z.number()]).transform(String),
  title: text,
  fileName: text,
});

/** A step of an initiative at which people can write; the list and the detail name its dates differently. */
export const Period = z.looseObject({
  frontEndStage: text,
  type: text,
  reference: text,
  receivingFeedbackStatus: text,
  feedbackStartDate: text,
  feedbackEndDate: text,
  plannedStartDate: text,
  startDate: text,
  /** Of a published step whose feedback period is not told: the day it came out. */
  publishedDate: text,
  adoptionDate: text,
  endDate: text,
  totalFeedback: z
    .number()
    .nullish()
    .transform((value) => value ?? undefined),
  id: Whole.nullish(),
  attachments: list(File),
});
export type Period = z.infer<typeof Period>;

/** An initiative as the list and the detail give it (SOURCES.md §7). */
export const Initiative = z.looseObject({
  id: Whole,
  reference: text,
  shortTitle: text,
  dossierSummary: text,
  foreseenActType: text,
  initiativeStatus: text,
  dg: text,
  topics: list(z.looseObject({ code: text, label: text })),
  currentStatuses: list(Period),
  publications: list(Period),
});
export type Initiative = z.infer<typeof Initiative>;

const Hal = z.looseObject({
  _embedded: z.looseObject({ initiativeResultDtoes: z.array(z.unknown()) }),
  page: z.looseObject({ totalPages: z.number().int() }),
});
const Paged = z.looseObject({
  initiativeResultDtoPage: z.looseObject({ content: z.array(z.unknown()), totalPages: z.number().int() }),
});
/** The form of an answer without any row. */
const Empty = z.looseObject({ page: z.looseObject({ totalElements: z.literal(0) }) });

/** A page of the list in either form that the service has used. */
interface InitiativePage {
  rows: Initiative[];
  totalPages: number;
}

/**
 * Reads a page of the list.
 * @throws SourceFault of kind `shape` for another answer, or a row without what every initiative has
 */
export function readPage(body: unknown, url: string): InitiativePage {
  const paged = Paged.safeParse(body).data?.initiativeResultDtoPage;
  const hal = Hal.safeParse(body).data;
  const page =
    paged ?? (hal && { content: hal._embedded.initiativeResultDtoes, totalPages: hal.page.totalPages });
  if (!page) {
    if (Empty.safeParse(body).success) return { rows: [], totalPages: 0 };
    throw jsonFault(url, 'no list of initiatives', body);
  }
  return {
    rows: page.content.map((row) => readInitiative(row, url)),
    totalPages: page.totalPages,
  };
}

/**
 * Reads one initiative.
 * @throws SourceFault of kind `shape`
 */
export function readInitiative(row: unknown, url: string): Initiative {
  const read = Initiative.safeParse(row);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw jsonFault(url, `no initiative: ${issues.join('; ')}`, row);
}
