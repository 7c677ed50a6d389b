import type { Document } from './document.ts';

/** What is recognised in a document when it is put, for statistics; both engines keep it beside the document. */
export interface Facts {
  /** Who and what is named, as analytics code and name: `PER:Jan Jansen`, `committees:ENVI` (decision 3.31). */
  stakeholders: string[];
  /** The words and phrases the document is most about, folded as in the index, most telling first. */
  topics: string[];
}

/** Recognises the facts of a document; of a confidential one none (decision 3.33). */
export function factsOf(document: Document): Facts {
  if (document.confidentiality === 'Besloten') return { stakeholders: [], topics: [] };
  return { stakeholders: document.people.map(({ name }) => `PER:${name}`), topics: [] };
}
