const pe = String.raw`PE ?\d{3}\.\d{3}v\d\d-\d\d`;
const file = String.raw`[A-Z]{2}\\\d+[A-Z]{2}\.docx`;
const page = String.raw`\d{1,4}\/\d{1,4}`;
/** Foot of a page: file, page and PE number, the language at its sides, and the motto on the cover. */
const feet = [
  new RegExp(`^(?:${file} )?(?:${page} )?${pe}(?: ${page})?(?: ${file})?$`),
  new RegExp(`^${file}(?: ${page})?(?: ${pe})?$`),
  /^(?:BG|ES|CS|DA|DE|ET|EL|EN|FR|GA|HR|IT|LV|LT|HU|MT|NL|PL|PT|RO|SK|SL|FI|SV|XL|XM)$/,
  /^([A-Z]{2}) \p{Lu}[\p{L} ]{6,40} \1$/u,
];
/** The foot of the site. */
const site =
  /^(?:Last updated: .{1,40}|Legal notice(?: [-–|] Privacy (?:policy|notice))?|Privacy (?:policy|notice))$/;

/**
 * The text of a document of the European Parliament without what stands on every page of its file or of the
 * site: "PE734.352v02-00 2/18 RR\1270608EN.docx", "EN United in diversity EN", "Legal notice - Privacy policy".
 */
export function withoutRunningLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => !feet.some((foot) => foot.test(line)) && !site.test(line))
    .join('\n');
}
