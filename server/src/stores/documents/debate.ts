import type { Document, DocumentFile, Turn } from './document.ts';

type Debate = Pick<Document, 'turns' | 'recording' | 'file' | 'attachments'>;

/** Where a link to a turn leads. */
export interface Moment {
  /** Its place among the turns in which something is said. */
  turn: number;
  /** Milliseconds from where the debate begins; absent where its source gives no time. */
  at?: number;
}

/** The sound of a debate, when its bytes are here to be played. */
export function recordingOf({
  recording,
  file,
  attachments,
}: Debate): { kind: 'document' | 'attachment'; file: DocumentFile; start: number } | undefined {
  if (!recording) return undefined;
  const { fileId, start } = recording;
  const kind = file?.fileId === fileId ? 'document' : 'attachment';
  const found = kind === 'document' ? file : attachments.find((each) => each.fileId === fileId);
  return found?.storeKey ? { kind, file: found, start } : undefined;
}

/** The instant that times in a debate are counted from: where its sound begins, else its first turn. */
export function beginOf(debate: Debate): number | undefined {
  return recordingOf(debate)?.start ?? debate.turns?.find(({ start }) => start !== undefined)?.start;
}

/** Whether anything is said in a turn; one without words is not shown. */
export function isSpoken({ from, to }: Turn): boolean {
  return from < to;
}

/** Where the turn at this place of a debate is found; undefined where nothing is said in it. */
export function momentOf(debate: Debate, place: number): Moment | undefined {
  const { turns = [] } = debate;
  const turn = turns[place];
  if (!turn || !isSpoken(turn)) return undefined;
  const begin = beginOf(debate);
  return {
    turn: turns.slice(0, place).filter(isSpoken).length,
    ...(turn.start === undefined || begin === undefined ? {} : { at: turn.start - begin }),
  };
}
