import type { Theme } from '../theme.ts';
import { careThemes } from './care.ts';
import { energyThemes } from './energy.ts';
import { housingThemes } from './housing.ts';
import { landThemes } from './land.ts';

/** All storylines, in a fixed order: their place decides which of the rarer types they have. */
export const themes: readonly Theme[] = [...energyThemes, ...landThemes, ...careThemes, ...housingThemes];
