import { Button } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from 'contract/saved-searches';
import { useFormats } from '#features/formats.ts';
import type { Guard } from '#features/use-guard.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import styles from './search-form.module.css';
import type { useSaveSearch } from './use-save-search.ts';

/** What the user types in a form of saved searches, and whether a search more can be saved at all. */
export function useSavedForm<Fields extends { title: string; query?: string }>(
  begin: () => Fields,
  {
    saved,
    searches,
    guard,
    mayLack = () => false,
  }: {
    saved: object | undefined;
    searches: { numberOfSearches: number; maxSearches: number } | undefined;
    guard: Guard;
    /** Something else says what is looked for, so that the query may be empty. */
    mayLack?: (fields: Fields) => boolean;
  },
) {
  const [initial] = useState(begin);
  const [fields, setFields] = useState(initial);
  const [tried, setTried] = useState(false);
  const full = !saved && searches !== undefined && searches.numberOfSearches >= searches.maxSearches;
  const needed = mayLack(fields) ? (['title'] as const) : (['query', 'title'] as const);
  return {
    initial,
    fields,
    searches,
    full,
    set: (changes: Partial<Fields>) => {
      const next = { ...fields, ...changes };
      setFields(next);
      guard.onDirty(JSON.stringify(next) !== JSON.stringify(initial));
    },
    /** The user tried to save with nothing in this field. */
    missing: (name: 'title' | 'query') =>
      tried && needed.some((one) => one === name) && fields[name]?.trim() === '',
    /** Saves, unless a field that is needed is empty, which gets the focus. */
    submit: (event: FormEvent<HTMLFormElement>, save: () => void) => {
      event.preventDefault();
      setTried(true);
      const empty = needed.find((name) => fields[name]?.trim() === '');
      if (empty) event.currentTarget.querySelector<HTMLInputElement>(`[name="${empty}"]`)?.focus();
      else if (!full) save();
    },
  };
}

/** What the forms of saved searches are alike in: what is the matter with the search, and the way to save it. */
export function SavedForm({
  label,
  saved,
  form,
  saving,
  ready,
  guard,
  fullHint,
  before,
  children,
  onSave,
}: {
  label?: string;
  saved: Pick<SavedSearch, 'paused' | 'sourcesChanged'> | undefined;
  form: Pick<ReturnType<typeof useSavedForm>, 'full' | 'searches' | 'submit'>;
  saving: Pick<ReturnType<typeof useSaveSearch>, 'busy' | 'faults' | 'identical'>;
  /** Nothing stands in the way of saving but perhaps an empty field. */
  ready: boolean;
  guard: Guard;
  /** What can be done when there may be no more searches. */
  fullHint?: ReactNode;
  /** Stays usable when no search can be saved. */
  before?: ReactNode;
  /** The fields. */
  children: ReactNode;
  onSave: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { full, searches } = form;
  const { faults, identical } = saving;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => form.submit(event, onSave)}
      aria-label={label}
    >
      {full && (
        <FormNotice kind="info">
          <b>{t('saving.form.full')}</b>
          {fullHint}
        </FormNotice>
      )}
      {saved?.paused && (
        <FormNotice kind="info">
          <b>{t(`searches.paused.${saved.paused}`)}</b>
          <p>{t('searches.pausedHint')}</p>
        </FormNotice>
      )}
      {saved?.sourcesChanged && (
        <FormNotice kind="info">
          <b>{t('searches.sourcesChanged')}</b>
          <p>{t('searches.sourcesChangedHint')}</p>
        </FormNotice>
      )}
      {faults.whole !== undefined && <FormNotice kind="error">{faults.whole}</FormNotice>}
      {before}
      <fieldset className={styles.fields} disabled={full}>
        {children}
      </fieldset>
      {identical !== undefined && (
        <FormNotice kind="error">
          <b>{t('saving.form.identical')}</b>
          <p>
            {identical} {t('saving.form.identicalHint')}
          </p>
        </FormNotice>
      )}
      <div className={styles.foot}>
        {searches && (
          <p>
            {t('saving.form.count', {
              number: number(searches.numberOfSearches),
              maximum: number(searches.maxSearches),
            })}
          </p>
        )}
        <Button variant="default" onClick={() => guard.close()}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" loading={saving.busy} disabled={full || !ready}>
          {t(identical === undefined ? 'saving.form.save' : 'saving.form.saveAnyway')}
        </Button>
      </div>
    </form>
  );
}
