import type { FormRules } from '../rules.ts';
import { englishFunctionWords, irregularWords, regularVerbs } from './words.ts';

const groups = new Map<string, string[]>();
for (const entry of irregularWords.trim().split(/\s+/)) {
  const group = entry.split('/');
  for (const form of group) groups.set(form, [...(groups.get(form) ?? []), ...group]);
}

/** Longer verbs stressed on their last syllable, which double its consonant. */
const doublesLast =
  /(?:^deter|[a-z](?:[^f]fer|mit|pel|cur|ter(?<=deter)|gret|lap|quip|nul|lot|rol|bel|bar|fil|stil)|program|format|kidnap|worship|handicap|overlap|outrun|begin|forget)$/;
/** What looks like them but is stressed before. */
const singleLast =
  /(?:offer|suffer|differ|buffer|limit|vomit|label|libel|gospel|develop|gallop|wallop|deny)$/;

let verbForms: Map<string, string[]> | undefined;

/** Forms of the listed verbs, by form. */
function listedVerbs(): Map<string, string[]> {
  if (verbForms) return verbForms;
  verbForms = new Map();
  for (const verb of new Set(regularVerbs)) {
    if (groups.has(verb)) continue;
    const forms = [verb, ...pluralOf(verb), ...pastOf(verb)];
    for (const form of forms) verbForms.set(form, [...(verbForms.get(form) ?? []), ...forms]);
  }
  return verbForms;
}

/** The rules of English. */
export const english: FormRules = {
  bends: (word) => word.length >= 2 && !englishFunctionWords.has(word) && !/[^a-z]/.test(word),
  tiers: [
    [
      { name: 'listed words', formsOf: (word) => groups.get(word) ?? [] },
      { name: 'listed verbs', formsOf: (word) => listedVerbs().get(word) ?? [] },
    ],
    [{ name: 'verbs with a prefix', formsOf: prefixedForms }],
    [{ name: 'words that do not bend', formsOf: (word) => (isUnbent(word) ? [word] : []) }],
    [{ name: 'endings of verbs', formsOf: verbsByEnding }],
    [{ name: 'nouns', formsOf: nounForms }],
    [{ name: 'unknown verbs', formsOf: unknownVerbForms }],
  ],
  isFalseFriend: (_word, form) => englishFunctionWords.has(form),
};

function pluralOf(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return [/(?:s|sh|ch|x|z)$/.test(word) ? `${word}es` : `${word}s`];
}

function pastOf(stem: string): string[] {
  if (stem.endsWith('e')) {
    const base = stem.slice(0, -1);
    const kept = /(?:ee|oe|ye)$/.test(stem) || /(?:singe|tinge)$/.test(stem);
    return [`${stem}d`, `${stem.endsWith('ie') ? `${base.slice(0, -1)}y` : kept ? stem : base}ing`];
  }
  if (/[^aeiou]y$/.test(stem)) return [`${stem.slice(0, -1)}ied`, `${stem}ing`];
  const short =
    /^[^aeiou]*(?:qu)?[aeiou][bdgklmnprtvz]$/.test(stem) && !/(?:[^aeiou][aeiou]k|ow|ay)$/.test(stem);
  if (short || (doublesLast.test(stem) && !singleLast.test(stem))) {
    const doubled = stem + stem.at(-1);
    return [`${doubled}ed`, `${doubled}ing`];
  }
  const one = [`${stem}ed`, `${stem}ing`];
  return /(?:[^aeiou][aeiu]l|[^aeiou]?[fd]uel|dial)$/.test(stem) && stem.length > 3
    ? [`${stem}led`, `${stem}ling`, ...one]
    : one;
}

/** `reconsidered`, `underfunded`: a listed verb behind a prefix. */
function prefixedForms(word: string): string[] {
  const prefix = /^(?:re|over|under|mis|de|co|pre|un|inter|fore|counter|cross)/.exec(word)?.[0];
  if (!prefix || word.length < prefix.length + 4) return [];
  const rest = word.slice(prefix.length).replace(/^-/, '');
  const forms = groups.has(rest) && isVerbGroup(rest) ? groups.get(rest) : listedVerbs().get(rest);
  return (forms ?? []).map((form) => prefix + form);
}

function isVerbGroup(form: string): boolean {
  return groups.get(form)?.some((other) => other.endsWith('ing')) ?? false;
}

const unbent =
  /(?:[a-z]{3}ly|ous|ful|less|[a-z]{3}able|[a-z]{3}ible|[a-z]{3}al|[a-z]{2}ive|wards?|wise|[a-z]{2}ish|most|[a-z]{3}ular)$/;
/** Nouns and verbs with such an ending, and what compounds and prefixes make of them. */
const bentAllTheSame =
  /(?:family|assembly|monopoly|anomaly|reply|supply|rally|^ally|multiply|bully|jelly|belly|tally|constable|table|cable|vegetable|variable|deliverable|renewable|fish|parish|brush|radish|reward|steward|award|forward|proposal|approval|removal|refusal|arrival|rehearsal|trial|official|criminal|animal|capital|hospital|festival|journal|material|chemical|professional|individual|national|terminal|signal|manual|total|goal|deal|meal|rival|ritual|tribunal|credential|potential|principal|radical|mineral|metal|medal|portal|funeral|general|liberal|intellectual|referral|withdrawal|denial|renewal|disposal|survival|reversal|appraisal|betrayal|appeal|interval|canal|seal|recital|directive|initiative|motive|objective|perspective|incentive|representative|alternative|relative|native|executive|detective|narrative|archive|derivative|additive|preservative|cooperative|collective|adjective|operative|captive|drive|olive|hive|homosexual|neoliberal|nasal|dial)s?$/;

/** Adjectives, adverbs and the like, which have no forms of their own. */
function isUnbent(word: string): boolean {
  return unbent.test(word) && !bentAllTheSame.test(word);
}

/** Verbs whose ending tells that they are. */
const verbEnding =
  /^([a-z]{2,}(?:is|iz|if|yz|ys|[a-z]at)(?:e|es|ed|ing)|[a-z]{3,}if(?:y|ies|ied|ying)|[a-z]{2,}en(?:ed|ing))$/;

function verbsByEnding(word: string): string[] {
  if (!verbEnding.test(word) || word.length < 6) return [];
  const stem = word
    .replace(/ies$|ied$/, 'y')
    .replace(/ying$/, 'y')
    .replace(/(?<=en)(?:ed|ing)$/, '')
    .replace(/(?<=[a-z]{2}(?:is|iz|yz|ys|at))(?:es|ed|ing)$/, 'e');
  if (
    /(?:mise|wise|tise|precise|exercise|franchise|noise|poise|climate|candidate|senate|chocolate|private|ultimate|certificate|directorate|secretariate|inspectorate|electorate|magistrate|delegate|doctorate|protectorate|associate|graduate|consulate|pirate|plate|gate|fate|debate|estate|climates|rebate|mate|intimate|legitimate|adequate|accurate|immediate|desperate|template|skate|ate|garden|citizen|warden|men|oxygen|kitchen)$/.test(
      stem,
    )
  )
    return [];
  return [stem, ...pluralOf(stem), ...pastOf(stem)];
}

const notPlural = /(?:ss|us|is|ics|news|series|species)$/;

/** A noun and its plural. */
function nounForms(word: string): string[] {
  if (word.length < 2) return [];
  if (/(?:[a-z]{2}ing|[a-z]{2}ed)$/.test(word))
    return /(?:bed|seed|weed|breed|ling|thing)$/.test(word) ? [word, `${word}s`] : [];
  const singular = singularOf(word);
  if (singular !== undefined) return [singular, word];
  if (/[sz]$/.test(word) && word.length < 4) return [];
  if (/(?:ss|x|sh|ch|us)$/.test(word)) return [word, `${word}es`];
  if (/(?:s|ics)$/.test(word)) return [word];
  return [word, ...pluralOf(word)];
}

function singularOf(word: string): string | undefined {
  if (word.length < 3 || notPlural.test(word)) return undefined;
  if (/[a-z]{2}ies$/.test(word))
    return /(?:movies|cookies|zombies|calories|prairies|lies|genies|rookies)$/.test(word)
      ? word.slice(0, -1)
      : `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[a-z]{2}s$/.test(word)) return word.slice(0, -1);
  return undefined;
}

/** A verb that no list knows, from a form in -ed or -ing. */
function unknownVerbForms(word: string): string[] {
  const base = /^(.*[aeiouy].*?)(?:ed|ing)$/.exec(word)?.[1];
  if (base === undefined || base.length < 2) return [];
  const stem = stemOf(base);
  return [stem, ...pluralOf(stem), ...pastOf(stem)];
}

function stemOf(base: string): string {
  if (/([bdgmnprt])\1$/.test(base)) return base.slice(0, -1);
  if (/i$/.test(base)) return `${base.slice(0, -1)}y`;
  if (/(?:[cuvz]|[^s]s|dg|rg|[aeiou]g|[^aeiou][lr])$/.test(base) && !/(?:ss|zz)$/.test(base))
    return `${base}e`;
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base)) return `${base}e`;
  if (/(?:[aiou][tdkpm]|[aiu]n|ir|or|ur)$/.test(base) && !/(?:[aeiou]{2}.|it|et|on|in|om|en|or)$/.test(base))
    return `${base}e`;
  return base;
}
