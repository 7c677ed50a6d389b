import type { Document, DocumentFile, Turn } from './document.ts';

/** The sound of a debate, when its bytes are here to be played. */
export function recordingOf({
  recording,
  file,
  attachments,
}: Pick<Document, 'recording' | 'file' | 'attachments'>):
  | { kind: 'document' | 'attachment'; file: DocumentFile; start: number }
  | undefined {
  if (!recording) return undefined;
  const { fileId, start } = recording;
  const kind = file?.fileId === fileId ? 'document' : 'attachment';
  const found = kind === 'document' ? file : attachments.find((each) => each.fileId === fileId);
  return found?.storeKey ? { kind, file: found, start } : undefined;
}

/** Whether anything is said in a turn; one without words is not shown. */
export function isSpoken({ from, to }: Turn): boolean {
  return from < to;
}

/** The number that a turn has among those that are shown, from 0; undefined where it is none of them. */
export function shownTurn(turns: readonly Turn[], place: number): number | undefined {
  const turn = turns[place];
  return turn && isSpoken(turn) ? turns.slice(0, place).filter(isSpoken).length : undefined;
}
