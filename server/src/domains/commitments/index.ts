export { inOrder } from './listed.ts';
export { isPassed, passedSince } from './passed.ts';
export { isCommitment, standingOf } from './standing.ts';
