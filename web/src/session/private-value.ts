import { isObjectOf, isText, type Shape } from '#api/shapes.ts';
import { forget, onOtherTab, recall, remember } from './storage.ts';
import { session } from './user.ts';
import { value, type Value } from './value.ts';

/** A value that belongs to the logged-in user and stays in this browser; see `privateValue`. */
interface PrivateValue<T> extends Pick<Value<T>, 'now' | 'subscribe'> {
  /** Changes what the user has here, once it has been read. */
  change: (next: (before: T) => T) => void;
}

/**
 * What this browser keeps for the logged-in user, also after they log out, and what nobody else who uses the
 * browser can read: it is encrypted with a key the server gives to that user alone (decision 4.10). Without
 * a session it is empty; where the browser cannot encrypt, on a page without TLS, it lasts as long as the page.
 */
export function privateValue<T>(name: string, shape: Shape<T>, empty: T): PrivateValue<T> {
  const current = value(empty);
  let locker: Promise<Locker | undefined> = Promise.resolve(undefined);
  let key = '';
  let stopFollowing = () => {};
  /** Reading and writing, one after the other. */
  let work: Promise<void> = Promise.resolve();
  const queue = (step: () => Promise<void>) => {
    // A step that fails loses what it was about to keep, never what comes after it.
    work = work.then(step).catch(() => undefined);
  };

  const read = (owner: string) =>
    queue(async () => {
      const opened = await locker;
      const kept = await opened?.read();
      if (owner === key && shape(kept)) current.set(kept);
    });
  const follow = () => {
    const owner = session.now()?.user.browserKey ?? '';
    if (owner === key) return;
    key = owner;
    stopFollowing();
    if (current.now() !== empty) current.set(empty);
    locker = owner === '' ? Promise.resolve(undefined) : openLocker(owner, name).catch(() => undefined);
    read(owner);
    queue(async () => {
      const opened = await locker;
      if (opened && owner === key) stopFollowing = onOtherTab(opened.entry, () => read(owner));
    });
  };
  session.subscribe(follow);
  follow();

  return {
    now: current.now,
    subscribe: current.subscribe,
    change(next) {
      const owner = key;
      queue(async () => {
        if (owner !== key) return;
        const changed = next(current.now());
        current.set(changed);
        await (await locker)?.write(changed === empty ? undefined : changed);
      });
    },
  };
}

interface Locker {
  /** Name of the entry in the browser's storage; tells nothing about the user. */
  entry: string;
  read: () => Promise<unknown>;
  write: (next: unknown) => Promise<void>;
}

/** Both in base64. */
const isSealed = isObjectOf<{ iv: string; text: string }>({ iv: isText, text: isText });

async function openLocker(browserKey: string, name: string): Promise<Locker | undefined> {
  // Only pages that came over TLS, or from this machine, may encrypt.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return undefined;
  const bytes = fromBase64(browserKey.replaceAll('-', '+').replaceAll('_', '/'));
  const secret = await subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${name}:${browserKey}`));
  const entry = `private:${toBase64(new Uint8Array(digest)).slice(0, 22)}`;
  return {
    entry,
    async read() {
      const sealed = recall(entry, isSealed);
      if (!sealed) return undefined;
      const iv = fromBase64(sealed.iv);
      const text = await subtle.decrypt({ name: 'AES-GCM', iv }, secret, fromBase64(sealed.text));
      return JSON.parse(new TextDecoder().decode(text)) as unknown;
    },
    async write(next) {
      if (next === undefined) return forget(entry);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(JSON.stringify(next));
      const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, secret, text);
      remember(entry, { iv: toBase64(iv), text: toBase64(new Uint8Array(sealed)) });
    },
  };
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
