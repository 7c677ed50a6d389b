import { firstBytesOf, SourceFault } from '#platform/outbound/source-fault.ts';
import { ExtractionFault } from '#platform/extraction-fault.ts';
import { readXml } from '#platform/text-extraction/read-xml.ts';
import { statementVisitor, type Statement } from './statements.ts';

/** One record: what the search service states about a publication, with the addresses of its forms. */
export type SearchRecord = Statement[];

export interface SearchAnswer {
  records: SearchRecord[];
  /** Publications found; an estimate. */
  total: number;
  /** Where the next page starts, counted from 1; absent on the last one. */
  next?: number;
}

/** What stands in an answer beside its records. */
interface Heard {
  records: SearchRecord[];
  root?: string;
  fields: Map<string, string>;
  /** What the service complains of. */
  complaints: string[];
}

/**
 * An answer of the search service (SRU 2.0, and 1.2 as its older address still gives it). Diagnostics, alone
 * or inside an answer, are a fault and never an answer without records.
 * @throws SourceFault of kind `shape`, or `blocked` for a page in place of an answer
 */
export function readSearchAnswer(bytes: Uint8Array, url: string): SearchAnswer {
  const firstBytes = firstBytesOf(bytes);
  const fault = (detail: string) => new SourceFault('shape', { url, detail, firstBytes });
  if (/^(<!doctype html|<html)/i.test(firstBytes)) {
    throw new SourceFault('blocked', { url, firstBytes, detail: 'a page in place of an answer' });
  }
  let heard: Heard;
  try {
    heard = listen(bytes);
  } catch (error) {
    if (!(error instanceof ExtractionFault)) throw error;
    throw fault(`not readable as XML: ${error.message}`);
  }
  const { records, root, fields, complaints } = heard;
  if (complaints.length > 0) throw fault(`the service complains: ${complaints.join('; ')}`);
  if (root !== 'searchRetrieveResponse') throw fault(`${root} in place of a searchRetrieveResponse`);
  const total = Number(fields.get('numberOfRecords') || Number.NaN);
  if (!Number.isInteger(total)) throw fault('an answer without numberOfRecords');
  if (records.some((record) => !record.some(({ name }) => name === 'identifier'))) {
    throw fault('a record without identifier');
  }
  const next = fields.get('nextRecordPosition');
  if (next === undefined) return { records, total };
  if (!/^\d+$/.test(next)) throw fault('a nextRecordPosition that is no number');
  return { records, total, next: Number(next) };
}

/**
 * The records in XML that holds some, whatever stands around them.
 * @throws ExtractionFault
 */
export function readRecords(bytes: Uint8Array): SearchRecord[] {
  return listen(bytes).records;
}

function listen(bytes: Uint8Array): Heard {
  const heard: Heard = { records: [], fields: new Map(), complaints: [] };
  let record: ReturnType<typeof statementVisitor> | undefined;
  let within: string[] | undefined;
  let text = '';
  readXml(bytes, {
    open(name, attributes) {
      heard.root ??= name;
      text = '';
      if (name === 'diagnostic') within = [];
      if (name === 'recordData') {
        const statements: SearchRecord = [];
        heard.records.push(statements);
        record = statementVisitor((statement) => statements.push(statement));
      } else record?.open(name, attributes);
    },
    text(more) {
      text += more;
      record?.text(more);
    },
    close(name) {
      if (name === 'recordData') record = undefined;
      else record?.close(name);
      const clean = text.trim();
      text = '';
      if (name === 'diagnostic') {
        heard.complaints.push((within ?? []).join(', '));
        within = undefined;
      } else if (clean && within) within.push(clean);
      else if (clean && !record) heard.fields.set(name, clean);
    },
  });
  return heard;
}
