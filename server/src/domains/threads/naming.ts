import type { DomainId } from 'contract/dashboards';
import type { DocumentId, Marked } from 'contract/document-parts';
import type { Naming } from 'contract/threads';
import type { QueryNode } from 'contract/query/tree';
import { joined } from '#domains/documents/index.ts';
import type { Scope } from '#platform/access.ts';
import type { DocumentStore, Hit } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
import { unfiltered } from '#stores/documents/filters.ts';

/** About as many characters are shown of what a document says. */
const shown = 200;

/** Where each of these documents names what the query finds, by id. */
export async function namingsOf(
  documents: Pick<DocumentStore, 'search'>,
  heads: readonly Head[],
  { query, scope, numbers }: { query: QueryNode; scope: Scope; numbers: readonly string[] },
): Promise<ReadonlyMap<DocumentId, Naming>> {
  const words = new Set(numbers.map(joined));
  const found = new Map<DocumentId, Naming>();
  const byDomain = new Map<DomainId, DocumentId[]>();
  for (const head of heads) {
    const own = inNumbers(head, words);
    if (own) found.set(head.id, own);
    else byDomain.set(head.domain, [...(byDomain.get(head.domain) ?? []), head.id]);
  }
  await Promise.all(
    [...byDomain].map(async ([domain, ids]) => {
      const filters = { ...unfiltered, domain, kind: 'document' as const, ids };
      const search = { query, scope, filters, metadataField: 'metadata' as const };
      const { hits } = await documents.search(search, { size: ids.length });
      for (const hit of hits) found.set(hit.document.id, namingIn(hit));
    }),
  );
  return found;
}

/** A field for numbers tells it best: there it is no mention. */
function inNumbers({ numbers }: Head, words: ReadonlySet<string>): Naming | undefined {
  const value = numbers.map((number) => number.value).find((one) => words.has(joined(one)));
  return value === undefined ? undefined : { place: 'number', quotation: whole(value) };
}

function namingIn({ title, passages, found }: Hit): Naming {
  if (title.marks.length > 0) return { place: 'title', quotation: around(title) };
  const number = found.find(({ field }) => field === 'number')?.value;
  if (number) return { place: 'number', quotation: around(number) };
  const passage = passages.find(({ marks }) => marks.length > 0);
  return { place: 'text', ...(passage ? { quotation: around(passage) } : {}) };
}

const whole = (text: string): Marked => ({ text, marks: [[0, text.length]] });

/** A number is marked by its words: the bracket before or behind them is of it, where the other one is within. */
function withBrackets(text: string, [start, end]: Marked['marks'][number]): Marked['marks'][number] {
  const words = text.slice(start, end);
  const [opens, closes] = [words.includes('('), words.includes(')')];
  return [
    closes && !opens && text[start - 1] === '(' ? start - 1 : start,
    opens && !closes && text[end] === ')' ? end + 1 : end,
  ];
}

/** What stands round the first mark, cut at words, with the marks that are whole in it. */
export function around({ text, marks: found }: Marked): Marked {
  const marks = found.map((mark) => withBrackets(text, mark));
  const [first] = marks;
  if (!first || text.length <= shown) return { text, marks };
  const spare = Math.max(0, Math.floor((shown - (first[1] - first[0])) / 2));
  const near = Math.max(0, first[0] - spare);
  const from = near === 0 ? 0 : text.indexOf(' ', near) + 1;
  const far = Math.min(text.length, from + shown);
  const to = far === text.length ? far : Math.max(first[1], text.lastIndexOf(' ', far));
  const [before, behind] = [from > 0 ? '…' : '', to < text.length ? '…' : ''];
  return {
    text: before + text.slice(from, to) + behind,
    marks: marks
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start - from + before.length, end - from + before.length]),
  };
}
