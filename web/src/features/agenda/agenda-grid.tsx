import FullCalendar from '@fullcalendar/react';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { useNavigate } from '@tanstack/react-router';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAfterKey } from '#features/search/month-weeks.ts';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import styles from './agenda-grid.module.css';
import { dateOf, writeAgenda } from './agenda-state.ts';
import { useGridOptions, type Grid } from './use-grid-options.tsx';

/** A week or a month as a grid of days; FullCalendar places the meetings, their looks are ours. */
export function AgendaGrid(grid: Grid) {
  const { state, today, days, meetings, peek } = grid;
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const options = useGridOptions(grid);
  const box = useRef<HTMLDivElement>(null);
  const month = state.view === 'month';

  /** J and K walk from meeting to meeting as they stand on the page (UX-2, 11). */
  const move = (step: 1 | -1) => {
    const links = [...(box.current?.querySelectorAll<HTMLAnchorElement>('a[href^="/agenda/"]') ?? [])];
    const idOf = (link: Element | undefined) =>
      decodeURIComponent(/^\/agenda\/([^?#]+)/.exec(link?.getAttribute('href') ?? '')?.[1] ?? '');
    const focused = links.findIndex((link) => link === document.activeElement);
    const at = focused === -1 ? links.findIndex((link) => idOf(link) === peek.chosen) : focused;
    const link = links[at === -1 && step === -1 ? links.length - 1 : at + step];
    if (!link) return;
    link.focus();
    peek.follow(idOf(link));
  };
  useShortcut('j', () => move(1));
  useShortcut('k', () => move(-1));

  /** The arrows walk from day to day by their numbers (UX-2, 12). */
  const walk = (event: KeyboardEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-date]');
    const at = cell?.dataset.date?.slice(0, 10);
    const to = at && dayAfterKey(at, event.key);
    if (!month || to === undefined || to === '') return;
    event.preventDefault();
    const next = to < days.from || to > days.to ? undefined : to;
    if (next) box.current?.querySelector<HTMLElement>(`[data-date="${next}"] [tabindex]`)?.focus();
    else void navigate({ to: '/agenda', search: writeAgenda({ ...state, date: dateOf(to, today) }) });
  };
  return (
    <div
      ref={box}
      className={styles.grid}
      data-view={state.view}
      data-outdated={meetings.outdated || undefined}
      aria-label={t('agendaPage.day.list')}
      role="region"
      onKeyDown={walk}
    >
      <FullCalendar key={`${state.view} ${days.from} ${i18n.language}`} {...options} />
    </div>
  );
}
