import type { Theme } from '../theme.ts';
import { careThemes } from './care.ts';
import { economyThemes } from './economy.ts';
import { educationThemes } from './education.ts';
import { energyThemes } from './energy.ts';
import { housingThemes } from './housing.ts';
import { justiceThemes } from './justice.ts';
import { landThemes } from './land.ts';
import { securityThemes } from './security.ts';
import { societyThemes } from './society.ts';
import { workThemes } from './work.ts';
import { worldThemes } from './world.ts';

/** All storylines, in a fixed order: their place decides which of the rarer types they have. */
export const themes: readonly Theme[] = [
  ...energyThemes,
  ...landThemes,
  ...careThemes,
  ...housingThemes,
  ...workThemes,
  ...economyThemes,
  ...securityThemes,
  ...justiceThemes,
  ...educationThemes,
  ...societyThemes,
  ...worldThemes,
];
