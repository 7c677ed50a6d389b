import { analyse } from 'contract/query/analyser';
import { limits } from 'contract/limits';
import type { FoundPassage } from './find.ts';

/** Characters of a further question at most. */
const longest = 120;

/**
 * The further questions among what a service proposes that are questions in plain text and name nobody and nothing that
 * neither the passages nor the question do.
 */
export function followUpsIn(
  proposed: readonly unknown[],
  { question, passages }: { question: string; passages: readonly FoundPassage[] },
): string[] {
  const known = new Set(
    [
      question,
      ...passages.flatMap(({ document, passage }) => [document.title, passage.speaker ?? '', passage.text]),
    ]
      .flatMap((text) => analyse(text))
      .map(({ word }) => word),
  );
  const questions = proposed.flatMap((one) => {
    if (typeof one !== 'string') return [];
    const text = one.trim().replaceAll(/\s+/g, ' ');
    const isPlain = text.endsWith('?') && text.length <= longest && !/[<>{}[\]\\`|]|:\/\//.test(text);
    return isPlain && namesAreKnown(text, known) ? [text] : [];
  });
  return [...new Set(questions)].slice(0, limits.maximumFollowUps);
}

/** Words with a capital or a digit, but for the first of a sentence. */
function namesAreKnown(text: string, known: ReadonlySet<string>): boolean {
  return analyse(text).every(({ word, start, end }, index) => {
    const isName = /\p{N}/u.test(word) || (index > 0 && /\p{Lu}/u.test(text.slice(start, end)));
    return !isName || known.has(word);
  });
}
