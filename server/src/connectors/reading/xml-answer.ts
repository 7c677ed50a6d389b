import { firstBytesOf, SourceFault } from '#platform/outbound/source-fault.ts';
import { ExtractionFault } from '#platform/extraction-fault.ts';
import { readXmlTree, visitXmlElements, type XmlElement } from './xml-tree.ts';

/** Makes faults of kind `shape` about an answer, with its first bytes as evidence. */
export function shapeFaults(
  bytes: Uint8Array,
  url: string,
): (detail: string, cause?: unknown) => SourceFault {
  return (detail, cause) => new SourceFault('shape', { url, detail, firstBytes: firstBytesOf(bytes) }, cause);
}

/**
 * The root of an answer in XML; of this name, where one is given.
 * @throws SourceFault of kind `blocked` for a web page in its place, `shape` for what is not whole or another root
 */
export function readXmlAnswer(bytes: Uint8Array, url: string, name?: string): XmlElement {
  const root = readAnswer(bytes, url, readXmlTree);
  if (name !== undefined) checkRoot(root.name, name, bytes, url);
  return root;
}

/**
 * Hands over each element of a name directly inside the root of an answer in XML, one at a time.
 * @throws SourceFault as `readXmlAnswer` does
 */
export function visitXmlAnswer(
  bytes: Uint8Array,
  url: string,
  names: { root: string; element: string },
  visit: (element: XmlElement) => void,
): void {
  const root = readAnswer(bytes, url, (whole) => visitXmlElements(whole, names.element, visit));
  checkRoot(root, names.root, bytes, url);
}

function readAnswer<T>(bytes: Uint8Array, url: string, read: (bytes: Uint8Array) => T): T {
  const firstBytes = firstBytesOf(bytes);
  if (/^(<!doctype html|<html)/i.test(firstBytes)) {
    throw new SourceFault('blocked', { url, firstBytes, detail: 'a page in place of XML' });
  }
  try {
    return read(bytes);
  } catch (error) {
    if (!(error instanceof ExtractionFault)) throw error;
    throw shapeFaults(bytes, url)(`not readable as XML: ${error.message}`, error);
  }
}

function checkRoot(found: string, name: string, bytes: Uint8Array, url: string): void {
  if (found !== name) throw shapeFaults(bytes, url)(`${found || 'nothing'} in place of ${name}`);
}
