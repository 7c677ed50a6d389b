import { ExtractionFault } from '../extraction-fault.ts';
import { tidy, type Extracted } from './extracted.ts';

/** Groups that hold no text of the document. */
const left = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'themedata',
  'datastore',
  'generator',
  'listtable',
  'listoverridetable',
  'rsidtbl',
  'header',
  'footer',
  'fldinst',
  'latentstyles',
  'xmlnstbl',
]);
const signs: Record<string, string> = {
  par: '\n',
  line: '\n',
  row: '\n',
  page: '\n',
  sect: '\n',
  tab: ' ',
  cell: ' ',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
};

/** Code pages of the character sets a font can have; others write in that of the file. */
const codePages: Readonly<Record<string, string>> = {
  77: 'macintosh',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

/**
 * Text of a Rich Text Format file, in the code page of the file and of its fonts.
 * @throws ExtractionFault
 */
export function extractRtf(bytes: Uint8Array): Extracted {
  const source = new TextDecoder('latin1').decode(bytes);
  if (!source.startsWith('{\\rtf')) throw new ExtractionFault('malformed', 'no RTF header');
  let ofFile = 'windows-1252';
  const ofFonts = new Map<string, string>();
  let usual = '';
  const token = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi;
  const pieces: string[] = [];
  let group = { silent: false, alternatives: 1, font: '' };
  const around: (typeof group)[] = [];
  /** Characters still to be skipped: the plain twin of a Unicode escape. */
  let skip = 0;
  const say = (text: string) => {
    const dropped = Math.min(skip, text.length);
    skip -= dropped;
    if (!group.silent) pieces.push(text.slice(dropped));
  };
  for (const [, word, number, hex, symbol, brace, plain] of source.matchAll(token)) {
    if (brace === '{') {
      around.push(group);
      group = { ...group };
    } else if (brace === '}') {
      group = around.pop() ?? group;
      skip = 0;
    } else if (word !== undefined) {
      const name = word.toLowerCase();
      if (left.has(name)) group.silent = true;
      else if (name === 'bin') throw new ExtractionFault('unsupported', 'RTF with embedded binary data');
      else if (name === 'ansicpg') ofFile = knownPage(`windows-${number}`) ?? ofFile;
      else if (name === 'deff') usual = group.font = number ?? '';
      else if (name === 'plain') group.font = usual;
      else if (name === 'f') group.font = number ?? '';
      else if (name === 'fcharset') {
        const page = codePages[number ?? ''];
        if (page) ofFonts.set(group.font, page);
      } else if (name === 'uc') group.alternatives = Number(number ?? 1);
      else if (name === 'u') {
        const code = Number(number ?? 0);
        skip = 0;
        say(String.fromCharCode(code < 0 ? code + 65_536 : code));
        skip = group.alternatives;
      } else if (signs[name] !== undefined) say(signs[name]);
    } else if (hex !== undefined) {
      const page = new TextDecoder(ofFonts.get(group.font) ?? ofFile);
      say(page.decode(Uint8Array.of(parseInt(hex, 16))));
    } else if (symbol === '*') group.silent = true;
    else if (symbol === '~') say(' ');
    else if (symbol === '_') say('-');
    else if (symbol === '\\' || symbol === '{' || symbol === '}') say(symbol);
    else if (plain !== undefined) say(plain);
  }
  return { text: tidy(pieces.join('')) };
}

/** The name of a code page that can be read. */
function knownPage(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}
