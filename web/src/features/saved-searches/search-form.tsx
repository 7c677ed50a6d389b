import { Switch, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { useFormats } from '#features/formats.ts';
import { RssAddress } from '#features/feeds/rss-address.tsx';
import { useSession } from '#session/session.ts';
import { CriteriaSummary } from './criteria-summary.tsx';
import { mailAt, type MailRate, rateOf } from './mail-rate.ts';
import { Preview } from './preview.tsx';
import { RateChoice } from './rate-choice.tsx';
import type { Guard } from '#features/use-guard.ts';
import { SavedForm, useSavedForm } from './saved-form.tsx';
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
  pushEnabled: saved?.pushEnabled ?? false,
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
  const searches = useQuery(savedSearchesOf(domain)).data;
  const form = useSavedForm(() => fieldsOf(asked), { saved, searches, guard });
  const { fields, set } = form;
  const preview = usePreview(domain, criteria);
  const saving = useSaveSearch(asked, guard);
  const { faults } = saving;

  const tooMuch = preview.data?.volume === 'tooMuchForDirect';
  const directFull =
    searches !== undefined &&
    searches.numberOfDirect >= searches.maxDirect &&
    form.initial.rate !== 'realTime' &&
    !form.initial.pushEnabled;
  const refused = tooMuch
    ? t('saving.form.noDirect')
    : directFull
      ? t('saving.form.directLimit', {
          number: number(searches.numberOfDirect),
          maximum: number(searches.maxDirect),
        })
      : undefined;
  const save = () => {
    const { rate, ...others } = fields;
    const allowIdentical = saving.identical !== undefined;
    void saving.save({ ...others, sendUpdatesPerEmail: mailAt(rate), allowIdentical });
  };
  useEffect(() => {
    if (faults.title !== undefined) document.querySelector<HTMLInputElement>('[name="title"]')?.focus();
  }, [faults.title]);

  return (
    <SavedForm
      label={t(saved ? 'saving.form.change' : 'saving.form.new')}
      saved={saved}
      form={form}
      saving={saving}
      ready={asked.ran === true || preview.isSuccess}
      guard={guard}
      onSave={save}
      fullHint={
        searches && (
          <p>
            {t('saving.form.fullHint', { maximum: number(searches.maxSearches) })}{' '}
            <Link to="/saved-searches">{t('searches.manage')}</Link>
          </p>
        )
      }
      before={
        <section className={styles.what} aria-label={t('saving.form.criteria')}>
          <CriteriaSummary domain={domain} criteria={criteria} />
          {saved && asked.ran === undefined && (
            <Link {...searchOf(saved)} className={styles.link}>
              {t('saving.form.onDashboard')}
            </Link>
          )}
          <Preview preview={preview} rate={fields.rate} />
        </section>
      }
    >
      <TextInput
        data-autofocus
        name="title"
        required
        label={t('saving.form.title')}
        value={fields.title}
        maxLength={limits.maximumSavedTitle}
        error={form.missing('title') ? t('saving.form.titleRequired') : faults.title}
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
        refused={refused}
        onChange={(rate) => set({ rate })}
      />
      <fieldset className={styles.also}>
        <legend>{t('saving.form.also')}</legend>
        <Switch
          label={t('saving.form.push')}
          description={
            refused && !fields.pushEnabled
              ? refused
              : t(`saving.form.${fields.pushEnabled && fields.rate === 'off' ? 'pushOnly' : 'pushHint'}`)
          }
          disabled={refused !== undefined && !fields.pushEnabled}
          checked={fields.pushEnabled}
          onChange={(event) => set({ pushEnabled: event.currentTarget.checked })}
        />
        {fields.pushEnabled && (
          <Link to="/settings" hash="e-mail" className={styles.link}>
            {t('saving.form.pushDevices')}
          </Link>
        )}
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
    </SavedForm>
  );
}
