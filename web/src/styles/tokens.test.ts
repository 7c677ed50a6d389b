import { readFileSync } from 'node:fs';
import { domainIds } from 'contract/dashboards';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colorsIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--pm-([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [name, hex!]),
  );
const [lightText, darkText] = css.split(/^\s*\[data-theme=.dark.\] \{/m);
const light = colorsIn(lightText!);
const themes = { light, dark: { ...light, ...colorsIn(darkText!) } };

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

const grounds = ['canvas', 'surface', 'raised', 'hover', 'selected'];
const on = (texts: string[], backgrounds: string[]) =>
  texts.flatMap((text) => backgrounds.map((background) => [text, background] as const));

const texts = [
  ...on(['text', 'text-2', 'text-3', 'accent-text'], grounds),
  ...on(['danger', 'success', 'warning'], ['canvas', 'surface', 'raised']),
  ...on(['on-bar', 'on-bar-2'], ['bar', 'bar-2']),
  ['on-bar-accent', 'bar-accent'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-inverse', 'inverse'],
  ['on-hit', 'hit'],
  ['on-hit-active', 'hit-active'],
  ['danger', 'danger-bg'],
  ['success', 'success-bg'],
  ['warning', 'warning-bg'],
  ['info', 'info-bg'],
  ['accent-text', 'accent-subtle'],
] as const;

const marks = [
  ...on(
    ['border-control', 'focus', 'accent', ...domainIds.map((domain) => `dom-${domain}`)],
    ['canvas', 'surface'],
  ),
  ...on([...domainIds.map((domain) => `bar-${domain}`), 'bar-accent'], ['bar', 'bar-2']),
];

describe.each(Object.entries(themes))(
  'tokens: contrast in the %s theme (UX 6.2)',
  (_, colors: Record<string, string>) => {
    const ratio = (one: string, other: string) => {
      expect(colors).toHaveProperty([one]);
      expect(colors).toHaveProperty([other]);
      return contrast(colors[one]!, colors[other]!);
    };
    test.each(texts)('text %s on %s has 4.5 to 1', (text, background) => {
      expect(ratio(text, background)).toBeGreaterThanOrEqual(4.5);
    });
    test.each(marks)('mark %s on %s has 3 to 1', (mark, background) => {
      expect(ratio(mark, background)).toBeGreaterThanOrEqual(3);
    });
  },
);
