export { allowanceOf, type LimitName, limitNames, setLimit, shareOf } from './allowance.ts';
