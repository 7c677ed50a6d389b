import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeetingChange } from 'contract/agenda-meeting';
import { useMeetingTimes } from './use-meeting-times.ts';

/** A change in words: what changed, how it is now and how it was. */
interface ChangeWords {
  name: string;
  now?: string;
  before?: string;
}

/** Puts one change of a meeting into words (UX-2, 13). */
export function useChangeWords(): (change: MeetingChange) => ChangeWords {
  const { t } = useTranslation();
  const times = useMeetingTimes();
  return useCallback(
    (change) => {
      const titles = (all: readonly string[]) => all.join(', ');
      const unknown = t('meeting.changes.unknown');
      switch (change.kind) {
        case 'new':
          return { name: t('meeting.changes.new') };
        case 'date':
          return {
            name: t('meeting.changes.date'),
            now: times.dayAndHours(change.to),
            before: times.dayAndHours(change.from),
          };
        case 'time':
          return {
            name: t('meeting.changes.time'),
            now: times.hours(change.to),
            before: times.hours(change.from),
          };
        case 'place':
          return {
            name: t('meeting.changes.place'),
            now: change.to ?? unknown,
            before: change.from ?? unknown,
          };
        case 'standing':
          return { name: t(`meeting.changes.standing.${change.to}`) };
        case 'closed':
          return { name: t(change.to ? 'meeting.changes.closed' : 'meeting.changes.opened') };
        case 'itemsAdded':
        case 'itemsRemoved':
          return {
            name: t(`meeting.changes.${change.kind}`, { count: change.titles.length }),
            now: titles(change.titles),
          };
        case 'documentsAdded':
        case 'documentsRemoved':
          return {
            name: t(`meeting.changes.${change.kind}`, { count: change.documents.length }),
            now: titles(documentsOf(change.documents, (count) => t('meeting.changes.unnamed', { count }))),
          };
      }
    },
    [t, times],
  );
}

/** Documents by their titles; those whose title is not known by their number. */
function documentsOf(
  documents: readonly { title?: string | undefined }[],
  numbered: (count: number) => string,
): string[] {
  const named = documents.flatMap(({ title }) => title ?? []);
  const others = documents.length - named.length;
  return others === 0 ? named : [...named, numbered(others)];
}
