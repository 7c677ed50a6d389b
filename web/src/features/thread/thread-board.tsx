import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread, ThreadLane, ThreadLevel } from 'contract/threads';
import { useRowKeys } from '#features/dossier/use-row-keys.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import page from '#features/reading/page.module.css';
import { ownColour } from '#ui/own-colour.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { Cell, levelOf, type Placed } from './thread-cell.tsx';
import styles from './thread.module.css';
import { useLaneName, useReadUntil } from './use-read-until.ts';
import { threadQueryOf } from './use-thread.ts';

const levels: readonly ThreadLevel[] = ['eu', 'nl', 'be'];

/** The thread of a procedure: phases below each other, levels beside (UX-3, 27); J and K go along its documents. */
export function ThreadBoard({ number, here }: { number: string; here: string }) {
  const { t } = useTranslation();
  const small = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const query = useQuery(threadQueryOf(number));
  const board = useRef<HTMLDivElement>(null);
  useRowKeys(board);
  if (query.isError) return <FailurePanel error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <SkeletonRows rows={8} height={48} label={t('dossier.loading')} />;
  const placed: Placed = { number, thread: query.data, here };
  return (
    <div ref={board}>
      <p className={styles.how}>{t('dossier.thread.how')}</p>
      {small ? <OneLevel placed={placed} /> : <Levels placed={placed} />}
      <Partly thread={query.data} />
    </div>
  );
}

function Levels({ placed }: { placed: Placed }) {
  const { t } = useTranslation();
  const { phases, lanes } = placed.thread;
  return (
    <table className={styles.board} aria-label={t('dossier.thread.label')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('dossier.thread.phase')}</span>
          </th>
          {levels.map((level) => (
            <th key={level} scope="col">
              <LevelHead level={level} lanes={lanes} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {phases.map((phase) => (
          <tr key={phase.phase}>
            <th scope="row">
              <PhaseHead phase={phase} />
            </th>
            {phase.cells.map((cell) => (
              <td key={cell.level}>
                <Cell placed={placed} phase={phase.phase} cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone one level at a time. */
function OneLevel({ placed }: { placed: Placed }) {
  const { t } = useTranslation();
  const { phases, lanes } = placed.thread;
  const [level, setLevel] = useState<ThreadLevel>('eu');
  return (
    <Tabs
      value={level}
      keepMounted={false}
      onChange={(value) => value !== null && setLevel(value as ThreadLevel)}
      classNames={{ root: styles.phone, list: page.tabs, tab: page.tab }}
    >
      <Tabs.List aria-label={t('dossier.thread.label')}>
        {levels.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`dossier.thread.short.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {levels.map((one) => (
        <Tabs.Panel key={one} value={one}>
          <LevelHead level={one} lanes={lanes} />
          {phases.map((phase) => (
            <section key={phase.phase}>
              <PhaseHead phase={phase} />
              {phase.cells
                .filter((cell) => cell.level === one)
                .map((cell) => (
                  <Cell key={one} placed={placed} phase={phase.phase} cell={cell} />
                ))}
            </section>
          ))}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function PhaseHead({ phase: { phase, from, days } }: { phase: Thread['phases'][number] }) {
  const { t } = useTranslation();
  const { shortDate, number } = useFormats();
  return (
    <span className={styles.phase}>
      <b>{t(`dossier.thread.phases.${phase}`)}</b>
      <span>{from === undefined ? t('dossier.thread.phaseBegun') : shortDate(`${from}T12:00:00Z`)}</span>
      {days !== undefined && <span>{t('dossier.thread.days', { count: days, number: number(days) })}</span>}
    </span>
  );
}

/** A level by name, what of it lies outside the subscription, and how far its sources were read. */
function LevelHead({ level, lanes }: { level: ThreadLevel; lanes: readonly ThreadLane[] }) {
  const { t } = useTranslation();
  const ofLevel = lanes.filter(({ domain }) => levelOf(domain) === level);
  return (
    <span className={styles.level}>
      <b>
        {ofLevel.map(({ domain }) => (
          <i key={domain} style={ownColour('dom', domain)} aria-hidden="true" />
        ))}
        {t(`dossier.thread.levels.${level}`)}
      </b>
      {ofLevel.map((lane) => (
        <LaneFacts key={lane.domain} lane={lane} />
      ))}
      <Sources read={ofLevel.flatMap(({ read }) => read)} />
    </span>
  );
}

function LaneFacts({ lane: { domain, locked, total, elsewhere } }: { lane: ThreadLane }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const laneName = useLaneName();
  if (locked)
    return (
      <small className={styles.locked}>
        <IconLock size={14} aria-hidden="true" />
        {laneName(domain)}: {t('dossier.thread.locked', { count: total, number: number(total) })}
      </small>
    );
  if (elsewhere === 0) return null;
  return <small>{t('dossier.thread.elsewhere', { count: elsewhere, number: number(elsewhere) })}</small>;
}

/** Which sources were read, and until when; nothing where none ever was. */
function Sources({ read }: Pick<ThreadLane, 'read'>) {
  const { t } = useTranslation();
  const { number, dayAndTime } = useFormats();
  const names = useNames();
  const when = useReadUntil()(read);
  if (when === undefined) return null;
  return (
    <details className={styles.naming}>
      <summary>
        {t('dossier.thread.sources', { count: read.length, number: number(read.length), when })}
      </summary>
      <ul>
        {read.map(({ source, at }) => (
          <li key={source}>
            {t('dossier.readAt', { source: names.connector(source), when: dayAndTime(at) })}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Partly({ thread: { lanes } }: { thread: Thread }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const laneName = useLaneName();
  return lanes
    .filter(({ whole }) => !whole)
    .map(({ domain, total }) => (
      <p key={domain} className={styles.quiet}>
        {t('dossier.thread.partly', { where: laneName(domain), number: number(total) })}
      </p>
    ));
}
