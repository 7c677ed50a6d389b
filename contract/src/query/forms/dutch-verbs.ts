import { doubleVowel, endsInOpenSyllable, lengthenEnd, shortenEnd } from './dutch-spelling.ts';

const weakVerbs = `financieren werken betalen reizen leven maken halen delen leren horen hopen koken wonen tonen lenen menen spelen
  voelen noemen gebruiken geloven gebeuren bepalen behalen herhalen verhalen vertalen bouwen vertrouwen
  trouwen waarschuwen schuwen stoppen passen zetten stellen tellen bellen vullen vertellen bestellen
  herstellen openen regelen handelen behandelen onderhandelen wandelen mengen ontwikkelen wisselen
  twijfelen stapelen verzamelen bemiddelen leveren verbeteren veranderen vergaderen hinderen verhinderen
  verminderen vorderen bevorderen weigeren luisteren herinneren waarderen evalueren verklaren bewaren
  besparen sparen ervaren bewaken waken raken smaken kraken plaatsen kaatsen eisen wensen dansen kansen
  planten kosten rusten testen wachten verwachten achten betrachten trachten belasten vestigen
  beschuldigen verdedigen beveiligen eindigen beeindigen vernietigen bevestigen machtigen ondertekenen
  tekenen rekenen berekenen wijzigen vereenvoudigen verduidelijken bemoeilijken verwezenlijken
  vergemakkelijken verstedelijken versterken verzwakken beperken merken beschikken schikken drukken
  onderdrukken rukken lukken steunen ondersteunen dienen bedienen verdienen kennen erkennen verkennen
  rennen herkennen huren verhuren sturen besturen duren verduren voeren roeren vervoeren zorgen
  verzorgen borgen volgen vervolgen vergen eigenen onteigenen melden vermelden schatten redden wedden
  besteden vermoorden antwoorden beantwoorden leiden begeleiden bereiden scheiden verspreiden spreiden
  bestrijden duiden landen branden verbranden zenden beloven roven overtuigen getuigen buigen klagen
  verlagen verhogen hogen dogen plegen verplegen vegen noteren groeien bloeien gooien draaien zaaien
  maaien naaien bemoeien vermoeien koesteren schilderen veroorzaken afzwakken boeken vloeken verplichten
  richten verrichten berichten stichten lichten verlichten verdichten garanderen verzekeren verwijderen
  benaderen vergroten vergoeden vermoeden voeden hoeden broeden bloeden verduurzamen vergunnen gunnen
  winkelen verlengen verkorten vertragen versnellen remmen stemmen bestemmen klimmen schrappen stappen
  klappen happen lappen tappen verklappen ontsnappen kapen rapen schrapen slopen dopen stropen
  ontplooien storten lozen vrezen genezen verbazen verhuizen danken bedanken bedenken tanken ontbossen
  lossen beslissen missen wissen belonen lonen vertonen betonen wagen dagen verdagen proberen studeren
  regeren functioneren presteren protesteren staken mislukken pakken verpakken bakken zakken hakken
  plakken vrijwaren bewapenen ontwapenen wapenen baten betwisten twisten vasten tasten oefenen beoefenen
  naderen benadelen veroordelen oordelen beoordelen verdelen knippen slippen tippen schoppen kloppen
  koppelen ontkoppelen dekken ontdekken bedekken strekken verstrekken trekken rekken wekken verwekken
  vlekken lekken straffen bestraffen treffen heffen schaffen verschaffen schaden beschadigen bemachtigen
  verenigen matigen reinigen verontreinigen saneren innen winnen spannen bannen verbannen plannen
  bemannen scannen wennen verankeren actualiseren kruisen pauzeren hoesten barsten lasten minimaliseren
  optimaliseren tolken vertolken wortelen sleutelen sjoemelen fietsen toetsen schetsen kwetsen flitsen
  verplaatsen laatsen boetsen beboeten boeten groeten starten herstarten meten besmetten letten pletten
  verzetten liften giften kappen ontkappen drogen verdrogen hervormen vormen vervormen informeren
  normeren filmen benoemen roemen schermen beschermen ontfermen verwarmen verergeren verhelderen
  verwaarlozen ontregelen dereguleren verwaarborgen waarborgen aarden vergaren klaren storen verstoren
  boren scoren smoren sporen spuiten stuiten uiten luiden huldigen`;

/** Infinitive, past singular and plural, participle, and the prefixes that make verbs which bend alike. */
const strongVerbs = `komen:kwam:kwamen:gekomen:be,over,onder
  nemen:nam:namen:genomen:be,ver,onder geven:gaf:gaven:gegeven:be,ver
  spreken:sprak:spraken:gesproken:be,ver breken:brak:braken:gebroken:ver,onder steken:stak:staken:gestoken:ver
  lezen:las:lazen:gelezen zitten:zat:zaten:gezeten:be liggen:lag:lagen:gelegen bidden:bad:baden:gebeden
  zien:zag:zagen:gezien:voor,her staan:stond:stonden:gestaan:be,ver,ont,onder gaan:ging:gingen:gegaan:be,ver,onder,ont
  slaan:sloeg:sloegen:geslagen:be,ver doen:deed:deden:gedaan:ver
  houden:hield:hielden:gehouden:be,ont,onder laten:liet:lieten:gelaten:ver,be,na
  vallen:viel:vielen:gevallen:be,ver,over,ont lopen:liep:liepen:gelopen:ver,be,ont roepen:riep:riepen:geroepen:be,her
  helpen:hielp:hielpen:geholpen:ver werven:wierf:wierven:geworven:ver sterven:stierf:stierven:gestorven:be,ver
  werpen:wierp:wierpen:geworpen:ver,onder,ont bederven:bedierf:bedierven:bedorven
  schrijven:schreef:schreven:geschreven:be,ver,voor,onder blijven:bleef:bleven:gebleven:ver
  drijven:dreef:dreven:gedreven:be,ver,over krijgen:kreeg:kregen:gekregen:ver stijgen:steeg:stegen:gestegen:be,ver,ont
  wijzen:wees:wezen:gewezen:be,ver,onder rijzen:rees:rezen:gerezen:ver prijzen:prees:prezen:geprezen
  rijden:reed:reden:gereden:be,ver,over lijden:leed:leden:geleden:over snijden:sneed:sneden:gesneden:be,ver
  strijden:streed:streden:gestreden:be mijden:meed:meden:gemeden:ver glijden:gleed:gleden:gegleden:ont
  blijken:bleek:bleken:gebleken kijken:keek:keken:gekeken:be lijken:leek:leken:geleken:ver
  wijken:week:weken:geweken:af,ont grijpen:greep:grepen:gegrepen:be,in knijpen:kneep:knepen:geknepen
  bijten:beet:beten:gebeten splijten:spleet:spleten:gespleten verwijten:verweet:verweten:verweten
  kiezen:koos:kozen:gekozen:ver verliezen:verloor:verloren:verloren vriezen:vroor:vroren:gevroren:be
  bieden:bood:boden:geboden:ver,ge,ont schieten:schoot:schoten:geschoten:be genieten:genoot:genoten:genoten
  gieten:goot:goten:gegoten:be,ver,over vliegen:vloog:vlogen:gevlogen:be,ver liegen:loog:logen:gelogen:be,voor
  bedriegen:bedroog:bedrogen:bedrogen sluiten:sloot:sloten:gesloten:be,om,ont kruipen:kroop:kropen:gekropen:be,ver
  duiken:dook:doken:gedoken:onder buigen:boog:bogen:gebogen:om,ver zuigen:zoog:zogen:gezogen
  schuiven:schoof:schoven:geschoven:ver stuiven:stoof:stoven:gestoven:ver
  binden:bond:bonden:gebonden:ver,ont,onder vinden:vond:vonden:gevonden:be,onder,uit,her
  winnen:won:wonnen:gewonnen:over,her beginnen:begon:begonnen:begonnen zingen:zong:zongen:gezongen:be
  dringen:drong:drongen:gedrongen:ver,door dwingen:dwong:dwongen:gedwongen:be,af
  springen:sprong:sprongen:gesprongen:ont klinken:klonk:klonken:geklonken drinken:dronk:dronken:gedronken:ver
  stinken:stonk:stonken:gestonken zinken:zonk:zonken:gezonken:ver verdwijnen:verdween:verdwenen:verdwenen
  schijnen:scheen:schenen:geschenen:ver krimpen:kromp:krompen:gekrompen
  trekken:trok:trokken:getrokken:be,ver,ont,over treffen:trof:troffen:getroffen:be,over
  vertrekken:vertrok:vertrokken:vertrokken schrikken:schrok:schrokken:geschrokken:ver
  gelden:gold:golden:gegolden:ver zenden:zond:zonden:gezonden:ver schenden:schond:schonden:geschonden
  zwemmen:zwom:zwommen:gezwommen klimmen:klom:klommen:geklommen:be
  zwellen:zwol:zwollen:gezwollen schenken:schonk:schonken:geschonken:be
  bergen:borg:borgen:geborgen:ver vechten:vocht:vochten:gevochten:be,aan
  wegen:woog:wogen:gewogen:be,over bewegen:bewoog:bewogen:bewogen dragen:droeg:droegen:gedragen:be,ver,over,ge
  ervaren:ervoer:ervoeren:ervaren graven:groef:groeven:gegraven:be,ver scheppen:schiep:schiepen:geschapen
  heffen:hief:hieven:geheven:ver zweren:zwoer:zwoeren:gezworen:be,ver scheren:schoor:schoren:geschoren
  brengen:bracht:brachten:gebracht:over,ver,mee denken:dacht:dachten:gedacht:be,ver,over,her
  kopen:kocht:kochten:gekocht:ver,om zoeken:zocht:zochten:gezocht:be,ver,onder
  vragen:vroeg:vroegen:gevraagd:be,onder,over jagen:joeg:joegen:gejaagd:ver
  slapen:sliep:sliepen:geslapen:ver meten:mat:maten:gemeten:ver eten:at:aten:gegeten vergeten:vergat:vergaten:vergeten
  treden:trad:traden:getreden:be,op,over stelen:stal:stalen:gestolen:be bevelen:beval:bevalen:bevolen
  hangen:hing:hingen:gehangen:be,ver vangen:ving:vingen:gevangen:ver,ont,onder
  scheiden:scheidde:scheidden:gescheiden:onder,ver houwen:hieuw:hieuwen:gehouwen
  wassen:waste:wasten:gewassen bakken:bakte:bakten:gebakken laden:laadde:laadden:geladen:be,ont,over
  zeggen:zei:zeiden:gezegd:ont leggen:legde:legden:gelegd:be,ver,over,weer,uit
  besluiten:besloot:besloten:besloten ontslaan:ontsloeg:ontsloegen:ontslagen`;

const separable =
  'achter aan af bij binnen deel door goed in klaar los mee na neer om onder op open over plaats samen stop tegen terug toe uit vast vol voor voort vrij weg weer'.split(
    ' ',
  );
const inseparable = /^(?:be|ver|ont|her|er|ge|onder|waar)(?=[^aeiou]*[aeiou])/;
/** Verbs that start like these prefixes but are whole in themselves have no vowel left before -en. */
const silent = /^(?:be|ver|ont|her|er|ge|onder|waar)/;
/** Native verbs in unstressed -eren are in the list above; every other one is like `reguleren`. */
const borrowed = /^[a-z]{3,}eren$/;

const irregularPresent: Readonly<Record<string, readonly string[]>> = {
  komen: ['kom', 'komt'],
  staan: ['sta', 'staat'],
  gaan: ['ga', 'gaat'],
  slaan: ['sla', 'slaat'],
  zien: ['zie', 'ziet'],
  doen: ['doe', 'doet'],
};

let byForm: Map<string, readonly string[][]> | undefined;

/** The paradigms of verbs that have this form; empty for a word that is no known verb's. */
export function verbForms(word: string): readonly string[][] {
  byForm ??= indexVerbs();
  const known = byForm.get(word);
  if (known) return known;
  for (const prefix of separable) {
    if (!word.startsWith(prefix) || word.length < prefix.length + 3) continue;
    const base = byForm.get(word.slice(prefix.length));
    if (base) return base.map((forms) => forms.map((form) => prefix + form));
  }
  return borrowedForms(word);
}

/** Whether the word is a listed verb's infinitive. */
export function isInfinitive(word: string): boolean {
  return verbForms(word).some(([infinitive]) => infinitive === word);
}

function indexVerbs(): Map<string, string[][]> {
  const index = new Map<string, string[][]>();
  const add = (forms: string[]) => {
    for (const form of new Set(forms)) {
      const others = index.get(form) ?? [];
      if (!others.some(([infinitive]) => infinitive === forms[0])) index.set(form, [...others, forms]);
    }
  };
  for (const entry of strongVerbs.trim().split(/\s+/)) {
    const [infinitive = '', past = '', pasts = '', participle = '', prefixes] = entry.split(':');
    add(strong(infinitive, past, pasts, participle));
    for (const prefix of prefixes?.split(',') ?? []) {
      const bare = participle.replace(/^ge(?=.*[aeiou])/, '');
      const present = presentOf(infinitive);
      add([
        prefix + infinitive,
        ...present.map((form) => prefix + form),
        prefix + past,
        prefix + pasts,
        prefix +
          (separable.includes(prefix) && !['onder', 'over', 'voor', 'door', 'om'].includes(prefix)
            ? participle
            : bare),
        `${prefix}${infinitive}d`,
        `${prefix}${infinitive}de`,
      ]);
    }
  }
  for (const infinitive of new Set(weakVerbs.trim().split(/\s+/))) {
    if (!index.get(infinitive)?.some(([other]) => other === infinitive)) add(weak(infinitive));
  }
  return index;
}

function presentOf(infinitive: string): readonly string[] {
  const irregular = irregularPresent[infinitive];
  if (irregular) return irregular;
  const stem = stemOf(infinitive);
  return [stem, stem.endsWith('t') ? stem : `${stem}t`];
}

function strong(infinitive: string, past: string, pasts: string, participle: string): string[] {
  const bent = participle.endsWith('n') ? [] : [`${lengthenEnd(participle)[0]}e`];
  return [
    infinitive,
    ...presentOf(infinitive),
    past,
    pasts,
    participle,
    ...bent,
    `${infinitive}d`,
    `${infinitive}de`,
  ];
}

/** All forms of a regular verb: `werken` gives werk, werkt, werkte, werkten, gewerkt, werkend, werkende. */
function weak(infinitive: string, stem = stemOf(infinitive)): string[] {
  const base = infinitive.slice(0, -2);
  const dental = /(?:[tkfspxc]|ch)$/.test(base) ? 't' : 'd';
  const root = /[td]$/.test(stem) ? stem : stem + dental;
  const prefixed = inseparable.test(base) && /[aeiouy]/.test(base.replace(silent, ''));
  const participle = prefixed ? root : `ge${root}`;
  const past = stem + dental;
  return [
    infinitive,
    stem,
    stem.endsWith('t') ? stem : `${stem}t`,
    `${past}e`,
    `${past}en`,
    participle,
    `${lengthenEnd(participle)[0]}e`,
    `${infinitive}d`,
    `${infinitive}de`,
  ];
}

function stemOf(infinitive: string): string {
  const base = infinitive.slice(0, -2);
  const bare = base.replace(inseparable, '');
  if (!endsInOpenSyllable(base)) return shortenEnd(base);
  const unstressed = /[aeiouy][^aeiouy]+e[lrnm]$/.test(bare) || /[aeiouy][^aeiouy]+i[gk]$/.test(bare);
  if (unstressed && !(borrowed.test(infinitive) && !nativeEren.has(infinitive))) return shortenEnd(base);
  return shortenEnd(doubleVowel(base));
}

/** Listed verbs in -eren whose stress is not on it. */
const nativeEren = new Set(
  `leveren verbeteren veranderen vergaderen hinderen verhinderen verminderen vorderen bevorderen weigeren luisteren
  herinneren koesteren schilderen verzekeren verwijderen benaderen naderen verankeren verergeren verhelderen`.split(
    /\s+/,
  ),
);

/** `reguleren` and its like, which are too many to list. */
function borrowedForms(word: string): readonly string[][] {
  const root = /^(?:ge)?([a-z]{3,})e(?:ren|rend|rende|er|ert|erde|erden|erd)$/.exec(word)?.[1];
  if (!root || word.length < 7) return [];
  const start =
    word.startsWith('ge') && /eerde?$/.test(word)
      ? root
      : word.replace(/e(?:ren|rend|rende|er|ert|erde|erden|erd)$/, '');
  return [weak(`${start}eren`, `${start}eer`)];
}
