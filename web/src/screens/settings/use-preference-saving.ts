import { useRef, useState } from 'react';
import type { Preferences } from 'contract/users';
import { usePreferences } from '#session/session.ts';
import type { Saving } from '#features/save-mark.tsx';

/**
 * Changes preferences one at a time and tells how that stands. They hold at once; one that cannot be saved
 * goes back to what it was (UX 4), and trying again takes what was chosen.
 */
export function usePreferenceSaving() {
  const { preferences, change } = usePreferences();
  const [marks, setMarks] = useState<Partial<Record<keyof Preferences, Saving>>>({});
  // What is told is how the last change of each stands.
  const last = useRef<Partial<Record<keyof Preferences, unknown>>>({});
  const save = <Name extends keyof Preferences>(name: Name, value: NonNullable<Preferences[Name]>) => {
    const saved = change({ [name]: value });
    last.current[name] = saved;
    const mark = (saving: Saving) => {
      if (last.current[name] === saved) setMarks((before) => ({ ...before, [name]: saving }));
    };
    mark({ state: 'saving' });
    saved.then(
      () => mark({ state: 'saved' }),
      (failure: unknown) => mark({ state: 'failed', failure, retry: () => save(name, value) }),
    );
  };
  return { preferences, marks, save };
}
