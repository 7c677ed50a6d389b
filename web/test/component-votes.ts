import { dayOf, addDays, instantOf } from 'contract/amsterdam';
import type { Document } from '../../server/src/stores/documents/document.ts';
import { aDocument } from '../../server/test/documents.ts';

/** A vote whose parties come to less than its counts: one who voted against has left, and nobody knows of which party. */
export function voteWithUnknown(now: number): Document {
  return aDocument({
    id: 'screens-vote',
    groupPath: 'tk/stemming',
    sourceType: 'Stemming',
    title: 'Stemming over de proefvelden',
    text: 'De velden.',
    date: instantOf(addDays(dayOf(now), -400), 12, 0),
    votes: [
      {
        subject: 'Stemming over de proefvelden',
        outcome: 'aangenomen',
        parties: [
          { party: 'Groene Partij', seats: 2, choice: 'Voor' },
          { party: 'Blauwe Partij', seats: 1, choice: 'Tegen' },
        ],
        members: [
          { name: 'Anna Ander', party: 'Groene Partij', choice: 'Voor' },
          { name: 'Bob Bank', party: 'Groene Partij', choice: 'Voor' },
          { name: 'Cas Cent', party: 'Blauwe Partij', choice: 'Tegen' },
          { name: 'Vertrokken Lid', choice: 'Tegen' },
        ],
        counts: { for: 2, against: 2, abstentions: 0 },
      },
    ],
  });
}
