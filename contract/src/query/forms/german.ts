const functionWords = new Set(
  `der die das den dem des ein eine einer eines einem einen und oder aber nicht kein keine auch noch nur mit von vom zum
  zur bei aus auf fur uber unter vor nach durch gegen ohne bis seit wahrend wegen zwischen hinter neben ist sind war
  waren wird werden wurde wurden hat haben hatte hatten sein seine seiner ihr ihre ihrer ihm ihn sie wir uns unser ich
  mich mir dich dir was wer wie wenn weil dass als also dann denn doch sehr mehr viel alle alles andere anderen hier
  dort dieser diese dieses diesem diesen jeder jede jedes man immer wieder schon selbst gern heute gestern morgen
  oben unten hinten kann konnen muss mussen soll sollen will wollen darf durfen mag mogen`.split(/\s+/),
);
const irregulars = `land/lander/landes/landern/lande haus/hauser/hauses/hausern mann/manner/mannes/mannern
  kind/kinder/kindes/kindern stadt/stadte/stadten staat/staaten/staates/staats mutter/mutter/muttern vater/vater/vatern
  bau/bauten/baus recht/rechte/rechts/rechten/rechtes gesetz/gesetze/gesetzes/gesetzen/gesetzs rat/rate/rates/raten/rats
  ratte/ratten bank/banken/banke banknote/banknoten bett/betten bitte/bitten/bittet/bat/gebeten
  thema/themen/themas firma/firmen museum/museen/museums datum/daten/datums zentrum/zentren/zentrums
  kosten kost recht/rechte wahl/wahlen wahlen/wahlt/wahlte/gewahlt wein/weine weine/weinen
  fisch/fische tisch/tische see/seen sehen/sieht/sah/sahen/gesehen geben/gibt/gab/gaben/gegeben
  nehmen/nimmt/nahm/nahmen/genommen kommen/kommt/kam/kamen/gekommen gehen/geht/ging/gingen/gegangen
  stehen/steht/stand/standen/gestanden finden/findet/fand/fanden/gefunden sprechen/spricht/sprach/sprachen/gesprochen
  sprache/sprachen halten/halt/hielt/hielten/gehalten lassen/lasst/liess/liessen/gelassen
  schreiben/schreibt/schrieb/schrieben/geschrieben bringen/bringt/brachte/brachten/gebracht
  beschliessen/beschliesst/beschloss/beschlossen beschluss/beschlusse/beschlussen/beschlusses
  mensch/menschen herr/herren/herrn reise/reisen/reist/reiste/gereist reis hut/hute hutte/hutten
  mut miete/mieten/mietet/mietete/gemietet mitte/mittel mittel/mitteln/mittels buch/bucher/buches/buchern
  buche/buchen grund/grunde/grunden/grundes grun/grune/gruner/grunes/grunem/grunen jahr/jahre/jahren/jahres`
  .trim()
  .split(/\s+/)
  .map((group) => group.split('/'));
const byForm = new Map<string, string[]>();
for (const group of irregulars)
  for (const form of group) byForm.set(form, [...(byForm.get(form) ?? []), ...group]);

/** Forms of a folded German word, itself not among them; umlauts are folded and make no difference. */
export function germanForms(word: string): string[] {
  if (word.length < 4 || functionWords.has(word) || /[^a-z]/.test(word)) return [];
  const listed = byForm.get(word);
  const forms = listed ?? [...nounForms(word), ...adjectiveForms(word), ...verbForms(word)];
  return forms.filter((form) => form !== word && !functionWords.has(form));
}

const feminine = /(?:ung|heit|keit|schaft|tat|ion|ur|ik)$/;

function nounForms(word: string): string[] {
  const base = word.replace(/(?<=(?:ung|heit|keit|schaft|tat|ion|ur))en$/, '');
  if (feminine.test(base)) return [base, `${base}en`];
  if (/innen$/.test(word)) return [word.slice(0, -3)];
  if (/[a-z]{3}in$/.test(word)) return [`${word}nen`];
  if (/[a-z]{3}e$/.test(word)) return [`${word}n`, ...(word.length >= 7 ? [word.slice(0, -1)] : [])];
  if (/[a-z]{2}(?:er|el|en)$/.test(word))
    return [`${word}s`, ...(word.endsWith('en') ? singulars(word) : [`${word}n`])];
  if (/[a-z]{3}(?:er|el|en)[ns]$/.test(word)) return [word.slice(0, -1)];
  return [
    `${word}e`,
    `${word}en`,
    `${word}es`,
    `${word}s`,
    ...(word.length <= 6 ? [`${word}er`] : []),
    ...singulars(word),
  ];
}

function singulars(word: string): string[] {
  const en = /^([a-z]{4,})en$/.exec(word)?.[1];
  if (en) return [en, `${en}e`];
  const es = /^([a-z]{4,})(?:es|s)$/.exec(word)?.[1];
  return es && !/s$/.test(es) ? [es] : [];
}

const adjectiveBase =
  /^([a-z]+(?:ig|lich|isch|sam|bar|haft|los|ell|al|iv|ar|end|ent|ant|wert|frei|reich))(?:e[nmrs]?)?$/;

function adjectiveForms(word: string): string[] {
  const base = adjectiveBase.exec(word)?.[1];
  return base && base.length >= 5
    ? [base, ...['e', 'en', 'em', 'er', 'es'].map((ending) => base + ending)]
    : [];
}

function verbForms(word: string): string[] {
  const root = verbRoot(word);
  if (!root) return [];
  const link = /[td]$/.test(root) ? 'e' : '';
  const participle = /^(?:be|ver|ent|er|ge|zer|miss)[a-z]{3}|ier$/.test(root)
    ? `${root}${link}t`
    : `ge${root}${link}t`;
  return [`${root}en`, `${root}e`, `${root}${link}t`, `${root}${link}te`, `${root}${link}ten`, participle];
}

function verbRoot(word: string): string | undefined {
  if (/^[a-z]{3,}ier(?:en|t|te|ten|e)$/.test(word)) return word.replace(/(?:en|te|ten|t|e)$/, '');
  const bare = word.replace(/^ge(?=[a-z]{4})/, '');
  return ['eten', 'ten', 'ete', 'en', 'et', 'te', 't', 'e', '']
    .flatMap((ending) =>
      [word, bare]
        .filter((form) => form.endsWith(ending))
        .map((form) => form.slice(0, form.length - ending.length)),
    )
    .find((root) => weakRoots.has(root));
}

const weakRoots = new Set(
  `arbeit mach sag frag bau kauf verkauf leb lern zahl bezahl erklar forder forder regel setz ersetz stell bestell
  versteh such besuch nutz benutz schutz meld fuhr dien verdien leist sicher versicher steuer pruf plan handel
  verhandel entwickel andert ander verander forsch erforsch starte start stimm bestimm warn wart erwart`.split(
    /\s+/,
  ),
);
