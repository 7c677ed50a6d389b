import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holds, NarrowField } from '#features/filters/narrow-field.tsx';
import { Zeros } from '#features/filters/zeros.tsx';
import { useFormats } from '#features/formats.ts';
import { Section } from '#features/section.tsx';
import { useAtOnce } from '#ui/use-at-once.ts';
import type { AgendaFilters, ListedSort } from './agenda-state.ts';
import { CalendarChoice, Choice } from './calendar-choice.tsx';
import styles from './calendars.module.css';
import type { CalendarsOf, Facet, Facets } from './facets.ts';
import { useFilterNames } from './use-filter-names.ts';

/** Committees and places that are in sight before the others are asked for. */
const few = 8;

/**
 * What the meetings that are found can be narrowed to, with how many each would leave: calendars by institution,
 * kinds, committees, states and places. Nothing ticked is everything.
 */
export function Calendars({
  facets,
  filters,
  onChange,
}: {
  /** Undefined while it is not known. */
  facets: Facets | undefined;
  filters: AgendaFilters;
  /** Resolves when what is shown has followed. */
  onChange: (change: Partial<AgendaFilters>) => Promise<void>;
}) {
  const { t } = useTranslation();
  if (!facets) return null;
  const part = (sort: Exclude<ListedSort, 'sources'>) => ({
    sort,
    facets: withChosen(facets[sort], filters[sort]),
    chosen: filters[sort],
    onChoose: (chosen: readonly string[]) => onChange({ [sort]: chosen }),
  });
  return (
    <>
      <ByInstitution
        dashboards={facets.dashboards}
        chosen={filters.sources}
        onChoose={(sources) => onChange({ sources })}
      />
      <Choices title={t('agendaPage.filters.kinds')} {...part('kinds')} />
      <Choices
        title={t('agendaPage.filters.committees')}
        narrow={t('agendaPage.filters.narrowCommittees')}
        {...part('committees')}
      />
      <Choices title={t('agendaPage.filters.statuses')} {...part('statuses')} />
      <Choices
        title={t('agendaPage.filters.places')}
        narrow={t('agendaPage.filters.narrowPlaces')}
        closed
        {...part('places')}
      />
    </>
  );
}

/** What was chosen stays in sight, also where nothing is left of it. */
function withChosen(facets: readonly Facet[], chosen: readonly string[]): readonly Facet[] {
  const missing = chosen.filter((key) => !facets.some((facet) => facet.key === key));
  return [...facets, ...missing.map((key) => ({ key, count: 0 }))];
}

interface Part {
  sort: ListedSort;
  title: string;
  facets: readonly Facet[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => Promise<void>;
}

/** How many of a sort are chosen, beside its title. */
function Extent({ all, chosen }: { all: number; chosen: readonly string[] }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <span className={styles.extent}>
      {chosen.length === 0
        ? t('agendaPage.filters.all')
        : t('agendaPage.filters.some', { chosen: number(chosen.length), all: number(all) })}
    </span>
  );
}

/** The institutions of each dashboard, as one sort of filter. */
function ByInstitution({
  dashboards,
  chosen: settled,
  onChoose,
}: {
  dashboards: readonly CalendarsOf[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => Promise<void>;
}) {
  const { t } = useTranslation();
  const [chosen, choose] = useAtOnce(settled, onChoose);
  const all = dashboards.reduce((sum, { calendars }) => sum + calendars.length, 0);
  return (
    <Section
      name="agenda/sources"
      title={t('agendaPage.filters.calendars')}
      extra={<Extent all={all} chosen={chosen} />}
    >
      <CalendarChoice dashboards={dashboards} chosen={chosen} onChoose={choose} />
    </Section>
  );
}

/** The choices of one sort, most meetings first; of many the first few, with a field that narrows them. */
function Choices({
  sort,
  title,
  narrow,
  closed = false,
  facets,
  chosen: settled,
  onChoose,
}: Part & {
  /** Name of the field that narrows a long list. */
  narrow?: string;
  closed?: boolean;
}) {
  const { t } = useTranslation();
  const names = useFilterNames();
  const [chosen, choose] = useAtOnce(settled, onChoose);
  const [wanted, setWanted] = useState('');
  const [all, setAll] = useState(false);
  if (facets.length === 0) return null;
  const found = facets.filter((facet) => holds(names.long(sort, facet), wanted));
  const whole = narrow === undefined || wanted.trim() !== '' || found.length <= few + 1;
  const first = found.filter(({ key }, index) => whole || index < few || chosen.includes(key));
  const others = found.filter((facet) => !first.includes(facet));
  const choice = (facet: Facet) => (
    <Choice
      key={facet.key}
      sort={sort}
      facet={facet}
      sign={sort === 'kinds' && <i className={styles.kind} data-kind={facet.key} aria-hidden="true" />}
      state={chosen.includes(facet.key)}
      onToggle={(on) => choose(on ? [...chosen, facet.key] : chosen.filter((key) => key !== facet.key))}
    />
  );
  return (
    <Section
      name={`agenda/${sort}`}
      title={title}
      closed={closed}
      extra={<Extent all={facets.length} chosen={chosen} />}
    >
      {narrow !== undefined && facets.length > few + 1 && (
        <NarrowField label={narrow} value={wanted} onChange={setWanted} />
      )}
      {found.length === 0 && <p className={styles.hint}>{t('agendaPage.filters.noneCalled')}</p>}
      {first.map(choice)}
      {all && others.map(choice)}
      {others.length > 0 && (
        <Zeros
          label={
            all ? t('agendaPage.filters.fewer') : t('agendaPage.filters.others', { count: others.length })
          }
          opened={all}
          onToggle={setAll}
        />
      )}
    </Section>
  );
}
