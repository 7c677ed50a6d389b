import { useState } from 'react';
import type { Found } from './ui/found-field.tsx';

/**
 * What stands in a field whose choice is in the address: what was chosen there, or what the answer calls it where the
 * address was opened; never anything but what the address names, which may have gone back.
 */
export function useChosen(
  id: string | undefined,
  answered: Found | undefined,
): [Found | undefined, (chosen: Found | undefined) => void] {
  const [chosen, setChosen] = useState<Found>();
  return [[chosen, answered].find((one) => one !== undefined && one.id === id), setChosen];
}
