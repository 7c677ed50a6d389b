/** The parts of a CELEX number (SOURCES.md §6). */
export interface Celex {
  /** As written, such as `32016R0679R(02)`. */
  number: string;
  /** `3` acts, `5` preparatory documents, `0` consolidated texts, `1` treaties, `2` agreements. */
  sector: string;
  year: string;
  /** Letters of the kind, such as `R`, `L`, `PC`. */
  kind: string;
  /** The number of the corrected act, where this is a corrigendum. */
  corrects?: string;
  /** The number of the act whose consolidated text this is. */
  consolidates?: string;
}

const form = /^([0-9CE])(\d{4})([A-Z]{1,2})([0-9A-Z/]*?)((?:\(\d+\))*)(R\(\d+\))?(?:-(\d{8}))?$/;

/** Reads a CELEX number; undefined when it is none. */
export function readCelex(text: string | undefined): Celex | undefined {
  const number = text?.trim().toUpperCase() ?? '';
  const [, sector, year, kind, rest, second = '', corrigendum, day] = form.exec(number) ?? [];
  if (!sector || !year || !kind) return undefined;
  return {
    number,
    sector,
    year,
    kind,
    ...(corrigendum ? { corrects: `${sector}${year}${kind}${rest}${second}` } : {}),
    ...(sector === '0' && day ? { consolidates: `3${year}${kind}${rest}${second}` } : {}),
  };
}

/** Our id of the document with a CELEX number: signs that ids can not hold become hyphens. */
export function documentIdOf(celex: string): string {
  return `eurlex-${celex.replace(/[^A-Za-z0-9._~]+/g, '-').replace(/-$/, '')}`;
}

/** The public number under which any source may deliver the document. */
export function identityOf(celex: string): string {
  return `celex-${celex}`;
}

/** Where a reader finds the document. */
export function pageOf(celex: string): string {
  return `https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:${encodeURIComponent(celex)}`;
}
