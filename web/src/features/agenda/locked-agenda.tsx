import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { agendaPeriod } from 'contract/agenda-period';
import { addDays } from 'contract/amsterdam';
import type { AgendaItem } from 'contract/agendas';
import { moduleCodes } from 'contract/modules';
import { today } from '#features/search/period.ts';
import { config } from '#session/config.ts';
import { Heading } from './agenda-list.tsx';
import { noFilters, plainAgenda, shownDays } from './agenda-state.ts';
import { Calendars } from './calendars.tsx';
import styles from './locked-agenda.module.css';
import { countsByDay, rowsByDay } from './meeting-days.ts';
import { MeetingRow } from './meeting-row.tsx';
import type { Facets } from './facets.ts';
import { MiniMonth } from './mini-month.tsx';
import { useMeetingWords } from './use-meeting-words.ts';

/** Invented meetings: the day from today on, the hour (UTC), how long, and of what kind. */
const samples = [
  ['committee', 0, 10, 2.5, 'committee'],
  ['plenary', 0, 14, 5, 'plenary'],
  ['round', 1, 10, 2, 'committee'],
  ['votes', 1, 15, 1, 'plenary'],
  ['briefing', 2, 13, 1.5, 'committee'],
  ['visit', 3, 9, 8, 'committee'],
] as const;
/** As many as the invented meetings make of them. */
const sampleFacets: Facets = {
  committees: [],
  statuses: [],
  places: [],
  dashboards: [{ domain: 'nl', locked: false, count: 6, calendars: [] }],
  kinds: [
    { key: 'committee', count: 4 },
    { key: 'plenary', count: 2 },
  ],
};
const points = ['search', 'changes', 'calendar'] as const;

/** The agenda outside the subscription: the screen behind a blur with invented meetings, what it holds, whom to write. */
export function LockedAgenda() {
  const { t } = useTranslation();
  const words = useMeetingWords();
  const from = today();
  const meetings = samples.map(([name, day, hour, hours, kind]): AgendaItem => {
    const start = Date.parse(`${addDays(from, day)}T00:00:00Z`) + hour * 3_600_000;
    return {
      id: name,
      domain: 'nl',
      origin: 'sample',
      groupPath: 'tk/agenda',
      sourceType: '',
      institution: t('shell.domainNames.nl'),
      title: { text: t(`agendaPage.locked.samples.${name}`), marks: [] },
      kind,
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + hours * 3_600_000).toISOString(),
      timeKnown: true,
      approximate: false,
      status: 'planned',
      state: 'planned',
      committees: [],
      points: 0,
      documents: 0,
      hits: 0,
      confidentiality: 'Openbaar',
      demo: true,
    };
  });
  const rows = rowsByDay(meetings, from);
  const subject = encodeURIComponent(t('agendaPage.locked.subject'));
  return (
    <main id="main" tabIndex={-1} className={styles.locked}>
      <div className={styles.sample} aria-hidden="true" inert>
        <div className={styles.bar} />
        <div className={styles.left}>
          <MiniMonth
            day={from}
            today={from}
            shown={shownDays(plainAgenda, from)}
            reach={agendaPeriod(from)}
            counts={countsByDay(meetings)}
            onChoose={() => undefined}
          />
          <Calendars facets={sampleFacets} filters={noFilters} onChange={() => Promise.resolve()} />
        </div>
        <div className={styles.rows}>
          {rows.map((row) =>
            row.kind === 'heading' ? (
              <Heading key={row.key} row={row} />
            ) : (
              <MeetingRow
                key={row.key}
                meeting={row.meeting}
                day={row.day}
                words={words}
                onNow={false}
                linkTo={undefined}
              />
            ),
          )}
        </div>
      </div>
      <div className={styles.over}>
        <section className={styles.card} aria-labelledby="locked-agenda">
          <IconLock size={28} aria-hidden="true" className={styles.lock} />
          <h1 id="locked-agenda">{t('agendaPage.locked.title')}</h1>
          <p>{t('agendaPage.locked.holds')}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{t(`agendaPage.locked.points.${point}`)}</li>
            ))}
          </ul>
          {!config.notOffered.includes('agenda') && (
            <>
              <p>{t('agendaPage.locked.contactText')}</p>
              <Button component="a" href={`mailto:${config.supportEmail}?subject=${subject}`}>
                {t('agendaPage.locked.contact')}
              </Button>
            </>
          )}
          <p className={styles.small}>
            {t('agendaPage.locked.module', { name: t('modules.names.agenda'), code: moduleCodes.agenda })} ·{' '}
            {t('agendaPage.locked.sample')}
          </p>
        </section>
      </div>
    </main>
  );
}
