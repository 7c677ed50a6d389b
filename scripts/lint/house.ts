import { tables } from './tables.ts';
import { titles } from './titles.ts';
import { walls } from './walls.ts';

/** The rules of this house alone, for the linter. */
export default { meta: { name: 'house' }, rules: { tables, titles, walls } };
