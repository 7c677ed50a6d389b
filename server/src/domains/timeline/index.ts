export { headOf } from './item.ts';
