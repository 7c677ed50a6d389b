import { startOfDay } from 'contract/amsterdam';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import { bareDocument } from '../reading/bare-document.ts';
import type { ListedDocument } from './read-list.ts';

/** Places in the source tree by words of the register's types and titles. */
const places: [RegExp, string][] = [
  [/\bAGENDA\b|\bNOTICE OF MEETING\b/i, 'agenda'],
  [/\bMINUTES\b/i, 'minutes'],
  [/\bVOTING RESULT/i, 'vote'],
  [/\bCOUNCIL CONCLUSIONS\b|^CONCLUSIONS\b/i, 'conclusions'],
  [/\bPOSITION OF THE COUNCIL\b|\bSTATEMENT OF THE COUNCIL'?S REASONS\b/i, 'position'],
];

/** A document of the register with the text of its file, where that could be had. */
export function readDocument(
  listed: ListedDocument,
  file: { text?: string; mimeType?: string; size?: number; pages?: number },
): Document & { file: DocumentFile } {
  const id = `council-${listed.key}`;
  const words = `${listed.type ?? ''} ${listed.title}`;
  const place = places.find(([pattern]) => pattern.test(words.trim()))?.[1] ?? 'document';
  const { text, ...rest } = file;
  const procedure = listed.procedures[0];
  return {
    ...bareDocument(),
    id,
    domain: 'eu',
    source: 'council',
    groupPath: `council/${place}`,
    sourceType: listed.type ?? 'Document',
    institution: 'Council of the European Union',
    title: listed.title,
    titles: listed.language === 'en' ? { en: listed.title } : {},
    language: listed.language,
    date: startOfDay(listed.day),
    timeKnown: false,
    sourceDate: listed.printedDay,
    text: [listed.meetingDay ? `Meeting: ${listed.meetingDay}` : '', text ?? ''].filter(Boolean).join('\n'),
    file: { fileId: id, title: listed.title, url: listed.url, ...rest },
    numbers: [
      { kind: 'council', value: listed.written },
      ...listed.procedures.map((value) => ({ kind: 'procedure' as const, value })),
    ],
    ...(procedure ? { dossier: { number: procedure, title: listed.title } } : {}),
    ...(listed.subjects.length ? { labels: listed.subjects.map((subject) => labelOf(subject)) } : {}),
    identities: [`council-${listed.key.toLowerCase()}`],
    relations: listed.procedures.map((value) => ({
      relation: 'Procedure',
      id: `ep-proc-${value.replace(/\(.*$/, '').replace('/', '-')}`,
      title: value,
    })),
    originalUrls: [listed.url],
  };
}

/** A subject is a word and the number of the document within it. */
function labelOf(subject: string) {
  const code = subject.replace(/ \d+$/, '');
  return { scheme: 'council-subject', code, name: code };
}
