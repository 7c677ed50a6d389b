import { useState } from 'react';
import type { ColourPair } from 'contract/colours';
import {
  type NewsletterColours,
  putNewsletterColours,
  putOrganizationColours,
  undoOrganizationColours,
} from 'contract/newsletter-colours';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { newsletterColours } from '#features/newsletter/colours.ts';

/** For whom colours are chosen: the user alone, or everyone in the organisation (decision 3.4). */
type ColourScope = 'user' | 'organization';

/** What is chosen for each scope and not saved yet, and the ways to save it. */
export function useColourDraft(colours: NewsletterColours) {
  const [scope, setScope] = useState<ColourScope>('user');
  const [drafts, setDrafts] = useState<Partial<Record<ColourScope, ColourPair>>>({});
  const [saving, setSaving] = useState<{ busy: boolean; failure?: unknown }>({ busy: false });
  const kept: ColourPair = scope === 'user' ? colours.effective : (colours.organization ?? colours.effective);
  const pair = drafts[scope] ?? kept;
  const forget = (one: ColourScope) => setDrafts(({ [one]: _, ...others }) => others);
  const changed = drafts[scope] !== undefined;

  /** Resolves with whether it worked; then nothing is unsaved any more. */
  const send = async (work: () => Promise<NewsletterColours>, about: ColourScope): Promise<boolean> => {
    setSaving({ busy: true });
    try {
      queries.setQueryData(newsletterColours.queryKey, await work());
      forget(about);
      setSaving({ busy: false });
      return true;
    } catch (failure) {
      setSaving({ busy: false, failure });
      return false;
    }
  };
  const body = (pair: ColourPair | null) => ({
    colours: pair && { primary: pair.primary.trim(), secondary: pair.secondary.trim() },
  });
  return {
    scope,
    setScope,
    pair,
    changed,
    unsaved: Object.keys(drafts).length > 0,
    saving,
    choose: (next: ColourPair) => {
      setSaving({ busy: false });
      if (next.primary === kept.primary && next.secondary === kept.secondary) forget(scope);
      else setDrafts((before) => ({ ...before, [scope]: next }));
    },
    reset: () => {
      setSaving({ busy: false });
      forget(scope);
    },
    save: () =>
      scope === 'user'
        ? send(() => call(putNewsletterColours, { body: body(pair) }), 'user')
        : send(() => call(putOrganizationColours, { body: body(pair) }), 'organization'),
    /** Drops the user's own colours. */
    follow: () => send(() => call(putNewsletterColours, { body: body(null) }), 'user'),
    undo: (number: number) => send(() => call(undoOrganizationColours, { body: { number } }), 'organization'),
  };
}

export type ColourDraft = ReturnType<typeof useColourDraft>;
