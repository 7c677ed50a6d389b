import type { Transcript } from 'contract/document-parts';
import { isSpoken, recordingOf } from '#stores/documents/debate.ts';
import type { Document, Footage, Turn } from '#stores/documents/document.ts';

type Block = Transcript['blocks'][number];

/** Milliseconds a block lasts, about (decision 4.28), and the characters a speaker says in one. */
const blockLength = 120_000;
const pace = 15 / 1_000;

/**
 * The debate of a document by speaker, as its page shows it: named once, timed from where the sound begins. `plays` tells
 * whether what a source shows may be played here.
 */
export function transcriptOf(
  document: Document,
  turns: readonly Turn[],
  plays: (source: string) => boolean = () => false,
): Transcript {
  const recording = recordingOf(document);
  const { footage = [] } = document;
  const begin =
    recording?.start ?? footage[0]?.start ?? turns.find(({ start }) => start !== undefined)?.start;
  const places = new Map<string, number>();
  const speakers: Transcript['speakers'] = [];
  const placeOf = ({ speaker, chair }: Turn): number => {
    const shown = { ...speaker, ...(chair ? { chair } : {}) };
    const key = JSON.stringify(shown);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, speakers.length);
    return speakers.push(shown) - 1;
  };
  return {
    status: document.automatic ? 'automatic' : document.provisional ? 'provisional' : 'official',
    ...(begin === undefined ? {} : { begin: new Date(begin).toISOString() }),
    ...(recording ? { recording: { kind: recording.kind, fileId: recording.file.fileId } } : {}),
    ...(begin !== undefined && footage.length > 0
      ? {
          shown: footage.map(({ page, start, end }) => ({ page, start: start - begin, end: end - begin })),
        }
      : {}),
    ...(footage.length > 0 && footage.every(({ source }) => plays(source))
      ? { streamed: true as const }
      : {}),
    speakers,
    blocks: turns.filter(isSpoken).flatMap((turn) => {
      const speaker = placeOf(turn);
      const page = pageAt(footage, turn);
      return blocksOf(document.text, turn, begin).map((block) => ({
        speaker,
        ...block,
        ...(page === undefined || block.continues ? {} : { page }),
      }));
    }),
  };
}

/** Where its source shows the moment at which a turn begins. */
function pageAt(footage: readonly Footage[], { start }: Turn): string | undefined {
  if (start === undefined) return undefined;
  const part = footage.find((each) => each.start <= start && start < each.end);
  const moment = part?.moments.findLast((each) => each.start <= start);
  if (!part) return undefined;
  return moment ? `${part.page}?event=${encodeURIComponent(moment.event)}` : part.page;
}

/** A turn in stretches of about two minutes; the times within it follow from how far the words are. */
function blocksOf(text: string, turn: Turn, begin = 0): Omit<Block, 'speaker'>[] {
  const { from, to, start, end, interruption } = turn;
  const length = to - from;
  const lasting = start === undefined || end === undefined ? length / pace : end - start;
  const cuts = [from, ...cutsOf(text, from, to, Math.round(lasting / blockLength)), to];
  const instantAt = (place: number) => {
    if (start === undefined) return undefined;
    if (place === from) return start - begin;
    if (place === to && end !== undefined) return end - begin;
    return end === undefined ? undefined : Math.round(start - begin + (lasting * (place - from)) / length);
  };
  return cuts.slice(0, -1).map((first, index) => {
    const last = cuts[index + 1] ?? to;
    const [starts, ends] = [instantAt(first), instantAt(last)];
    return {
      from: first,
      to: last,
      ...(starts === undefined ? {} : { start: starts }),
      ...(ends === undefined ? {} : { end: ends }),
      ...(index > 0 ? { continues: true as const } : {}),
      ...(interruption ? { interruption } : {}),
    };
  });
}

/** Where to cut a turn in so many parts: at the paragraph nearest to even, else at a sentence, else nowhere. */
function cutsOf(text: string, from: number, to: number, parts: number): number[] {
  const part = (to - from) / parts;
  const cuts: number[] = [];
  for (let index = 1; index < parts; index += 1) {
    const even = from + part * index;
    const first = Math.max((cuts.at(-1) ?? from) + part / 4, even - part / 2);
    const last = Math.min(to - part / 4, even + part / 2);
    const cut =
      nearest(text, /\n+/g, even, first, last) ?? nearest(text, /(?<=[.?!])\s+/g, even, first, last);
    if (cut !== undefined && cut < to) cuts.push(cut);
  }
  return cuts;
}

/** The end of the separator that is nearest to a place, within a stretch of the text. */
function nearest(
  text: string,
  separator: RegExp,
  place: number,
  first: number,
  last: number,
): number | undefined {
  const offset = Math.floor(first);
  let best: number | undefined;
  for (const { index, 0: found } of text.slice(offset, Math.ceil(last)).matchAll(separator)) {
    const at = offset + index + found.length;
    if (best === undefined || Math.abs(at - place) < Math.abs(best - place)) best = at;
  }
  return best;
}
