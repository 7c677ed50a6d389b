import type { Icon } from '@tabler/icons-react';

/** An icon beside words, which say what it says. */
export const sign = (Shape: Icon, size = 16) => <Shape size={size} aria-hidden="true" />;
