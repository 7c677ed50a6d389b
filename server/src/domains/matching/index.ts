export { compiledSearches } from './listening.ts';
export { type Matched, matchNext, type Matching } from './match.ts';
export { type Line, linesOf } from './run-searches.ts';
export { startMatching, type MatchingOptions } from './tasks.ts';
export { markOf, setMark } from './store.ts';
export { cameIn } from './window.ts';
