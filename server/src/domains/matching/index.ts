export { type Line, type Matched, matchNext, type Matching } from './match.ts';
export { startMatching, type MatchingOptions } from './tasks.ts';
export { type SmallStore, storeOf } from './small-store.ts';
export { markOf, setMark } from './store.ts';
export { cameIn } from './window.ts';
