import { expect, test } from 'vitest';
import * as english from '#session/words/en-gb.ts';
import { faultsOf } from './login-form.ts';

const says = (email: string, password: string) => {
  const faults = faultsOf({ email, password });
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, english.login[fault]]));
};

test('login form: the form says what specification §5 says', () => {
  expect(says('', '')).toEqual({
    email: 'Email address is mandatory',
    password: 'Password is mandatory',
  });
  expect(says('anna', 'geheim')).toEqual({ email: 'Please enter a valid email address' });
});

test.each(['anna@huis.nl', ' anna@huis.nl ', "o'neill+werk@sub.huis.co.uk"])(
  'login form: %j is accepted',
  (email) => {
    expect(says(email, 'x')).toEqual({});
  },
);

test.each(['anna@huis', '@huis.nl', 'anna huis@x.nl', '   '])('login form: %j is not accepted', (email) => {
  expect(says(email, 'x')).toHaveProperty('email');
});
