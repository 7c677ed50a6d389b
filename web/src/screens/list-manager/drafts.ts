import { useCallback, useState } from 'react';
import { isListOf, isNumber, isObjectOf, isText, type Shape } from '#api/shapes.ts';
import { privateValue } from '#session/private-value.ts';
import { useValue } from '#session/value.ts';

/** What was typed and not saved. */
interface Draft {
  /** Of what it is a draft. */
  name: string;
  /** Epoch milliseconds of when it was typed. */
  at: number;
  /** The fields of the form, JSON. */
  text: string;
}

/** The oldest go first. */
const most = 20;

const none: readonly Draft[] = [];
const drafts = privateValue<readonly Draft[]>(
  'listDrafts',
  isListOf(isObjectOf<Draft>({ name: isText, at: isNumber, text: isText })),
  none,
);

/** Forgets a draft: it was saved, or is not wanted any more. */
export function dropDraft(name: string): void {
  drafts.change((all) => {
    const others = all.filter((draft) => draft.name !== name);
    return others.length === 0 ? none : others;
  });
}

function keepDraft(name: string, text: string): void {
  drafts.change((all) =>
    all.find((draft) => draft.name === name)?.text === text
      ? all
      : [{ name, at: Date.now(), text }, ...all.filter((draft) => draft.name !== name)].slice(0, most),
  );
}

/**
 * The draft of a form that was left, and what keeps what is typed now. It stays in this browser for this user, over
 * closed tabs and ended sessions, until it is dropped or the form holds again what is saved.
 */
export function useDraft<T>(name: string, shape: Shape<T>) {
  const kept = useValue(drafts).find((draft) => draft.name === name);
  const [offered, setOffered] = useState(kept);
  const [typed, setTyped] = useState(false);
  // What this browser keeps may come after the form: then it is put in, unless something was typed already.
  if (!offered && kept && !typed) setOffered(kept);
  const there = typed || offered !== undefined;
  const keep = useCallback(
    (text: string | undefined) => {
      if (text !== undefined) {
        setTyped(true);
        keepDraft(name, text);
        // What may still be on its way from the browser's storage stays.
      } else if (there) dropDraft(name);
    },
    [name, there],
  );
  return {
    /** What was left, and when it was typed; the form is drawn anew when this changes. */
    draft: offered && readDraft(offered, shape),
    /** Keeps what is in the form, as JSON; undefined when nothing of it would be lost. */
    keep,
    /** Forgets the draft: what is saved is shown instead. */
    discard: () => {
      setTyped(true);
      dropDraft(name);
      setOffered(undefined);
    },
  };
}

function readDraft<T>({ at, text }: Draft, shape: Shape<T>): { at: number; fields: T } | undefined {
  const fields: unknown = JSON.parse(text);
  return shape(fields) ? { at, fields } : undefined;
}
