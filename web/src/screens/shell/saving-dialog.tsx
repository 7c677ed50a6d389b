import { useLocation } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { type Saving, saving, type SavingAgenda } from '#features/saved-searches/saving.ts';
import { withWords } from '#session/locale.ts';
import { useValue } from '#session/value.ts';
import { keepKeys } from '#ui/keep-keys.ts';
import { sayNotFetched } from '#ui/not-fetched.ts';
import { tooLate } from '#features/load-screen.ts';

type Dialog = ComponentType<{ asked: Saving | SavingAgenda; onClose: () => void }>;

/** The one dialog that saves searches, over any page; it is fetched when it first opens. */
export function SavingDialog() {
  const { t } = useTranslation();
  const asked = useValue(saving);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [Part, setPart] = useState<Dialog>();
  useEffect(() => saving.set(undefined), [path]);
  useEffect(() => {
    if (!asked || Part) return;
    const load = import('#features/saved-searches/save-dialog.tsx');
    keepKeys(Promise.race([withWords(load, 'searches', 'saving'), tooLate()]))
      .then(({ SaveDialog }) => setPart(() => SaveDialog))
      .catch(() => {
        saving.set(undefined);
        sayNotFetched();
      });
  }, [asked, Part, t]);
  return asked && Part ? <Part asked={asked} onClose={() => saving.set(undefined)} /> : null;
}
