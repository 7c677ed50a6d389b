import { hasModule, type ModuleKey } from 'contract/modules';
import { session, type User } from './user.ts';
import { useValue } from './value.ts';

export { login, logout } from './user.ts';
export { usePreferences } from './preferences.ts';

/** The logged-in user and what their organisation subscribes to; only inside screens behind the login. */
export function useSession(): {
  user: User;
  hasModule: (key: ModuleKey, configuration?: Record<string, unknown>) => boolean;
} {
  const current = useValue(session);
  // For the moment between log-out and the next page the screen renders once more without a user.
  const user = current?.user ?? nobody;
  return { user, hasModule: (key, configuration) => hasModule(user.modules, key, configuration) };
}

const nobody: User = {
  email: '',
  firstName: '',
  lastName: '',
  organisation: '',
  modules: [],
  roles: [],
  browserKey: '',
};
