/**
 * True for what opens and closes a sitting of a Dutch chamber and what its chair announces there: parts of the
 * meeting, and no documents that anybody would look for by themselves.
 */
export function isPartOfSitting(kind: string): boolean {
  return /^(?:(?:presentie en )?opening|sluiting|mededelingen?)$/i.test(kind.trim());
}

/** A plenary sitting by year and number, under which both reports of it are one meeting: `h-tk-20242025-99`. */
export function sittingIdentity(year: string | undefined, sitting: string | undefined): string | undefined {
  const [, from, to] = /^(\d{4})-(\d{4})$/.exec(year ?? '') ?? [];
  return from && to && /^[1-9]\d*$/.test(sitting ?? '') ? `h-tk-${from}${to}-${sitting}` : undefined;
}

/** A plenary sitting of the Eerste Kamer by its day, which its own agenda and its report both have. */
export function senateSittingIdentity(day: string): string {
  return `ek-plenair-${day.replaceAll('-', '')}`;
}
