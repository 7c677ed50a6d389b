const functionWords = new Set(
  `les des une aux pas par pour sur sous dans avec sans plus moins que qui quoi dont est sont ete etre avoir ont ait
  mais donc car nous vous ils elle elles lui leur leurs son ses mon mes ton tes notre nos votre vos cet cette ces tout
  tous toute toutes tres bien non oui comme entre vers chez selon lors lorsque depuis pendant apres avant contre
  ainsi aussi alors encore deja jamais toujours puis peu trop assez ici autre autres meme memes fois cas bas gras
  temps corps pays mois fils bras sens cours propos`.split(/\s+/),
);
const invariable = new Set(
  'temps corps pays mois fils bras sens cours propos fois cas repas proces succes acces progres avis prix voix choix croix'.split(
    ' ',
  ),
);
const irregulars = `oeil/yeux travail/travaux bail/baux vitrail/vitraux email/emails detail/details
  bal/bals carnaval/carnavals festival/festivals regional/regionale/regionaux/regionales
  beau/bel/belle/beaux/belles nouveau/nouvel/nouvelle/nouveaux/nouvelles vieux/vieil/vieille/vieilles
  public/publique/publics/publiques blanc/blanche/blancs/blanches long/longue/longs/longues
  mer/mers mere/meres port/ports porte/portes pont/ponts ponte marche/marches loi/lois
  maire/maires mai main/mains part/parts parti/partis partie/parties bon/bonne/bons/bonnes
  poisson/poissons poison/poisons court/courte/courts/courtes cour/cours vin/vins vingt
  etat/etats ete/etes sein/seins saint/saints impot/impots depot/depots`
  .trim()
  .split(/\s+/)
  .map((group) => group.split('/'));
const byForm = new Map<string, string[]>();
for (const group of irregulars) for (const form of group) byForm.set(form, group);

const adjectiveEnding = /(?:al|el|if|eux|ique|able|ible|ain|ien|ois|ais|ant|ent|ier|aire|iste|e)$/;

/** Forms of a folded French word, itself not among them. */
export function frenchForms(word: string): string[] {
  if (word.length < 3 || /[^a-z]/.test(word)) return [];
  const bent = functionWords.has(word) && !invariable.has(word) ? [] : bend(word);
  return bent.filter((form) => form !== word && !invariable.has(form));
}

function bend(word: string): string[] {
  const listed = byForm.get(word);
  if (listed) return listed;
  if (invariable.has(word)) return [];
  const verb = verbOf(word);
  const forms = singularsOf(word).flatMap((singular) => [
    singular,
    ...pluralsOf(singular),
    ...gendersOf(singular),
  ]);
  return [...forms, ...(verb ? conjugate(verb) : [])];
}

function singularsOf(word: string): string[] {
  if (/[a-z]{2}eaux$/.test(word) || (/[a-z]{3}eux$/.test(word) === false && /[a-z]{2}oux$/.test(word)))
    return [word.slice(0, -1)];
  if (/[a-z]{2}aux$/.test(word)) return [`${word.slice(0, -3)}al`];
  if (/[a-z]{3}[^sxzi]s$/.test(word) && !/(?:ous|ois|ais|us)$/.test(word)) return [word.slice(0, -1)];
  if (/[a-z]{3}is$/.test(word)) return [word];
  return [word];
}

function pluralsOf(word: string): string[] {
  if (/[sxz]$/.test(word)) return [];
  if (/(?:eau|eu)$/.test(word)) return [`${word}x`];
  if (/[a-z]{2}al$/.test(word)) return [`${word.slice(0, -2)}aux`];
  return [`${word}s`];
}

/** Masculine and feminine of words whose ending tells that they have both. */
function gendersOf(word: string): string[] {
  const both = (masculine: string, feminine: string) => [
    masculine,
    ...pluralsOf(masculine),
    feminine,
    `${feminine}s`,
  ];
  const base = (length: number) => word.slice(0, -length);
  if (word.length < 5) return [];
  if (word.endsWith('eux')) return both(word, `${base(1)}se`);
  if (word.endsWith('euse')) return both(`${base(2)}x`, word);
  if (word.endsWith('if')) return both(word, `${base(1)}ve`);
  if (word.endsWith('ive')) return both(`${base(2)}f`, word);
  if (/[ie]en$/.test(word)) return both(word, `${word}ne`);
  if (/[ie]enne$/.test(word)) return both(base(2), word);
  if (word.endsWith('el')) return both(word, `${word}le`);
  if (word.endsWith('elle')) return both(base(2), word);
  if (word.endsWith('al')) return both(word, `${word}e`);
  if (word.endsWith('ale')) return both(base(1), word);
  if (/(?:ain|ais|ois|ant|ent)$/.test(word) && !/ment$/.test(word)) return both(word, `${word}e`);
  if (/(?:aine|aise|oise|ante|ente)$/.test(word)) return both(base(1), word);
  return [];
}

/** The infinitive in -er of a form that shows itself to be one of a regular verb. */
function verbOf(word: string): string | undefined {
  if (word.length >= 6 && word.endsWith('er') && !/(?:ier|mer|ter)$/.test(word)) return word;
  const root = /^([a-z]{4,})(?:erons|eront|erait|eraient|erez|aient|ait|ons|ez)$/.exec(word)?.[1];
  if (root && !/(?:ti|si|ç)$/.test(root) && !adjectiveEnding.test(word)) return `${root}er`;
  return /[a-z]{3}(?:iser|ifier|menter|porter|former|ter|mer)$/.test(word) ? word : undefined;
}

function conjugate(infinitive: string): string[] {
  const root = infinitive.slice(0, -2);
  const soft = root.endsWith('g') ? `${root}e` : root;
  return [
    infinitive,
    `${root}e`,
    `${root}es`,
    `${root}ent`,
    `${soft}ons`,
    `${root}ez`,
    `${soft}ait`,
    `${soft}ant`,
    `${root}era`,
    `${root}ee`,
    `${root}ees`,
  ];
}
