import { readXml } from '#platform/text-extraction/read-xml.ts';

/** An element with its attributes by local name and what it holds, in order. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  content: (XmlElement | string)[];
}

/**
 * A whole XML document as a tree, local names only.
 * @throws ExtractionFault
 */
export function readXmlTree(bytes: Uint8Array): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, content: [] };
  const above: XmlElement[] = [];
  let inside = root;
  readXml(bytes, {
    open(name, attributes) {
      const element: XmlElement = { name, attributes, content: [] };
      inside.content.push(element);
      above.push(inside);
      inside = element;
    },
    text(text) {
      inside.content.push(text);
    },
    close() {
      inside = above.pop() ?? root;
    },
  });
  return childrenOf(root)[0] ?? root;
}

/** The elements inside an element, those of one name where it is given. */
export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  return (element?.content ?? []).filter(
    (one): one is XmlElement => typeof one !== 'string' && (name === undefined || one.name === name),
  );
}

/** The first element of a name inside an element. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

/** Every element of a name below an element, in the order of the document. */
export function elementsOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return childrenOf(element).flatMap((one) => [
    ...(one.name === name ? [one] : []),
    ...elementsOf(one, name),
  ]);
}

/** All text below an element on one line; undefined when there is none. */
export function textOf(element: XmlElement | undefined): string | undefined {
  const clean = rawText(element).replace(/\s+/g, ' ').trim();
  return clean ? clean : undefined;
}

function rawText(element: XmlElement | undefined): string {
  return (element?.content ?? []).map((one) => (typeof one === 'string' ? one : rawText(one))).join('');
}
