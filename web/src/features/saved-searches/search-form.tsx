import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { useFormats } from '#features/formats.ts';
import { RssAddress } from '#features/feeds/rss-address.tsx';
import { useSession } from '#session/session.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { CriteriaSummary } from './criteria-summary.tsx';
import { mailAt, type MailRate, rateOf } from './mail-rate.ts';
import { Preview } from './preview.tsx';
import { RateChoice } from './rate-choice.tsx';
import type { Guard } from '#features/use-guard.ts';
import { searchOf } from './search-actions.ts';
import styles from './search-form.module.css';
import { savedSearchesOf } from './use-saved-searches.ts';
import { usePreview } from './use-preview.ts';
import { useSaveSearch } from './use-save-search.ts';
import type { Saving } from './saving.ts';

/** How a new search begins: with its query as title, mailed once a day. */
const fieldsOf = ({ saved, title, criteria }: Saving) => ({
  title: saved?.title ?? title ?? criteria.query.trim().slice(0, limits.maximumSavedTitle),
  description: saved?.description ?? '',
  rate: saved ? rateOf(saved) : ('daily' satisfies MailRate as MailRate),
  rssEnabled: saved?.rssEnabled ?? false,
  includeInWebcal: saved?.includeInWebcal ?? false,
});

/**
 * The form of a saved search: what it looks for and would have brought, its name, and how it tells its user. It
 * can be saved once the search has run (decision 5.11).
 */
export function SearchForm({ asked, guard }: { asked: Saving; guard: Guard }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { hasModule } = useSession();
  const { domain, criteria, saved } = asked;
  const [initial] = useState(() => fieldsOf(asked));
  const [fields, setFields] = useState(initial);
  const preview = usePreview(domain, criteria);
  const searches = useQuery(savedSearchesOf(domain)).data;
  const { save, busy, faults, identical } = useSaveSearch(asked, guard);
  const [tried, setTried] = useState(false);

  const set = (changes: Partial<typeof fields>) => {
    const next = { ...fields, ...changes };
    setFields(next);
    guard.onDirty(JSON.stringify(next) !== JSON.stringify(initial));
  };
  const titleFault = tried && fields.title.trim() === '' ? t('saving.form.titleRequired') : faults.title;
  const full = !saved && searches !== undefined && searches.numberOfSearches >= searches.maxSearches;
  const tooMuch = preview.data?.volume === 'tooMuchForDirect';
  const directFull =
    searches !== undefined && searches.numberOfDirect >= searches.maxDirect && initial.rate !== 'realTime';
  const hasRun = asked.ran === true || preview.isSuccess;
  const submit = (event: FormEvent<HTMLFormElement>, allowIdentical = false) => {
    event.preventDefault();
    setTried(true);
    if (fields.title.trim() === '') {
      event.currentTarget.querySelector<HTMLInputElement>('[name="title"]')?.focus();
      return;
    }
    if (full || !hasRun) return;
    const { rate, ...others } = fields;
    void save({ ...others, sendUpdatesPerEmail: mailAt(rate), allowIdentical });
  };
  useEffect(() => {
    if (faults.title !== undefined) document.querySelector<HTMLInputElement>('[name="title"]')?.focus();
  }, [faults.title]);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => submit(event, identical !== undefined)}
      aria-label={t(saved ? 'saving.form.change' : 'saving.form.new')}
    >
      {full && (
        <FormNotice kind="info">
          <b>{t('saving.form.full')}</b>
          <p>
            {t('saving.form.fullHint', { maximum: number(searches.maxSearches) })}{' '}
            <Link to="/saved-searches">{t('searches.manage')}</Link>
          </p>
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
      <section className={styles.what} aria-label={t('saving.form.criteria')}>
        <CriteriaSummary domain={domain} criteria={criteria} />
        {saved && asked.ran === undefined && (
          <Link {...searchOf(saved)} className={styles.link}>
            {t('saving.form.onDashboard')}
          </Link>
        )}
        <Preview preview={preview} rate={fields.rate} />
      </section>
      <fieldset className={styles.fields} disabled={full}>
        <TextInput
          data-autofocus
          name="title"
          required
          label={t('saving.form.title')}
          value={fields.title}
          maxLength={limits.maximumSavedTitle}
          error={titleFault}
          onFocus={(event) => !saved && event.currentTarget.select()}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <Textarea
          label={t('saving.form.description')}
          placeholder={t('saving.form.descriptionHint')}
          value={fields.description}
          maxLength={limits.maximumSavedDescription}
          error={faults.description}
          autosize
          minRows={1}
          maxRows={5}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <RateChoice
          rate={fields.rate}
          fault={faults.mail}
          refused={
            tooMuch
              ? t('saving.form.noDirect')
              : directFull
                ? t('saving.form.directLimit', {
                    number: number(searches.numberOfDirect),
                    maximum: number(searches.maxDirect),
                  })
                : undefined
          }
          onChange={(rate) => set({ rate })}
        />
        <fieldset className={styles.also}>
          <legend>{t('saving.form.also')}</legend>
          <Switch
            label={t('saving.form.rss')}
            description={t('saving.form.rssHint')}
            checked={fields.rssEnabled}
            onChange={(event) => set({ rssEnabled: event.currentTarget.checked })}
          />
          {fields.rssEnabled &&
            (saved?.rssEnabled ? <RssAddress searchId={saved.id} /> : <small>{t('feeds.rss.hint')}</small>)}
          {hasModule('agenda') && (
            <Switch
              label={t('saving.form.webcal')}
              description={t('saving.form.webcalHint')}
              checked={fields.includeInWebcal}
              onChange={(event) => set({ includeInWebcal: event.currentTarget.checked })}
            />
          )}
        </fieldset>
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
        <Button type="submit" loading={busy} disabled={full || !hasRun}>
          {t(identical === undefined ? 'saving.form.save' : 'saving.form.saveAnyway')}
        </Button>
      </div>
    </form>
  );
}
