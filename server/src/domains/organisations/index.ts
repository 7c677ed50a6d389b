export { allowanceOf, leastOf, setLimit, shareOf, usualLimits } from './allowance.ts';
export { holdOrganisation, oneAtATimeIn, organisationName } from './organisation.ts';
export { requireSeats, seatsTaken } from './seats.ts';
export { mostFirst, type Use } from './use.ts';
