import type { RunOptions } from 'axe-core';

/** Advice beyond WCAG that axe 4.14 calls serious or critical; what else it advises fails nothing, so it is not looked at. */
const serious = [
  'accesskeys',
  'aria-dialog-name',
  'aria-text',
  'aria-treeitem-name',
  'frame-tested',
  'label-title-only',
  'tabindex',
];

/** What axe is asked for: WCAG 2.2 A and AA, and all that is serious. Of what is right nobody asks where it stands. */
export const accessibilityRules = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: Object.fromEntries(serious.map((rule) => [rule, { enabled: true }])),
  resultTypes: ['violations'],
} satisfies RunOptions;

/** The rules that ask for colours, of which jsdom knows nothing, and in which themes differ. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block'];
