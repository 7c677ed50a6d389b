import { type Colleague, mentionPattern } from 'contract/team';

/** A piece of a note: plain text, or a mention of somebody, whose name is undefined once they are gone. */
type NotePiece = { text: string } | { mention: string | undefined };

/** A note as it is read. */
export function notePieces(text: string, mentioned: readonly Colleague[]): NotePiece[] {
  const pieces: NotePiece[] = [];
  let end = 0;
  for (const { 0: found, 1: id, index } of text.matchAll(mentionPattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ mention: mentioned.find((one) => one.id === id)?.name });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** A note as it is typed: names stand for ids; `gone` for who is not known any more. */
export const asTyped = (text: string, mentioned: readonly Colleague[], gone: string): string =>
  notePieces(text, mentioned)
    .map((piece) => ('text' in piece ? piece.text : `@${piece.mention ?? gone}`))
    .join('');

/** A typed note as it is kept: the whole name of a colleague behind an @ mentions them, of two that fit the longer one. */
export function asKept(typed: string, known: readonly Colleague[]): string {
  const longestFirst = known.toSorted((one, other) => other.name.length - one.name.length);
  let kept = '';
  for (let at = 0; at < typed.length;) {
    const named =
      typed[at] === '@' && !/[\p{L}\p{N}]/u.test(typed[at - 1] ?? '')
        ? longestFirst.find(
            ({ name }) => typed.startsWith(name, at + 1) && endsAt(typed, at + 1 + name.length),
          )
        : undefined;
    kept += named ? `@{${named.id}}` : typed[at]!;
    at += named ? 1 + named.name.length : 1;
  }
  return kept;
}

const endsAt = (text: string, end: number): boolean => !/[\p{L}\p{N}]/u.test(text[end] ?? '');

/** The beginning of a mention right before the caret: where its @ stands and what was typed of the name. */
export function mentionAt(typed: string, caret: number): { start: number; part: string } | undefined {
  const before = typed.slice(0, caret);
  const found = /(?:^|[^\p{L}\p{N}])@((?:[\p{L}\p{N}.'’-]+ ?){0,3})$/u.exec(before);
  if (!found) return undefined;
  const part = found[1]!;
  return { start: caret - part.length - 1, part };
}

/** Colleagues whose name, or a part of it, begins as was typed. */
export function fittingColleagues(known: readonly Colleague[], part: string): Colleague[] {
  const sought = part.trim().toLocaleLowerCase();
  return known.filter(({ name }) => {
    const lower = name.toLocaleLowerCase();
    return lower.startsWith(sought) || lower.includes(` ${sought}`);
  });
}
