import { councilOf, type Council } from '../reading/councils.ts';
import type { Placed } from './national-paths.ts';
import { typesOf } from './national-paths.ts';
import type { Facts } from './statements.ts';

/** A journal of decentral government, in lower case. */
type LocalJournal =
  | 'gemeenteblad'
  | 'provinciaal blad'
  | 'waterschapsblad'
  | 'blad gemeenschappelijke regeling';

/** Journals of provinces, municipalities, water boards and joint arrangements: their kind and last step of the path. */
const journals: Record<LocalJournal, { kind: Council['kind']; kindName: string; code: string }> = {
  gemeenteblad: { kind: 'municipality', kindName: 'gemeente', code: 'gemeenteblad' },
  'provinciaal blad': { kind: 'province', kindName: 'provincie', code: 'provinciaal-blad' },
  waterschapsblad: { kind: 'waterBoard', kindName: 'waterschap', code: 'waterschapsblad' },
  'blad gemeenschappelijke regeling': {
    kind: 'arrangement',
    kindName: 'gemeenschappelijke regeling',
    code: 'blad',
  },
};

/** Journals by the first letters of a publication's id, for publications whose metadata are not at hand. */
const journalsById: Record<string, LocalJournal> = {
  gmb: 'gemeenteblad',
  prb: 'provinciaal blad',
  wsb: 'waterschapsblad',
  bgr: 'blad gemeenschappelijke regeling',
};

/** The journal of a decentral publication; undefined for publications of the state. */
export function localJournalOf(facts: Facts): LocalJournal | undefined {
  const named = facts.first('publicatienaam')?.toLowerCase();
  if (named) return Object.hasOwn(journals, named) ? (named as LocalJournal) : undefined;
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

/** Kinds of the Staatscourant that tell about one road or one household. */
const noticesOfState = /verkeersbesluit|persoonsgegevens|naamswijziging/i;

/** The kind of notice a publication of a journal is, when it is one we do not keep. */
export function noticeKind(level: 'national' | 'local', facts: Facts): string | undefined {
  const kinds = typesOf(facts);
  const pattern = level === 'local' ? notices : noticesOfState;
  if (kinds.length > 0 || level === 'national') return kinds.find((kind) => pattern.test(kind));
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
  const kindName = bodyKinds.find(([pattern]) => pattern.test(scheme ?? ''))?.[1];
  return kindName ? councilOf(name, kindName).institution : name;
}

/**
 * Place of a decentral publication in the tree `nl-lr`, by its journal and whose journal that is. One that
 * is no province's by any of its names, as a service of several publishes it, stands with joint arrangements.
 */
export function placeLocally(journal: LocalJournal, facts: Facts): Placed {
  const place = journals[journal];
  const sourceType = typesOf(facts)[0] ?? facts.first('publicatienaam') ?? journal;
  const names = ['creator', 'authority', 'publisher', 'spatial', 'provincie', 'gemeente'].flatMap((name) =>
    facts.all(name),
  );
  const body = names.map((name) => councilOf(name, place.kindName)).find(({ kind }) => kind === place.kind);
  if (body)
    return {
      groupPath: `${body.path}/${place.code}`,
      institution: body.institution,
      sourceType,
      known: true,
    };
  return { groupPath: 'regelingen/blad', institution: names[0] ?? sourceType, sourceType, known: false };
}
