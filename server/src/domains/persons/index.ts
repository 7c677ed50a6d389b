export { type Asking, asking, type Parts, queryFor, searchOf } from './asked.ts';
export { papersWithFate, questionsOf } from './fate.ts';
export { officeUnderWay } from './head.ts';
export { linked, openLink } from './links.ts';
export {
  isThere,
  type ListedParties,
  type ListedParty,
  type Membership,
  overlap,
  partiesOf,
} from './listed-parties.ts';
export { listsAtHand, personLists } from './list.ts';
export type { ListedPersons } from './listed.ts';
export { isAuthor, type PaperKind, papersFound } from './papers.ts';
export { newestReport } from './reports.ts';
export { personsOfRows } from './rows.ts';
export { saidIn } from './said.ts';
export { turnsFound } from './turns.ts';
export { personMeant } from './who.ts';
