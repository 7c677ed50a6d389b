import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { noteForList } from './note-for-list.ts';
import { teamOf } from './team-queries.ts';

/**
 * What colleagues wrote about a document, to go along onto a list if somebody ticks that, and never without. Of several
 * documents nothing is offered: whoever adds them has not read what was written about each.
 */
export function useTeamNotes(documentIds: readonly string[]): {
  /** How many notes there are to take along. */
  count: number;
  /** The notes as the note of an item; undefined while they are not taken along. */
  note: string | undefined;
  take: (taken: boolean) => void;
} {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [taken, take] = useState(false);
  const [id = '', ...others] = documentIds;
  const enabled = id !== '' && others.length === 0;
  const notes = useQuery({ ...teamOf(id), enabled }).data?.notes ?? [];
  const note =
    taken && notes.length > 0
      ? noteForList(notes, { former: t('listPicker.formerColleague'), date })
      : undefined;
  return { count: notes.length, note, take };
}
