import { isListOf, isObjectOf, isText } from '#api/shapes.ts';
import { forget, recall, remember } from './storage.ts';
import { keptEntry } from './user.ts';

/** What was typed in a field, and what the field is called. */
interface Typed {
  name: string;
  text: string;
}

const isKept = isObjectOf<{ user: string; typed: Typed[] }>({
  user: isText,
  typed: isListOf(isObjectOf<Typed>({ name: isText, text: isText })),
});

/** What is typed there is nobody's to keep: passwords, and codes that let somebody in. */
const secret = '[autocomplete*=password], [autocomplete*=one-time-code], [data-secret]';
/**
 * Fields that take text, as those that say nothing else do; what is typed in others is chosen again in a moment.
 */
const textual = `textarea, [contenteditable=true], input:is(:not([type]), [type=text], [type=search], [type=url], [type=email]):not(${secret})`;

/** Keeps in this tab, for this user, what stands in these fields of the page; what was kept before stays. */
export function keepTyping(user: string, typedIn: WeakSet<EventTarget>): void {
  // What is in the address comes back with the page.
  const there = new Set(new URLSearchParams(location.search).values());
  const fields = [...document.querySelectorAll<HTMLElement>(textual)]
    .filter((field) => typedIn.has(field))
    .map((field) => ({ name: nameOf(field), text: textOf(field) }))
    .filter(({ text }) => text !== '' && !there.has(text));
  if (fields.length === 0) return;
  const before = recall(keptEntry, isKept, 'tab');
  const all = [...(before?.user === user ? before.typed : []), ...fields];
  // The same twice is of no use to anybody.
  const typed = [...new Map(all.map((field) => [JSON.stringify(field), field])).values()];
  remember(keptEntry, { user, typed }, 'tab');
}

/** What was kept, in the order of the page. */
export function keptTyping(): readonly Typed[] {
  return recall(keptEntry, isKept, 'tab')?.typed ?? [];
}

/** Forgets what was kept. */
export function forgetKeptTyping(): void {
  forget(keptEntry, 'tab');
}

function textOf(field: HTMLElement): string {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return (isField ? field.value : (field.innerText ?? field.textContent)).trim();
}

function nameOf(field: HTMLElement): string {
  const labelled = field.getAttribute('aria-labelledby') ?? '';
  const label =
    field.getAttribute('aria-label') ??
    document.getElementById(labelled)?.textContent ??
    (field as HTMLInputElement).labels?.[0]?.textContent ??
    field.getAttribute('placeholder');
  // Of what has to be filled in, a star says so.
  return label?.replace(/\s*\*$/, '').trim() ?? '';
}
