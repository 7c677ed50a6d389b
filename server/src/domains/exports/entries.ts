/** What newsletter and Word file tell, in their order: all plain text but what says otherwise. */
export type ExportEntry = ExportHeading | ExportItem;

/** A subheading of a list: begins a section. */
interface ExportHeading {
  kind: 'heading';
  title: string;
}

/** A document or an update of the user's own; both look alike. What is left out is not known or not wanted. */
export interface ExportItem {
  kind: 'item';
  title: string;
  /** The source's own name for the kind of document. */
  type?: string;
  source?: string;
  /** Day in Amsterdam as the reader's language writes it. */
  date?: string;
  /** Who is named in it: signatories, speakers. */
  people?: string;
  numbers?: string;
  /** Of the user: lines stay lines. */
  note?: string;
  /** Words of the document itself. */
  passage?: string;
  quotations?: ExportQuotation[];
  summary?: { text: string; byAi: boolean };
  /** Cleaned rich text of an update. */
  description?: string;
  /** The whole text of the document. */
  text?: string;
  /** Words of two versions, in the order of the later one. */
  compared?: ComparedLine[];
  /** Where its source has it, and our own page. */
  sourceUrl?: string;
  pageUrl?: string;
  /** In the reader's words: changed or withdrawn since it was saved, behind closed doors, outside the subscription. */
  remark?: string;
}

/** A paragraph of two versions. */
export interface ComparedLine {
  /** As it counts its paragraph; empty where nothing does. */
  number: string;
  pieces: { kind: 'same' | 'deleted' | 'inserted'; text: string }[];
}

/** Words that were kept with a document. */
export interface ExportQuotation {
  words: string;
  /** In the reader's words: who said it and when, or who made it; empty where nobody is known. */
  from: string;
}

/** Items from which on there is a table of contents (decision 7.12): above this. */
export const mostWithoutContents = 10;

export const itemsIn = (entries: readonly ExportEntry[]): number =>
  entries.filter(({ kind }) => kind === 'item').length;
