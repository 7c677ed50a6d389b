export { type Seen, seeAll, seenBefore, visit } from './visits.ts';
