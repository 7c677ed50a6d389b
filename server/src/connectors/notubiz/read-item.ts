import type { Vote } from 'contract/document-parts';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import type { Extracted } from '#platform/text-extraction/extracted.ts';
import { councilOf, councilOutcome, councilPath } from '../reading/councils.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { itemAttributes, itemValues, plainText } from './attributes.ts';
import { fileOf, isConfidential, numbersOf, webAddresses } from './read-document.ts';
import type { Body } from './raws.ts';
import type { DocumentRow, ItemRow } from './rows.ts';

/** Our id of an item of a module. */
export function itemIdOf(id: number): string {
  return `notubiz-item-${id}`;
}

/** Documents of an item: the main one first. */
export function documentsOf(item: ItemRow): DocumentRow[] {
  const main = (id: number) => (id === itemAttributes.mainDocument ? 0 : 1);
  return item.attributes
    .toSorted((a, b) => main(a.id) - main(b.id))
    .flatMap(({ values }) => values ?? [])
    .map(({ document }) => document ?? undefined)
    .filter((document) => document !== undefined);
}

/** A motion, question, letter or other item of a module; undefined when it has no title or no date. */
export function readItem(
  item: ItemRow,
  { organisation, council: councilKind, module }: Body & { module: string },
  contents: ReadonlyMap<number, Extracted>,
): Document | undefined {
  const [title] = itemValues(item, itemAttributes.title);
  const [kind] = itemValues(item, itemAttributes.type);
  const dated = dateOf(item);
  if (!title || !dated) return undefined;
  const id = itemIdOf(item.id);
  const council = councilOf(organisation, councilKind);
  const closed = Boolean(item.confidential) || (item.permission_group ?? 'public') !== 'public';
  const open = closed ? [] : documentsOf(item).filter((row) => !isConfidential(row));
  const hasMain = item.attributes.some(
    (one) => one.id === itemAttributes.mainDocument && one.values?.some(({ document }) => document),
  );
  const main = hasMain ? open[0] : undefined;
  const others = main ? open.slice(1) : open;
  const file = main && fileOf(main, id, contents.get(main.id));
  const attachments: DocumentFile[] = others.flatMap((row, at) => {
    const content = contents.get(row.id);
    const attachment = fileOf(row, `${id}~${at + 1}`, content);
    return attachment ? [{ ...attachment, ...(content ? { text: content.text } : {}) }] : [];
  });
  const agendaItem = itemValues(item, itemAttributes.discussedIn)[0];
  const described = itemValues(item, itemAttributes.description);
  const text = [...described, plainText(item.body), main && contents.get(main.id)?.text];
  const number = itemValues(item, itemAttributes.number)[0];
  return {
    ...bareDocument(),
    id,
    domain: 'nl-lr',
    source: 'notubiz',
    groupPath: councilPath(council, kind, module, title),
    sourceType: kind ?? module,
    institution: council.institution,
    title,
    titles: {},
    language: 'nl',
    ...dated,
    text: closed ? '' : text.filter(Boolean).join('\n'),
    ...(file ? { file } : {}),
    attachments,
    organisations: itemValues(item, itemAttributes.parties).map((name) => ({
      name,
      relation: 'Indienende partij',
    })),
    numbers: [...(number ? [{ kind: 'document' as const, value: number }] : []), ...open.flatMap(numbersOf)],
    ...(agendaItem ? { agendaItem } : {}),
    identities: [id],
    votes: voteOf(item, title),
    originalUrls: open.slice(0, 1).flatMap((row) => webAddresses(row.url, row.self)),
    confidentiality: closed ? 'Besloten' : 'Openbaar',
  };
}

/** The date of the item; else when it was made or last changed. */
function dateOf(item: ItemRow): { date: number; timeKnown: boolean; sourceDate: string } | undefined {
  const [own] = itemValues(item, itemAttributes.date);
  for (const written of [own, item.creation_date, item.last_modified]) {
    const read = readLocalTime(written);
    // The source writes a day as its midnight.
    if (read) {
      const timeKnown = read.timeKnown && !/[ T]00:00:00$/.test(read.written);
      return { date: read.instant, timeKnown, sourceDate: read.written };
    }
  }
  return undefined;
}

function voteOf(item: ItemRow, subject: string): Vote[] {
  const [outcomeText] = itemValues(item, itemAttributes.outcome);
  if (!outcomeText) return [];
  const outcome = councilOutcome(outcomeText);
  const settled = readLocalTime(itemValues(item, itemAttributes.settledOn)[0]);
  return [
    {
      subject,
      ...(outcome ? { outcome } : {}),
      outcomeText,
      ...(settled ? { date: new Date(settled.instant).toISOString() } : {}),
      parties: [],
      members: [],
    },
  ];
}
