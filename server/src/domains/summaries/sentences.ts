/** A range of a text in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** What ends with a full stop and no sentence with it. */
const abbreviations = new Set(
  (
    'nr nrs art artt lid dhr mw mevr mr mrs ms dr drs ir ing prof bijv bv blz p pp jl jo o.a m.n d.w.z ca circa ' +
    'resp evt incl excl vs enz e.d c.s i.c t.a.v t.b.v m.b.t i.v.m n.a.v o.g.v t.g.v zgn st no nos vol fig cf e.g ' +
    'i.e etc al hr fr abs ziff bzw usw z.b mme mlle m stb stcrt trb kst min max par hoofdst afd mln mrd'
  ).split(' '),
);

/** The sentences of one paragraph, without the space between them. */
export function sentenceRanges(text: string): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  const end = (at: number): void => {
    const piece = text.slice(start, at);
    const trimmed = piece.trim();
    if (trimmed) {
      const from = start + piece.indexOf(trimmed);
      ranges.push({ start: from, end: from + trimmed.length });
    }
    start = at;
  };
  for (const match of text.matchAll(/[.!?…]+["”’')\]»]*(?=\s+["“‘'(«[]?[\p{Lu}\p{N}])/gu)) {
    const before = /(\S+)$/.exec(text.slice(start, match.index))?.[1]?.replace(/^["“‘'(«[]+/, '') ?? '';
    const stops = match[0].startsWith('.') && !/[!?…]/.test(match[0]);
    const name = /^(\p{Lu}\p{Ll}?\.)*\p{Lu}$/u.test(before);
    const numbered = /^\d{1,2}$/.test(before) && start + before.length === match.index;
    if (stops && (name || numbered || abbreviations.has(before.toLowerCase()))) continue;
    end(match.index + match[0].length);
  }
  end(text.length);
  return ranges;
}
