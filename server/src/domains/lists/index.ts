export { arrivalsOf, seeArrival } from './arrivals.ts';
