import { useMediaQuery } from '@mantine/hooks';
import { usePreferences } from './preferences.ts';

/** The theme that applies: the user's choice, or the system's when they leave it to the system. */
export function useColorScheme(): 'light' | 'dark' {
  const { uiDarkMode } = usePreferences().preferences;
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', false, {
    getInitialValueInEffect: false,
  });
  return uiDarkMode === 'system' ? (systemIsDark ? 'dark' : 'light') : uiDarkMode;
}
