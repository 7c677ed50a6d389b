import { startOfDay } from 'contract/amsterdam';
import type { Document } from '#stores/documents/document.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { readNumericDay } from '../reading/written-days.ts';
import type { ConsultationPage, Listed } from './pages.ts';

const site = 'https://www.internetconsultatie.nl/';

/** Where a consultation, or a file of one, is shown to people. */
export const siteOf = (path: string): string => new URL(path, site).href;

/** What a consultation means (SOURCES.md §6). It is dated by the day on which it began. */
export function readDocument(
  listed: Listed & { name: string },
  page: ConsultationPage,
): Document | { reason: string } {
  const { facts, reactions, calendar } = page;
  const start = facts.get('startdatum consultatie') ?? listed.start ?? '';
  const end = facts.get('einddatum consultatie') ?? listed.end;
  const day = readNumericDay(start);
  if (!day) return { reason: 'a consultation without the day on which it began' };
  const id = `internetconsultatie-${listed.name}`;
  const body = facts.get('organisatie') ?? listed.departments[0];
  const status = facts.get('status');
  const chain = facts.get('keten-id');
  return {
    ...bareDocument(),
    id,
    domain: 'nl',
    source: 'internetconsultatie',
    groupPath: 'regering/consultatie',
    sourceType: facts.get('type consultatie') ?? 'Consultatie',
    institution: body ?? 'Rijksoverheid',
    title: page.title,
    titles: {},
    language: 'nl',
    date: startOfDay(day),
    timeKnown: false,
    sourceDate: start,
    text: [
      `Consultatie van ${start} tot en met ${end ?? '…'}${status ? ` (${status.toLowerCase()})` : ''}`,
      reactions === undefined ? '' : `Openbare reacties: ${reactions}`,
      page.text,
    ]
      .filter(Boolean)
      .join('\n'),
    attachments: page.files.map(({ title, path }, at) => ({
      fileId: `${id}~${at + 1}`,
      title,
      url: siteOf(path),
    })),
    organisations: (body ? [body] : listed.departments).map((name) => ({
      name,
      relation: 'Verantwoordelijke',
    })),
    numbers: [calendar, chain]
      .filter((value) => value !== undefined)
      .map((value) => ({ kind: 'reference' as const, value })),
    identities: [id],
    relations: calendar
      ? [
          {
            relation: 'wetgevingskalender',
            title: calendar,
            url: `https://wetgevingskalender.overheid.nl/Regeling/${calendar}`,
          },
        ]
      : [],
    originalUrls: [siteOf(listed.name)],
  };
}
