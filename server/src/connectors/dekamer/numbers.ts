import type { DayText } from 'contract/amsterdam';
import { captured } from '../reading/text-parts.ts';

/** Numbers of the Chamber in their machine forms (SOURCES.md §7). */

/** First days of the legislatures, the newest first (SOURCES.md §1). */
const legislatures = [
  ['2024-06-09', 56],
  ['2019-05-26', 55],
] as const;
/** The one before them, of 2014. */
const oldestLegislature = 54;

/** The newest legislature we know; a poll finds the next by itself. */
export const newestLegislature = legislatures[0][1];

/** The legislature of a day; before the oldest we know, that one. */
export function legislatureOn(day: DayText): number {
  return legislatures.find(([first]) => first <= day)?.[1] ?? oldestLegislature;
}

/** A dossier by its legislature and number: `56K0949`. */
export function dossierNumber(legislature: number, dossier: number): string {
  return `${legislature}K${String(dossier).padStart(4, '0')}`;
}

/** Our id of a document by its machine number, such as `56K0949005` or the Senate's `56S0157001`. */
export function documentIdOf(number: string): string {
  return `dekamer-${number}`;
}

/** The parts of a machine number; undefined when it is none. */
export function partsOf(
  number: string,
): { legislature: number; chamber: 'K' | 'S'; dossier: string; part: string } | undefined {
  const [legislature, chamber, dossier, part] = captured(/^(\d{2})([KS])(\d{4})(\d{3})$/, number);
  if (!legislature) return undefined;
  return { legislature: Number(legislature), chamber: chamber as 'K' | 'S', dossier, part };
}

/** Address of a document's PDF. */
export function pdfUrl(site: string, number: string): string {
  const parts = partsOf(number)!;
  return new URL(`/FLWB/PDF/${parts.legislature}/${parts.dossier}/${number}.pdf`, site).href;
}

/** Address of the page of a dossier, in Dutch unless told otherwise. */
export function dossierUrl(
  site: string,
  legislature: number,
  dossier: number,
  language: 'nl' | 'fr' = 'nl',
): string {
  const place = `legislat=${legislature}&dossierID=${String(dossier).padStart(4, '0')}`;
  const inner = `/site/wwwcfm/flwb/flwbn.cfm?lang=${language === 'nl' ? 'N' : 'F'}&${place}`;
  return new URL(`/kvvcr/showpage.cfm?section=/flwb&language=${language}&cfm=${inner}`, site).href;
}
