export { type Line, type Matched, matchNext, type Matching } from './match.ts';
export { startMatching, type MatchingOptions } from './tasks.ts';
