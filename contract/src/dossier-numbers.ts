import { referenceAt } from './query/references/references.ts';

/** The dossier that a number names in whatever way it is written, such as `kst_36914_xv`; undefined where nothing is known of its form. */
export function dossierName(number: string): string | undefined {
  const reference = referenceAt(number, 0, 'certain');
  return reference?.end === number.length ? reference.names.at(-1) : undefined;
}

/** The part of a number behind that of its dossier: `nr. 38` of `36 914, nr. 38`, `A` of `36 914, A`, `013` of `DOC 56 0191/013`. */
export function placeInDossier(number: string, dossier: string): string | undefined {
  const names = referenceAt(number, 0, 'certain')?.names ?? [];
  const own = dossierName(dossier);
  if (own === undefined || !names.includes(own) || names.at(-1) === own) return undefined;
  return /(?:,\s*|\/)([^,/]+)$/.exec(number)?.[1]?.trim();
}
