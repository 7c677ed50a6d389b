import { erVerbs, indreVerbs, irregularVerbs, irVerbs, reVerbs, uireVerbs } from './verb-list.ts';

const futureEndings = ['a', 'ont', 'ait', 'aient', 'ai', 'ons', 'ez', 'ais', 'as', 'ions', 'iez'];

let index: Map<string, string[][]> | undefined;

function listed(): Map<string, string[][]> {
  if (index) return index;
  index = new Map();
  const add = (forms: string[]) => {
    for (const form of new Set(forms)) {
      // `mentions` and its like are nouns wherever they are read.
      if (/[tsx]ions$/.test(form)) continue;
      const known = index!.get(form) ?? [];
      known.push(forms);
      index!.set(form, known);
    }
  };
  for (const root of new Set(erVerbs)) add(conjugateEr(root));
  for (const root of new Set(irVerbs)) add(conjugateIr(root));
  for (const root of reVerbs)
    add(
      conjugate(
        `${root}re`,
        `${root}s`,
        /p$/.test(root) ? `${root}t` : root,
        `${root}ent`,
        root,
        `${root}r`,
        `${root}u`,
        root,
        `${root}it`,
      ),
    );
  for (const root of uireVerbs) {
    const stem = `${root}uis`;
    add(
      conjugate(
        `${root}uire`,
        stem,
        `${root}uit`,
        `${stem}ent`,
        stem,
        `${root}uir`,
        `${root}uit`,
        stem,
        `${stem}it`,
      ),
    );
  }
  for (const root of indreVerbs) {
    const stem = `${root}ign`;
    add(
      conjugate(
        `${root}indre`,
        `${root}ins`,
        `${root}int`,
        `${stem}ent`,
        stem,
        `${root}indr`,
        `${root}int`,
        stem,
        `${stem}it`,
      ),
    );
  }
  for (const entry of irregularVerbs.trim().split(/\s+/)) {
    const [
      infinitive = '',
      one = '',
      three = '',
      they = '',
      we = '',
      future = '',
      participle = '',
      subjunctive = '',
      past = '',
      prefixes = '',
    ] = entry.split(':');
    const forms = conjugate(infinitive, one, three, they, we, future, participle, subjunctive, past);
    for (const prefix of ['', ...prefixes.split(',').filter((prefix) => prefix !== '')])
      add(forms.map((form) => prefix + form));
  }
  return index;
}

/** The likeliest forms first: what is beyond the limit of forms is literary. */
function conjugate(
  infinitive: string,
  one: string,
  three: string,
  they: string,
  we: string,
  future: string,
  participle: string,
  subjunctive: string,
  past: string,
): string[] {
  const bent = participle.endsWith('s')
    ? [participle, `${participle}e`, `${participle}es`]
    : ['', 's', 'e', 'es'].map((ending) => participle + ending);
  return [
    infinitive,
    three,
    they,
    ...bent,
    `${we}ait`,
    `${we}aient`,
    `${we}ons`,
    `${we}ez`,
    `${we}ant`,
    one,
    ...futureEndings.slice(0, 8).map((ending) => future + ending),
    `${subjunctive}e`,
    `${subjunctive}ent`,
    `${we}ais`,
    past,
    `${we}ions`,
    `${we}iez`,
    ...futureEndings.slice(8).map((ending) => future + ending),
    `${subjunctive}es`,
    past.endsWith('a') ? `${past.slice(0, -1)}erent` : `${past.replace(/t$/, '')}rent`,
  ];
}

function conjugateIr(root: string): string[] {
  const stem = `${root}iss`;
  return conjugate(
    `${root}ir`,
    `${root}is`,
    `${root}it`,
    `${stem}ent`,
    stem,
    `${root}ir`,
    `${root}i`,
    stem,
    `${root}it`,
  );
}

/** Roots that double their last consonant before a silent -e. */
const doubling = /(?:appel|renouvel|jet|ficel|epel|chancel|amoncel|ruissel|feuillet|etiquet|morcel|nivel)$/;

/** The forms of a regular verb in -er with this root. */
function conjugateEr(root: string): string[] {
  const silent = doubling.test(root) ? root + root.at(-1) : root.replace(/(?<=[ou])y$/, 'i');
  const soft = root.endsWith('g') ? `${root}e` : root;
  const future = `${silent}er`;
  const forms = [
    `${root}er`,
    `${silent}e`,
    `${silent}ent`,
    `${root}e`,
    `${root}ee`,
    `${root}es`,
    `${root}ees`,
    `${soft}ait`,
    `${soft}aient`,
    `${soft}ons`,
    `${root}ez`,
    `${soft}ant`,
    ...futureEndings.slice(0, 8).map((ending) => future + ending),
    `${soft}ais`,
    `${silent}es`,
    `${root}ions`,
    `${root}iez`,
    `${soft}a`,
    `${root}erent`,
    ...futureEndings.slice(8).map((ending) => future + ending),
    `${soft}ai`,
  ];
  if (root.endsWith('ay')) {
    const short = root.slice(0, -1);
    forms.splice(
      6,
      0,
      `${short}ie`,
      `${short}ient`,
      `${short}ies`,
      `${short}iera`,
      `${short}ieront`,
      `${short}ierait`,
    );
  }
  return forms;
}

/** The forms of the listed verbs that have this form. */
export function listedVerbForms(word: string): string[] {
  return (listed().get(word) ?? []).flat();
}

/** Words in -er that are no verbs. */
const notInfinitive =
  /(?:[^if]ier|mer|fer|cher|hier|ger|ver|leader|manager|newsletter|computer|master|poster|cluster|server|dealer|trader|laser|revolver|reporter|hacker|center|corner|super|cancer|boxer|docker|tanker|transfer|partner|member|number|order)$/;

/** A verb in -er that no list knows, by an ending that only verbs have. */
export function unknownVerbForms(word: string): string[] {
  const likeFinir = /^([a-z]{2,})iss(?:ent|ait|aient|ons|ez)$/.exec(word)?.[1];
  if (likeFinir !== undefined) return conjugateIr(likeFinir);
  const root =
    /^([a-z]{3,}(?:is|ifi|ionn))(?:er|ees?|ent|ant)$/.exec(word)?.[1] ??
    /^([a-z]{2,}(?:iqu|ll|tt|gn|nt|st|rm|rt|mm|nn))er$/.exec(word)?.[1] ??
    (word.length >= 6 && word.endsWith('er') && !notInfinitive.test(word) ? word.slice(0, -2) : undefined) ??
    /^([a-z]{3,})(?:erons|erez|eront|erait|erais|eraient|erions|eriez|erai|aient|ait|ez)$/
      .exec(word)?.[1]
      ?.replace(/(?<=g)e$/, '');
  if (
    root === undefined ||
    (/(?:[aeiou]r|ss|tr|dr|vr|souh|port)$/.test(root) && /(?:ait|ez|aient)$/.test(word) && root.length < 5)
  )
    return [];
  return conjugateEr(root);
}
