import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconChevronDown, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseKind, Stage } from 'contract/dossiers';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';
import { RowLink } from './row-link.tsx';
import styles from './stage-line.module.css';
import { useDossierWords } from './use-dossier-words.ts';

interface Line {
  stages: readonly Stage[];
  course: CourseKind;
  here: string;
}

/** How a bill or procedure stands: its stages with days, what shows each, and what is not known (UX-3, 26, 33). */
export function StageLine(line: Line) {
  const small = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  if (line.stages.length === 0) return null;
  return small ? <StageBar {...line} /> : <Stages {...line} />;
}

function Stages({ stages, course, here }: Line) {
  const { t } = useTranslation();
  return (
    <ol className={styles.line} aria-label={t('dossier.stages.label')} tabIndex={0}>
      {stages.map((stage, index) => (
        <OneStage key={index} stage={stage} course={course} here={here} />
      ))}
    </ol>
  );
}

function OneStage({ stage, course, here }: { stage: Stage; course: CourseKind; here: string }) {
  const { t } = useTranslation();
  const words = useDossierWords();
  const { state } = stage;
  const lasted = words.lasted(stage);
  return (
    <li data-state={state} aria-current={state === 'running' ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'reached' && <IconCheck size={14} />}
        {state === 'locked' && <IconLock size={12} />}
      </span>
      {lasted !== undefined && <span className={styles.lasted}>{lasted}</span>}
      <b>
        {words.stageName(course, stage)}
        {(state === 'reached' || state === 'running') && (
          <span className="visually-hidden">: {t(`dossier.stages.states.${state}`)}</span>
        )}
      </b>
      <span className={styles.told}>
        {stage.key === 'transposition' ? (
          <Due stage={stage} here={here} />
        ) : (
          <Shown stage={stage} here={here} />
        )}
      </span>
    </li>
  );
}

/** When it was, and by what that is known. */
function Shown({ stage: { state, day, evidence, vote }, here }: { stage: Stage; here: string }) {
  const { t } = useTranslation();
  const words = useDossierWords();
  return (
    <>
      {day === undefined ? (
        <span title={state === 'unknown' ? t('dossier.stages.unknownHint') : undefined}>
          {state === 'unknown' && t('dossier.stages.unknown')}
          {state === 'ahead' && t('dossier.stages.ahead')}
          {state === 'locked' && t('dossier.stages.locked')}
        </span>
      ) : (
        <time dateTime={day}>{words.day(day)}</time>
      )}
      {vote && <span>{words.outcome(vote)}</span>}
      {!vote &&
        evidence.map(({ document, mark }) => (
          <RowLink key={document.id} document={document} here={here}>
            {mark ?? (document.locked ? document.title : document.sourceType)}
          </RowLink>
        ))}
      {vote && evidence[0] && (
        <RowLink document={evidence[0].document} here={here}>
          {evidence[0].mark ?? t('dossier.rows.vote')}
        </RowLink>
      )}
    </>
  );
}

/** Until when a directive has to be transposed; the day leads to the directive that names it. */
function Due({ stage, here }: { stage: Stage; here: string }) {
  const { t } = useTranslation();
  const words = useDossierWords();
  return (
    <span title={t('dossier.stages.due.hint')}>
      {stage.evidence.map(({ document }) => (
        <RowLink key={document.id} document={document} here={here}>
          {words.due(stage)}
        </RowLink>
      ))}
    </span>
  );
}

/** On a phone: where it stands, as a bar, and every step when asked for. */
function StageBar(line: Line) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const words = useDossierWords();
  const [all, setAll] = useState(false);
  const { stages, course } = line;
  const last = stages.findLastIndex(({ state }) => state !== 'ahead' && state !== 'unknown');
  const now = stages[last];
  const first = stages.find(({ day }) => day !== undefined)?.day;
  const days = first === undefined ? 0 : Math.round((Date.parse(today()) - Date.parse(first)) / 86_400_000);
  return (
    <section className={styles.bar} aria-label={t('dossier.stages.label')}>
      {now && (
        <p>
          <b>{words.stageName(course, now)}</b>{' '}
          {t('dossier.stages.step', { step: number(last + 1), total: number(stages.length) })}
          {now.day !== undefined && `, ${t('dossier.stages.since', { day: words.day(now.day) })}`}
          {now.due !== undefined && `, ${words.due(now)}`}
        </p>
      )}
      <div className={styles.pieces} aria-hidden="true">
        {stages.map(({ state }, index) => (
          <i key={index} data-state={state} />
        ))}
      </div>
      <button type="button" className={styles.fold} aria-expanded={all} onClick={() => setAll(!all)}>
        {all
          ? t('dossier.stages.fewer')
          : days > 0
            ? t('dossier.stages.all', { count: days, number: number(days) })
            : t('dossier.stages.allShort')}
        <IconChevronDown size={16} aria-hidden="true" />
      </button>
      {all && <Stages {...line} />}
    </section>
  );
}
