import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useMemo, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { agendaPeriod } from 'contract/agenda-period';
import { AgendaBar } from '#features/agenda/agenda-bar.tsx';
import { filterCount, shownDays } from '#features/agenda/agenda-state.ts';
import { AgendaToolbar } from '#features/agenda/agenda-toolbar.tsx';
import { Calendars } from '#features/agenda/calendars.tsx';
import { useFacets } from '#features/agenda/facets.ts';
import { LockedAgenda } from '#features/agenda/locked-agenda.tsx';
import { countsByDay, rowsByDay } from '#features/agenda/meeting-days.ts';
import type { Meetings } from '#features/agenda/meetings.ts';
import { MiniMonth } from '#features/agenda/mini-month.tsx';
import { SavedAgenda, useSavedAgendaSuggestions, useSeenMeetings } from '#features/agenda/saved-agenda.tsx';
import { useAgenda, type Agenda } from '#features/agenda/use-agenda.ts';
import { usePeek, type Peeking } from '#features/agenda/use-peek.ts';
import { useRecentAgenda } from '#features/agenda/use-recent-agenda.ts';
import { useShownMeetings } from '#features/agenda/use-shown-meetings.ts';
import { FiltersColumn } from '#features/filters/filters-column.tsx';
import { FiltersDrawer } from '#features/filters/filters-drawer.tsx';
import { useFormats } from '#features/formats.ts';
import { Peek } from '#features/meeting/peek.tsx';
import { RecentSection } from '#features/recent-searches/recent-section.tsx';
import { useSidebar } from '#features/shortcuts/use-sidebar.ts';
import { usePageTitle } from '#session/page-title.ts';
import { useSession } from '#session/session.ts';
import { lazyPart } from '#ui/late-part.tsx';
import { AgendaContent } from './agenda-content.tsx';
import styles from './agenda-screen.module.css';

/** Fetched when a phone first looks at a meeting. */
const MeetingSheet = lazyPart(() => import('#features/meeting/meeting-sheet.tsx'), 'MeetingSheet');

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
  const { state, today, change, filter } = agenda;
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const meetings = useShownMeetings(state, today);
  const peek = usePeek(state.meeting, agenda.peek, !phone);
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
      <Calendars facets={facets} filters={state} onChange={filter} />
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
            withHits={meetings.withHits}
            loaded={meetings.outdated ? undefined : meetings.meetings.length}
            demo={meetings.meetings.some(({ demo }) => demo)}
            onChange={change}
          />
          <AgendaContent agenda={agenda} meetings={meetings} phone={phone} peek={peek} />
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

/** The meeting that is looked at: beside the others, and on a phone in a sheet over them. */
function Beside({
  agenda: { state, address },
  meetings,
  phone,
  peek: { chosen, close },
}: {
  agenda: Agenda;
  meetings: Meetings;
  phone: boolean;
  peek: Peeking;
}) {
  const item = meetings.meetings.find(({ id }) => id === chosen);
  const shared = { item, query: state.query, address, onClose: close };
  if (!phone) return chosen === undefined ? null : <Peek id={chosen} {...shared} />;
  return <Sheet id={chosen} {...shared} />;
}

/** Once fetched it stays, so that closing is seen and the focus comes back. */
function Sheet(props: ComponentProps<typeof MeetingSheet>) {
  const [asked, setAsked] = useState(false);
  if (props.id !== undefined && !asked) setAsked(true);
  return (
    asked && (
      <Suspense>
        <MeetingSheet {...props} />
      </Suspense>
    )
  );
}
