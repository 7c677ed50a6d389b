import type { CSSProperties } from 'react';

/** Gives the styles of what is inside, as `--own`, the colour of its domain, family of types or speaker. */
export const ownColour = (kind: 'dom' | 'doc' | 'spk', which: string | number) =>
  ({ '--own': `var(--pm-${kind}-${which})` }) as CSSProperties;
