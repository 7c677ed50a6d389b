import type { Document } from '#stores/documents/document.ts';

type Usual =
  | 'demo'
  | 'attachments'
  | 'people'
  | 'organisations'
  | 'committees'
  | 'numbers'
  | 'votes'
  | 'relations'
  | 'confidentiality';

/** What a document is where its source says nothing of it: public, and without people, numbers or votes. */
export function bareDocument(): Pick<Document, Usual> {
  return {
    demo: false,
    attachments: [],
    people: [],
    organisations: [],
    committees: [],
    numbers: [],
    votes: [],
    relations: [],
    confidentiality: 'Openbaar',
  };
}
