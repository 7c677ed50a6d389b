import { afterAll, expect, test } from 'vitest';
import { useApi } from '../../test/api.ts';
import { useBrowserStorage } from '../../test/browser-storage.ts';
import { refreshSession, session, type User } from './user.ts';

useBrowserStorage();
const api = useApi();
afterAll(() => session.set(undefined));

const user: User = {
  email: 'eva@x.example',
  firstName: 'Eva',
  lastName: 'Voorbeeld',
  organisation: 'Voorbeeld BV',
  modules: [],
  roles: ['org-admin'],
  browserKey: 'x',
};
const answer = ({ modules, ...rest }: User) => ({
  text: JSON.stringify({ ...rest, sessionId: 'x', activeModules: modules }),
});

test('user: a session that is read again and is the same stays the same, so that nothing is drawn anew', async () => {
  const before = { id: 'x', user };
  session.set(before);
  api.answer = () => answer(user);
  await refreshSession();
  expect(api.seen).toHaveLength(1);
  expect(session.now()).toBe(before);

  api.answer = () => answer({ ...user, roles: [] });
  await refreshSession();
  expect(session.now()).toEqual({ id: 'x', user: { ...user, roles: [] } });
});
