export { inOrder } from './listed.ts';
export { isCommitment, standingOf } from './standing.ts';
