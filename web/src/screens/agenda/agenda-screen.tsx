import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useMemo, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { agendaPeriod } from 'contract/agenda-period';
import { ApiError } from '#api/failures.ts';
import { reactionTo } from '#api/errors.ts';
import { AgendaBar } from '#features/agenda/agenda-bar.tsx';
import { AgendaList } from '#features/agenda/agenda-list.tsx';
import { drawnDays, filterCount, noFilters, shownDays } from '#features/agenda/agenda-state.ts';
import { AgendaToolbar } from '#features/agenda/agenda-toolbar.tsx';
import { Calendars } from '#features/agenda/calendars.tsx';
import { useFacets } from '#features/agenda/facets.ts';
import { LockedAgenda } from '#features/agenda/locked-agenda.tsx';
import { countsByDay, isOn, rowsByDay, rowsByHour } from '#features/agenda/meeting-days.ts';
import { askedBy, useMeetings, type Meetings } from '#features/agenda/meetings.ts';
import { MiniMonth } from '#features/agenda/mini-month.tsx';
import { EarlierDays, NextDay } from '#features/agenda/other-days.tsx';
import { SavedAgenda, useSavedAgendaSuggestions, useSeenMeetings } from '#features/agenda/saved-agenda.tsx';
import { useAgenda, type Agenda } from '#features/agenda/use-agenda.ts';
import { usePeek, type Peeking } from '#features/agenda/use-peek.ts';
import { useRecentAgenda } from '#features/agenda/use-recent-agenda.ts';
import { FiltersColumn } from '#features/filters/filters-column.tsx';
import { FiltersDrawer } from '#features/filters/filters-drawer.tsx';
import { useFormats } from '#features/formats.ts';
import { Peek } from '#features/meeting/peek.tsx';
import { RecentSection } from '#features/recent-searches/recent-section.tsx';
import { useSidebar } from '#features/shortcuts/use-sidebar.ts';
import { describeError } from '#session/describe.ts';
import { usePageTitle } from '#session/page-title.ts';
import { useSession } from '#session/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LatePart, lazyPart } from '#ui/late-part.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './agenda-screen.module.css';

/** The grids of weeks and months come with the library that draws them, when they are first shown. */
const LateGrid = lazy(async () => ({
  default: (await import('#features/agenda/agenda-grid.tsx')).AgendaGrid,
}));

/** Fetched when a phone first looks at a meeting. */
const PeekSheet = lazyPart(() => import('#features/meeting/peek-sheet.tsx'), 'PeekSheet');

/** The meetings of all dashboards, searched and by day (UX 5.4, UX-2). */
export function AgendaScreen() {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  usePageTitle(t('shell.agenda'));
  return hasModule('agenda') ? <Overview /> : <LockedAgenda />;
}

function Overview() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const agenda = useAgenda();
  const { state, today, change } = agenda;
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const meetings = useMeetings(askedBy(state, today));
  const peek = usePeek(agenda, !phone);
  const facets = useFacets(meetings.counts);
  useSeenMeetings(agenda, meetings.newSince);
  const recent = useRecentAgenda(agenda);
  const saved = useSavedAgendaSuggestions(agenda);
  const left = useSidebar('left', !phone);
  const counts = useMemo(
    () => (meetings.outdated ? new Map<string, number>() : countsByDay(meetings.meetings)),
    [meetings.meetings, meetings.outdated],
  );
  const shown = shownDays(state, today);
  const total = meetings.outdated || meetings.error ? undefined : inShown(meetings, state.view, shown);
  const filters = (
    <>
      <MiniMonth
        day={state.date ?? state.range?.from ?? today}
        today={today}
        shown={shown}
        reach={agendaPeriod(today)}
        counts={counts}
        onChoose={(date) => change({ date: date === today ? undefined : date, range: undefined })}
      />
      <Calendars facets={facets} filters={state} onChange={change} />
      <SavedAgenda state={state} />
      <RecentSection place="agenda" searches={recent} />
    </>
  );
  return (
    <div className={styles.screen}>
      <AgendaBar agenda={agenda} meetings={meetings} facets={facets} suggestions={{ recent, saved }}>
        {phone && (
          <FiltersDrawer
            count={filterCount(state)}
            show={
              total === undefined
                ? t('agendaPage.showAny')
                : t('agendaPage.show', { count: total, number: number(total) })
            }
          >
            {filters}
          </FiltersDrawer>
        )}
      </AgendaBar>
      <div className={styles.columns}>
        {left && <FiltersColumn place="agenda">{() => filters}</FiltersColumn>}
        <main id="main" tabIndex={-1} className={styles.main}>
          <AgendaToolbar
            state={state}
            today={today}
            phone={phone}
            total={total}
            loaded={meetings.outdated ? undefined : meetings.meetings.length}
            demo={meetings.meetings.some(({ demo }) => demo)}
            onChange={change}
          />
          <Content agenda={agenda} meetings={meetings} phone={phone} peek={peek} />
        </main>
        <Beside agenda={agenda} meetings={meetings} phone={phone} peek={peek} />
      </div>
    </div>
  );
}

/** How many meetings the days have that are shown; a month is asked for in whole weeks. */
function inShown(
  { meetings, total, hasNextPage }: Meetings,
  view: string,
  { from, to }: { from: string; to: string },
): number | undefined {
  if (view !== 'month' || total === undefined) return total;
  if (hasNextPage || total > meetings.length) return undefined;
  return rowsByDay(meetings, from).filter((row) => row.kind === 'item' && row.day <= to).length;
}

interface Parts {
  agenda: Agenda;
  meetings: Meetings;
  phone: boolean;
  peek: Peeking;
}

/** The meeting that is looked at: beside the others, and on a phone in a sheet over them. */
function Beside({ agenda: { state, address }, meetings, phone, peek: { chosen, close } }: Parts) {
  const item = meetings.meetings.find(({ id }) => id === chosen);
  const shared = { item, query: state.query, address, onClose: close };
  if (!phone) return chosen === undefined ? null : <Peek id={chosen} {...shared} />;
  return <Sheet id={chosen} {...shared} />;
}

/** Once fetched it stays, so that closing is seen and the focus comes back. */
function Sheet(props: ComponentProps<typeof PeekSheet>) {
  const [asked, setAsked] = useState(false);
  if (props.id !== undefined && !asked) setAsked(true);
  return (
    asked && (
      <Suspense>
        <PeekSheet {...props} />
      </Suspense>
    )
  );
}

function Content({ agenda, meetings, phone, peek }: Parts) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const { state, today, address, change } = agenda;
  const scroller = useRef<HTMLDivElement>(null);
  const days = drawnDays(state, today);
  const grid = !phone && (state.view === 'week' || state.view === 'month');
  const day = state.view === 'day' ? days.from : undefined;
  const all = meetings.meetings;
  const rows = useMemo(
    () =>
      day === undefined
        ? rowsByDay(all, days.from)
        : rowsByHour(all, day, (instant) => `${time(instant).slice(0, 2)}:00`),
    [all, day, days.from, time],
  );
  const { error } = meetings;
  if (error instanceof ApiError && error.errors[0]?.query) {
    return (
      <EmptyState title={describeError(error)}>
        <p>{t('timeline.query.mend')}</p>
      </EmptyState>
    );
  }
  if (error) {
    const { requestId } = reactionTo(error);
    return <ErrorPanel message={describeError(error)} requestId={requestId} onRetry={meetings.retry} />;
  }
  const stale = meetings.outdated && (rows.length === 0 || day !== undefined);
  if (meetings.loading || (stale && !grid && !(day !== undefined && all.some((one) => isOn(one, day))))) {
    return <SkeletonRows rows={10} height={53} label={t('shell.loading')} />;
  }
  if (grid) {
    return (
      <div className={styles.scroller}>
        <LatePart
          failure={<ErrorPanel message={t('agendaPage.gridFailed')} />}
          meanwhile={<SkeletonRows rows={8} height={72} label={t('shell.loading')} />}
        >
          <LateGrid
            state={state}
            today={today}
            days={days}
            meetings={meetings}
            address={address}
            peek={peek}
          />
        </LatePart>
      </div>
    );
  }
  if (rows.length === 0) {
    const whole = agendaPeriod(today);
    const narrowed = filterCount(state) > 0;
    const everything = state.view === 'list' && days.from === whole.from && days.to === whole.to;
    return (
      <EmptyState title={t('agendaPage.none')}>
        <p>{t('agendaPage.noneHint')}</p>
        <div className={styles.ways}>
          <NextDay agenda={agenda} days={days} />
          {narrowed && (
            <Button variant="default" onClick={() => change(noFilters)}>
              {t('agendaPage.withoutFilters')}
            </Button>
          )}
          {!everything && (
            <Button variant="default" onClick={() => change({ view: 'list', date: undefined, range: whole })}>
              {t('agendaPage.widen')}
            </Button>
          )}
        </div>
      </EmptyState>
    );
  }
  return (
    <>
      <EarlierDays agenda={agenda} />
      <div className={styles.scroller} ref={scroller}>
        <AgendaList
          label={t('agendaPage.day.list')}
          rows={rows}
          meetings={meetings}
          query={state.query}
          address={address}
          scroller={scroller}
          peek={peek}
        />
      </div>
    </>
  );
}
