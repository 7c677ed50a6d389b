/** A piece of a foreign page as we draw it: one of our own elements, or a stretch of the page's text. */
export type HtmlNode =
  | { tag: HtmlTag; href?: string; colSpan?: number; rowSpan?: number; children: HtmlNode[] }
  | Stretch;
/** First UTF-16 unit in the text, and the one after the last. */
interface Stretch {
  start: number;
  end: number;
}

const blocks = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'dl', 'dt', 'dd'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption', 'div', 'hr'],
] as const;
const inlines = ['b', 'strong', 'i', 'em', 'u', 'sup', 'sub', 'br', 'a', 'small'] as const;
type HtmlTag = (typeof blocks)[number] | (typeof inlines)[number];

const blockTags = new Set<string>(blocks);
const knownTags = new Set<string>([...blocks, ...inlines]);
/** Their content is no text of the page. */
const dropped = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'head', 'svg', 'math'],
  ...['form', 'button', 'input', 'select', 'textarea', 'video', 'audio', 'canvas', 'nav'],
]);
/** Deeper elements are drawn as their text alone. */
const maximumDepth = 60;
/** Characters of a page that are drawn. */
const maximumCharacters = 1_000_000;

/**
 * Reads a foreign page into elements of our own: only those that carry text, without their scripts, styles
 * and attributes but safe links and spans of cells. The parser runs and loads nothing.
 */
export function readHtml(html: string): { nodes: HtmlNode[]; text: string } {
  const page = new DOMParser().parseFromString(html.slice(0, 4 * maximumCharacters), 'text/html');
  let text = '';
  const lineEnd = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };

  function stretch(content: string, kept: boolean): HtmlNode[] {
    const words = kept ? content : content.replaceAll(/\s+/g, ' ');
    const fresh = /(^|\s)$/.test(text) && !kept ? words.trimStart() : words;
    if (fresh === '' || text.length > maximumCharacters) return [];
    const start = text.length;
    text += fresh;
    return [{ start, end: text.length }];
  }

  function childrenOf(element: Element, depth: number, kept: boolean): HtmlNode[] {
    return [...element.childNodes].flatMap((child): HtmlNode[] => {
      if (child.nodeType === Node.TEXT_NODE) return stretch(child.textContent ?? '', kept);
      return child instanceof Element ? nodesOf(child, depth + 1, kept) : [];
    });
  }

  function nodesOf(element: Element, depth: number, kept: boolean): HtmlNode[] {
    const tag = element.localName;
    if (dropped.has(tag)) return [];
    if (!knownTags.has(tag) || depth > maximumDepth) return childrenOf(element, depth, kept);
    const isBlock = blockTags.has(tag);
    if (isBlock) lineEnd();
    const children = childrenOf(element, depth, kept || tag === 'pre');
    if (isBlock || tag === 'br') lineEnd();
    if (children.length === 0 && !['br', 'hr', 'td', 'th'].includes(tag)) return [];
    return [{ tag: tag as HtmlTag, ...attributesOf(element), children }];
  }

  return { nodes: childrenOf(page.body, 0, false), text };
}

/** A plain text as paragraphs, one for each line with something on it. */
export function readPlainText(text: string): { nodes: HtmlNode[]; text: string } {
  const shown = text.slice(0, maximumCharacters);
  const nodes = [...shown.matchAll(/[^\r\n]*\S[^\r\n]*/g)].map(({ index, 0: line }): HtmlNode => ({
    tag: 'p',
    children: [{ start: index, end: index + line.length }],
  }));
  return { nodes, text: shown };
}

function attributesOf(element: Element): { href?: string; colSpan?: number; rowSpan?: number } {
  const href = element.localName === 'a' ? (element.getAttribute('href') ?? '') : '';
  const span = (name: string) => {
    const value = Number(element.getAttribute(name));
    return Number.isInteger(value) && value > 1 && value <= 100 ? value : undefined;
  };
  const [colSpan, rowSpan] = [span('colspan'), span('rowspan')];
  return {
    ...(/^https?:\/\//i.test(href) ? { href } : {}),
    ...(colSpan === undefined ? {} : { colSpan }),
    ...(rowSpan === undefined ? {} : { rowSpan }),
  };
}
