import { rememberTarget } from './landing.ts';
import { keepTyping } from './kept-typing.ts';
import { session } from './user.ts';

/** The fields in which something was typed. */
const typedIn = new WeakSet<EventTarget>();

/** Something was typed there. */
export const typed = (field: EventTarget): void => void typedIn.add(field);

/**
 * Leaves for the notice of planned maintenance. The page is come back to, and what was typed on it and not sent is kept
 * for its user in this tab (decision 2.8).
 */
export function leaveForMaintenance(router: {
  navigate: (to: { to: '/maintenance'; replace: true }) => Promise<void>;
}): Promise<void> {
  const { pathname, search, hash } = location;
  if (!/^\/(login|maintenance)\b/.test(pathname))
    rememberTarget({ kind: 'location', href: pathname + search + hash });
  const user = session.now()?.user.email;
  if (user !== undefined) keepTyping(user, typedIn);
  return router.navigate({ to: '/maintenance', replace: true });
}
