const lineLength = 88;
const linesPerPage = 44;

/** Characters that Windows-1252 keeps elsewhere than Unicode does. */
const windows: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
  Œ: 0x8c,
};

/** "Page 2 of 5" in the languages of the demo. */
const pageNames: Record<string, readonly [string, string]> = {
  nl: ['Pagina', 'van'],
  fr: ['Page', 'sur'],
  en: ['Page', 'of'],
};

function encode(text: string): Uint8Array {
  const single = text.replace(/[^\0-\xff]/gu, (character) => String.fromCharCode(windows[character] ?? 0x3f));
  // A plain array: what reads PDFs refuses a Buffer.
  return new Uint8Array(Buffer.from(single, 'latin1'));
}

function wrap(paragraph: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line && line.length + word.length + 1 > lineLength) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

interface Place {
  index: number;
  count: number;
  language: string;
}

function page(title: string, lines: string[], { index, count, language }: Place): string {
  const [name, of] = pageNames[language] ?? ['', '/'];
  const head =
    index === 0
      ? `/F2 15 Tf 56 780 Td 19 TL ${wrap(title)
          .map((line) => `${literal(line)} Tj T*`)
          .join(' ')} /F1 10.5 Tf 15.5 TL T*`
      : '/F1 10.5 Tf 56 790 Td 15.5 TL';
  const body = lines.map((line) => `${literal(line)} Tj T*`).join('\n');
  return `BT ${head}\n${body}\nET\nBT /F1 8 Tf 56 36 Td ${literal(`${name} ${index + 1} ${of} ${count}`)} Tj ET`;
}

/**
 * A PDF 1.4 file of plain paragraphs on A4 pages, in Helvetica with the Windows-1252 characters;
 * paragraphs are separated by an empty line in the text.
 */
export function writePdf(title: string, text: string, language = 'nl'): Uint8Array {
  const lines = text.split('\n').flatMap((paragraph) => (paragraph ? wrap(paragraph) : ['']));
  const count = Math.max(1, Math.ceil(lines.length / linesPerPage));
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const pageNumber = (index: number) => 5 + index * 2;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) >>`,
    `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  for (let index = 0; index < count; index += 1) {
    const shown = lines.slice(index * linesPerPage, (index + 1) * linesPerPage);
    const stream = page(title, shown, { index, count, language });
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    );
  }
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return encode(file);
}
