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
  buildTree(bytes, root, () => undefined);
  return childrenOf(root)[0] ?? root;
}

/**
 * Hands over each element of a name directly inside the root of an XML document, and lets go of it, so that a document of very
 * many is never in memory as a tree. Gives the name of the root.
 * @throws ExtractionFault
 */
export function visitXmlElements(
  bytes: Uint8Array,
  name: string,
  visit: (element: XmlElement) => void,
): string {
  const root: XmlElement = { name: '', attributes: {}, content: [] };
  buildTree(bytes, root, (closed, inside, depth) => {
    if (depth !== 2) return;
    inside.content.length = 0;
    if (closed.name === name) visit(closed);
  });
  return childrenOf(root)[0]?.name ?? '';
}

/** Builds the tree of a document below a root of ours, and tells of each element that ends: how deep, inside which other. */
function buildTree(
  bytes: Uint8Array,
  root: XmlElement,
  ended: (closed: XmlElement, inside: XmlElement, depth: number) => void,
): void {
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
      const closed = inside;
      const depth = above.length;
      inside = above.pop() ?? root;
      ended(closed, inside, depth);
    },
  });
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
