import { isWebAddress } from 'contract/list-items';

/** A stretch of text of one look; `lineBreak` before it. */
interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  href?: string;
  lineBreak: boolean;
}

/** A paragraph, or an item of a list: `level` from 0, `list` numbers the lists of a text from 0. */
export interface Block {
  kind: 'paragraph' | 'bullet' | 'number';
  level: number;
  list: number;
  runs: Run[];
}

/** Levels of lists that Word and mail programs show apart. */
const deepest = 8;
const token = /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/giu;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/**
 * Cleaned rich text (decision 3.28: paragraphs, bold, italic, links, lists) as blocks that every output writes in its
 * own way. What it does not know is read as plain text, and links lead to the web or to mail only.
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const lists: { kind: 'bullet' | 'number'; list: number }[] = [];
  const links: (string | undefined)[] = [];
  let [bold, italic, number, lineBreak] = [0, 0, 0, false];
  let open: Block | undefined;
  const close = () => void (open = undefined);
  const block = () => {
    if (open) return open;
    const inside = lists.at(-1);
    open = {
      kind: inside?.kind ?? 'paragraph',
      level: Math.min(deepest, Math.max(0, lists.length - 1)),
      list: inside?.list ?? 0,
      runs: [],
    };
    blocks.push(open);
    return open;
  };
  for (const [, slash, tag, attributes = '', text] of html.matchAll(token)) {
    const step = slash ? -1 : 1;
    switch (tag?.toLowerCase()) {
      case undefined: {
        const words = decoded(text!).replaceAll(/[\t\n\r ]+/gu, ' ');
        if (words.trim() === '' && !open) break;
        const href = links.at(-1);
        const look = { bold: bold > 0, italic: italic > 0, ...(href === undefined ? {} : { href }) };
        block().runs.push({ text: words, ...look, lineBreak });
        lineBreak = false;
        break;
      }
      case 'b':
      case 'strong':
        bold = Math.max(0, bold + step);
        break;
      case 'i':
      case 'em':
        italic = Math.max(0, italic + step);
        break;
      case 'a':
        if (slash) links.pop();
        else links.push(hrefIn(attributes));
        break;
      case 'br':
        lineBreak = open !== undefined;
        break;
      case 'ul':
      case 'ol':
        close();
        if (slash) lists.pop();
        else lists.push({ kind: tag === 'ol' ? 'number' : 'bullet', list: number++ });
        break;
      default:
        // Items of lists, paragraphs, and what else stands on lines of its own. A paragraph that opens an item is it.
        if (tag?.toLowerCase() === 'p' && !slash && open?.runs.length === 0) break;
        close();
        lineBreak = false;
        if (tag?.toLowerCase() === 'li' && !slash) block();
    }
  }
  return blocks.map(trimmed).filter(({ runs }) => runs.length > 0);
}

/** Cleaned rich text as lines of plain text. */
export function plainText(html: string): string {
  const lines = blocksOf(html).map(({ kind, level, runs }) => {
    const words = runs.map(({ text, lineBreak }) => (lineBreak ? `\n${text}` : text)).join('');
    return kind === 'paragraph' ? words : `${'  '.repeat(level)}• ${words}`;
  });
  return lines.join('\n');
}

/** An address that may stand in what is sent to others. */
export function safeHref(address: string): string | undefined {
  const isMail = /^mailto:\S+$/iu.test(address) && URL.canParse(address);
  return isWebAddress(address) || isMail ? address : undefined;
}

const hrefIn = (attributes: string): string | undefined => {
  const [, quoted] = /\bhref="([^"]*)"/iu.exec(attributes) ?? [];
  return quoted === undefined ? undefined : safeHref(decoded(quoted));
};

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
      ? String.fromCodePoint(code)
      : '';
  });
}

/** Without spaces at its ends. */
function trimmed(block: Block): Block {
  const runs = block.runs.map((run) => ({ ...run }));
  const [first, last] = [runs.at(0), runs.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return { ...block, runs: runs.filter(({ text }) => text !== '') };
}
