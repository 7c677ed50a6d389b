import { SaxesParser } from 'saxes';
import { ExtractionFault } from '../extraction-fault.ts';
import { extractionLimits } from './extracted.ts';

export interface XmlVisitor {
  /** Local name and attributes by local name. */
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Walks XML in document order. Document type declarations are refused, so entities can neither grow
 * nor reach outside.
 * @throws ExtractionFault
 */
export function readXml(bytes: Uint8Array, visitor: XmlVisitor): void {
  const source = decodeXml(bytes);
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  let depth = 0;
  parser.on('error', (error) => {
    throw new ExtractionFault('malformed', error.message, error);
  });
  parser.on('doctype', () => {
    throw new ExtractionFault('malformed', 'document type declarations are not accepted');
  });
  parser.on('opentag', (tag) => {
    if (++depth > extractionLimits.xmlDepth)
      throw new ExtractionFault('malformed', 'elements nested too deep');
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(tag.attributes)) attributes[local(name)] = value;
    visitor.open?.(local(tag.name), attributes);
  });
  parser.on('closetag', (tag) => {
    depth--;
    visitor.close?.(local(tag.name));
  });
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  const step = 1 << 16;
  for (let at = 0; at < source.length; at += step) parser.write(source.slice(at, at + step));
  parser.close();
}

function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const declaration = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(declaration)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch (error) {
    throw new ExtractionFault('malformed', `unknown encoding ${named}`, error);
  }
}
