const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const notices: Record<string, string> = {
  nl: 'Voorbeelddocument, geschreven om het product te laten zien',
  fr: 'Document d’exemple, rédigé pour présenter le produit',
  en: 'Example document, written to show the product',
};

/** A self-contained page with a document's text, marked as an example. */
export function writeHtml(title: string, institution: string, text: string, language = 'nl'): Uint8Array {
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
  return new TextEncoder().encode(
    `<!doctype html>\n<html lang="${language}">\n<head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
      '<style>body{font:1rem/1.6 Georgia,serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1b1f27}' +
      '.mark{font:0.8rem sans-serif;border:1px solid #8a6d1a;padding:.3rem .6rem;display:inline-block}</style></head>\n' +
      `<body>\n<p class="mark">${notices[language]}</p>\n<p>${escapeHtml(institution)}</p>\n` +
      `<h1>${escapeHtml(title)}</h1>\n${paragraphs}\n</body>\n</html>\n`,
  );
}
