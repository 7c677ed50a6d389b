/** What the parliament calls a kind of document, and its path in the tree; the first that fits. */
const paths: readonly [RegExp, string][] = [
  [/rekenhof/i, 'instellingen/rapport-rekenhof'],
  [/schriftelijke vra/i, 'vlaams-parlement/schriftelijke-vraag'],
  [/actuele (vra|interpellatie)/i, 'vlaams-parlement/actuele-vraag'],
  [/(vraag|vragen) om uitleg/i, 'vlaams-parlement/vraag-om-uitleg'],
  [/interpellatie/i, 'vlaams-parlement/interpellatie'],
  [/amendement/i, 'vlaams-parlement/amendement'],
  [/aangenomen/i, 'vlaams-parlement/aangenomen-tekst'],
  [/hoorzitting|gedachtewisseling/i, 'vlaams-parlement/hoorzitting'],
  [/verzoekschrift/i, 'vlaams-parlement/verzoekschrift'],
  [/begroting/i, 'vlaams-parlement/begroting'],
  [/ontwerp van (\w+ )?decreet/i, 'vlaams-parlement/ontwerp-decreet'],
  [/voorstel van (\w+ )?decreet/i, 'vlaams-parlement/voorstel-decreet'],
  [/resolutie/i, 'vlaams-parlement/resolutie'],
  [/motie/i, 'vlaams-parlement/motie'],
  [/beleidsnota|beleidsbrief/i, 'vlaams-parlement/beleidsnota'],
  [/advies/i, 'instellingen/advies'],
  [/verslag/i, 'vlaams-parlement/verslag'],
  [/debat/i, 'vlaams-parlement/plenair-verslag'],
];

/** Path of a document by what the parliament calls it; undefined for a kind that is not known. */
export function groupPathOf(kind: string): string | undefined {
  return paths.find(([pattern]) => pattern.test(kind))?.[1];
}
