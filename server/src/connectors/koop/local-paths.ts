import { councilOf, type Council } from '../reading/councils.ts';
import type { Placed } from './national-paths.ts';
import { typesOf } from './national-paths.ts';
import type { Facts } from './statements.ts';

/** Journals of provinces, municipalities, water boards and joint arrangements: their kind and last step of the path. */
const journals: Record<string, { kind: Council['kind']; told: string; code: string }> = {
  gemeenteblad: { kind: 'municipality', told: 'gemeente', code: 'gemeenteblad' },
  'provinciaal blad': { kind: 'province', told: 'provincie', code: 'provinciaal-blad' },
  waterschapsblad: { kind: 'waterBoard', told: 'waterschap', code: 'waterschapsblad' },
  'blad gemeenschappelijke regeling': {
    kind: 'arrangement',
    told: 'gemeenschappelijke regeling',
    code: 'blad',
  },
};

/** Journals by the first letters of a publication's id, for publications whose metadata are not at hand. */
const journalsById: Record<string, string> = {
  gmb: 'gemeenteblad',
  prb: 'provinciaal blad',
  wsb: 'waterschapsblad',
  bgr: 'blad gemeenschappelijke regeling',
};

/** The journal of a decentral publication, lower case; undefined for publications of the state. */
export function localJournalOf(facts: Facts): string | undefined {
  const named = facts.first('publicatienaam')?.toLowerCase();
  if (named) return named in journals ? named : undefined;
  return journalsById[/^[a-z]+/.exec(facts.first('identifier') ?? '')?.[0] ?? ''];
}

/**
 * Kinds of notice that we do not keep. Some nine of ten items of a Gemeenteblad tell one household about one
 * permit; kept, they would drown what councils and boards decide (section 3). Kinds we have never heard of
 * are kept.
 */
const notices =
  /vergunning|ontheffing|melding|beschikking|verkeersbesluit|persoonsgegevens|uitschrijving|naamswijziging|register|ligplaats|kennisgeving/i;
/** The same in titles, for publications without a kind. */
const noticesInTitle =
  /\b(aan(ge)?vraag|aangevraagde?|verleende?|verlening|geweigerde?|ingetrokken|ontvangen|ingediende)\b.*(vergunning|ontheffing)|\bmelding\b/i;

/** The kind of notice a publication is, when it is one we do not keep. */
export function noticeKind(facts: Facts): string | undefined {
  const kinds = typesOf(facts);
  if (kinds.length > 0) return kinds.find((kind) => notices.test(kind));
  return noticesInTitle.test(facts.first('title') ?? '') ? 'permit by its title' : undefined;
}

/** Words by which the list of a name tells what kind of body bears it. */
const bodyKinds: readonly [RegExp, string][] = [
  [/provincie$/i, 'provincie'],
  [/waterschap$/i, 'waterschap'],
  [/gemeente$/i, 'gemeente'],
];

/** A body by its whole name, "Gemeente Bergeijk", where its list tells the kind; else as it is written. */
export function bodyName(name: string, scheme: string | undefined): string {
  const told = bodyKinds.find(([pattern]) => pattern.test(scheme ?? ''))?.[1];
  return told ? councilOf(name, told).institution : name;
}

/** Place of a decentral publication in the tree `nl-lr`, by its journal and whose journal that is. */
export function placeLocally(journal: string, facts: Facts): Placed | undefined {
  const place = journals[journal];
  if (!place) return undefined;
  const types = typesOf(facts);
  const sourceType = types[0] ?? facts.first('publicatienaam') ?? journal;
  const names = ['creator', 'authority', 'publisher', 'spatial', 'provincie', 'gemeente'].flatMap((name) =>
    facts.all(name),
  );
  const bodies = names.map((name) => councilOf(name, place.told));
  // A body that publishes in another's journal: the province is then among the other names.
  const body = bodies.find(({ kind }) => kind === place.kind);
  if (!body) return undefined;
  return { groupPath: `${body.path}/${place.code}`, institution: body.institution, sourceType, known: true };
}
