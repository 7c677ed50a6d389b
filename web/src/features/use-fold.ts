import { useState } from 'react';
import { z } from 'zod';
import { recall, remember } from '#session/storage.ts';

const entry = 'folds';
const Folds = z.record(z.string(), z.boolean());

/** Whether a part of a page is open, remembered in this tab: it is so again after going back or reloading. */
export function useFold(name: string, standard: boolean): [opened: boolean, set: (opened: boolean) => void] {
  const [opened, setOpened] = useState(() => recall(entry, Folds, 'tab')?.[name] ?? standard);
  return [
    opened,
    (next) => {
      setOpened(next);
      remember(entry, { ...recall(entry, Folds, 'tab'), [name]: next }, 'tab');
    },
  ];
}
