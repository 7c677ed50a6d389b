import { describe, expect, test } from 'vitest';
import {
  Colour,
  colourPairs,
  contrast,
  isColour,
  nearestForWhite,
  readableContrast,
  textOn,
} from './colours.ts';

describe('colours of a newsletter (decision 5.17)', () => {
  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#FF0000', '#FFFFFF', 4],
    ['#0B6472', '#0B6472', 1],
  ])('%s and %s differ %d to 1', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  test.each([
    ['#0B6472', '#FFFFFF'],
    ['#767676', '#FFFFFF'],
    ['#777777', '#000000'],
    ['#FFC53D', '#000000'],
  ])('text on %s is %s', (ground, text) => {
    expect(textOn(ground)).toBe(text);
  });

  test('whatever the ground, the text that is chosen reads well', () => {
    for (let red = 0; red < 256; red += 15)
      for (let green = 0; green < 256; green += 15)
        for (let blue = 0; blue < 256; blue += 15) {
          const ground = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
          expect(contrast(ground, textOn(ground))).toBeGreaterThanOrEqual(readableContrast);
          const shade = nearestForWhite(ground);
          expect(contrast(shade, '#FFFFFF')).toBeGreaterThanOrEqual(readableContrast);
        }
  });

  test('a colour that reads well is its own nearest one, another is only as dark as it must be', () => {
    expect(nearestForWhite('#0B6472')).toBe('#0B6472');
    expect(nearestForWhite('#777777')).toBe('#767676');
  });

  test('white reads well on every pair that is offered', () => {
    for (const { primary, secondary } of Object.values(colourPairs)) {
      expect([textOn(primary), textOn(secondary)]).toEqual(['#FFFFFF', '#FFFFFF']);
    }
  });

  test.each(['#fff', 'petrol', '#12345G', '#1234567', ' #123456'])('%j is no colour', (text) => {
    expect(Colour.safeParse(text).success).toBe(false);
    expect(isColour(text)).toBe(false);
  });
  test('small letters are written in capitals', () => {
    expect(Colour.parse('#a1b2c3')).toBe('#A1B2C3');
    expect(isColour('#a1b2c3')).toBe(true);
  });
});
