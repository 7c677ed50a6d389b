import { z } from 'zod';

/**
 * Every field of the service may be absent, one value or a list of them; all are read as lists
 * (the quirks of "Procedure" in the source's notes).
 */
const list = <T extends z.ZodType>(element: T) =>
  z.preprocess(
    (value): unknown => (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]),
    z.array(element),
  );
const first = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : value);
const text = z.preprocess((value) => {
  const one = first(value);
  return typeof one === 'number' ? String(one) : one;
}, z.string().nullish());
const titles = z.preprocess(
  (value) => {
    const one = first(value);
    return typeof one === 'string' ? { en: one } : one;
  },
  z.record(z.string(), z.preprocess(first, z.string())).nullish(),
);
/** A bare id stands for a thing whose fields the answer leaves out. */
const idOr = <T extends z.ZodType>(element: T) =>
  z.preprocess((value): unknown => (typeof value === 'string' ? { id: value } : value), element);

const Participation = idOr(
  z.looseObject({
    id: text,
    had_participant_person: list(z.string()),
    had_participant_organization: list(z.string()),
    participation_in_name_of: text,
    participation_role: text,
    politicalGroup: text,
    activity_date: text,
  }),
);
export type Participation = z.infer<typeof Participation>;

const Manifestation = idOr(
  z.looseObject({ id: text, is_exemplified_by: text, media_type: text, issued: text }),
);
const Expression = idOr(
  z.looseObject({
    id: text,
    language: text,
    title: titles,
    title_alternative: titles,
    is_embodied_by: list(Manifestation),
  }),
);
export type Expression = z.infer<typeof Expression>;

const AmendingWork = idOr(
  z.looseObject({ id: z.string(), identifier: text, is_realized_by: list(Expression) }),
);

/** A Work: a report, motion, adopted text, question, answer or committee document. */
export const Work = z.looseObject({
  id: z.string(),
  identifier: text,
  label: text,
  work_type: text,
  document_date: text,
  parliamentary_term: text,
  creator: list(z.string()),
  title_dcterms: titles,
  is_about: list(z.string()),
  isAboutSubjectMatter: list(z.string()),
  isAboutDirectoryCode: list(z.string()),
  originalLanguage: list(z.string()),
  notation_publicRegister: text,
  epNumber: text,
  epNumberVersion: text,
  is_realized_by: list(Expression),
  workHadParticipation: list(Participation),
  adopts: list(z.string()),
  based_on: list(z.string()),
  is_derivative_of: list(z.string()),
  answers_to: list(z.string()),
  inverse_answers_to: list(idOr(z.looseObject({ id: z.string() }))),
  foresees_change_of: list(z.string()),
  inverse_foresees_change_of: list(AmendingWork),
  inverse_created_a_realization_of: list(idOr(z.looseObject({ id: z.string() }))),
  inverse_based_on_a_realization_of: list(idOr(z.looseObject({ id: z.string() }))),
  inverse_decided_on_a_realization_of: list(idOr(z.looseObject({ id: z.string() }))),
});
export type Work = z.infer<typeof Work>;

const Activity = idOr(
  z.looseObject({
    id: z.string(),
    activity_id: text,
    activity_date: text,
    activity_start_date: text,
    activity_end_date: text,
    activity_label: titles,
    activity_order: text,
    had_activity_type: text,
    notation_agendaPoint: text,
    number: text,
    hasRoom: text,
    hasLocality: text,
    structuredLabel: titles,
    inverse_consists_of: list(idOr(z.looseObject({ id: z.string() }))),
    consists_of: list(idOr(z.looseObject({ id: z.string() }))),
    documented_by_a_realization_of: list(z.string()),
    recorded_in_a_realization_of: list(z.string()),
    recorded_in_realization_of: list(z.string()),
    based_on_a_realization_of: list(z.string()),
    decided_on_a_realization_of: list(z.string()),
    executed: list(z.string()),
  }),
);
export type Activity = z.infer<typeof Activity>;

const Activities = list(Activity);

/** Activities written out in place of another one's field, each with all its fields. */
export function activitiesOf(value: unknown): Activity[] {
  const parsed = Activities.safeParse(value);
  return parsed.success ? parsed.data : [];
}

/** A procedure with the events it consists of. */
export const Process = z.looseObject({
  id: z.string(),
  process_id: text,
  label: text,
  process_type: text,
  process_title: titles,
  current_stage: text,
  consists_of: list(Activity),
  created_a_realization_of: list(z.string()),
  was_scheduled_in: list(Activity),
  had_participation: list(Participation),
});
export type Process = z.infer<typeof Process>;

/** A sitting, with its items where the answer holds them. */
export const Sitting = z.looseObject({
  ...Activity.out.shape,
  id: z.string(),
  consists_of: list(Activity),
});
export type Sitting = z.infer<typeof Sitting>;

/** A speech in plenary with the words of it in one or more languages. */
export const Speech = z.looseObject({
  id: z.string(),
  activity_start_date: text,
  activity_end_date: text,
  activity_label: titles,
  had_activity_type: text,
  had_participation: list(Participation),
  recorded_in_a_realization_of: list(
    idOr(
      z.looseObject({
        is_part_of: text,
        number: text,
        'api:xmlFragment': z.record(z.string(), z.string()).nullish(),
      }),
    ),
  ),
});
export type Speech = z.infer<typeof Speech>;

/** A member in a list or alone. */
export const Member = z.looseObject({
  id: z.string(),
  identifier: text,
  label: text,
  givenName: text,
  familyName: text,
  'api:political-group': text,
  'api:country-of-representation': text,
  hasMembership: list(
    z.looseObject({
      organization: text,
      role: text,
      membershipClassification: text,
      memberDuring: z.preprocess(first, z.looseObject({ startDate: text, endDate: text }).nullish()),
    }),
  ),
});
export type Member = z.infer<typeof Member>;

/** A committee, group or delegation. */
export const Body = z.looseObject({
  id: z.string(),
  identifier: text,
  label: text,
  classification: text,
  prefLabel: titles,
  altLabel: titles,
});
export type Body = z.infer<typeof Body>;

/** The last part of an address or path, such as `RAPPORTEUR` of `def/ep-roles/RAPPORTEUR`; none ends in a slash. */
export function lastPart(uri: string): string;
export function lastPart(uri: string | null | undefined): string | undefined;
export function lastPart(uri: string | null | undefined): string | undefined {
  const part = uri?.slice(Math.max(uri.lastIndexOf('/'), uri.lastIndexOf('#')) + 1);
  return part ? part : undefined;
}
