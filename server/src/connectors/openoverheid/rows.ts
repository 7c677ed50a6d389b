import { z } from 'zod';
import { issueOf, jsonFault, valueIn } from '../reading/answers.ts';
import { list, text } from '../reading/loose-values.ts';

/** Somebody or something by its identifier in a list of the government, with its name. */
const Named = z.looseObject({ id: text, type: text, label: text });
export type Named = z.infer<typeof Named>;

const DisclosedFile = z.looseObject({
  id: text,
  url: text,
  label: text,
  gepubliceerd: z.boolean().nullish(),
  'mime-type': text,
  bestandsnaam: text,
  /** Bytes. */
  grootte: z.number().nullish(),
  paginas: z.number().nullish(),
});
export type DisclosedFile = z.infer<typeof DisclosedFile>;

const Version = z.looseObject({
  nummer: z.number().nullish(),
  /** Why there is this version: it was delivered, or withdrawn. */
  oorzaak: text,
  openbaarmakingsdatum: text,
  /** What keeps it from being shown. */
  blokkades: list(z.unknown()),
  bestanden: list(DisclosedFile),
});

/** The record of one document (SOURCES.md §7, open.overheid.nl). */
export const Disclosure = z.looseObject({
  document: z.looseObject({
    pid: z.string(),
    /** Where the document is shown besides. */
    weblocatie: text,
    identifiers: list(z.string()),
    verantwoordelijke: Named.nullish(),
    medeverantwoordelijken: list(Named),
    publisher: Named.nullish(),
    opsteller: Named.nullish(),
    language: Named.nullish(),
    omschrijvingen: list(z.string()),
    titelcollectie: z.looseObject({ officieleTitel: z.string() }),
    classificatiecollectie: z
      .looseObject({
        documentsoorten: list(Named),
        themas: list(Named),
        onderwerpenRonl: list(Named),
        informatiecategorieen: list(Named),
        trefwoorden: list(z.unknown()),
      })
      .nullish(),
  }),
  plooiIntern: z.looseObject({ aanbieder: text, publicatiestatus: text }).nullish(),
  documentrelaties: list(z.looseObject({ relation: z.string(), role: text, titel: text })),
  versies: z.array(Version).min(1),
});
export type Disclosure = z.infer<typeof Disclosure>;

/**
 * Reads the record of a document.
 * @throws SourceFault of kind `shape` for what is no record
 */
export function readDisclosure(record: unknown, url: string): Disclosure {
  const read = Disclosure.safeParse(record);
  if (!read.success) throw jsonFault(url, `no record of a document: ${issueOf(read.error)}`, record);
  return read.data;
}

/** A document as the list names it. */
export interface ListedRow {
  /** As the record is asked for; absent where the row names none. */
  id?: string;
  /** When anything about it last changed, epoch milliseconds. */
  changed?: number;
  /** Why it is not read here, where the list tells as much. */
  elsewhere?: string;
  /** The row as it came. */
  row: unknown;
}

const Page = z.looseObject({ totaal: z.number().int(), resultaten: z.array(z.unknown()) });
const publications = 'officielebekendmakingen.nl';

/**
 * Reads a page of the list. A row that names no document is among its rows, so that it is that item's fault alone.
 * @throws SourceFault of kind `shape` for another answer
 */
export function readPage(body: unknown, url: string): { total: number; rows: ListedRow[] } {
  const page = Page.safeParse(body);
  if (!page.success) throw jsonFault(url, 'no list of documents', body);
  return { total: page.data.totaal, rows: page.data.resultaten.map(readRow) };
}

function readRow(row: unknown): ListedRow {
  const document = typeof row === 'object' && row !== null && 'document' in row ? row.document : undefined;
  const value = (name: string) => {
    const found = valueIn(document, name);
    return found === '?' ? undefined : found;
  };
  const changed = Date.parse(value('mutatiedatumtijd') ?? '');
  const id = idIn(value('pid')) ?? value('id')?.replace(/_\d+$/, '');
  return {
    ...(id ? { id } : {}),
    ...(Number.isNaN(changed) ? {} : { changed }),
    ...(value('aanbieder') === publications || isPublication(value('weblocatie'))
      ? { elsewhere: 'an official publication, read at its own source' }
      : {}),
    row,
  };
}

/** True for an address of the official publications. */
export function isPublication(address: string | undefined): boolean {
  return address !== undefined && URL.canParse(address) && new URL(address).hostname.endsWith(publications);
}

/** The id at the end of the address that names a document for good; an id may hold nothing that an address cannot. */
export function idIn(address: string | undefined): string | undefined {
  return /\/documenten\/([A-Za-z0-9._~-]{1,120})\/?$/.exec(address ?? '')?.[1];
}
