import { useState } from 'react';
import type { Attachment } from 'contract/document-parts';
import type { FileKind } from 'contract/files';

/** A file that is shown beside the text. */
export interface ShownFile {
  docType: FileKind;
  file: Attachment;
}

/** Which file is shown beside the text of a document, if any; undefined closes it. */
export function useShownFile(): [ShownFile | undefined, (file: ShownFile | undefined) => void] {
  return useState<ShownFile>();
}
