import { useState } from 'react';
import { isBoolean, isRecordOf } from '#api/shapes.ts';
import { recall, remember } from '#session/storage.ts';

const entry = 'folds';
const isFolds = isRecordOf(isBoolean);

/** Whether a part of a page is open, remembered in this tab: it is so again after going back or reloading. */
export function useFold(name: string, standard: boolean): [opened: boolean, set: (opened: boolean) => void] {
  const [opened, setOpened] = useState(() => recall(entry, isFolds, 'tab')?.[name] ?? standard);
  return [
    opened,
    (next) => {
      setOpened(next);
      remember(entry, { ...recall(entry, isFolds, 'tab'), [name]: next }, 'tab');
    },
  ];
}
