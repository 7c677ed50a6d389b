import { readFileSync } from 'node:fs';
import { dashboards, isDomain, type DomainId } from 'contract/dashboards';
import { MetadataField } from 'contract/document-parts';
import { parseQuery } from 'contract/query/parse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourceNames, type SourceName } from '#connectors/names.ts';
import { openConnector } from '#connectors/registry.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import { openTemporaryStore, type TemporaryStore } from '#stores/documents/temporary-store.ts';
import { aSearch } from '#stores/documents/test/documents.ts';
import { readRecorded } from './recordings/recorded.ts';
import { samples } from './samples.ts';

/** By source the beginnings of the paths of the recorded files that are asked: enough of each language, read in seconds. */
const parts: Partial<Record<SourceName, readonly string[]>> = {
  tweedekamer: ['nl/tk_odata/zaak_expanded/'],
  vlos: [
    'nl/tk_vlos/sample_vlos_1e040503',
    'nl/tk_vlos/sample_vlos_8f376d4c',
    'nl/tk_vlos/sample_vlos_ce0428cf',
    'nl/tk_vlos/sample_vlos_f001a349',
    'nl/tk_vlos/verslag_2014-10-15_plenair_03686ab6',
  ],
  officielebekendmakingen: [
    'nl/ob_documents/handelingen/h-tk-20172018-70-10',
    'nl/ob_documents/handelingen/h-tk-20172018-70-3',
    'nl/ob_documents/handelingen/h-tk-20172018-70-9',
    'nl/ob_documents/wetsuite/stb',
    'nl/ob_documents/wetsuite/trb',
  ],
  notubiz: ['nl/local_denhaag/'],
  dekamer: [
    'be/dekamer-commission-html/56-108',
    'be/dekamer-commission-html/56-114',
    'be/dekamer-commission-html/56-147',
    'be/dekamer-commission-html/56-178',
    'be/dekamer-commission-html/56-19',
    'be/dekamer-plenary-html/56-21',
    'be/dekamer-dossiers-html/56_146',
  ],
  staatsblad: ['be/staatsblad-ejustice/'],
  vlaamsparlement: [
    'be/vlaamsparlement-committee-csv/',
    'be/vlaamsparlement-questions-index/member_written_question_links',
  ],
  eurlex: [
    'corpora/eu-acts-en-fr/32004l0101/',
    'corpora/eu-acts-en-fr/32013l0024/',
    'corpora/eu-acts-en-fr/32014r0530/',
    'corpora/eu-acts-en-fr/32019r1842/',
    'eu/cellar-sparql-json/',
    'eu/eurlex-texts/32015R2120_cons',
    'eu/eurlex-texts/32021R0953_cons',
    'eu/eurlex-texts/32024R1689_oj',
    'eu/eurlex-texts/mifid_ii',
    'eu/eurlex-texts/modern_1_raw',
    'eu/eurlex-texts/proposal_raw',
  ],
  doceo: [
    'eu/ep-doceo-documents/',
    'eu/ep-doceo-votes/rcv_list_pv-9-2023-12-12',
    'eu/ep-doceo-votes/vot-list',
    'eu/ep-website/press',
  ],
  europarl: [
    'eu/ep-open-data-api-v2/odp-',
    'eu/ep-open-data-bulk-v1/data_v1_questions',
    'eu/oeil/oeil-procedure-file_2022',
    'eu/oeil/oeil-procedure-file_2024',
    'eu/oeil/oeil_2024',
  ],
  haveyoursay: ['eu/have-your-say/'],
};

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

/** The documents of the recorded files, as their connectors read them. */
async function recordedDocuments(): Promise<Document[]> {
  const extraction = openTextExtraction();
  const documents = new Map<string, Document>();
  for (const name of sourceNames) {
    if (!parts[name]) continue;
    const files = await readRecorded(await openConnector(name, { extraction }), parts[name]);
    for (const document of files?.flatMap(({ reading }) => reading.documents) ?? []) {
      // Several files hold the same document; the last that has its text is the fullest.
      if (documents.has(document.id) && document.text === '') continue;
      documents.set(document.id, document);
    }
  }
  await extraction.close();
  return [...documents.values()];
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
