import { analyse } from 'contract/query/analyser';
import type { Hit } from '#stores/documents/document-store.ts';

/**
 * A topic as documents write it, with accents, capitals and hyphens: the commonest way in these hits,
 * in lower case when only the beginning of a sentence gives it a capital. The folded words themselves
 * when the shown parts of the hits do not have it.
 */
export function nameOfTopic(topic: string, hits: readonly Hit[]): string {
  const words = topic.split(' ');
  const written = new Map<string, number>();
  for (const { title, passages } of hits) {
    for (const { text } of [title, ...passages]) {
      const tokens = analyse(text);
      tokens.forEach(({ start }, index) => {
        const last = tokens[index + words.length - 1];
        if (!last || words.some((word, offset) => tokens[index + offset]?.word !== word)) return;
        const raw = text.slice(start, last.end).replace(/\s+/gu, ' ');
        const name = beginsSentence(text, start) ? withSmallInitial(raw) : raw;
        written.set(name, (written.get(name) ?? 0) + 1);
      });
    }
  }
  const [commonest] = [...written].sort(
    ([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? 1 : -1),
  );
  return commonest?.[0] ?? topic;
}

function beginsSentence(text: string, start: number): boolean {
  return /(?:^|[.!?:…"“„(]\s*)$/u.test(text.slice(Math.max(0, start - 3), start));
}

/** Abbreviations such as CO2 keep their capitals. */
function withSmallInitial(raw: string): string {
  const [initial = '', second = ''] = raw;
  return second === second.toLowerCase() && !/\d/u.test(second)
    ? initial.toLowerCase() + raw.slice(initial.length)
    : raw;
}
