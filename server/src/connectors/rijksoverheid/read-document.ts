import type { Document, DocumentFile } from '#stores/documents/document.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { childOf, childrenOf, elementsOf, textOf, type XmlElement } from '../reading/xml-tree.ts';
import { common, dateOf, textOfHtml } from './read-news.ts';

/** Types of the older format and where their documents stand; others stand with reports. */
const paths: Record<string, string> = {
  kamerstuk: 'regering/kamerbrief',
  nieuwsbericht: 'regering/nieuws',
  mediatekst: 'regering/nieuws',
  toespraak: 'regering/nieuws',
  'wob-verzoek': 'regering/woo-besluit',
  'woo-besluit': 'regering/woo-besluit',
  begroting: 'regering/begroting',
};

function pathOf(type: string, title: string): string {
  if (/^beslisnota\b/i.test(title)) return 'regering/beslisnota';
  return paths[type.toLowerCase()] ?? 'regering/bijlage';
}

/**
 * A document of the format that served until 2 June 2026 (section 6), from a list or on its own. A list
 * tells less: no files, makers and themes.
 */
export async function readOldDocument(
  element: XmlElement,
  extraction: TextExtraction,
): Promise<Document | { reason: string }> {
  const value = (name: string) => textOf(childOf(element, name));
  const values = (name: string) =>
    childrenOf(childOf(element, name))
      .map(textOf)
      .filter((text) => text !== undefined);
  const sourceId = value('id');
  const title = value('title');
  const type = value('type') ?? '';
  if (!sourceId || !title) return { reason: 'a document without id or title' };
  const sourceDate = ['issued', 'frontenddate', 'available', 'initialdate']
    .map(value)
    .find((text) => text && !Number.isNaN(Date.parse(text)));
  if (!sourceDate) return { reason: 'a document without date' };
  const id = `ro-${sourceId}`;
  const { file, attachments } = filesOf(id, element);
  const html = [
    ...['introduction', 'additionalcontent'].map((name) => childOf(element, name)),
    ...elementsOf(childOf(element, 'content'), 'contentblock').flatMap((block) => childrenOf(block)),
  ].map(textOf);
  const organisations = [
    ...values('authorities').map((name) => ({ name, relation: 'Eindverantwoordelijke' })),
    ...values('creators').map((name) => ({ name, relation: 'Maker' })),
    ...values('organisationalunits').map((name) => ({ name, relation: 'Organisatieonderdeel' })),
  ];
  const codes = values('subjectids');
  const labels = [
    ...values('subjects').map((name, at) => ({
      scheme: 'rijksoverheid-onderwerp',
      ...(codes[at] ? { code: codes[at] } : {}),
      name,
    })),
    ...values('themes').map((name) => ({ scheme: 'rijksoverheid-thema', name })),
  ];
  const address = value('canonical');
  return {
    ...common,
    language: values('languages')[0]?.slice(0, 2) ?? 'nl',
    id,
    groupPath: pathOf(type, title),
    sourceType: type,
    institution: organisations[0]?.name ?? 'Rijksoverheid',
    title,
    ...dateOf(Date.parse(sourceDate)),
    sourceDate,
    text: await textOfHtml(
      html
        .filter(Boolean)
        .map((part) => `<div>${part}</div>`)
        .join(''),
      extraction,
    ),
    ...(file ? { file } : {}),
    attachments,
    organisations: unique(organisations),
    ...(labels.length > 0 ? { labels } : {}),
    originalUrls: address && URL.canParse(address) ? [address] : [],
  };
}

/** A document of the archive of before that format (`work`), which holds facts and the name of a file. */
export function readArchived(element: XmlElement): Document | { reason: string } {
  const metadata = childOf(element, 'metadata');
  const values = (name: string) =>
    childrenOf(metadata, name)
      .map(textOf)
      .filter((text) => text !== undefined);
  const [sourceId, title, type = '', address] = ['identifier', 'title', 'type', 'source'].map(
    (name) => values(`dcterms.${name}`)[0],
  );
  const sourceDate = [...values('dcterms.issued'), ...values('dcterms.available')][0];
  const date = readLocalTime(sourceDate);
  if (!sourceId || !title) return { reason: 'a document without id or title' };
  if (!sourceDate || !date) return { reason: 'a document without date' };
  const id = `ro-${sourceId}`;
  const manifestation = elementsOf(element, 'manifestation')[0];
  const name = childOf(manifestation, 'item')?.attributes['label'];
  const pages = Number(textOf(elementsOf(manifestation, 'pages')[0]) ?? Number.NaN);
  const organisations = [
    ...values('overheid.authority').map((body) => ({ name: body, relation: 'Eindverantwoordelijke' })),
    ...values('dcterms.creator').map((body) => ({ name: body, relation: 'Maker' })),
    ...values('dcterms.publisher').map((body) => ({ name: body, relation: 'Uitgever' })),
  ];
  const subjects = values('dcterms.subject');
  return {
    ...common,
    id,
    groupPath: pathOf(type, title),
    sourceType: type,
    institution: organisations[0]?.name ?? 'Rijksoverheid',
    title,
    date: date.instant,
    timeKnown: date.timeKnown,
    sourceDate,
    text: values('dcterms.description').join('\n'),
    ...(name
      ? {
          file: {
            fileId: id,
            title: name,
            ...(name.endsWith('.pdf') ? { mimeType: 'application/pdf' } : {}),
            ...(Number.isInteger(pages) ? { pages } : {}),
          },
        }
      : {}),
    organisations: unique(organisations),
    ...(subjects.length > 0
      ? { labels: subjects.map((subject) => ({ scheme: 'rijksoverheid-onderwerp', name: subject })) }
      : {}),
    relations: values('dcterms.relation').map((other) => ({
      relation: 'Verwant',
      id: `ro-${other}`,
      title: other,
    })),
    originalUrls: address && URL.canParse(address) ? [address] : [],
  };
}

function unique(organisations: Document['organisations']): Document['organisations'] {
  const first = new Map<string, Document['organisations'][number]>();
  for (const one of organisations) if (!first.has(one.name)) first.set(one.name, one);
  return [...first.values()];
}

/** The first file is the document's own, others are attachments. */
function filesOf(id: string, element: XmlElement): { file?: DocumentFile; attachments: DocumentFile[] } {
  const [file, ...attachments] = childrenOf(childOf(element, 'files'), 'file').map(
    (one, at): DocumentFile => {
      const value = (name: string) => textOf(childOf(one, name));
      const count = (name: string) => {
        const number = Number(value(name) ?? Number.NaN);
        return Number.isInteger(number) ? number : undefined;
      };
      const [mimeType, url, size, pages] = [
        value('mimetype'),
        value('fileurl'),
        count('filesize'),
        count('numberofpages'),
      ];
      return {
        fileId: at === 0 ? id : `${id}~${at}`,
        title: value('filetitle') ?? value('filename') ?? id,
        ...(mimeType ? { mimeType } : {}),
        ...(size === undefined ? {} : { size }),
        ...(pages === undefined ? {} : { pages }),
        ...(url && URL.canParse(url) ? { url } : {}),
      };
    },
  );
  return { ...(file ? { file } : {}), attachments };
}
