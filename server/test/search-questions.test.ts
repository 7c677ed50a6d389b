import { readFileSync } from 'node:fs';
import { dashboards, isDomain, type DomainId } from 'contract/dashboards';
import { MetadataField } from 'contract/document-parts';
import { parseQuery } from 'contract/query/parse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTemporaryStore, type TemporaryStore } from '#stores/documents/temporary-store.ts';
import { aSearch } from '#stores/documents/test/documents.ts';
import { recordedDocuments } from './recordings/recorded-documents.ts';
import { samples } from './samples.ts';

interface Question {
  /** The number of its row. */
  number: number;
  asked: string;
  domain: DomainId;
  metadataField: MetadataField;
  query: string;
  finds: readonly string[];
  leaves: readonly string[];
}

/** What stands in backticks, in order. */
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);

/** The rows of the table. @throws when one cannot be understood, so that none is passed over */
function questionsIn(table: string): Question[] {
  const rows = table.split('\n').filter((line) => /^\| *\d/.test(line));
  return rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const [, number = '', asked = '', where = '', query = '', finds = '', leaves = ''] = cells;
    const [domain, titles] = where.split(', titles ');
    const [written, ...others] = quoted(query);
    if (cells.length !== 8 || !isDomain(domain) || written === undefined || others.length > 0) {
      throw new Error(`no question: ${row}`);
    }
    return {
      number: Number(number),
      asked,
      domain,
      metadataField: MetadataField.parse(titles ? `metadata_${titles}` : 'metadata'),
      query: written,
      finds: quoted(finds),
      leaves: quoted(leaves),
    };
  });
}

const questions = questionsIn(readFileSync(new URL('search-questions.md', import.meta.url), 'utf8'));

test('questions: the table has sixty at least, numbered in order, each with what it finds and leaves', () => {
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(questions.map(({ number }) => number)).toEqual(questions.map((_, at) => at + 1));
  expect(questions.filter(({ finds, leaves }) => finds.length === 0 || leaves.length === 0)).toEqual([]);
});

describe.skipIf(!samples('.'))('questions', () => {
  const domains = new Map<string, DomainId>();
  let store: TemporaryStore | undefined;
  beforeAll(async () => {
    const documents = await recordedDocuments();
    for (const { id, domain, meeting } of documents) if (!meeting) domains.set(id, domain);
    store = await openTemporaryStore(
      documents.map((document, at) => ({ document, seq: at + 1, version: 1, withdrawn: false })),
    );
  });
  afterAll(() => store?.close());

  test.each(questions)('$number, $asked', async ({ domain, metadataField, query, finds, leaves }) => {
    const known = [...finds, ...leaves].filter((id) => domains.get(id) === domain);
    expect(known, 'documents that are among the recorded ones').toEqual([...finds, ...leaves]);
    const { tree, error } = parseQuery(query, dashboards[domain].languages);
    expect(error).toBeUndefined();
    const search = aSearch(tree!, { filters: { domain }, metadataField });
    const [found = []] = await store!.documents.findIds([{ search: JSON.stringify(search) }]);
    const among = (ids: readonly string[]) => ids.filter((id) => found !== 'tooBroad' && found.includes(id));
    expect({ finds: among(finds), leaves: among(leaves) }).toEqual({ finds, leaves: [] });
  });
});
