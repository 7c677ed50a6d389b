import { isListedAdjective } from './adjectives.ts';
import { doubleVowel, endsInOpenSyllable, lengthenEnd, shortenEnd } from './spelling.ts';
import { loosePrefixes, strongVerbs, tightPrefixes, tightVerbs, weakVerbs } from './verb-list.ts';

/** A verb's forms, with the participle apart because prefixes change it. */
interface Verb {
  infinitive: string;
  finite: readonly string[];
  /** Participle without what is bent of it: `gewerkt`, `genomen`. */
  participle: string;
}

const tight = new Set(tightVerbs);

const irregularPresent: Readonly<Record<string, readonly string[]>> = {
  komen: ['kom', 'komt'],
  staan: ['sta', 'staat'],
  gaan: ['ga', 'gaat'],
  slaan: ['sla', 'slaat'],
  zien: ['zie', 'ziet'],
  doen: ['doe', 'doet'],
  hebben: ['heb', 'hebt', 'heeft'],
  kunnen: ['kan', 'kunt'],
  mogen: ['mag'],
  willen: ['wil', 'wilt', 'wou'],
};

/** Forms that several verbs have but only these are meant by: \`voeren\` is not varen. */
const ownForms = new Map([
  ['borg', ['borgen']],
  ['borgen', ['borgen']],
  ['slepen', ['slepen']],
  ['sleep', ['slepen']],
  ['voer', ['voeren']],
  ['voeren', ['voeren']],
  ['stal', ['stallen']],
  ['zweer', ['zweren']],
  ['wacht', ['wachten']],
  ['leken', ['lijken']],
]);

let simple: Map<string, Verb[]> | undefined;

function simpleVerbs(): Map<string, Verb[]> {
  if (simple) return simple;
  simple = new Map();
  const known = new Set<string>();
  const add = (verb: Verb) => {
    known.add(verb.infinitive);
    for (const form of formsOf(verb)) {
      if (ownForms.has(form) && !ownForms.get(form)!.includes(verb.infinitive)) continue;
      simple!.set(form, [...(simple!.get(form) ?? []), verb]);
    }
  };
  for (const entry of strongVerbs.trim().split(/\s+/)) {
    const [infinitive = '', past = '', pasts = '', participle = ''] = entry.split(':');
    add({ infinitive, finite: [...presentOf(infinitive), past, pasts], participle });
  }
  for (const infinitive of weakVerbs.trim().split(/\s+/)) if (!known.has(infinitive)) add(weak(infinitive));
  return simple;
}

function presentOf(infinitive: string): readonly string[] {
  const irregular = irregularPresent[infinitive];
  if (irregular) return irregular;
  const stem = stemOf(infinitive);
  return [stem, stem.endsWith('t') ? stem : `${stem}t`];
}

/** All forms of a verb: with what is bent of its participles. */
function formsOf({ infinitive, finite, participle }: Verb): string[] {
  const bent = participle.endsWith('n') ? [] : [`${lengthenEnd(participle)[0]}e`];
  return [infinitive, ...finite, participle, ...bent, `${infinitive}d`, `${infinitive}de`];
}

/** A regular verb: `werken` gives werk, werkt, werkte, werkten, gewerkt. */
function weak(infinitive: string): Verb {
  const stem = stemOf(infinitive);
  const base = infinitive.slice(0, -2);
  const dental = /(?:[tkfspx]|ch|[aeiou]c|sh)$/.test(base) ? 't' : 'd';
  const root = /[td]$/.test(stem) ? stem : stem + dental;
  const bare = tightPrefixOf(infinitive) !== undefined || tight.has(infinitive);
  const past = stem + dental;
  return {
    infinitive,
    finite: [stem, stem.endsWith('t') ? stem : `${stem}t`, `${past}e`, `${past}en`],
    participle: bare ? root : `ge${root}`,
  };
}

/** Verbs that begin like these prefixes without having one. */
const withoutTightPrefix = new Set(
  'bedelen beitelen bellen bezigen ergeren erven geeuwen gelden geselen geven herbergen mesten missen vergen verven vesten volgen weren'.split(
    ' ',
  ),
);

function tightPrefixOf(infinitive: string): string | undefined {
  if (withoutTightPrefix.has(infinitive)) return undefined;
  return tightPrefixes.find(
    (prefix) =>
      // What is left is a verb: it has a vowel before its -en.
      infinitive.startsWith(prefix) && /[aeiouy]/.test(infinitive.slice(prefix.length, -2)),
  );
}

function stemOf(infinitive: string): string {
  const base = infinitive.slice(0, -2);
  if (!endsInOpenSyllable(base)) return shortenEnd(base);
  if (/(?:oor|(?:^|be|ver)(?:na|voor)?)delen$/.test(infinitive)) return shortenEnd(doubleVowel(base));
  if (
    /[aeiouy][^aeiouy]+(?:e[lrnm]|i[gk])$/.test(
      base.replace(/^(?:be|ver|ont|her|ge)(?=[^aeiouy]*[aeiouy])/, ''),
    )
  )
    return shortenEnd(base);
  return shortenEnd(doubleVowel(base));
}

/** The forms of the verbs in the lists that have this form; an adjective is no stem: `snel` is not snellen. */
export function listedVerbForms(word: string): string[] {
  const verbs = simpleVerbs().get(word) ?? [];
  return verbs
    .filter(({ finite, participle }) => finite[0] !== word || participle === word || !isListedAdjective(word))
    .flatMap(formsOf);
}

/** The forms of a listed verb behind a prefix: `verwerkt`, `uitgevoerd`, `overschreden`. */
export function prefixedVerbForms(word: string): string[] {
  if (simpleVerbs().has(word) || isListedAdjective(word.replace(/e$/, ''))) return [];
  const forms: string[] = [];
  for (const prefix of loosePrefixes) {
    if (!word.startsWith(prefix)) continue;
    const rest = word.slice(prefix.length);
    for (const verb of withoutPrefix(rest, prefix)) forms.push(...loose(prefix, verb, rest));
    for (const verb of participlesOf(rest))
      if (tight.has(prefix + verb.infinitive)) forms.push(...loose(prefix, verb, rest));
  }
  for (const prefix of tightPrefixes) {
    if (prefix === 'ge' || !word.startsWith(prefix)) continue;
    const rest = word.slice(prefix.length);
    for (const verb of simpleVerbs().get(rest) ?? []) forms.push(...tightForms(prefix, verb, rest));
    for (const verb of participlesOf(rest)) forms.push(...tightForms(prefix, verb, rest));
  }
  return forms;
}

/** Prefixes that verbs in -eren take; with others the letters are mostly no prefix (`integreren`). */
const takesBorrowed = new Set(['aan', 'af', 'door', 'mee', 'terug', 'uit', 'weg']);

/** Verbs whose participle with ge- ends in these letters: `werkt` of gewerkt. */
function participlesOf(rest: string): Verb[] {
  return (simpleVerbs().get(`ge${rest}`) ?? []).filter(({ infinitive }) => !infinitive.startsWith('ge'));
}

/** Verbs that have these letters as a form: listed, of -eren, or with a tight prefix (`aanbevelen`, `afverkopen`). */
function withoutPrefix(rest: string, before: string): Verb[] {
  if (rest.length < 3 && !/^(?:ga|sta|sla|doe)$/.test(rest)) return [];
  const listed = simpleVerbs().get(rest);
  if (listed) return listed;
  const borrowed = takesBorrowed.has(before) ? borrowedVerb(rest) : undefined;
  if (borrowed) return [borrowed];
  for (const prefix of tightPrefixes) {
    if (prefix === 'ge' || !rest.startsWith(prefix)) continue;
    const inner = rest.slice(prefix.length);
    const verbs = simpleVerbs().get(inner) ?? participlesOf(inner);
    if (verbs.length > 0) return verbs.map((verb) => behind(prefix, verb));
  }
  return [];
}

function behind(prefix: string, { infinitive, finite, participle }: Verb): Verb {
  return {
    infinitive: prefix + infinitive,
    finite: finite.map((form) => prefix + form),
    participle: prefix + participle.replace(/^ge(?!$)/, ''),
  };
}

function loose(prefix: string, verb: Verb, rest: string): string[] {
  if (simpleVerbs().has(prefix + verb.infinitive)) return [];
  if (tight.has(prefix + verb.infinitive)) {
    const whole = behind(prefix, verb);
    return formsOf(whole).includes(prefix + rest) ? formsOf(whole) : [];
  }
  return formsOf(verb).map((form) => prefix + form);
}

function tightForms(prefix: string, verb: Verb, rest: string): string[] {
  const whole = behind(prefix, verb);
  const forms = formsOf(whole);
  return forms.includes(prefix + rest) ? forms : [];
}

const borrowedEnding = /e(?:ren|rend|rende|er|ert|erde|erden|erd)$/;

/** Nouns that look like the stem of such a verb. */
const nounsInEer = /(?:heer|[eifmg]keer|weer|sfeer|meer|speer|neer)$/;

/** `reguleren` and its like, which are too many to list. */
function borrowedVerb(word: string): Verb | undefined {
  if (!borrowedEnding.test(word) || word.length < 6 || nounsInEer.test(word)) return undefined;
  const withoutGe = word.startsWith('ge') && /eerde?$/.test(word) ? word.slice(2) : word;
  const root = withoutGe.replace(borrowedEnding, '');
  // `gendergerelateerd` is no participle of a verb that begins behind its first ge-.
  if (withoutGe !== word && root.includes('ge')) return undefined;
  if (!/[aeiouy][^aeiouy]|[^aeiouy]{2}/.test(root) || !/[aeiouy]/.test(root) || /(?:^ge|ev|oed)$/.test(root))
    return undefined;
  return borrowed(root);
}

/** Verbs in -eren behind be-, which have no ge-. */
const borrowedBehindBe = /^be(?:stud|argument|kritis|commentari|discussi)$/;

function borrowed(root: string): Verb {
  const stem = `${root}eer`;
  return {
    infinitive: `${root}eren`,
    finite: [stem, `${stem}t`, `${stem}de`, `${stem}den`],
    participle: borrowedBehindBe.test(root) ? `${stem}d` : `ge${stem}d`,
  };
}

/** The forms of a verb in stressed -eren, of which there are too many to list. */
export function borrowedVerbForms(word: string): string[] {
  const verb = borrowedVerb(word);
  return verb ? formsOf(verb) : [];
}

/** A verb that no list knows behind a tight prefix, or a weak participle with ge-: `verwurgen`, `gedropt`. */
export function unknownVerbForms(word: string): string[] {
  const infinitive = infinitiveOf(word);
  if (infinitive === undefined) return [];
  const forms = formsOf(weak(infinitive));
  return forms.includes(word) ? forms : [];
}

function infinitiveOf(word: string): string | undefined {
  const participle = /^ge([a-z]{3,})[td]e?$/.exec(word)?.[1];
  if (participle && /[aeiouy]/.test(participle) && !/(?:[eo]er|en|ei|oo)$/.test(participle))
    return `${lengthenEnd(participle)[0]}en`;
  const prefix = /^(?:be|ver|ont|her)(?=[^aeiou]*[aeiouy]+[^aeiouy])/.exec(word)?.[0];
  if (!prefix || word.length < prefix.length + 4 || word.length > 14) return undefined;
  if (/[a-z]{2}en$/.test(word) && !/(?:ingen|heden|ten|den)$/.test(word)) return word;
  const ending = /(?:ende?|[dt]en?|[dt]e?)$/.exec(word)?.[0];
  if (!ending) return undefined;
  const cut = word.slice(0, -ending.length);
  // `besmet` is a stem by itself: nothing short is left open before -t.
  const stem = /[^aeiouy][aeiouy]$/.test(cut) ? cut + ending[0] : cut;
  if (!stem || !/[aeiouy]/.test(stem.slice(prefix.length))) return undefined;
  return /end$|ende$/.test(word) ? word.replace(/de?$/, '') : `${lengthenEnd(stem)[0]}en`;
}
