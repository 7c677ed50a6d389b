import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { agendaViews, shownDays, turned, type AgendaState, type AgendaView } from './agenda-state.ts';
import styles from './agenda-toolbar.module.css';
import { AgendaWays } from './agenda-ways.tsx';
import { isElsewhere } from './is-elsewhere.ts';
import { useRangeName } from './use-range-name.ts';

/** The views that a phone has: a grid of days has no room there (UX-2, 22). */
const phoneViews: readonly AgendaView[] = ['day', 'list'];

/** Which days are shown, how, and the ways to others (UX 5.4). */
export function AgendaToolbar({
  state,
  today,
  phone,
  total,
  withHits,
  loaded,
  demo,
  onChange,
}: {
  state: AgendaState;
  today: string;
  phone: boolean;
  /** Meetings of these days; undefined while it is not known. */
  total: number | undefined;
  /** Those of them that the query finds, where there are others. */
  withHits: number | undefined;
  /** Those of them that are there. */
  loaded: number | undefined;
  /** The meetings are invented. */
  demo: boolean;
  onChange: (change: Partial<AgendaState>) => void;
}) {
  const { t } = useTranslation();
  const { number, time } = useFormats();
  const shown = shownDays(state, today);
  const name = useRangeName()(state.view, shown, today);
  const [earlier, later] = [turned(state, -1, today), turned(state, 1, today)];
  const elsewhere = [shown.from, shown.to]
    .map((day) => `${day}T12:00:00Z`)
    .some((noon) => isElsewhere(noon, time(noon)));
  const toToday = () => onChange({ date: undefined, range: undefined });
  const view = (next: AgendaView) => onChange({ view: next, range: undefined });
  useShortcut('t', toToday);
  useShortcut('1', () => view('day'));
  useShortcut('2', () => view('week'));
  useShortcut('3', () => view('month'));
  useShortcut('4', () => view('list'));
  useShortcut('arrowleft', earlier && (() => onChange(earlier)));
  useShortcut('arrowright', later && (() => onChange(later)));
  return (
    <div className={styles.toolbar}>
      <Button variant="default" className={styles.today} onClick={toToday}>
        {t('agendaPage.today')}
      </Button>
      <div className={styles.turn}>
        <IconButton
          icon={IconChevronLeft}
          label={t(`agendaPage.turn.${state.view}.earlier`)}
          aria-disabled={!earlier}
          onClick={() => earlier && onChange(earlier)}
        />
        <IconButton
          icon={IconChevronRight}
          label={t(`agendaPage.turn.${state.view}.later`)}
          aria-disabled={!later}
          onClick={() => later && onChange(later)}
        />
      </div>
      <div className={styles.range} role="status">
        <h1 className="visually-hidden-on-phones">
          <span className="visually-hidden">{t('shell.agenda')}: </span>
          {name}
        </h1>
        <span className={styles.count}>
          {total !== undefined && t('agendaPage.count', { count: total, number: number(total) })}
          {total !== undefined &&
            withHits !== undefined &&
            `, ${t('agendaPage.others.withHits', { number: number(withHits) })}`}
          {total !== undefined &&
            loaded !== undefined &&
            loaded < total &&
            `, ${t('agendaPage.loaded', { loaded: number(loaded), total: number(total) })}`}
        </span>
      </div>
      {elsewhere && (
        <span className={styles.note} data-tip={t('agendaPage.amsterdamTimeHint')} data-tip-touch="">
          {t('agendaPage.amsterdamTime')}
        </span>
      )}
      {demo && (
        <span className={styles.note} data-tip={t('agendaPage.demoHint')} data-tip-touch="">
          {t('agenda.card.demo')}
        </span>
      )}
      <div className={styles.views} role="group" aria-label={t('agendaPage.views.title')}>
        {agendaViews
          .filter((one) => !phone || phoneViews.includes(one))
          .map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === state.view || (phone && one === 'list' && state.view !== 'day')}
              onClick={() => view(one)}
            >
              {t(`agendaPage.views.${one}`)}
            </button>
          ))}
      </div>
      <AgendaWays state={state} today={today} phone={phone} />
    </div>
  );
}
