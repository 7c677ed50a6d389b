import type { DomainId } from 'contract/dashboards';
import type { LabelColour } from 'contract/team-labels';

/** What an organisation has together about documents. */
export interface TeamTables {
  /** About a document, or a dossier of a domain; the other is null. */
  teamNotes: {
    id: string;
    organisationId: string;
    /** Who wrote it; null once that account is gone. */
    userId: string | null;
    documentId: string | null;
    domain: DomainId | null;
    /** The number of the dossier, folded as in the index. */
    dossier: string | null;
    /** Plain text, in which `@{…}` with the id of a user mentions them. */
    text: string;
    /** Of what was sent to write it, so that a double click writes once (decision 7.21). */
    saveHash: string;
    createdAt: number;
    /** When its words were last changed. */
    changedAt: number | null;
  };
  /** Who was mentioned in a note, once for each. */
  teamMentions: {
    id: string;
    noteId: string;
    userId: string;
    at: number;
    /** When the user put the notice of it away. */
    seenAt: number | null;
  };
  teamLabels: {
    id: string;
    organisationId: string;
    name: string;
    colour: LabelColour;
  };
  /** The documents that labels are on. */
  labelledDocuments: {
    labelId: string;
    documentId: string;
    at: number;
  };
  /** Of users who chose; the others are mailed and not shown. */
  teamChoices: {
    userId: string;
    mentionMails: number;
    followingShown: number;
  };
}
