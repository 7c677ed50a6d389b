export { arrivalsOf, seeArrival } from './arrivals.ts';
export { newsletterOf } from './newsletter.ts';
export { nameOf } from './person-name.ts';
