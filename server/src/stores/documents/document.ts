import type { MeetingChanges } from 'contract/agenda-meeting';
import type { MeetingWas } from 'contract/agendas';
import type { Confidentiality } from 'contract/confidentiality';
import type {
  Commitment,
  Committee,
  DocumentId,
  DocumentNumber,
  Label,
  Person,
  Vote,
} from 'contract/document-parts';
import type { ContextCode } from 'contract/contexts';
import type { DomainId } from 'contract/dashboards';

/** A file that belongs to a document; the bytes are in the file store or still at the source. */
export interface DocumentFile {
  /** `document id` for the document's own file, `document id~n` for an attachment. */
  fileId: string;
  title: string;
  mimeType?: string;
  /** Bytes. */
  size?: number;
  pages?: number;
  /** Key in the file store, once the bytes are here. */
  storeKey?: string;
  /** Where the source serves the bytes. */
  url?: string;
  /** The document that an attachment is by itself where its source delivers it so; its bytes are kept there. */
  documentId?: DocumentId;
  /** Text read from the file; searched as a value of its own. */
  text?: string;
}

/** One turn of a speaker in a debate: a range of the text, and when it was spoken where that is known. */
export interface Turn {
  speaker: Person;
  /** The source's own id of the speaker, where other sources know the same person by it. */
  speakerId?: string;
  /** True while the speaker leads the meeting. */
  chair?: true;
  /** The speaker breaks in on somebody else's turn. */
  interruption?: true;
  /**
   * First UTF-16 unit of what was spoken in the document's text, and the one after its last. The line or words
   * that name the speaker stand before it; every source keeps to this.
   */
  from: number;
  to: number;
  /** Epoch milliseconds. */
  start?: number;
  end?: number;
}

/** A stretch of a debate that its source shows in sound and picture, and who had the word in it. */
export interface Footage {
  /** The source that shows it, by the name of its connector. */
  source: string;
  /** The source's own id, by which its stream is asked for; it is never kept where the stream is. */
  key: string;
  /** Where the source shows it to people. */
  page: string;
  /** Epoch milliseconds of where it begins and ends. */
  start: number;
  end: number;
  /** Who spoke, with the id by which the reports of the same chamber know them. */
  speakers: (Person & { id: string })[];
  /** Who had the word when, in order of time. */
  moments: {
    /** Place in `speakers`. */
    speaker: number;
    /** Epoch milliseconds. */
    start: number;
    end: number;
    chair?: true;
    interruption?: true;
    /** What the page takes behind `?event=` to begin there. */
    event: string;
  }[];
}

/**
 * One document as every source delivers it and both engines keep it. Instants are epoch
 * milliseconds in UTC; days are Amsterdam days (decision R3).
 */
export interface Document {
  id: DocumentId;
  domain: DomainId;
  /** Connector that delivered it. */
  source: string;
  demo: boolean;
  /** Path in the domain's source tree. */
  groupPath: string;
  sourceType: string;
  institution: string;
  title: string;
  /** Titles in other languages, by language code (decision 3.12). */
  titles: Partial<Record<'nl' | 'en' | 'fr' | 'de', string>>;
  language: string;
  date: number;
  timeKnown: boolean;
  /** The source's own text of the date. */
  sourceDate: string;
  text: string;
  file?: DocumentFile;
  attachments: DocumentFile[];
  people: Person[];
  organisations: { name: string; relation?: string }[];
  committees: Committee[];
  numbers: DocumentNumber[];
  case?: { number: string; title: string };
  dossier?: { number: string; title: string };
  agendaItem?: string;
  /** The meeting whose agenda item this document reports; long reports are one document per item (decision 3.8). */
  partOf?: { id: DocumentId; title: string; item?: string };
  /** Who spoke when, in the order of the text; of debates. */
  turns?: Turn[];
  /** The text was recognised from sound by a program, and waits for an official report to take its place (4.28). */
  automatic?: true;
  /** Sound of a debate: a file of the document in the file store, and the epoch millisecond at which it begins. */
  recording?: { fileId: string; start: number };
  /** Where the debate can be heard and seen at its source, in its parts in order of time. */
  footage?: Footage[];
  /** Themes the source itself gives, such as EuroVoc descriptors or policy themes. */
  labels?: Label[];
  /**
   * Public numbers that name this document and no other, whichever source delivers it: `kst-36410-12`,
   * `ah-tk-20232024-2141`, a CELEX number. Two documents that share one become one.
   */
  identities?: string[];
  /** True for what its source will still correct: an early release, or a report before it is corrected. */
  provisional?: true;
  /** What other sources that deliver the same document added, kept apart so that each can change its own part. */
  joined?: { source: string; given: Partial<Document> }[];
  /** What the leading source itself gave where the others changed it, and the parts it gave nothing of. */
  own?: { given: Partial<Document>; lacking: string[] };
  votes: Vote[];
  /** Of commitments: by whom, to whom, until when, and how it stands at its source. */
  commitment?: Commitment;
  relations: { relation: string; id?: DocumentId; title: string; url?: string }[];
  originalUrls: string[];
  confidentiality: Confidentiality;
  /** Percentages per policy context; undefined while not scored (decision 3.8). */
  contexts?: Partial<Record<ContextCode, number>>;
  /** Version of the model that gave the percentages. */
  contextsVersion?: string;
  /** Came in while older years were read, or a source for the first time: nobody is told of it (decision 4.22). */
  silent?: true;
  /** Set on meetings, which are documents with a start time. */
  meeting?: Meeting;
  /** What each reading of a meeting changed, oldest first; neither searched nor part of what makes a version. */
  meetingLog?: MeetingChanges[];
  /** The last change of time or place in that log, for hits, which go without it. */
  was?: MeetingWas;
}

/** What lists are made of: a document without its texts, which are kept apart with whatever only they explain. */
export type Head = Omit<Document, 'text' | 'turns' | 'footage' | 'joined' | 'own' | 'meetingLog'>;

export interface Meeting {
  kind: 'plenary' | 'committee';
  start: number;
  end?: number;
  /** False for an all-day event. */
  timeKnown: boolean;
  /** The start was corrected at import and is shown as approximate (decision 4.25). */
  approximate?: true;
  /** The times as the source wrote them. */
  sourceTimes?: { start: string; end?: string };
  /** Page on which the source shows it, or what was recorded of it. */
  shownAt?: string;
  /** Room, or "online" in the source's words. */
  place?: string;
  status: 'planned' | 'held' | 'cancelled' | 'moved';
  /** The meeting this one stands in for, was moved to, or goes on from. */
  replaces?: DocumentId;
  replacedBy?: DocumentId;
  resumes?: DocumentId;
  agendaItems: { number: string; title: string; documentIds: DocumentId[]; confidential?: true }[];
}
