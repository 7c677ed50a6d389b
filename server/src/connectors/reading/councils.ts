import type { Vote } from 'contract/document-parts';
import { fold } from 'contract/query/analyser';

/** A body of a province, municipality, water board or joint arrangement whose documents we read. */
export interface Council {
  /** Path of the body in the tree `nl-lr`, without the type of the document. */
  path: string;
  /** The body by its whole name. */
  institution: string;
  kind: 'province' | 'municipality' | 'waterBoard' | 'arrangement';
}

const provinces: Record<string, string> = {
  drenthe: 'Drenthe',
  flevoland: 'Flevoland',
  fryslan: 'Fryslân',
  gelderland: 'Gelderland',
  groningen: 'Groningen',
  limburg: 'Limburg',
  'noord-brabant': 'Noord-Brabant',
  'noord-holland': 'Noord-Holland',
  overijssel: 'Overijssel',
  utrecht: 'Utrecht',
  zeeland: 'Zeeland',
  'zuid-holland': 'Zuid-Holland',
};
const otherNames: Record<string, string> = { friesland: 'fryslan', brabant: 'noord-brabant' };

const waterBoard = /\b(waterschap|hoogheemraadschap|wetterskip|waterschapsbedrijf)\b/i;
const arrangement =
  /\b(ggd|omgevingsdienst|veiligheidsregio|metropoolregio|stadsregio|regio|samenwerking\w*|gemeenschappelijke regeling|gr|jeugdzorg|recreatieschap|werkbedrijf|rekenkamer|stichting|vereniging)\b/i;

/**
 * The body a supplier names, by the kind where the supplier tells it and by the name where not: a bare name
 * is a municipality, as suppliers write them.
 */
export function councilOf(name: string, kind?: string): Council {
  const clean = name.replace(/\s+/g, ' ').trim();
  const declared = kind?.toLowerCase() ?? '';
  const bare = clean.replace(/^(provincie|provinsje|gemeente|gemeenteraad)\s+/i, '');
  if (/^provin/.test(declared) || (!declared && /^(provincie|provinsje)\b/i.test(clean))) {
    const slug = fold(bare).replace(/[\s-]+/g, '-');
    const code = otherNames[slug] ?? slug;
    const province = provinces[code];
    if (province)
      return { path: `provincies/${code}`, institution: `Provincie ${province}`, kind: 'province' };
  }
  if (/^water/.test(declared) || (!declared && waterBoard.test(clean))) {
    const institution = waterBoard.test(clean) ? clean : `Waterschap ${clean}`;
    return { path: 'waterschappen', institution, kind: 'waterBoard' };
  }
  if (/^(gemeenschappelijke|regeling|gr$)/.test(declared) || (!declared && arrangement.test(clean))) {
    return { path: 'regelingen', institution: clean, kind: 'arrangement' };
  }
  return { path: 'gemeenten', institution: `Gemeente ${bare}`, kind: 'municipality' };
}

type CouncilType =
  | 'motie'
  | 'amendement'
  | 'vragen'
  | 'toezegging'
  | 'besluitenlijst'
  | 'verslag'
  | 'agenda'
  | 'brief'
  | 'stuk'
  | 'overig';

/** What a type or title says the document is, in Dutch or Frisian. */
const types: readonly [RegExp, CouncilType][] = [
  [/\b(sub)?amend?e?m[ei]nt(en|s)?\b/i, 'amendement'],
  [/\b(motie|moties|moasje|moasjes)\b/i, 'motie'],
  [/\b\w*(vragen|fragen)\b/i, 'vragen'],
  [/\b\w*(besluitenlijst|beslutelist|afsprakenlijst|uitslagenlijst|actielijst)\w*/i, 'besluitenlijst'],
  [/\b\w*(notulen|verslag|verslagen|ferslach|handelingen|transcript)\b/i, 'verslag'],
  [/\b\w*(agenda|convocatie|uitnodiging)\b/i, 'agenda'],
  [/\b\w*(brief|brieven|memo|memo's|mededeling|mededelingen|informatienota)\b/i, 'brief'],
  [/\b(toezegging(en)?|tasizzing(en)?)\b/i, 'toezegging'],
  [
    /\b\w*(voorstel|voorstellen|besluit|besluiten|nota|statenstuk|raadsstuk|bestuursdocumenten|verordening|begroting|jaarrekening|jaarstukken|flap|voordracht)\b/i,
    'stuk',
  ],
];

const codes: Record<Exclude<Council['kind'], 'arrangement'>, Partial<Record<CouncilType, string>>> = {
  province: { brief: 'gs-brief', stuk: 'statenstuk' },
  municipality: { brief: 'raadsbrief', stuk: 'raadsstuk' },
  waterBoard: { brief: 'overig', stuk: 'bestuursstuk' },
};

/** A heading over both kinds, which says of none which it is. */
const bothMotions = /\b(moties|moasjes)\b.*\bamendem[ei]nten\b|\bamendem[ei]nten\b.*\b(moties|moasjes)\b/i;

/**
 * The kind of document the words say it is, tried in order; of several kinds in one text the first named, so
 * that a letter about a motion is a letter. Undefined when none says it.
 */
function typeOf(words: readonly (string | undefined)[]): CouncilType | undefined {
  for (const text of words) {
    if (!text || bothMotions.test(text)) continue;
    const found = types
      .map(([pattern, type]) => ({ type, at: text.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at);
    if (found[0]) return found[0].type;
  }
  return words.some((text) => text && bothMotions.test(text)) ? 'motie' : undefined;
}

/** Path of a document in the tree by what the supplier calls it, best words first; `overig` when none fits. */
export function councilPath(council: Council, ...words: (string | undefined)[]): string {
  if (council.kind === 'arrangement') return `${council.path}/overig`;
  const type = typeOf(words) ?? 'overig';
  return `${council.path}/${codes[council.kind][type] ?? type}`;
}

/** Path of the meetings of a body. */
export function meetingPath(council: Council): string {
  return `${council.path}/${council.kind === 'arrangement' ? 'overig' : 'agenda'}`;
}

/** True for the meeting of the whole body, false for one of its committees; by its name. */
export function isPlenary(name: string): boolean {
  if (/commissie|kommisje|werkgroep|presidium|agendacommissie|auditcomit/i.test(name)) return false;
  return /\b(gemeenteraad|raad|raadsvergadering|raadsavond|besluitvormende raad|provinciale staten|ps|steaten|algemeen bestuur|verenigde vergadering)\b/i.test(
    name,
  );
}

const outcomes: readonly [RegExp, Vote['outcome']][] = [
  [/\b(niet aangenomen|verworpen|fersmiten|ferwurpen|afgewezen)\b/i, 'verworpen'],
  [/\b(aangenomen|oannommen|aanvaard)\b/i, 'aangenomen'],
  [/\b(ingetrokken|ynlutsen|teruggetrokken)\b/i, 'ingetrokken'],
];

/** The outcome that words of a council say, Dutch or Frisian (decision 3.34); undefined when they say none. */
export function councilOutcome(text: string | undefined): Vote['outcome'] {
  return outcomes.find(([pattern]) => pattern.test(text ?? ''))?.[1];
}
