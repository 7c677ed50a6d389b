import { Checkbox, Switch, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AgendaUpdates } from 'contract/agenda-searches';
import { dashboards, type DomainId, domainIds } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { useSession } from '#session/session.ts';
import { domainsOf, filtersFor, meetingsNamed, namesSubject } from './agenda-filters.ts';
import { agendaSearches } from './agenda-searches.ts';
import { DomainName } from './domain-name.tsx';
import { MeetingsPreview } from './meetings-preview.tsx';
import { SavedForm, useSavedForm } from './saved-form.tsx';
import type { SavingAgenda } from './saving.ts';
import styles from './search-form.module.css';
import type { Guard } from '#features/use-guard.ts';
import { useMailTimes } from './use-mail-times.ts';
import { useMeetings } from './use-meetings.ts';
import { useSaveAgendaSearch } from './use-save-search.ts';

/** Milliseconds without typing after which the query is run. */
const typingPause = 600;

const fieldsOf = ({ saved, copyOf, begin }: SavingAgenda) => {
  const from = saved ?? copyOf;
  const looksFor = from?.queryDetails ?? begin;
  const mail: Partial<AgendaUpdates> = from?.sendUpdatesPerEmail ?? {};
  return {
    title: from?.title ?? begin?.query.slice(0, limits.maximumSavedTitle) ?? '',
    query: looksFor?.query ?? '',
    filters: looksFor?.filters ?? [],
    dailyChanges: mail.dailyChanges ?? false,
    activitiesFrequent: mail.activitiesFrequent?.enabled ?? true,
    activitiesOverview: mail.activitiesOverview?.enabled ?? true,
    includeInWebcal: from?.includeInWebcal ?? false,
  };
};
const mails = ['activitiesFrequent', 'dailyChanges', 'activitiesOverview'] as const;

/** The form of a saved search of the agenda: which meetings, and how their changes and planning are told (UX 5.7). */
export function AgendaForm({ asked, guard }: { asked: SavingAgenda; guard: Guard }) {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  const { calendarTime, calendarDay } = useMailTimes();
  const { saved } = asked;
  const searches = useQuery(agendaSearches).data;
  const form = useSavedForm(() => fieldsOf(asked), {
    saved,
    searches,
    guard,
    mayLack: ({ filters }) => namesSubject(filters),
  });
  const { fields, set } = form;
  const [ran] = useDebouncedValue(fields.query.trim(), typingPause);
  const meetings = useMeetings(ran, fields.filters);
  const saving = useSaveAgendaSearch(saved, guard);
  const subject = namesSubject(fields.filters);
  const followed = meetingsNamed(fields.filters);

  const known = domainIds.filter((domain) => hasModule(dashboards[domain].module));
  const chosen = domainsOf(fields.filters, known);
  const choose = (domain: DomainId, wanted: boolean) => {
    const domains = known.filter((one) => (one === domain ? wanted : chosen.includes(one)));
    if (domains.length > 0) set({ filters: filtersFor(fields.filters, domains, known) });
  };
  const hasRun = ran === fields.query.trim() && meetings.isSuccess && !meetings.isPlaceholderData;
  const save = () => {
    if (!hasRun) return;
    const { title, query, filters, dailyChanges, includeInWebcal } = fields;
    void saving.save({
      title,
      includeInWebcal,
      queryDetails: { query, filters },
      sendUpdatesPerEmail: {
        dailyChanges,
        activitiesFrequent: { enabled: fields.activitiesFrequent },
        activitiesOverview: { enabled: fields.activitiesOverview },
      },
      allowIdentical: saving.identical !== undefined,
    });
  };
  return (
    <SavedForm
      saved={saved}
      form={form}
      saving={saving}
      ready={(ran === '' && !subject) || hasRun}
      guard={guard}
      onSave={save}
    >
      <TextInput
        data-autofocus
        name="query"
        required={!subject}
        label={t('saving.agenda.query')}
        placeholder={t('timeline.query.placeholder')}
        value={fields.query}
        maxLength={limits.maximumQueryLength}
        error={form.missing('query') ? t('saving.agenda.queryRequired') : undefined}
        onChange={(event) => set({ query: event.currentTarget.value })}
      />
      {followed > 0 && <p className={styles.query}>{t('searches.followed', { count: followed })}</p>}
      {known.length > 1 && (
        <fieldset className={styles.domains}>
          <legend>{t('saving.page.domains')}</legend>
          {known.map((domain) => (
            <Checkbox
              key={domain}
              label={<DomainName domain={domain} />}
              checked={chosen.includes(domain)}
              onChange={(event) => choose(domain, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      <MeetingsPreview meetings={meetings} asked={ran !== '' || subject} />
      <TextInput
        name="title"
        required
        label={t('saving.form.title')}
        value={fields.title}
        maxLength={limits.maximumSavedTitle}
        error={form.missing('title') ? t('saving.form.titleRequired') : saving.faults.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <fieldset className={styles.also}>
        <legend>{t('saving.form.mail')}</legend>
        {mails.map((name) => (
          <Switch
            key={name}
            label={t(`saving.agenda.mails.${name}`)}
            description={t(`saving.agenda.hints.${name}`, { time: calendarTime, day: calendarDay })}
            checked={fields[name]}
            onChange={(event) => set({ [name]: event.currentTarget.checked })}
          />
        ))}
        <Link to="/settings" hash="e-mail" className={styles.link}>
          {t('saving.agenda.planningType')}
        </Link>
      </fieldset>
      <fieldset className={styles.also}>
        <legend>{t('saving.form.also')}</legend>
        <Switch
          label={t('saving.form.webcal')}
          description={t('saving.agenda.webcalHint')}
          checked={fields.includeInWebcal}
          onChange={(event) => set({ includeInWebcal: event.currentTarget.checked })}
        />
      </fieldset>
    </SavedForm>
  );
}
