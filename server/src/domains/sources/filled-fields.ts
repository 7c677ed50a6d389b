import type { Document } from '#stores/documents/document.ts';

/** Parts of a document that a source may fill, with the test that it did. */
const fields: readonly [string, (document: Document) => unknown][] = [
  ['time', (d) => d.timeKnown],
  ['text', (d) => d.text !== ''],
  ['people', (d) => d.people.length],
  ['party', (d) => d.people.some(({ party }) => party)],
  ['organisations', (d) => d.organisations.length],
  ['committees', (d) => d.committees.length],
  ['numbers', (d) => d.numbers.length],
  ['dossier', (d) => d.dossier],
  ['case', (d) => d.case],
  ['labels', (d) => d.labels?.length],
  ['titles', (d) => Object.keys(d.titles).length],
  ['votes', (d) => d.votes.length],
  ['turns', (d) => d.turns?.length],
  ['footage', (d) => d.footage?.length],
  ['file', (d) => d.file],
  ['attachments', (d) => d.attachments.length],
  ['relations', (d) => d.relations.length],
  ['part of', (d) => d.partOf],
  ['meeting', (d) => d.meeting],
  ['identities', (d) => d.identities?.length],
  ['addresses', (d) => d.originalUrls.length],
];

/** Parts that a meeting has beside those of every document. */
const meetingFields: typeof fields = [
  ['end of the meeting', (d) => d.meeting?.end],
  ['place of the meeting', (d) => d.meeting?.place],
  ['agenda', (d) => d.meeting?.agendaItems.length],
  ['documents of the agenda', (d) => d.meeting?.agendaItems.some(({ documentIds }) => documentIds.length)],
];

/** How many of the documents have each field, fields that none has left out. */
export function fillOf(documents: readonly Document[]): [string, number][] {
  return filled(fields, documents);
}

/** The same with what meetings have beside. */
export function fillWithMeetings(documents: readonly Document[]): [string, number][] {
  return filled([...fields, ...meetingFields], documents);
}

function filled(of: typeof fields, documents: readonly Document[]): [string, number][] {
  return of
    .map(([name, has]): [string, number] => [name, documents.filter(has).length])
    .filter(([, count]) => count > 0);
}
