import type { Recordings } from '#test/recordings/recordings.ts';
import { readWithin } from '#test/recordings/within.ts';
import { GivenFile } from '../../recognition/given-file.ts';
import { has, type JsonRow, rowsUnder } from '../../recognition/rows.ts';
import type { DocumentRaw } from '../files.ts';
import { recognise } from '../recognise.ts';

const recorded = 'nl/tk_odata';

/** What is no answer that a poll reads, by its place alone. */
const leftOut: [RegExp, string][] = [
  [/\/tk_syncfeed\//, 'the feed of changes, whose rows are asked by their ids'],
  [/\/tk_website\//, 'a page of the website, which is not read'],
  [/\/metadata\/|api_response_tk__\.json$/, 'the description of the service'],
];

/** Answers that others kept with their headers, or shortened; pages and expanded cases lie there as the service answered. */
export const recordings: Recordings<DocumentRaw> = {
  folders: [
    ...['pages', 'zaak_expanded', 'full_bodies', 'recorded_with_headers', 'metadata'].map(
      (folder) => `${recorded}/${folder}`,
    ),
    'nl/tk_syncfeed',
    'nl/tk_website',
  ],
  files: ['nl/tk_documents', `${recorded}/document_publicatie_xml`],
  async rawsOf(path, bytes) {
    const reason = leftOut.find(([words]) => words.test(path))?.[1];
    if (reason) return { leftOut: reason };
    const { json } = new GivenFile(path, bytes);
    // Those who kept the seats left out the columns by which they are known.
    if (path.includes('/fractie_zetel_persoon/'))
      return rowsUnder(json, 'value').map((row) => ({ entity: 'FractieZetelPersoon', row: row as JsonRow }));
    if (!has(json, 'status', 'data')) return undefined;
    const answer = new TextEncoder().encode(JSON.stringify(json['data']));
    return readWithin(recognise, new GivenFile(path, answer));
  },
};
