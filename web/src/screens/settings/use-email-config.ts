import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type EmailConfig, getEmailConfig, putEmailConfig } from 'contract/email-config';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { today } from '#features/search/period.ts';
import type { Saving } from '#features/save-mark.tsx';

/** When the user is mailed, as the server has it. */
const emailConfig = queryOptions({
  queryKey: ['emailConfig'],
  queryFn: ({ signal }) => call(getEmailConfig, { signal }),
});

/** Settings of mail that are saved each by itself. */
type EmailField =
  | 'dailyTime'
  | 'weeklyDay'
  | 'sendWhenEmpty'
  | 'calendarTime'
  | 'calendarDay'
  | 'planning'
  | 'planningType'
  | 'changes'
  | 'vacation';

/**
 * The settings of mail and the way to change one of them. Saves go one after the other, each with all that was
 * changed so far; what could not be saved stays as the user left it until a next save takes it along.
 */
export function useEmailConfig() {
  const query = useQuery(emailConfig);
  const [draft, setDraft] = useState<EmailConfig>();
  const [marks, setMarks] = useState<Partial<Record<EmailField, Saving>>>({});
  const wanted = useRef<EmailConfig>(undefined);
  const unsaved = useRef(new Set<EmailField>());
  const busy = useRef(false);
  const config = draft ?? query.data?.emailConfig;

  const mark = (saving: Saving) => {
    const fields = [...unsaved.current];
    setMarks((before) => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, saving])) }));
  };
  const save = async () => {
    if (busy.current) return;
    busy.current = true;
    mark({ state: 'saving' });
    try {
      for (let body = wanted.current; body !== undefined; body = wanted.current) {
        const answer = await call(putEmailConfig, { body: current(body) });
        // An older answer does not know of what was changed since.
        if (wanted.current !== body) continue;
        queries.setQueryData(emailConfig.queryKey, answer);
        void queries.invalidateQueries({ queryKey: ['notices'] });
        wanted.current = undefined;
        setDraft(undefined);
        mark({ state: 'saved' });
        unsaved.current.clear();
      }
    } catch (failure) {
      mark({ state: 'failed', failure, retry: () => void save() });
    } finally {
      busy.current = false;
    }
  };
  const change = (field: EmailField, next: EmailConfig) => {
    wanted.current = next;
    unsaved.current.add(field);
    setDraft(next);
    if (busy.current) mark({ state: 'saving' });
    void save();
  };
  return { query, config, timesFrom: query.data?.timesFrom, marks, change, unsaved: draft !== undefined };
}

export type EmailSettings = ReturnType<typeof useEmailConfig>;

/** A vacation that ended while the page was open is no part of what is saved. */
function current(config: EmailConfig): EmailConfig {
  const { active, until } = config.vacation;
  const over = active && until !== null && until < today();
  return over ? { ...config, vacation: { active: false, until: null } } : config;
}
