import { useVirtualizer } from '@tanstack/react-virtual';
import { useLocation } from '@tanstack/react-router';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import type { Transcript } from 'contract/document-parts';
import { copyText } from '#features/copy-text.ts';
import type { Hits } from '#features/reading/use-hits.ts';
import { usePersonsOf } from '#features/person/use-persons-of.ts';
import { useFormats } from '#features/formats.ts';
import { useValue } from '#session/value.ts';
import { usePrinting } from '#ui/use-printing.ts';
import { clock, linkTo, readMoment } from '#features/reading/moments.ts';
import type { Player } from './player.ts';
import { QuoteTurns } from './quote-turns.tsx';
import { rowAt, rowsOf, type PlacedBlock, type Row } from './turn-rows.ts';
import { coloursOf, type Speaker } from './speakers.ts';
import { SpeakersMenu } from './speakers-menu.tsx';
import styles from './transcript-tab.module.css';
import { Turn, type TurnActions } from './turn.tsx';
import { useFollowing } from './use-following.ts';
import { useListPlace } from './use-list-place.ts';
import { ShownAt } from './shown-at.tsx';
import { useReveal } from './use-reveal.ts';
import turnStyles from './turn.module.css';
import { Words } from './words.tsx';

/** Pixels of what a row has beside its words, of a line of them, and of a character on it, until rows are measured. */
const heights = { beside: 52, line: 28, character: 8.1, indent: 96 };

/** A debate by speaker: who says what, when, beside what is played and what is searched (UX 5.5). */
export function TranscriptTab({
  document,
  transcript,
  player,
  hits,
  scroller,
}: {
  document: DocumentDetail;
  transcript: Transcript;
  player: Player;
  hits: Hits;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useTranslation();
  const text = useMemo(() => document.text ?? { text: '', marks: [] }, [document.text]);
  const { speakers } = transcript;
  const [only, setOnly] = useState<string>();
  const all = useMemo(() => rowsOf(text.text, transcript), [text.text, transcript]);
  const rows = useMemo(
    () => (only === undefined ? all : all.filter(({ speaker }) => speakers[speaker]?.name === only)),
    [all, only, speakers],
  );
  const colours = useMemo(() => coloursOf(speakers), [speakers]);
  const idOf = usePersonsOf(document);
  const personIdOf = (speaker: Speaker | undefined) => speaker && idOf(speaker);
  const list = useRef<HTMLOListElement>(null);
  const place = useListPlace(list, scroller);
  const printing = usePrinting();
  // oxlint-disable-next-line react/incompatible-library -- we compile no components, so nothing is memoized here
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimate(rows[index], place.width),
    getItemKey: (index) => rows[index]?.from ?? index,
    overscan: 3,
    scrollMargin: place.top,
  });
  const reveal = useReveal(virtualizer, scroller, list);
  useFollowing(player, rows, reveal, scroller, list);
  useMoment(player, rows, reveal);

  const { current } = hits;
  const start = text.marks[current]?.[0];
  useHitInView(hits, start, rows, reveal, player, setOnly);
  const { timeOf, actions } = useTurnWays(player, transcript, setOnly);
  const spoken = useValue(player.spoken);
  const drawn = printing
    ? rows.map((row, index) => ({ key: row.from, index, start: 0 }))
    : virtualizer.getVirtualItems();

  return (
    <section className={styles.transcript} aria-labelledby="transcript-title">
      <h2 id="transcript-title" className="visually-hidden">
        {t('transcript.label')}
      </h2>
      <div className={styles.tools} data-unprinted>
        <span className={styles.status}>{t(`transcript.${transcript.status}`)}</span>
        {transcript.status !== 'official' && (
          <span className={styles.hint}>{t(`transcript.${transcript.status}Hint`)}</span>
        )}
        {!player.audible && <span className={styles.hint}>{t('transcript.noAudio')}</span>}
        <ShownAt transcript={transcript} />
        <SpeakersMenu transcript={transcript} colours={colours} only={only} onOnly={setOnly} />
      </div>
      <ol
        ref={list}
        role="list"
        aria-label={t('transcript.label')}
        className={styles.rows}
        style={printing ? undefined : { height: virtualizer.getTotalSize() }}
      >
        {drawn.map(({ key, index, start: top }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              ref={printing ? undefined : virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className={styles.row}
              // Not moved by a transform: the head that stays in view goes by where the row lies.
              style={printing ? undefined : { top: top - place.top }}
            >
              <TurnOrWords
                row={row}
                speaker={speakers[row.speaker]}
                colour={colours[row.speaker] ?? 1}
                text={text}
                language={document.language}
                spoken={row.blocks.some(({ number }) => number === spoken) ? spoken : undefined}
                active={start !== undefined && start >= row.from && start < row.to ? current : -1}
                only={only}
                domain={document.domain}
                personId={personIdOf(speakers[row.speaker])}
                audible={player.audible}
                timeOf={timeOf}
                actions={printing ? undefined : actions}
              />
            </li>
          );
        })}
      </ol>
      <QuoteTurns
        document={document}
        transcript={transcript}
        rows={rows}
        only={only}
        audible={player.audible}
        list={list}
      />
    </section>
  );
}

/** How the time of a turn is written, and what can be done with it. */
function useTurnWays(
  player: Player,
  { begin }: Transcript,
  onOnly: Dispatch<SetStateAction<string | undefined>>,
) {
  const { time: timeOfDay } = useFormats();
  const timeOf = useCallback(
    ({ start: at }: PlacedBlock) => {
      if (at === undefined || begin === undefined) return undefined;
      return player.audible ? clock(at) : timeOfDay(new Date(Date.parse(begin) + at).toISOString());
    },
    [player, begin, timeOfDay],
  );
  const actions = useMemo<TurnActions>(
    () => ({
      playFrom: player.playFrom,
      copyLink: ({ turn, blocks: [first] }) =>
        void copyText(linkTo(location.href, first?.start === undefined ? { turn } : { at: first.start })),
      only: (name) => onOnly((chosen) => (chosen === name ? undefined : name)),
    }),
    [player, onOnly],
  );
  return { timeOf, actions };
}

/** A turn, or words that are nobody's. */
function TurnOrWords({
  speaker,
  only,
  ...turn
}: Omit<ComponentProps<typeof Turn>, 'speaker' | 'chosen'> & {
  speaker: Speaker | undefined;
  /** The speaker that alone is shown. */
  only: string | undefined;
}) {
  const { row, text, active, language } = turn;
  if (speaker && row.blocks[0]) return <Turn {...turn} speaker={speaker} chosen={only === speaker.name} />;
  return (
    <div className={turnStyles.aside}>
      <Words text={text} from={row.from} to={row.to} active={active} language={language} />
    </div>
  );
}

/** Brings the hit the reader goes to into view, unless the text goes along with the sound: then nobody is searching. */
function useHitInView(
  { current, moved }: Hits,
  start: number | undefined,
  rows: readonly Row[],
  reveal: ReturnType<typeof useReveal>,
  player: Player,
  onOnly: (name: undefined) => void,
): void {
  useEffect(() => {
    if (start === undefined || (player.following.now() && player.playing.now() === 'playing')) return;
    const row = rowAt(rows, start);
    const found = rows[row];
    // A hit of somebody who is not shown ends the choice of one speaker; this runs again then.
    if (!found || start >= found.to) return onOnly(undefined);
    reveal(row, `mark[data-mark="${current}"]`, 'seen');
  }, [start, current, moved, rows, reveal, player, onOnly]);
}

/** The end of the address that each player was led by, so that coming back to this part does not lead again. */
const led = new WeakMap<Player, string>();

/** Goes to the moment the address names, at the start and whenever it changes; nothing plays by itself (UX 6.13). */
function useMoment(player: Player, rows: readonly Row[], reveal: ReturnType<typeof useReveal>): void {
  const hash = useLocation({ select: (location) => location.hash });
  const key = useLocation({ select: ({ state }) => state.__TSR_key });
  const visit = useRef(key);
  useEffect(() => {
    const moment = readMoment(hash);
    // The same link followed again leads again.
    const again = visit.current !== key;
    visit.current = key;
    if (!moment || (led.get(player) === hash && !again)) return;
    led.set(player, hash);
    const named = 'turn' in moment ? rows.findIndex(({ turn }) => turn === moment.turn) : -1;
    const at = 'at' in moment ? moment.at : rows[named]?.blocks[0]?.start;
    if (at !== undefined) player.seek(at);
    const number = player.spoken.now();
    const row =
      named >= 0 ? named : rows.findIndex(({ blocks }) => blocks.some((block) => block.number === number));
    const found = rows[row];
    const block = found?.blocks.find((each) => each.number === number) ?? found?.blocks[0];
    if (block) reveal(row, `[data-block="${block.number}"]`, 'top');
  }, [hash, key, player, rows, reveal]);
}

function estimate(row: Row | undefined, width: number): number {
  if (!row) return heights.beside;
  const line = Math.max(200, Math.min(672, width - heights.indent)) / heights.character;
  return heights.beside + Math.ceil((row.to - row.spoken) / line) * heights.line;
}
