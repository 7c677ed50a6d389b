export { arrivalsOf, seeArrival } from './arrivals.ts';
export { newsletterOf } from './newsletter.ts';
