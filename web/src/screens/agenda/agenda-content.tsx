import { Button } from '@mantine/core';
import { lazy, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { agendaPeriod, type AgendaPeriod } from 'contract/agenda-period';
import { ApiError } from '#api/failures.ts';
import { reactionTo } from '#api/errors.ts';
import { AgendaList } from '#features/agenda/agenda-list.tsx';
import {
  drawnDays,
  earlierToo,
  filterCount,
  noFilters,
  type AgendaState,
} from '#features/agenda/agenda-state.ts';
import { ArrivalsLine } from '#features/agenda/arrivals-line.tsx';
import { isOn, rowsByDay, rowsByHour } from '#features/agenda/meeting-days.ts';
import type { Meetings } from '#features/agenda/meetings.ts';
import { EarlierDays, NextDay, OtherMeetings } from '#features/agenda/other-days.tsx';
import type { Agenda } from '#features/agenda/use-agenda.ts';
import { useArrivals } from '#features/agenda/use-arrivals.ts';
import type { Peeking } from '#features/agenda/use-peek.ts';
import { canShowOthers, keyOfShown } from '#features/agenda/use-shown-meetings.ts';
import { useFormats } from '#features/formats.ts';
import { keepAnchor } from '#features/timeline/anchor.ts';
import { placeOf } from '#features/timeline/use-anchor.ts';
import { describeError } from '#session/describe.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LatePart } from '#ui/late-part.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './agenda-screen.module.css';

/** The grids of weeks and months come with the library that draws them, when they are first shown. */
const LateGrid = lazy(async () => ({
  default: (await import('#features/agenda/agenda-grid.tsx')).AgendaGrid,
}));

/** The meetings that were asked for as the view has them, or why there are none. */
export function AgendaContent({
  agenda,
  meetings,
  phone,
  peek,
}: {
  agenda: Agenda;
  meetings: Meetings;
  phone: boolean;
  peek: Peeking;
}) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const { state, today, address, change } = agenda;
  const arrived = useArrivals(meetings, peek.chosen);
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
  /** More of what is on the screen, which stays where it is. */
  const showMore = (more: Partial<AgendaState>, goesOn = false) => {
    const place = scroller.current && placeOf(scroller.current);
    if (place) keepAnchor({ search: keyOfShown({ ...state, ...more }, today), ...place });
    change(more, goesOn);
  };
  const earlier = earlierToo(state, today);
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
  if (!grid && rows.length === 0) return <NoMeetings agenda={agenda} days={days} />;
  return (
    <>
      {earlier && <EarlierDays onShow={() => showMore(earlier)} />}
      <div className={styles.content}>
        <ArrivalsLine ids={arrived} onShow={peek.choose} />
        <div className={styles.scroller} ref={scroller}>
          {grid ? (
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
          ) : (
            <>
              <AgendaList
                label={t('agendaPage.day.list')}
                rows={rows}
                meetings={meetings}
                query={state.query}
                address={address}
                scroller={scroller}
                peek={peek}
                onBeyondTop={earlier && !meetings.outdated ? () => showMore(earlier, true) : undefined}
              />
              {canShowOthers(state) && !meetings.hasNextPage && (
                <OtherMeetings shown={state.others} onShow={(others) => showMore({ others })} />
              )}
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** Ways to what other days or fewer filters have. */
function NoMeetings({ agenda, days }: { agenda: Agenda; days: AgendaPeriod }) {
  const { t } = useTranslation();
  const { state, today, change } = agenda;
  const whole = agendaPeriod(today);
  const everything = state.view === 'list' && days.from === whole.from && days.to === whole.to;
  return (
    <EmptyState title={t('agendaPage.none')}>
      <p>{t('agendaPage.noneHint')}</p>
      <div className={styles.ways}>
        <NextDay agenda={agenda} days={days} />
        {filterCount(state) > 0 && (
          <Button variant="default" onClick={() => change(noFilters)}>
            {t('agendaPage.withoutFilters')}
          </Button>
        )}
        {canShowOthers(state) && !state.others && (
          <Button variant="default" onClick={() => change({ others: true })}>
            {t('agendaPage.others.show')}
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
