const functionWords = new Set(
  `the and for not but with from that this these those they them their there then than what when where which who
  whose why how all any some each every both few more most other such only own same too very can could will would
  shall should may might must have has had having does did done are was were been being you your yours our ours his
  her hers its she him one two per via our out off over under into onto upon about above across after again against
  along among around because before behind below between beyond during until while within without during something
  nothing everything anything evening morning king spring string ring wing hundred always perhaps also thus less
  unless whereas is as us this yes news series species`.split(/\s+/),
);

const irregulars =
  `man/men woman/women child/children person/persons/people foot/feet tooth/teeth mouse/mice goose/geese
  life/lives wife/wives knife/knives half/halves leaf/leaves shelf/shelves self/selves thief/thieves wolf/wolves loaf/loaves
  crisis/crises basis/bases analysis/analyses hypothesis/hypotheses thesis/theses criterion/criteria phenomenon/phenomena
  medium/media datum/data memorandum/memoranda/memorandums referendum/referenda/referendums index/indices/indexes
  appendix/appendices stimulus/stimuli focus/focuses/focused/focusing
  be/am/is/are/was/were/been/being go/goes/went/gone/going do/does/did/done/doing make/makes/made/making
  take/takes/took/taken/taking give/gives/gave/given/giving get/gets/got/gotten/getting come/comes/came/coming
  become/becomes/became/becoming see/sees/saw/seen/seeing know/knows/knew/known/knowing think/thinks/thought/thinking
  say/says/said/saying pay/pays/paid/paying lay/lays/laid/laying find/finds/found/finding bind/binds/bound/binding
  hold/holds/held/holding keep/keeps/kept/keeping leave/leaves/left/leaving lead/leads/led/leading
  meet/meets/met/meeting/meetings feed/feeds/fed/feeding send/sends/sent/sending spend/spends/spent/spending
  lend/lends/lent/lending build/builds/built/building/buildings lose/loses/lost/losing buy/buys/bought/buying
  bring/brings/brought/bringing teach/teaches/taught/teaching fight/fights/fought/fighting seek/seeks/sought/seeking
  sell/sells/sold/selling tell/tells/told/telling stand/stands/stood/standing
  understand/understands/understood/understanding withdraw/withdraws/withdrew/withdrawn/withdrawing
  draw/draws/drew/drawn/drawing grow/grows/grew/grown/growing throw/throws/threw/thrown/throwing
  show/shows/showed/shown/showing fly/flies/flew/flown/flying rise/rises/rose/risen/rising
  arise/arises/arose/arisen/arising write/writes/wrote/written/writing drive/drives/drove/driven/driving
  ride/rides/rode/ridden/riding speak/speaks/spoke/spoken/speaking break/breaks/broke/broken/breaking
  choose/chooses/chose/chosen/choosing freeze/freezes/froze/frozen/freezing steal/steals/stole/stolen/stealing
  begin/begins/began/begun/beginning run/runs/ran/running win/wins/won/winning hit/hits/hitting cut/cuts/cutting
  put/puts/putting set/sets/setting let/lets/letting shut/shuts/shutting read/reads/reading
  forbid/forbids/forbade/forbidden/forbidding undertake/undertakes/undertook/undertaken/undertaking
  overcome/overcomes/overcame/overcoming good goods last according accord/accords united unite/unites/uniting unit/units arm/arms army/armies mean/means/meant/meaning
  new thing/things being/beings bed/beds red need/needs/needed/needing speed/speeds seed/seeds feedback
  deed/deeds breed/breeds/bred/breeding proceed/proceeds/proceeded/proceeding/proceedings
  succeed/succeeds/succeeded/succeeding exceed/exceeds/exceeded/exceeding bus/buses gas/gases
  lens/lenses plus virus/viruses campus/campuses status/statuses bonus/bonuses census/censuses consensus
  corpus/corpora lie/lies/lied/lying die/dies/died/dying tie/ties/tied/tying tax/taxes/taxed/taxing/taxation
  state/states/stated/stating stat/stats plan/plans/planned/planning plane/planes wing/wings rate/rates/rated/rating
  rat/rats hope/hopes/hoped/hoping hop/hops/hopped/hopping ware/wares war/wars car/cars care/cares/cared/caring
  bar/bars/barred/barring bare scar/scars scare/scares/scared/scaring us use/uses/used/using`
    .trim()
    .split(/\s+/)
    .map((group) => group.split('/'));

const byForm = new Map<string, string[]>();
for (const group of irregulars) for (const form of group) byForm.set(form, group);

/** Forms of a folded English word, itself not among them. */
export function englishForms(word: string): string[] {
  if (functionWords.has(word) || /[^a-z]/.test(word)) return [];
  const listed = byForm.get(word);
  if (listed) return listed.filter((form) => form !== word);
  if (word.length < 3) return [];
  const forms = stemsOf(word).flatMap((stem) => [stem, ...(byForm.get(stem) ?? regular(stem))]);
  return forms.filter((form) => form !== word && !functionWords.has(form));
}

/** The words this one may be a form of; itself when it is none. */
function stemsOf(word: string): string[] {
  if (/[a-z]{2}ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return [word.slice(0, -2)];
  if (/[a-z]{2}[^aiousy]s$/.test(word) || /[a-z]{3}[aouy]s$/.test(word)) return [word.slice(0, -1)];
  if (/[a-z]{2}ied$/.test(word)) return [`${word.slice(0, -3)}y`];
  const ending = /^(.*[aeiouy].*?)(?:ed|ing)$/.exec(word);
  const base = ending?.[1];
  if (base && base.length >= 2 && /[aeiouy]/.test(base))
    return stemsOfBase(word.endsWith('eed') ? `${base}e` : base);
  return [word];
}

function stemsOfBase(base: string): string[] {
  if (/([bdgmnprt])\1$/.test(base)) return [base.slice(0, -1)];
  if (/ll$/.test(base)) return [base, base.slice(0, -1)];
  if (base.endsWith('ee')) return [base];
  if (/(?:ng|[^o]ur|[^aeiou]or|[aiu]ir|[^aeiou][ai]r)$/.test(base)) return [base, `${base}e`];
  // One short syllable doubles before -ed, so a single consonant is left from a silent -e: hoped, not hop.
  if (
    /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) ||
    /(?:[cuvz]|[^s]s|[aiou]g|dg|rg|[aeiou]at|[^aeiou][lr])$/.test(base)
  ) {
    return /(?:cial|ss)$/.test(base) ? [base] : [`${base}e`];
  }
  if (/[aeiou][^aeiouwxy]$/.test(base) && !/(?:[aeiou]{2}.|e[lnr]|i[nt]|o[nr]|op|it|et|om)$/.test(base))
    return [`${base}e`, base];
  return [base];
}

/** Longer words stressed on their last syllable, which double its consonant too. */
const doublesLast = /(?:[a-z](?:fer|mit|cur|bel|pel)|equip|handicap|overlap)$/;

function regular(stem: string): string[] {
  if (stem.endsWith('e')) {
    const base = stem.slice(0, -1);
    return [`${stem}s`, `${stem}d`, `${/[eo]$/.test(base) ? stem : base}ing`];
  }
  if (/[^aeiou]y$/.test(stem)) {
    const base = stem.slice(0, -1);
    return [`${base}ies`, `${base}ied`, `${stem}ing`];
  }
  const plural = /(?:s|sh|ch|x|z)$/.test(stem) ? `${stem}es` : `${stem}s`;
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(stem)) {
    const doubled = stem + stem.at(-1);
    return [plural, `${doubled}ed`, `${doubled}ing`];
  }
  if (doublesLast.test(stem)) {
    const doubled = stem + stem.at(-1);
    return [plural, `${doubled}ed`, `${doubled}ing`];
  }
  const british = /[aeiou]l$/.test(stem) && !/[aeiou]{2}l$/.test(stem) ? [`${stem}led`, `${stem}ling`] : [];
  return [plural, `${stem}ed`, `${stem}ing`, ...british];
}
