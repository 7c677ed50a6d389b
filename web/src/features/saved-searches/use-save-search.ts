import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from 'contract/endpoint';
import type { savedSearches } from 'contract/saved-searches';
import { call } from '#api/call.ts';
import { ApiError } from '#api/failures.ts';
import { describeError } from '#session/describe.ts';
import { showMessage } from '#ui/message-bar.tsx';
import type { Guard } from './use-guard.ts';
import type { Saving } from './saving.ts';
import { callsOf, savedSearchesChanged } from './use-saved-searches.ts';

type Fields = Omit<BodyOf<typeof savedSearches.create>, 'queryDetails'>;

/** What the server found wrong, by the place where the form says it. */
interface Faults {
  title?: string;
  description?: string;
  mail?: string;
  whole?: string;
}

/** Saves what the form says; what the server refuses is told at its field. */
export function useSaveSearch({ domain, criteria, saved, onSaved }: Saving, guard: Guard) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  /** The server's words about the search that is the same (decision 3.17). */
  const [identical, setIdentical] = useState<string>();

  const save = async (fields: Fields) => {
    setBusy(true);
    setFaults({});
    const calls = callsOf(domain);
    const body = { ...fields, queryDetails: criteria };
    try {
      const { data } = saved
        ? await call(calls.change, { body: { id: saved.id, ...body } })
        : await call(calls.create, { body });
      // What is shown next must know it already.
      await savedSearchesChanged().catch(() => undefined);
      guard.close(true);
      const text = t(saved ? 'searches.form.changed' : 'searches.form.saved', { title: data.title });
      showMessage({ kind: 'success', text });
      onSaved?.(data);
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'EC-06') setIdentical(describeError(failure));
      else setFaults(faultsOf(failure, fields));
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, faults, identical };
}

function faultsOf(failure: unknown, { sendUpdatesPerEmail }: Fields): Faults {
  const told = describeError(failure);
  if (!(failure instanceof ApiError)) return { whole: told };
  const { field = '' } = failure.errors[0];
  if (field === 'body.title') return { title: told };
  if (field === 'body.description') return { description: told };
  const direct = failure.code === 'EC-05' && sendUpdatesPerEmail?.realTime === true;
  return field.startsWith('body.sendUpdatesPerEmail') || direct ? { mail: told } : { whole: told };
}
