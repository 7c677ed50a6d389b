export { allowanceOf, type LimitName, limitNames, setLimit, shareOf } from './allowance.ts';
export { holdOrganisation, oneAtATimeIn, organisationName } from './organisation.ts';
