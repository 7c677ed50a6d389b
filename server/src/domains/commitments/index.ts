export { isCommitment, standingOf } from './standing.ts';
