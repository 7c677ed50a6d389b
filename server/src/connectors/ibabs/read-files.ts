import type { DocumentFile } from '#stores/documents/document.ts';
import type { Extracted } from '#platform/text-extraction/extracted.ts';
import { typeByName } from '../reading/files.ts';
import { childOf, childrenOf, type XmlElement } from '../reading/xml-tree.ts';
import { valueOf } from './soap.ts';

/** A document as meetings, agenda items and list entries carry it. */
export interface CouncilFile {
  id: string;
  title: string;
  fileName?: string;
  url?: string;
  /** Bytes. */
  size?: number;
  confidential: boolean;
}

/** Documents directly below an element; those without number are none. */
export function documentsIn(element: XmlElement | undefined): CouncilFile[] {
  return childrenOf(childOf(element, 'Documents'), 'iBabsDocument').flatMap((one) => {
    const id = valueOf(one, 'Id');
    const fileName = valueOf(one, 'FileName');
    const title = valueOf(one, 'DisplayName') ?? fileName;
    if (!id || !title) return [];
    const url = valueOf(one, 'PublicDownloadURL');
    const size = Number(valueOf(one, 'FileSize'));
    return [
      {
        id,
        title,
        ...(fileName ? { fileName } : {}),
        ...(url && URL.canParse(url) ? { url } : {}),
        ...(size > 0 ? { size } : {}),
        confidential: valueOf(one, 'Confidential') === 'true',
      },
    ];
  });
}

/** The file as the store keeps it. */
export function fileOf(one: CouncilFile, fileId: string, content: Extracted | undefined): DocumentFile {
  const mimeType = typeByName(one.fileName);
  return {
    fileId,
    title: one.fileName ?? one.title,
    ...(mimeType ? { mimeType } : {}),
    ...(one.size ? { size: one.size } : {}),
    ...(content?.pages === undefined ? {} : { pages: content.pages }),
    ...(one.url ? { url: one.url } : {}),
  };
}

/** Files of an entry: the first is its own, the others are attached; closed ones are left out. */
export function filesOf(
  detail: XmlElement | undefined,
  id: string,
  contents: ReadonlyMap<string, Extracted>,
): { file?: DocumentFile; attachments: DocumentFile[]; texts: string[] } {
  const [first, ...others] = documentsIn(detail).filter(({ confidential }) => !confidential);
  const own = first && contents.get(first.id);
  return {
    ...(first ? { file: fileOf(first, id, own) } : {}),
    attachments: others.map((one, at) => {
      const content = contents.get(one.id);
      return { ...fileOf(one, `${id}~${at + 1}`, content), ...(content ? { text: content.text } : {}) };
    }),
    texts: own ? [own.text] : [],
  };
}
