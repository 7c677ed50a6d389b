/** Types of documents of the Chamber to paths of the tree `be-fed` (SOURCES.md §1, Dossier page). */
const types: readonly [RegExp, string][] = [
  [/^ADVIES VAN DE RAAD VAN STATE\b/, 'kamer/advies-rvs'],
  [/^ADVIES\b/, 'instellingen/advies'],
  [/^(SUB)?AMENDEMENT/, 'kamer/amendement'],
  [/^(AANGENOMEN TEKST|ARTIKELEN BIJ \w+ STEMMING AANGENOMEN|TEKST AANGENOMEN)/, 'kamer/aangenomen-tekst'],
  [/^(AANVULLEND |TUSSENTIJDS )?VERSLAG\b/, 'kamer/verslag'],
  [/^(BEGROTING|VERANTWOORDING)/, 'kamer/begroting'],
  [/^(ALGEMENE )?BELEIDS(NOTA|VERKLARING)/, 'regering/beleidsnota'],
  [/^(WETSONTWERP|OVERGEZONDEN ONTWERP|NIET-GEEVOCEERD ONTWERP)/, 'kamer/wetsontwerp'],
  [/^(WETSVOORSTEL|VOORSTEL VAN BIJZONDERE WET)/, 'kamer/wetsvoorstel'],
  [/^(VOORSTEL VAN RESOLUTIE|RESOLUTIE)/, 'kamer/resolutie'],
  [/^MOTIE/, 'kamer/motie'],
  [/^(VOORSTEL TOT HERZIENING|VOORSTEL ONDERZOEKSCOMMISSIE|VOORSTEL REGLEMENT|VOORSTEL\b)/, 'kamer/overig'],
  [/^(KAFT|ERRAT|BIJLAGE|LIJST|BRIEF)/, 'kamer/overig'],
];

/** Path of a type in the tree, or `kamer/overig` for one we do not know; then `known` is false. */
export function groupPathOf(type: string): { groupPath: string; known: boolean } {
  const found = types.find(([pattern]) => pattern.test(type));
  return found ? { groupPath: found[1], known: true } : { groupPath: 'kamer/overig', known: false };
}
