import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgendaSavedSearch, changeAgendaSearch, createAgendaSearch } from 'contract/agenda-searches';
import type { BodyOf } from 'contract/endpoint';
import type { savedSearches } from 'contract/saved-searches';
import { call } from '#api/call.ts';
import { ApiError } from '#api/failures.ts';
import { describeError } from '#session/describe.ts';
import { showMessage } from '#ui/message-bar.tsx';
import type { Saving } from './saving.ts';
import type { Guard } from '#features/use-guard.ts';
import { callsOf, savedSearchesChanged } from './use-saved-searches.ts';

/** What the server found wrong, by the place where the form says it. */
interface Faults {
  title?: string;
  description?: string;
  mail?: string;
  whole?: string;
}

/** Saves what the form of a dashboard's search says; what the server refuses is told at its field. */
export function useSaveSearch({ domain, criteria, saved, onSaved }: Saving, guard: Guard) {
  const calls = callsOf(domain);
  return useSave(
    (fields: Omit<BodyOf<typeof savedSearches.common.create>, 'queryDetails'>) => {
      const body = { ...fields, queryDetails: criteria };
      return saved ? call(calls.change, { body: { id: saved.id, ...body } }) : call(calls.create, { body });
    },
    { changing: saved !== undefined, guard, onSaved },
  );
}

/** The same for a search of the agenda. */
export function useSaveAgendaSearch(saved: AgendaSavedSearch | undefined, guard: Guard) {
  return useSave(
    (body: BodyOf<typeof createAgendaSearch>) =>
      saved
        ? call(changeAgendaSearch, { body: { id: saved.id, ...body } })
        : call(createAgendaSearch, { body }),
    { changing: saved !== undefined, guard },
  );
}

function useSave<Fields, Saved extends { title: string }>(
  send: (fields: Fields) => Promise<{ data: Saved }>,
  {
    changing,
    guard,
    onSaved,
  }: { changing: boolean; guard: Guard; onSaved?: ((saved: Saved) => void) | undefined },
) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  /** The server's words about the search that is the same (decision 3.17). */
  const [identical, setIdentical] = useState<string>();

  const save = async (fields: Fields) => {
    setBusy(true);
    setFaults({});
    try {
      const { data } = await send(fields);
      // What is shown next must know it already.
      await savedSearchesChanged().catch(() => undefined);
      guard.close(true);
      const text = t(changing ? 'saving.form.changed' : 'saving.form.saved', { title: data.title });
      showMessage({ kind: 'success', text });
      onSaved?.(data);
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'EC-06') setIdentical(describeError(failure));
      else setFaults(faultsOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, faults, identical };
}

const places: readonly [start: string, place: keyof Faults][] = [
  ['body.title', 'title'],
  ['body.description', 'description'],
  ['body.sendUpdatesPerEmail', 'mail'],
];

function faultsOf(failure: unknown): Faults {
  const field = (failure instanceof ApiError && failure.errors[0].field) || '';
  const [, place = 'whole'] = places.find(([start]) => field.startsWith(start)) ?? [];
  return { [place]: describeError(failure) };
}
