import { firstBytesOf, SourceFault } from '#platform/outbound/source-fault.ts';
import { ExtractionFault } from '#platform/extraction-fault.ts';
import { readXmlTree, type XmlElement } from './xml-tree.ts';

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
  const shape = shapeFaults(bytes, url);
  const firstBytes = firstBytesOf(bytes);
  if (/^(<!doctype html|<html)/i.test(firstBytes)) {
    throw new SourceFault('blocked', { url, firstBytes, detail: 'a page in place of XML' });
  }
  let root: XmlElement;
  try {
    root = readXmlTree(bytes);
  } catch (error) {
    if (!(error instanceof ExtractionFault)) throw error;
    throw shape(`not readable as XML: ${error.message}`, error);
  }
  if (name !== undefined && root.name !== name) throw shape(`${root.name || 'nothing'} in place of ${name}`);
  return root;
}
