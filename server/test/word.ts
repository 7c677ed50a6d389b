import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** One paragraph of a Word file as another reader finds it. */
interface WordParagraph {
  style: string | undefined;
  text: string;
  /** Addresses that its links lead to. */
  links: string[];
  /** The list it is an item of, and its level. */
  list: string | undefined;
  bidirectional: boolean;
}

/** What is in a Word file: its paragraphs, the text of header and footer, and all its XML by name of the part. */
export function readWord(bytes: Uint8Array) {
  const parts = Object.fromEntries(
    Object.entries(unzipSync(bytes))
      .filter(([name]) => /\.(xml|rels)$/.test(name))
      .map(([name, content]) => [name, strFromU8(content)]),
  );
  // Every part has to be XML to the last byte.
  for (const xml of Object.values(parts)) walk(xml, {});
  const targets = relationsOf(parts['word/_rels/document.xml.rels'] ?? '');
  return {
    parts,
    paragraphs: paragraphsOf(parts['word/document.xml'] ?? '', targets),
    around: Object.entries(parts)
      .filter(([name]) => /^word\/(header|footer)\d*\.xml$/.test(name))
      .flatMap(([, xml]) => paragraphsOf(xml, new Map()).map(({ text }) => text)),
  };
}

type Attributes = Record<string, string>;
interface Visitor {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

function walk(xml: string, visitor: Visitor): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => visitor.open?.(name, attributes));
  parser.on('closetag', ({ name }) => visitor.close?.(name));
  parser.on('text', (text) => visitor.text?.(text));
  parser.write(xml).close();
}

function relationsOf(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  walk(xml, {
    open(name, { Id, Target, TargetMode }) {
      if (name === 'Relationship' && TargetMode === 'External') targets.set(Id!, Target!);
    },
  });
  return targets;
}

function paragraphsOf(xml: string, targets: ReadonlyMap<string, string>): WordParagraph[] {
  const found: WordParagraph[] = [];
  let now: WordParagraph | undefined;
  let inText = false;
  let level = '';
  walk(xml, {
    open(name, attributes) {
      const value = attributes['w:val'];
      if (name === 'w:p') {
        now = { style: undefined, text: '', links: [], list: undefined, bidirectional: false };
        found.push(now);
      }
      if (!now) return;
      if (name === 'w:pStyle') now.style = value;
      if (name === 'w:bidi') now.bidirectional = true;
      if (name === 'w:ilvl') level = value!;
      if (name === 'w:numId') now.list = `${value}/${level}`;
      if (name === 'w:br') now.text += '\n';
      if (name === 'w:hyperlink') {
        const target = targets.get(attributes['r:id'] ?? '');
        if (target !== undefined) now.links.push(target);
      }
      inText = name === 'w:t';
    },
    close(name) {
      if (name === 'w:t') inText = false;
    },
    text(text) {
      if (inText && now) now.text += text;
    },
  });
  return found;
}
