import { addDays, dayOf, type DayText } from 'contract/amsterdam';

/** Bytes at the beginning of a report in which the properties of its file stand. */
const headBytes = 16_384;
/**
 * Days after a sitting within which its report is the provisional one: that is saved on the day itself or the
 * next working day, the corrected one weeks later (nine days at the earliest among the recorded reports).
 */
const provisionalDays = 4;

/**
 * Whether a report is the one that members can still correct. Both stand at one address (SOURCES.md §1, Reports)
 * and no word tells them apart; the properties of the file say when it was saved. Without them it counts as final.
 */
export function isProvisional(bytes: Uint8Array, day: DayText): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const saved = Date.parse(/<o:LastSaved>([^<]+)<\/o:LastSaved>/.exec(head)?.[1] ?? '');
  return !Number.isNaN(saved) && dayOf(saved) <= addDays(day, provisionalDays);
}
