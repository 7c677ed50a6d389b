/** Document.Soort → path in the source tree `nl`; every kind the source is known to use. */
const paths: Record<string, readonly string[]> = {
  'tk/motie': ['Motie', 'Motie (gewijzigd/nader)'],
  'tk/amendement': ['Amendement', 'Amendement (gewijzigd/nader/vervangend)'],
  'tk/schriftelijke-vragen': ['Schriftelijke vragen', 'Lijst van vragen'],
  'tk/antwoord': [
    'Antwoord schriftelijke vragen',
    'Aanhangsel van de Handelingen',
    'Mededeling (uitstel antwoord)',
    'Lijst van vragen en antwoorden',
    'Verslag houdende een lijst van vragen en antwoorden',
  ],
  'tk/mondelinge-vragen': ['Mondelinge vragen'],
  'tk/plenair-verslag': ['Stenogram', 'Handelingen'],
  'tk/commissieverslag': [
    'Verslag van een algemeen overleg',
    'Verslag van een commissiedebat',
    'Verslag van een notaoverleg',
    'Verslag van een wetgevingsoverleg',
    'Verslag van een hoorzitting / rondetafelgesprek',
    'Verslag van een bijeenkomst',
    'Verslag van een werkbezoek',
    'Verslag van een rapporteur',
  ],
  'tk/agenda': [
    'Agenda plenaire vergadering',
    'Agenda procedurevergadering',
    'Agenda strategische procedurevergadering',
    'Convocatie commissieactiviteit',
    'Convocatie inbreng',
    'Sprekerslijst',
    'Stemmingslijst',
  ],
  'tk/besluitenlijst': ['Besluitenlijst procedurevergadering'],
  'tk/wetsvoorstel': [
    'Voorstel van wet',
    'Voorstel van wet (initiatiefvoorstel)',
    'Koninklijke boodschap',
    'Geleidende brief',
    'Nota van wijziging',
    'Eindtekst',
    'Bijgewerkte tekst',
    'Initiatiefnota',
  ],
  'tk/memorie': ['Memorie van toelichting', 'Memorie van toelichting (initiatiefvoorstel)'],
  'tk/nota-verslag': [
    'Nota n.a.v. het … verslag',
    'Nota n.a.v. het (nader/tweede nader/enz.) verslag',
    'Verslag (initiatief)wetsvoorstel (nader)',
  ],
  'tk/verslag-overleg': ['Verslag van een schriftelijk overleg', 'Inbreng verslag schriftelijk overleg'],
  'tk/brief-commissie': ['Brief commissie', 'Brief commissie aan bewindspersoon'],
  'tk/brief-lid': ['Brief lid / fractie', 'Brief Kamer', 'Brief Presidium', 'Brief Voorzitter'],
  'tk/position-paper': ['Position paper', 'Wetenschappelijke factsheet', 'Wetenschapstoets'],
  'tk/overig': [
    'Aanbiedingsbrief',
    'Jaarverslag',
    'Lijst met EU-voorstellen',
    'Lijst van ingekomen stukken',
    'Mededeling',
    'Overig',
    'Overig (openbaar)',
    'Overzicht verzoeken commissie-regeling van werkzaamheden',
    'Voorstel tot wijziging Reglement van Orde',
  ],
  'regering/kamerbrief': ['Brief regering'],
  'regering/bijlage': ['Bijlage'],
  'adviescolleges/advies-rvs': [
    'Advies Afdeling advisering Raad van State',
    'Advies Afdeling advisering Raad van State en Nader rapport',
    'Nader rapport',
  ],
  'adviescolleges/rapport-rekenkamer': ['Brief Algemene Rekenkamer', 'Rapport Algemene Rekenkamer'],
  'adviescolleges/overig': ['Advies van andere adviesorganen', 'Brief Nationale ombudsman'],
};

const pathOf = new Map(
  Object.entries(paths).flatMap(([path, kinds]) => kinds.map((kind) => [kind, path] as const)),
);

/** The kinds of document the table knows. */
export const knownKinds: readonly string[] = [...pathOf.keys()];

/** Kinds whose attachments are the government's. */
const ofGovernment = new Set(['tk/antwoord', 'tk/wetsvoorstel', 'tk/memorie', 'tk/nota-verslag']);
const budgetKinds = new Set(['Voorstel van wet', 'Memorie van toelichting']);

/**
 * Path of a document by its kind; undefined for a kind the table does not know. An attachment goes
 * with the document it belongs to, a budget is known by its case.
 */
export function groupPathOf(
  kind: string,
  caseKinds: readonly string[],
  parentKinds: readonly string[],
): string | undefined {
  if (kind === 'Bijlage' && parentKinds.length > 0) {
    const government = parentKinds.some((parent) => {
      const path = pathOf.get(parent) ?? '';
      return path.startsWith('regering/') || ofGovernment.has(path);
    });
    return government ? 'regering/bijlage' : 'tk/overig';
  }
  if (budgetKinds.has(kind) && caseKinds.includes('Begroting')) return 'regering/begroting';
  return pathOf.get(kind);
}

const websiteSections: Record<string, string> = {
  'tk/motie': 'moties/detail',
  'tk/amendement': 'amendementen/detail',
  'tk/schriftelijke-vragen': 'kamervragen/detail',
  'tk/antwoord': 'kamervragen/detail',
  'tk/wetsvoorstel': 'wetsvoorstellen/detail',
  'regering/kamerbrief': 'brieven_regering/detail',
};

/** Section of the website that shows a kind of document. */
export function websiteSectionOf(groupPath: string): string {
  return websiteSections[groupPath] ?? 'detail';
}

/** Body that issued the documents of a path, by its own name; `chamber` where it was both chambers. */
export function institutionOf(groupPath: string, kind: string, chamber: string | undefined): string {
  if (groupPath.startsWith('regering/')) return 'Regering';
  if (groupPath === 'adviescolleges/advies-rvs') return 'Raad van State';
  if (groupPath === 'adviescolleges/rapport-rekenkamer') return 'Algemene Rekenkamer';
  if (kind === 'Brief Nationale ombudsman') return 'Nationale ombudsman';
  return chamber ?? 'Tweede Kamer';
}
