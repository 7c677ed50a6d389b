import { z } from 'zod';

const form = /^#[0-9A-F]{6}$/;

/** `#RRGGBB` in capitals (decision 5.17). */
export const Colour = z.string().toUpperCase().regex(form);

/** Whether a text is a colour, in capitals or not. */
export function isColour(text: string): boolean {
  return form.test(text.toUpperCase());
}

/** The two colours of a newsletter; both are grounds that text stands on, both are required (specification §3). */
export const ColourPair = z.strictObject({
  /** The ground of its head. @example "#0B6472" */
  primary: Colour,
  /** What stands out beside it, such as the line at a quotation. @example "#8A4F00" */
  secondary: Colour,
});
export type ColourPair = z.infer<typeof ColourPair>;

/** Pairs to choose from; white text reads well on all of them. The first holds for who never chose. */
export const colourPairs = {
  petrol: { primary: '#0B6472', secondary: '#8A4F00' },
  night: { primary: '#1D2F4F', secondary: '#2264A8' },
  cobalt: { primary: '#1F4BB8', secondary: '#0F6B6B' },
  forest: { primary: '#1B5E3B', secondary: '#66690A' },
  plum: { primary: '#6B2A63', secondary: '#A03070' },
  brick: { primary: '#9A3412', secondary: '#5B4636' },
  crimson: { primary: '#A61E3C', secondary: '#43504C' },
  slate: { primary: '#33413D', secondary: '#5A6662' },
} as const satisfies Record<string, ColourPair>;
export type ColourPairName = keyof typeof colourPairs;

export const standardColours: ColourPair = colourPairs.petrol;

/** Contrast below which text is hard to read (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5;

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** The colour of text on a ground: white where that reads well, black elsewhere (decision 5.17). */
export function textOn(ground: string): '#FFFFFF' | '#000000' {
  return contrast(ground, '#FFFFFF') >= readableContrast ? '#FFFFFF' : '#000000';
}

/** The nearest darker shade of the same hue on which white text reads well; the colour itself where it does. */
export function nearestForWhite(colour: string): string {
  const parts = partsOf(colour);
  for (let step = 255; step > 0; step -= 1) {
    const shade = written(parts.map((part) => Math.round((part * step) / 255)));
    if (contrast(shade, '#FFFFFF') >= readableContrast) return shade;
  }
  return '#000000';
}

function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function partsOf(colour: string): [number, number, number] {
  const part = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

function written(parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
