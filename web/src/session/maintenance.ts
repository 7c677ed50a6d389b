import { isObjectOf, isText } from '#api/shapes.ts';
import { rememberTarget } from './landing.ts';
import { recall } from './storage.ts';
import { keptEntry, session } from './user.ts';

/** The fields in which something was typed, and what keeps it: fetched by who types, to be there in time. */
const typedIn = new WeakSet<EventTarget>();
let keeper: typeof import('./kept-typing.ts') | undefined;

/** Knows from now on in which fields something was typed. */
export function followTyping(): void {
  addEventListener('input', ({ target }) => {
    if (!target || session.now() === undefined) return;
    typedIn.add(target);
    import('./kept-typing.ts').then(
      (code) => (keeper = code),
      () => undefined,
    );
  });
}

/**
 * Leaves for the notice of planned maintenance. The page is come back to, and what was typed on it and not sent is kept
 * for its user in this tab (decision 2.8).
 */
export async function leaveForMaintenance(router: {
  navigate: (to: { to: '/maintenance'; replace: true }) => Promise<void>;
}): Promise<void> {
  const { pathname, search, hash } = location;
  if (!/^\/(login|maintenance)\b/.test(pathname))
    rememberTarget({ kind: 'location', href: pathname + search + hash });
  const user = session.now()?.user.email;
  if (user !== undefined) keeper?.keepTyping(user, typedIn);
  await router.navigate({ to: '/maintenance', replace: true });
}

/** Whether something the logged-in user typed is kept in this tab. */
export function hasKeptTyping(): boolean {
  const by = recall(keptEntry, isObjectOf({ user: isText }), 'tab')?.user;
  return by !== undefined && by === session.now()?.user.email;
}
