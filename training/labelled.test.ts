import { expect, test } from 'vitest';
import { contextCodes } from 'contract/contexts';
import { truthOf } from './labelled.ts';

test('labels together: what is named is true, what is hinted at is open, the rest is not', () => {
  const truth = truthOf({ main: ['MILIEUBELEID'], side: ['VERVOERBELEID', 'OVERHEID'] })!;
  const of = (value: number) => contextCodes.filter((_, context) => truth[context] === value);
  expect(of(1)).toEqual(['milieu']);
  expect(of(-1)).toEqual(['mobiliteit']);
  expect(of(0)).toHaveLength(contextCodes.length - 2);
  expect(truthOf({ main: ['OVERHEID'] })).toBeUndefined();
});
