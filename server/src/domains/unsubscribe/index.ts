export { dismissStop, forgetStops, stopsOf, undoStop } from './stops.ts';
