import { createHash } from 'node:crypto';
import type { ArticleLine, ComparedArticle } from 'contract/comparisons';
import { bytesFromThread } from '#platform/in-thread.ts';
import type { ComparisonOrder } from './comparison-worker.ts';

/** A comparison as it is kept: its articles are parsed when they are shown. */
export interface MadeComparison {
  by: 'articles' | 'paragraphs';
  outline: ArticleLine[];
  /** The article at a place of the outline. */
  article: (place: number) => ComparedArticle;
}

/** Makes comparisons, each in a thread of its own, and keeps the last ones: a page asks for several pieces of one. */
export type MakeComparison = (texts: ComparisonOrder) => Promise<MadeComparison>;

/** Bytes of comparisons that are kept. */
const mostKept = 64_000_000;

export function keptComparisons(): MakeComparison {
  const kept = new Map<string, { size: number; made: Promise<MadeComparison> }>();
  return (texts) => {
    const key = digestOf(texts);
    const known = kept.get(key);
    kept.delete(key);
    const entry = known ?? { size: 0, made: make(texts, (size) => settle(key, size)) };
    kept.set(key, entry);
    if (!known) entry.made.catch(() => kept.delete(key));
    return entry.made;
  };

  /** The longest unused go first. */
  function settle(key: string, size: number): void {
    const entry = kept.get(key);
    if (entry) entry.size = size;
    let all = [...kept.values()].reduce((sum, each) => sum + each.size, 0);
    for (const [other, each] of kept) {
      if (all <= mostKept) return;
      kept.delete(other);
      all -= each.size;
    }
  }
}

async function make(texts: ComparisonOrder, told: (size: number) => void): Promise<MadeComparison> {
  const bytes = await bytesFromThread(new URL('./comparison-worker.ts', import.meta.url), texts);
  const ends: number[] = [];
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, end + 1)) ends.push(end);
  ends.push(bytes.length);
  const { by, outline } = JSON.parse(bytes.toString('utf8', 0, ends[0])) as Pick<
    MadeComparison,
    'by' | 'outline'
  >;
  told(bytes.length);
  return {
    by,
    outline,
    article: (place) =>
      JSON.parse(bytes.toString('utf8', ends[place]! + 1, ends[place + 1])) as ComparedArticle,
  };
}

function digestOf({ before, after, sources }: ComparisonOrder): string {
  const digest = createHash('sha256');
  for (const text of [before, after, ...sources.flatMap(({ id, text: words }) => [id, words])])
    digest.update(`${text.length} `).update(text);
  return digest.digest('base64');
}
