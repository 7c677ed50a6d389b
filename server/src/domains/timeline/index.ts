export { type CommitteeNames, committeeNames, namedCommittees } from './committee-names.ts';
export { type Cursors, openCursors } from './cursor.ts';
export { headOf, timelineItem, timelineItemsOf, titleShown } from './item.ts';
export { type Filtering, periodOf, requireGrouping, searchFor, searchOf } from './search.ts';
export { type Mark, openStamps, Position, type Stamps } from './stamps.ts';
export { asQueryError } from './timeline.ts';
