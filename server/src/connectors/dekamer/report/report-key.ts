/** Which report a page is. */
export interface ReportPlace {
  legislature: number;
  kind: 'plenary' | 'committee';
  number: number;
}

/** The body whose reports these are. */
export const institution = 'Kamer van volksvertegenwoordigers';

/** Address of a report. */
export function reportUrl(site: string, { legislature, kind, number }: ReportPlace, pdf = false): string {
  const [folder, letter] = kind === 'plenary' ? ['PCRI', 'p'] : ['CCRI', 'c'];
  const name = `i${letter}${String(number).padStart(3, '0')}`;
  const path = pdf ? `pdf/${legislature}/${name}.pdf` : `html/${legislature}/${name}x.html`;
  return new URL(`/doc/${folder}/${path}`, site).href;
}

/** Our id of the meeting of a report. */
export function meetingId({ legislature, kind, number }: ReportPlace): string {
  return `dekamer-${legislature}-i${kind === 'plenary' ? 'p' : 'c'}${String(number).padStart(3, '0')}`;
}

/** The kind of report in words. */
export function sourceTypeOf(kind: ReportPlace['kind']): string {
  return kind === 'plenary'
    ? 'Integraal verslag van de plenaire vergadering'
    : 'Integraal verslag van een commissie';
}

/** `CRIV 56 PLEN 012`, and the same as its address has it. */
export function reportNumber({ legislature, kind, number }: ReportPlace): string {
  return `CRIV ${legislature} ${kind === 'plenary' ? 'PLEN' : 'COM'} ${String(number).padStart(3, '0')}`;
}
