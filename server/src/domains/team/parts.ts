import type { Clock } from '#platform/clock.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { MailWords } from './mention-mail.ts';

/** What notes are kept and told with. */
export interface NoteParts {
  db: PeopleStore;
  documents: DocumentStore;
  clock: Clock;
  mailWords: MailWords;
}
