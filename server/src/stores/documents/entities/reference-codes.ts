/** Reference codes of the EU institutions, each with its one way of writing. */
const codes: { pattern: RegExp; write: (...parts: string[]) => string }[] = [
  {
    // Procedures: 2021/0106(COD)
    pattern: /(?<![\p{L}\p{N}/])((?:19|20)\d{2})\/(\d{4}[A-Z]?) ?\(([A-Z]{3})\)/gu,
    write: (year, number, kind) => `${year}/${number}(${kind})`,
  },
  {
    // Commission documents: COM(2023) 123, COM/2023/123, COM(2023)0123 final
    pattern:
      /(?<![\p{L}\p{N}])(COM|SWD|SEC|JOIN) ?(?:\(((?:19|20)\d{2})\)|\/((?:19|20)\d{2})\/) ?(\d{1,4})(?![\p{L}\p{N}])/gu,
    write: (kind, year, slashed, number) => `${kind}(${year || slashed}) ${Number(number)}`,
  },
  {
    // Parliament's internal numbers, whatever their version: PE731.563, PE 731.563v02-00
    pattern: /(?<![\p{L}\p{N}])PE ?(\d{3})\.(\d{3})(?:v\d{2}-\d{2})?(?![\p{L}\p{N}])/gu,
    write: (thousands, rest) => `PE${thousands}.${rest}`,
  },
  {
    // Acts of Parliament and Council before signature: PE-CONS 24/24
    pattern: /(?<![\p{L}\p{N}])PE-CONS ?(\d{1,3})\/(\d{2}|\d{4})(?![\p{L}\p{N}])/gu,
    write: (number, year) => `PE-CONS ${Number(number)}/${year.slice(-2)}`,
  },
  {
    // Reports, motions, joint motions and consultations: A9-0123/2024, RC-B9-0123/2024
    pattern: /(?<![\p{L}\p{N}-])(RC-)?([ABCT]\d{1,2})[-‑](\d{4})\/((?:19|20)\d{2})(?![\p{L}\p{N}])/gu,
    write: (joint, series, number, year) => `${joint}${series}-${number}/${year}`,
  },
  {
    // Texts adopted: P9_TA(2024)0138
    pattern: /(?<![\p{L}\p{N}])(P\d{1,2})_TA(?:-PROV)?\(((?:19|20)\d{2})\) ?(\d{4})(?![\p{L}\p{N}])/gu,
    write: (series, year, number) => `${series}_TA(${year})${number}`,
  },
];

/** The reference codes in a text, each written in one way, in order of appearance. */
export function referenceCodesIn(text: string): string[] {
  const found: { index: number; code: string }[] = [];
  for (const { pattern, write } of codes) {
    for (const match of text.matchAll(pattern)) {
      const parts = match.slice(1).map((part: string | undefined) => part ?? '');
      found.push({ index: match.index, code: write(...parts) });
    }
  }
  return found.sort((one, other) => one.index - other.index).map(({ code }) => code);
}
