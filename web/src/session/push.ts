import { keepPushDevice } from 'contract/push';
import { call } from '#api/call.ts';
import { isObjectOf, isText } from '#api/shapes.ts';
import { endMessages } from './end-messages.ts';
import { keepInstallPrompt } from './install.ts';
import { listsCache } from './kept-list.ts';
import { recall, remember } from './storage.ts';
import { endedOnPurpose, session } from './user.ts';

/** Whether this browser can be told by push: it can, its user said no to it, or it cannot at all. */
export type PushAbility = 'possible' | 'refused' | 'impossible';

/** What this browser says of messages at this moment. */
export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return 'impossible';
  return Notification.permission === 'denied' ? 'refused' : 'possible';
}

/** For whom, in which session and at which address this browser last said that it is told. */
interface Said {
  user: string;
  session: string;
  endpoint: string;
}
const entry = 'pushSaid';
const isSaid = isObjectOf<Said>({ user: isText, session: isText, endpoint: isText });

/**
 * Makes the product one that can be installed, registers its worker and holds on to what is told here; again it does
 * nothing. Only what was built has a worker.
 */
export function startWorker(): void {
  if (started || !import.meta.env.PROD) return;
  started = true;
  void start().catch(() => undefined);
}
let started = false;

async function start(): Promise<void> {
  keepInstallPrompt();
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
  const follow = () => void holdOn(registration).catch(() => undefined);
  session.subscribe(follow);
  follow();
}

/**
 * Says again for a session that began that this browser is told. To whom that was not promised nothing is told: after a
 * sign-out, and to somebody else than before.
 */
async function holdOn({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const current = session.now();
  // What was kept of a user for when there is no network is there for nobody else.
  if (!current) await globalThis.caches?.delete(listsCache);
  const said = recall(entry, isSaid);
  const subscription = await pushManager?.getSubscription();
  if (!current && endedOnPurpose()) await endMessages();
  if (!subscription || !current) return;
  if (said?.user !== current.user.email) await endMessages();
  else if (said.session !== current.id || said.endpoint !== subscription.endpoint) await say(subscription);
}

/**
 * Asks the user's permission, which only a click may do, and has this browser told from then on; false when they said
 * no. Throws what `call` throws, and what the browser says where it has no push service.
 */
export async function takeMessages(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that is there may be for keys that the product no longer has.
  await endMessages();
  await say(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  return true;
}

async function say(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  const current = session.now();
  if (endpoint === undefined || p256dh === undefined || auth === undefined || !current) return;
  // Noted first: what is answered after the session changed belongs to that one.
  remember(entry, { user: current.user.email, session: current.id, endpoint } satisfies Said);
  await call(keepPushDevice, { body: { endpoint, keys: { p256dh, auth } } });
}
