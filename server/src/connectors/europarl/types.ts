import { lastPart } from './rows.ts';

/** Paths in the source tree by the service's document types. */
const paths: Record<string, readonly string[]> = {
  'ep/plenary/report': ['REPORT_PLENARY'],
  'ep/plenary/motion': ['RESOLUTION_MOTION', 'RESOLUTION_MOTION_JOINT', 'QUESTION_RESOLUTION_MOTION'],
  'ep/plenary/adopted-text': ['TEXT_ADOPTED'],
  'ep/plenary/agenda': ['AGENDA_PLENARY_WEEK', 'AGENDA_PLENARY_DAY'],
  'ep/plenary/minutes': ['MINUTES_PLENARY', 'LIST_ATTEND_PLENARY'],
  'ep/questions/written': [
    'QUESTION_WRITTEN',
    'QUESTION_WRITTEN_PRIORITY',
    'INTERPELLATION_MINOR',
    'INTERPELLATION_MAJOR',
  ],
  'ep/questions/oral': ['QUESTION_ORAL', 'QUESTION_TIME'],
  'ep/questions/answer': ['QUESTION_WRITTEN_ANSWER', 'INTERPELLATION_MINOR_WRITTEN_ANSWER'],
  'ep/committees/draft-report': ['REPORT_PARLIAMENTARY_COMMITTEE_DRAFT'],
  'ep/committees/opinion': [
    'OPINION_PARLIAMENTARY_COMMITTEE',
    'OPINION_PARLIAMENTARY_COMMITTEE_DRAFT',
    'OPINION_LETTER_PARLIAMENTARY_COMMITTEE',
  ],
  'ep/committees/agreement': ['AGREEMENT_PROVISIONAL'],
  'ep/committees/other': ['BUDGET_EP_DRAFT', 'AMENDMENT_BUDGET_EU_DRAFT'],
};

/** Document types as the service's first version called them. */
const formerTypes: Record<string, string> = {
  QUEST_WRITTEN: 'QUESTION_WRITTEN',
  ANSWER_TO_EP_QUESTION: 'QUESTION_WRITTEN_ANSWER',
  PLENARY_MINUTES: 'MINUTES_PLENARY',
  PLENARY_AGENDA: 'AGENDA_PLENARY_WEEK',
  PLENARY_SITTING_AGENDA: 'AGENDA_PLENARY_DAY',
  PLENARY_DEBATES: 'CRE_PLENARY',
};

const pathOf = new Map(
  Object.entries(paths).flatMap(([path, types]) => types.map((type) => [type, path] as const)),
);

/** Kinds of committee paper by the letters in their identifier, such as `AFCO-PR-759748`. */
const committeeLetters: Record<string, string> = {
  PR: 'draft-report',
  AM: 'amendment',
  AD: 'opinion',
  PA: 'opinion',
  AL: 'opinion',
  AG: 'agreement',
  OJ: 'agenda',
  PV: 'minutes',
};

/** Kinds of plenary document by the first letters of their identifier. */
const plenaryLetters: Record<string, string> = {
  A: 'ep/plenary/report',
  B: 'ep/plenary/motion',
  RC: 'ep/plenary/motion',
  TA: 'ep/plenary/adopted-text',
  OJ: 'ep/plenary/agenda',
  OJQ: 'ep/plenary/agenda',
  PV: 'ep/plenary/minutes',
  E: 'ep/questions/written',
  P: 'ep/questions/written',
  G: 'ep/questions/written',
  O: 'ep/questions/oral',
  H: 'ep/questions/oral',
  QOB: 'ep/questions/oral',
};

/** Types whose contents other readings deliver piece by piece, with the reason for leaving the whole out. */
export const readElsewhere: Record<string, string> = {
  CRE_PLENARY: 'verbatim report of a whole sitting; its debates are read one by one from its own file',
  VOTE_RESULTS_PLENARY: 'list of all votes of a sitting; its votes are read one by one from its own file',
  VOTE_ROLLCALL_PLENARY: 'all roll calls of a sitting; its votes are read one by one from its own file',
};

/** The code of a document type's address, in the words of the service's present version. */
export function typeOf(uri: string | null | undefined): string | undefined {
  const code = lastPart(uri);
  return code === undefined ? undefined : (formerTypes[code] ?? code);
}

/** Path of a document by its type, else by its identifier; undefined when neither is known. */
export function groupPathOf(type: string | undefined, identifier: string): string | undefined {
  const [first = ''] = identifier.split('-');
  if (/-AM-\d{3}/.test(identifier) && first in plenaryLetters) return 'ep/plenary/amendment';
  const known = type === undefined ? undefined : pathOf.get(type);
  if (known) return known;
  if (/-(ASW|ANS)$/.test(identifier)) return 'ep/questions/answer';
  const committee = /^[A-Z]{4}-([A-Z]{2})-|^CJ\d\d-([A-Z]{2})-/.exec(identifier);
  const kind = committeeLetters[committee?.[1] ?? committee?.[2] ?? ''];
  if (kind) return `ep/committees/${kind}`;
  return plenaryLetters[first];
}

/** The committee whose paper an identifier names, such as `AFCO-PR-759748`. */
export function committeeOf(identifier: string): string | undefined {
  return /^([A-Z]{4}|CJ\d\d)-[A-Z]{2}-\d/.exec(identifier)?.[1];
}
