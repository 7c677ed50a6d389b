/**
 * Colours of mails, those of the product's two themes. A mail carries the light ones in every element, because
 * many programs read nothing else, and the dark ones as classes.
 */
export const light = {
  canvas: '#f4f5f3',
  surface: '#ffffff',
  raised: '#eef3f3',
  border: '#dcdfdb',
  text: '#16201e',
  text2: '#43504c',
  text3: '#5a6662',
  accent: '#0a5b68',
  button: '#0b6472',
  onButton: '#ffffff',
  hit: '#ffe8a3',
  warning: '#8a4f00',
  success: '#1b6b3f',
  bar: '#12201e',
  onBar: '#f0f5f3',
  brand: '#6fcdd9',
} as const;

/** Dark by the class that names what an element wears. */
const dark = {
  canvas: '#0e1312',
  surface: '#151b1a',
  raised: '#1c2a2a',
  border: '#2a3330',
  text: '#e9eeec',
  text2: '#b9c3bf',
  text3: '#97a39e',
  accent: '#6fcdd9',
  button: '#55c1cf',
  onButton: '#05242a',
  hit: '#5c4a0c',
  onHit: '#fff3cf',
  warning: '#f0b45c',
  success: '#6fce95',
} as const;

/** Kinds of documents, as the dots of the timeline. */
export const families = {
  question: ['#7040b0', '#c3a1f2'],
  motion: ['#b34700', '#ff9f5a'],
  letter: ['#2264a8', '#82b8f0'],
  debate: ['#a03070', '#ee93c4'],
  law: ['#2b7346', '#74c795'],
  agenda: ['#5b6872', '#a3b1bb'],
  media: ['#66690a', '#d2cf62'],
} as const;

const texts: Record<string, string> = {
  t: dark.text,
  t2: dark.text2,
  t3: dark.text3,
  a: dark.accent,
  w: dark.warning,
  ok: dark.success,
  m: dark.onHit,
  btn: dark.onButton,
  ...Object.fromEntries(Object.entries(families).map(([family, [, colour]]) => [`f-${family}`, colour])),
};
const grounds: Record<string, string> = {
  c: dark.canvas,
  s: dark.surface,
  r: dark.raised,
  m: dark.hit,
  btn: dark.button,
};

/**
 * The rules of the dark theme, behind `prefix`: t, t2, t3, a (links), w, ok and f-… for text, c, s, r for
 * grounds, b for borders, m for marked words, btn for buttons.
 */
export function darkRules(textPrefix = '', groundPrefix = textPrefix): string {
  return [
    ...Object.entries(texts).map(([name, colour]) => `${textPrefix}.${name}{color:${colour}!important}`),
    ...Object.entries(grounds).map(
      ([name, colour]) => `${groundPrefix}.${name}{background-color:${colour}!important}`,
    ),
    `${groundPrefix}.b{border-color:${dark.border}!important}`,
  ].join('');
}
