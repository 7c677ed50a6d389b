import type { Committee } from 'contract/document-parts';
import { capturedAll } from '../reading/text-parts.ts';
import { oneLine } from '../reading/western-text.ts';

/**
 * The committees in how the chamber names one or several that meet together, such as "Commissies voor Digitalisering (DIGI) en
 * voor Volksgezondheid, Welzijn en Sport (VWS)". Codes are told apart from those of the Tweede Kamer, which uses the same
 * letters for committees of its own. A body without letters goes by its name.
 */
export function committeesNamed(text: string): Committee[] {
  const written = oneLine(text);
  const named = capturedAll(/\bvoor (?:de )?([^()]+?) \(([^()]+)\)/g, written);
  if (named.length === 0) return written ? [{ code: `EK ${written}`, name: written }] : [];
  return named.map(([name, letters]) => ({ code: `EK ${letters}`, name: `Commissie voor ${name}` }));
}
