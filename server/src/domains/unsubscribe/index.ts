export { type UnsubscribeLinks, unsubscribeHeaders, unsubscribeLinks } from './links.ts';
export { dismissStop, forgetStops, stopsOf, undoStop } from './stops.ts';
