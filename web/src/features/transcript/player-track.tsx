import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transcript } from 'contract/document-parts';
import { momentOf } from 'contract/passage-link';
import { useValue } from '#session/value.ts';
import { clock } from '#features/reading/moments.ts';
import styles from './player-track.module.css';
import type { Player } from './player.ts';
import { coloursOf } from './speakers.ts';
import { step } from './use-player-keys.ts';

/** Milliseconds of a step with an arrow and of one with a page key. */
const steps = { arrow: 5_000, page: 60_000 };

/** The length of the debate: a stretch in the colour of who speaks, a tick for each hit, and where it is. */
export function PlayerTrack({
  transcript,
  player,
  hits,
}: {
  transcript: Transcript;
  player: Player;
  /** Places of the hits in the text. */
  hits: readonly number[];
}) {
  const { t } = useTranslation();
  const position = useValue(player.position);
  const total = useValue(player.total);
  const spoken = useValue(player.spoken);
  const speaker = spoken === undefined ? undefined : transcript.blocks[spoken]?.speaker;
  const values = {
    time: clock(position),
    total: clock(total),
    name: speaker === undefined ? '' : (transcript.speakers[speaker]?.name ?? ''),
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const by = {
      ArrowLeft: event.shiftKey ? -step : -steps.arrow,
      ArrowDown: -steps.arrow,
      ArrowRight: event.shiftKey ? step : steps.arrow,
      ArrowUp: steps.arrow,
      PageDown: -steps.page,
      PageUp: steps.page,
    }[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    player.seek(position + by);
  };
  return (
    <div className={styles.track}>
      <Picture transcript={transcript} total={total} hits={hits} />
      <span
        className={styles.thumb}
        style={{ left: `${total === 0 ? 0 : Math.min(100, (position / total) * 100)}%` }}
        aria-hidden="true"
      />
      <input
        type="range"
        min={0}
        max={Math.ceil(total / 1_000)}
        value={Math.floor(position / 1_000)}
        aria-label={t('transcript.player.position')}
        aria-valuetext={
          values.name === ''
            ? t('transcript.player.positionText', values)
            : t('transcript.player.positionSpoken', values)
        }
        onChange={(event) => player.seek(Number(event.target.value) * 1_000)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** Units of the picture's width; it is stretched to the width there is. */
const width = 10_000;

function Picture({
  transcript,
  total,
  hits,
}: {
  transcript: Transcript;
  total: number;
  hits: readonly number[];
}) {
  const { speakers, blocks } = transcript;
  const stretches = useMemo(() => {
    const colours = coloursOf(speakers);
    const paths = new Map<number, string>();
    for (const { speaker, start, end } of blocks) {
      if (start === undefined || end === undefined || total === 0) continue;
      const colour = colours[speaker] ?? 1;
      const [from, to] = [start, end].map((at) => Math.round((at / total) * width)) as [number, number];
      paths.set(colour, `${paths.get(colour) ?? ''}M${from} 0H${Math.max(from + 1, to)}V8H${from}z`);
    }
    return [...paths];
  }, [speakers, blocks, total]);
  const ticks = useMemo(() => ticksOf(hits, blocks, total), [hits, blocks, total]);
  return (
    <>
      <svg viewBox={`0 0 ${width} 8`} preserveAspectRatio="none" aria-hidden="true">
        {stretches.map(([colour, path]) => (
          <path key={colour} style={{ fill: `var(--pm-spk-${colour})` }} d={path} />
        ))}
      </svg>
      <svg viewBox={`0 0 ${width} 8`} preserveAspectRatio="none" className={styles.ticks} aria-hidden="true">
        <path d={ticks} />
      </svg>
    </>
  );
}

/** A line where each hit is spoken; those that nobody speaks have no place. */
function ticksOf(hits: readonly number[], blocks: Transcript['blocks'], total: number): string {
  let number = 0;
  const places = hits.flatMap((place) => {
    while (number < blocks.length && (blocks[number]?.to ?? 0) <= place) number += 1;
    const block = blocks[number];
    const at = block && place >= block.from ? momentOf(block, place) : undefined;
    return at === undefined || total === 0 ? [] : [Math.round((at / total) * width)];
  });
  return [...new Set(places)].map((place) => `M${place} 0V8`).join('');
}
