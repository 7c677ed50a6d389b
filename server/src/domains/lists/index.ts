export { arrivalsOf, seeArrival } from './arrivals.ts';
export { eraseListsOf, handOverLists, listsRefusal, listsToLeave } from './hand-over.ts';
export { newsletterOf } from './newsletter.ts';
export { listUse } from './use.ts';
