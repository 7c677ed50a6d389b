/** What a word in front of a surname makes of it. */
export type Role = 'member' | 'courtesy' | 'government';

const words = (list: string) => list.split(' ');

function roles(lists: Record<Role, string>): [string, Role][] {
  return (Object.entries(lists) as [Role, string][]).flatMap(([role, list]) =>
    words(list).map((word): [string, Role] => [word, role]),
  );
}

/** Folded words before one surname; `motie` and `amendement` are joined to it by a hyphen. */
export const roleWords: ReadonlyMap<string, Role> = new Map(
  roles({
    member:
      'lid kamerlid volksvertegenwoordiger parlementslid fractievoorzitter rapporteur ' +
      'depute deputee rapporteure mep',
    courtesy: 'heer dhr mijnheer mevrouw mevr mw collega collegue monsieur madame mme mlle mr mrs ms',
    government: 'minister staatssecretaris premier ministre',
  }),
);

/** Folded words before one surname or several. */
export const pluralRoleWords: ReadonlyMap<string, Role> = new Map(
  roles({
    member: 'leden kamerleden volksvertegenwoordigers parlementsleden deputes deputees rapporteurs meps',
    courtesy: 'heren dames mevrouwen collegas mm mmes messieurs mesdames',
    government: 'ministers bewindslieden ministres',
  }),
);

/** Before a hyphen and a surname: who moved it. */
export const movedWords: ReadonlySet<string> = new Set(
  words('motie moties amendement amendementen initiatiefwet initiatiefnota'),
);

/** A letter that is a form of address in French: `M. Dupont`. */
export const frenchMister = 'm';

/** Words that join the last of several names to the others. */
export const conjunctions: ReadonlySet<string> = new Set(words('en et and'));

/** Begin a family name, so that a word after one of them is not a whole surname. */
export const inSurnames: ReadonlySet<string> = new Set(
  words('der den de ter ten te t het el al von di du la le les op'),
);

/** In or beside a name these make it the name of something else. */
export const namedAfterBefore: ReadonlySet<string> = new Set(
  words(
    'stichting avenue rue place boulevard quai prix fondation fonds institut square chaussee ecole college',
  ),
);
export const namedAfterBehind: ReadonlySet<string> = new Set(
  words(
    'stichting instituut prijs lezing straat laan plein weg kade school college academie fonds ziekenhuis ' +
      'museum park tunnel brug stadion bv nv groep holding foundation institute prize award street square group',
  ),
);

/** Surnames so common that a full name with one of them is a member's only where the place says so. */
export const commonSurnames: ReadonlySet<string> = new Set(
  [
    'de jong|jansen|janssen|de vries|van den berg|van dijk|bakker|visser|smit|meijer|de boer|mulder|de groot',
    'bos|vos|peters|hendriks|van leeuwen|dekker|brouwer|de wit|dijkstra|smits|de graaf|van der meer|kuiper',
    'kuipers|peeters|janssens|maes|jacobs|mertens|willems|claes|goossens|wouters|de smet|martin|dubois',
    'lambert|dupont|simon|laurent|smith|jones|muller|garcia|schmidt',
  ].flatMap((line) => line.split('|')),
);

/** Before a party, perhaps with small words between. */
export const partyBefore: ReadonlySet<string> = new Set(
  words(
    'fractie fracties partij partijen regeringspartij oppositiepartij coalitiepartij lijsttrekker groupe parti ' +
      'partis groep group party kiezers',
  ),
);
/** Before the code of a committee, perhaps with small words between. */
export const committeeBefore: ReadonlySet<string> = new Set(
  words('committee committees commission commissie'),
);
/** Codes of committees that are words as well. */
export const wordlikeCodes: ReadonlySet<string> = new Set(['CONT', 'CULT', 'HOUS', 'TRAN']);
/** Small words between those and the name. */
export const partyLinks: ReadonlySet<string> = new Set(words('van de het der du des d the of politieke'));
/** Directly after a party, often joined by a hyphen. */
export const partyBehind: ReadonlySet<string> = new Set(
  words(
    'fractie fracties kamerlid kamerleden parlementslid parlementsleden volksvertegenwoordiger leider voorman ' +
      'fractievoorzitter fractieleider lijsttrekker voorzitter motie amendement senator wethouder raadslid minister',
  ),
);
