export { type CommitteeNames, committeeNames, namedCommittees } from './committee-names.ts';
export { type Cursors, openCursors } from './cursor.ts';
export { type Answered, answersNamedIn, answersTo } from './answered.ts';
export { headOf, timelineItem, timelineItemsOf, titleShown, voteCounts } from './item.ts';
export {
  among,
  askedSearch,
  type Labelled,
  periodOf,
  requireGrouping,
  searchFor,
  searchOf,
} from './search.ts';
export { type Mark, openStamps, Position, type Stamps } from './stamps.ts';
export { asQueryError } from './timeline.ts';
