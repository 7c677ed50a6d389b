import { type ColourPair, contrast, nearestForWhite, readableContrast, textOn } from 'contract/colours';

/** Fonts that are there: a newsletter fetches nothing. */
export const fonts = 'Segoe UI,Arial,Helvetica,sans-serif';

/**
 * What the newsletter wears. Every text has its colour and its ground, so that a program that turns a mail dark turns
 * both or neither.
 */
export function looksOf({ primary, secondary }: ColourPair) {
  const ink = '#1D2530';
  const quiet = '#4C5662';
  const paper = '#FFFFFF';
  // A light primary is no colour for text: the nearest shade that is takes its place.
  const accent = contrast(primary, paper) >= readableContrast ? primary : nearestForWhite(primary);
  const font = (size: number, line: number, colour: string, more = '') =>
    `font-family:${fonts};font-size:${size}px;line-height:${line}px;color:${colour}${more}`;
  return {
    ...{ primary, secondary, paper, accent, canvas: '#EEF0F2', border: '#D5DAE0', raised: '#F4F5F7' },
    onPrimary: textOn(primary),
    headerName: font(17, 24, textOn(primary), ';font-weight:bold'),
    headerDate: font(14, 20, textOn(primary)),
    title: font(26, 32, accent, ';font-weight:bold'),
    section: font(18, 24, accent, ';font-weight:bold'),
    itemTitle: font(17, 23, ink, ';font-weight:bold'),
    titleLink: `color:${ink};text-decoration:underline`,
    text: font(15, 23, ink),
    quote: font(15, 22, ink, ';font-style:italic'),
    facts: font(13, 19, quiet),
    link: `color:${accent};text-decoration:underline`,
  };
}
export type Looks = ReturnType<typeof looksOf>;
