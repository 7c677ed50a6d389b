import type { MetadataField } from 'contract/documents';
import type { QueryTree } from 'contract/query/tree';
import type { Document } from '../document.ts';
import { markWhole } from '../sqlite/marking.ts';
import { serve } from '../sqlite/protocol.ts';
import { readHits, readKept, readMany, readOne } from './answers.ts';
import { prepare } from './prepare.ts';

/** What is done with whole documents, so that the thread that answers calls never has to. */
const operations = {
  prepare: (documents: readonly Document[], withdrawn: readonly boolean[]) =>
    documents.map((document, index) => prepare(document, withdrawn[index]!)),
  hits: readHits,
  one: readOne,
  many: readMany,
  kept: readKept,
  marked: (bytes: Uint8Array | undefined, query: QueryTree, metadataField: MetadataField) =>
    markWhole(bytes && readOne(bytes), query, metadataField),
};
export type Operations = typeof operations;

serve(operations, () => undefined);
