import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from 'contract/limits';
import { getNewsletterDraft, type NewsletterSettings, putNewsletterDraft } from 'contract/newsletter';
import { call } from '#api/call.ts';
import type { Saving } from '#features/save-mark.tsx';

/** How a list becomes a newsletter, as the server has it; read anew at every opening. */
export const newsletterDraft = (listId: string) =>
  queryOptions({
    queryKey: ['newsletterDraft', listId],
    queryFn: ({ signal }) => call(getNewsletterDraft, { params: { id: listId }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** The draft while it is changed: kept by itself after a pause, one save at a time, and never taken back. */
export function useNewsletterDraft(listId: string, initial: NewsletterSettings) {
  const [settings, setSettings] = useState(initial);
  const [saving, setSaving] = useState<Saving>();
  const [tries, setTries] = useState(0);
  const [settled] = useDebouncedValue(settings, limits.newsletterPause);
  const wanted = useRef(initial);
  const kept = useRef(initial);
  const running = useRef<Promise<boolean>>(undefined);

  const save = useCallback((): Promise<boolean> => {
    const run = async () => {
      try {
        while (kept.current !== wanted.current) {
          const body = wanted.current;
          setSaving({ state: 'saving' });
          await call(putNewsletterDraft, { params: { id: listId }, body });
          kept.current = body;
          setSaving({ state: 'saved' });
        }
        return true;
      } catch (failure) {
        setSaving({ state: 'failed', failure, retry: () => setTries((before) => before + 1) });
        return false;
      }
    };
    return (running.current ??= run().finally(() => (running.current = undefined)));
  }, [listId]);
  useEffect(() => {
    if (settled !== kept.current) void save();
  }, [settled, tries, save]);

  return {
    settings,
    change: (part: Partial<NewsletterSettings>) => {
      wanted.current = { ...wanted.current, ...part };
      setSettings(wanted.current);
      setSaving({ state: 'saving' });
    },
    saving,
    /** Keeps what was not kept yet; false where that fails. */
    save,
    unsaved: saving !== undefined && saving.state !== 'saved',
  };
}
export type NewsletterDraft = ReturnType<typeof useNewsletterDraft>;
