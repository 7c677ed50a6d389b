import { IconExternalLink, IconLink, IconPlayerPlayFilled, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { Marked } from 'contract/document-parts';
import { MarkedSegments } from '#features/reading/marked-segments.tsx';
import { IconButton, iconButtonLook } from '#ui/icon-button.tsx';
import { ownColour } from '#ui/own-colour.ts';
import { SpeakerDot } from './speaker-dot.tsx';
import { describeSpeaker, type Speaker } from './speakers.ts';
import { markNames } from './named.ts';
import { marksWithin, type PlacedBlock, type Row } from './turn-rows.ts';
import styles from './turn.module.css';
import { Words } from './words.tsx';

/** What a turn can do beside being read. */
export interface TurnActions {
  playFrom: (at: number) => void;
  copyLink: (row: Row) => void;
  /** Shows the turns of this speaker alone, or all again. */
  only: (name: string) => void;
}

/**
 * A turn: who speaks, when, and the words in blocks. The head stays in view as long as the turn does;
 * the block that is spoken is tinted.
 */
export const Turn = memo(function Turn({
  row,
  speaker,
  colour,
  text,
  language,
  spoken,
  active,
  chosen,
  domain,
  personId,
  audible,
  timeOf,
  actions,
}: {
  row: Row;
  speaker: Speaker;
  colour: number;
  text: Marked;
  language: string;
  /** Number of the block that is spoken, when it is one of these. */
  spoken: number | undefined;
  /** Number of the hit that is current. */
  active: number;
  /** Only this speaker is shown. */
  chosen: boolean;
  domain: DomainId;
  /** The speaker's, where they have a page. */
  personId: string | undefined;
  audible: boolean;
  /** How the start of a block is written; undefined without times. */
  timeOf: (block: PlacedBlock) => string | undefined;
  /** Undefined on paper. */
  actions: TurnActions | undefined;
}) {
  const { t } = useTranslation();
  const [first] = row.blocks;
  if (!first) return null;
  const name =
    speaker.chair && !/voorzit|president|chair/i.test(speaker.name)
      ? t('transcript.chair', { name: speaker.name })
      : speaker.name;
  const parts = markNames(
    [name, ...describeSpeaker(speaker)],
    text.text.slice(row.from, row.spoken),
    marksWithin(text.marks, row.from, row.spoken),
    row.from,
  );
  const [who = [], ...about] = parts;
  const time = timeOf(first);
  return (
    <div className={styles.turn} style={ownColour('spk', colour)} data-chair={speaker.chair}>
      <div className={styles.head} data-spoken={spoken === first.number || undefined}>
        <BlockTime block={first} time={time} audible={audible} onPlay={actions?.playFrom} />
        <h3 className={styles.name}>
          <SpeakerDot colour={colour} />
          <button
            type="button"
            className={styles.speaker}
            aria-pressed={chosen}
            title={chosen ? t('transcript.showAll') : t('transcript.showOnly', { name: speaker.name })}
            onClick={() => actions?.only(speaker.name)}
          >
            <MarkedSegments segments={who} active={active} />
          </button>
          {about.map((part, index) => (
            <span key={index} className={styles.about}>
              <MarkedSegments segments={part} active={active} />
            </span>
          ))}
          {first.interruption && <span className={styles.chip}>{t('transcript.interruption')}</span>}
        </h3>
        {actions && (
          <div className={styles.actions} data-unprinted>
            <IconButton
              icon={IconLink}
              size={16}
              label={t('transcript.copyHint')}
              name={
                time === undefined
                  ? t('transcript.copyTurn', { name })
                  : t('transcript.copyMoment', { name, time })
              }
              onClick={() => actions.copyLink(row)}
            />
            {personId !== undefined && (
              <Link
                to="/$domain/person/$personId"
                params={{ domain, personId }}
                search={{}}
                className={iconButtonLook}
                aria-label={t('transcript.person', { name: speaker.name })}
                data-tip={t('transcript.person', { name: speaker.name })}
              >
                <IconUser size={16} aria-hidden="true" />
              </Link>
            )}
            {first.page !== undefined && time !== undefined && (
              <a
                className={iconButtonLook}
                href={first.page}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${t('transcript.momentAtSource', { name, time })} (${t('shell.newWindow')})`}
                data-tip={t('transcript.atSource')}
              >
                <IconExternalLink size={16} aria-hidden="true" />
              </a>
            )}
          </div>
        )}
      </div>
      {row.blocks.map((block) => (
        <div
          key={block.from}
          className={styles.block}
          data-block={block.number}
          data-spoken={spoken === block.number || undefined}
          aria-current={spoken === block.number ? 'true' : undefined}
        >
          {block.continues && (
            <BlockTime block={block} time={timeOf(block)} audible={audible} onPlay={actions?.playFrom} />
          )}
          <Words text={text} from={block.from} to={block.to} active={active} language={language} />
        </div>
      ))}
    </div>
  );
});

function BlockTime({
  block,
  time,
  audible,
  onPlay,
}: {
  block: PlacedBlock;
  time: string | undefined;
  audible: boolean;
  onPlay: ((at: number) => void) | undefined;
}) {
  const { t } = useTranslation();
  const { start } = block;
  if (time === undefined || start === undefined) return <span className={styles.time} />;
  const hint = block.continues ? t('transcript.aboutHint') : undefined;
  if (!audible || !onPlay) {
    return (
      <span className={styles.time} title={hint}>
        {time}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.time}
      title={hint}
      aria-label={
        block.continues ? t('transcript.playFromAbout', { time }) : t('transcript.playFrom', { time })
      }
      onClick={() => onPlay(start)}
    >
      <IconPlayerPlayFilled size={10} aria-hidden="true" />
      {time}
    </button>
  );
}
