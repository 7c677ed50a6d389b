import { fold } from 'contract/query/analyser';
import type { Committee } from 'contract/document-parts';

/** Committees of legislature 56 with their capitals; dossier pages print names in capitals only. */
const known = [
  'Justitie',
  'Binnenlandse Zaken, Veiligheid, Migratie en Bestuurszaken',
  'Mobiliteit, Overheidsbedrijven en Federale Instellingen',
  'Economie, Consumentenbescherming en Digitalisering',
  'Buitenlandse Betrekkingen',
  'Financiën en Begroting',
  'Energie, Leefmilieu en Klimaat',
  'Gezondheid en Gelijke Kansen',
  'Landsverdediging',
  'Sociale Zaken, Werk en Pensioenen',
  'Grondwet en Institutionele Vernieuwing',
];
const byKey = new Map(known.map((name) => [keyOf(name), name]));

/**
 * A committee by the name a page prints, with or without `Commissie voor`. The Chamber has no abbreviations,
 * so the code is the name in small letters joined by hyphens.
 */
export function committeeOf(printed: string): Committee {
  const bare = printed.replace(/^(de\s+)?commissie\s+(voor|van)\s+(de\s+|het\s+)?/i, '').trim();
  const name = byKey.get(keyOf(bare)) ?? (bare === bare.toUpperCase() ? sentenceCase(bare) : bare);
  return { code: keyOf(name), name };
}

/** The committees of a heading; joint meetings name more than one. */
export function committeesOf(heading: string): Committee[] {
  const joint = /^gemeenschappelijke\b|^verenigde\b/i.test(heading);
  if (!joint) return [committeeOf(heading)];
  const named = [
    ...heading.matchAll(/commissie\s+voor\s+.*?(?=(?:,|\s+en)\s+(?:de\s+)?commissie\b|$)/gi),
  ].map(([part]) => committeeOf(part));
  return named.length > 0 ? named : [committeeOf(heading)];
}

/** Names that stand in texts in capitals, as they are written elsewhere; abbreviations keep theirs. */
const keptNames = [
  ...['Raad van State', 'Rekenhof', 'Grondwettelijk Hof', 'Europese Unie', 'Europees Parlement', 'Belgische'],
  ...['GBA', 'EU', 'VN', 'NAVO', 'RSZ', 'NMBS', 'FOD', 'POD', 'BTW', 'COC', 'CRB', 'NAR', 'OCMW', 'KMO'],
];
const keptPattern = new RegExp(`(?<![\\p{L}])(?:${keptNames.join('|')})(?![\\p{L}])`, 'giu');
const keptByKey = new Map(keptNames.map((name) => [name.toLowerCase(), name]));

/** A text in capitals with a capital at its start and in the names it holds only. */
export function sentenceCase(text: string): string {
  const small = text.toLowerCase().replace(keptPattern, (name) => keptByKey.get(name.toLowerCase()) ?? name);
  return small.charAt(0).toUpperCase() + small.slice(1);
}

function keyOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
