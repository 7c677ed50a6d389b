import type { DemoDocument } from './demo-document.ts';
import { dutchDocuments } from './documents.ts';
import { europeanDocuments } from './europe/index.ts';
import { federalDocuments } from './federal/index.ts';
import { flemishDocuments } from './flemish/index.ts';
import { localDocuments } from './local/index.ts';
import { withMeetingLogs } from './meeting-logs.ts';

/** The demo of all domains: the same instant gives the same documents; ids stay the same from day to day. */
export function demoDocuments(now: Date): DemoDocument[] {
  const made = [
    ...dutchDocuments(now),
    ...localDocuments(now),
    ...europeanDocuments(now),
    ...federalDocuments(now),
    ...flemishDocuments(now),
  ].map(withDossierNumber);
  return withMeetingLogs(made, now);
}

/** The number of a dossier stands among the numbers too, as the sources deliver it, so that it can be searched. */
function withDossierNumber({ document, files }: DemoDocument): DemoDocument {
  const { dossier, numbers } = document;
  if (!dossier || numbers.some(({ value }) => value.startsWith(dossier.number))) return { document, files };
  const added = { kind: 'dossier', value: dossier.number } as const;
  return { document: { ...document, numbers: [...numbers, added] }, files };
}
