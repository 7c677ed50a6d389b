import { useCallback, useState } from 'react';
import { isListOf, isNumber, isObjectOf, isOptional, isText, type Shape } from '#api/shapes.ts';
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
  /** What was saved when it was begun, likewise. */
  base?: string | undefined;
}

/** The oldest go first. */
const most = 20;

const none: readonly Draft[] = [];
const drafts = privateValue<readonly Draft[]>(
  'listDrafts',
  isListOf(isObjectOf<Draft>({ name: isText, at: isNumber, text: isText, base: isOptional(isText) })),
  none,
);

/** Forgets a draft: it was saved, or is not wanted any more. */
export function dropDraft(name: string): void {
  drafts.change((all) => {
    const others = all.filter((draft) => draft.name !== name);
    return others.length === 0 ? none : others;
  });
}

function keepDraft(name: string, text: string, base: string | undefined): void {
  drafts.change((all) =>
    all.find((draft) => draft.name === name)?.text === text
      ? all
      : [{ name, at: Date.now(), text, base }, ...all.filter((draft) => draft.name !== name)].slice(0, most),
  );
}

/**
 * The draft of a form that was left, and what keeps what is typed now. It stays in this browser for this user, over
 * closed tabs and ended sessions, until it is dropped or the form holds again what is saved. `saved` is what is, as JSON
 * of the same form; without it nobody else can have changed it.
 */
export function useDraft<T>(name: string, shape: Shape<T>, saved?: string) {
  const kept = useValue(drafts).find((draft) => draft.name === name);
  const [offered, setOffered] = useState(kept);
  const [typed, setTyped] = useState(false);
  // What this browser keeps may come after the form: then it is put in, unless something was typed already.
  if (!offered && kept && !typed) setOffered(kept);
  const there = typed || offered !== undefined;
  const [opened, setOpened] = useState(saved);
  // A form in which nothing was typed follows what is saved.
  if (!there && opened !== saved) setOpened(saved);
  const base = offered ? offered.base : opened;
  const keep = useCallback(
    (text: string | undefined) => {
      if (text !== undefined) {
        setTyped(true);
        keepDraft(name, text, base);
        // What may still be on its way from the browser's storage stays.
      } else if (there) dropDraft(name);
    },
    [name, there, base],
  );
  return {
    /** What was left, and when it was typed. */
    draft: offered && readDraft(offered, shape),
    /** The form is drawn anew when this changes. */
    version: `${offered?.at} ${base}`,
    /** What is saved was changed elsewhere since what is in the form was begun. */
    changedElsewhere: there && base !== undefined && base !== saved,
    /** Keeps what is in the form, as JSON; undefined when nothing of it would be lost. */
    keep,
    /** Forgets the draft: what is saved is shown instead. */
    discard: () => {
      setTyped(true);
      dropDraft(name);
      setOffered(undefined);
      setOpened(saved);
    },
  };
}

function readDraft<T>({ at, text }: Draft, shape: Shape<T>): { at: number; fields: T } | undefined {
  const fields: unknown = JSON.parse(text);
  return shape(fields) ? { at, fields } : undefined;
}
