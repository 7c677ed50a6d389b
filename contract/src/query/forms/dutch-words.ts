/** Splits a list written as prose. */
function list(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Words that have no other forms, or none worth finding. */
export const dutchFunctionWords: ReadonlySet<string> = new Set(
  list(`de het een en of in op om aan af bij na met per tot uit van voor naar over onder door tegen tussen zonder
  binnen buiten boven achter naast volgens tijdens sinds sedert wegens ondanks omtrent te ten ter toe dan als dat
  die dit deze wie wat waar wanneer hoe waarom welk welke ik jij je hij zij ze we wij jullie u men er hier daar
  weer twee drie vier vijf zes zeven negen tien name aangezien
  hem haar hen hun mij me mijn jouw uw ons onze zich zelf niet geen wel ook nog al alle alles allen maar want dus
  toch reeds steeds thans tevens trouwens immers echter eens soms vaak altijd nooit ooit zeer heel erg meer meest
  minder veel weinig beide beiden elk elke ieder iedere iemand niemand iets niets ander andere anderen anders
  zo zoals zodat omdat doordat hoewel indien mits tenzij terwijl totdat voordat nadat nu toen straks ja nee
  eerst laatst samen vooral alleen bijna slechts zelfs immers ten aldus waarbij waarin waarop waarvan daarbij
  daarin daarom daarop daarvan hierbij hierin hierom hiervan via versus inzake jegens middels namens conform
  links rechts overal ergens nergens langs rond sommige diens derhalve mede even eerder later verder`),
);

/** Groups of forms that no rule makes; compounds end in the same way. */
const headGroups = list(`lid/leden stad/steden kind/kinderen schip/schepen blad/bladen/bladeren ei/eieren
  glas/glazen dag/dagen weg/wegen dak/daken gat/gaten bad/baden pad/paden slag/slagen vat/vaten
  spel/spelen/spellen slot/sloten bedrag/bedragen verdrag/verdragen verslag/verslagen gedrag/gedragingen
  verbod/verboden gebod/geboden bevel/bevelen gebrek/gebreken oorlog/oorlogen goed/goederen rund/runderen
  kalf/kalveren lam/lammeren koe/koeien been/benen/beenderen volk/volken/volkeren
  gelid/gelederen gemoed/gemoederen graf/graven hof/hoven staf/staven tred/treden smid/smeden`).map((group) =>
  group.split('/'),
);

/** Groups of forms of whole words only. */
const wholeGroups =
  list(`god/goden geleden verkeer verkeerd/verkeerde voornaam/voornamen voldoende sprake afgelopen
  wijk/wijken borgen/borg/borgt/borgde/geborgd/geborgde geacht/geachte afspraak/afspraken uitspraak/uitspraken week/weken bond/bonden wees/wezen sprong/sprongen streek/streken leek/leken laag/lagen formulier/formulieren gave/gaven zonde/zonden lot/loten dal/dalen hol/holen gen/genen loon/lonen/loont
  gebied/gebieden eis/eisen/eist/eiste/eisten/geeist/geeiste kaars/kaarsen mens/mensen kans/kansen dienst/diensten
   markt/markten geld/gelden plan/plannen/plande/planden/gepland plant/planten
  kas/kassen kast/kasten gas/gassen gast/gasten afval uitgave/uitgaven/uitgaves opgave/opgaven/opgaves wet/wetten
  koning/koningen crisis/crises/crisissen basis/bases/basissen analyse/analyses/analysen these/thesen
  museum/musea/museums centrum/centra/centrums datum/data/datums forum/fora/forums medium/media/mediums
  criterium/criteria stadium/stadia/stadiums gymnasium/gymnasia ministerie/ministeries/ministerien
  quotum/quota/quotums curriculum/curricula referendum/referenda/referendums memorandum/memoranda
  decennium/decennia territorium/territoria laboratorium/laboratoria symposium/symposia
  euro/euros bureau/bureaus niveau/niveaus plateau/plateaus cadeau/cadeaus team/teams film/films test/tests
  club/clubs trend/trends app/apps tweet/tweets chip/chips tank/tanks flat/flats drug/drugs stop/stops
  grief/grieven bos/bossen boos/boze maan/manen baal/balen bal/ballen bom/bommen boom/bomen
  bon/bonnen boon/bonen kop/koppen pot/potten poot/poten rat/ratten tak/takken taak/taken
  zon/zonnen zoon/zonen/zoons vis/vissen vies/vieze mis/missen les/lessen bus/bussen
  ram/rammen raam/ramen wol rad/raderen hek/hekken zin/zinnen
  maat/maten mat/matten stof/stoffen stoof/stoven steen/stenen stem/stemmen/stemt/stemde/stemden/gestemd
  haat/haten hat naam/namen reden/redenen rede/redes deken/dekens teken/tekens/tekenen wapen/wapens
  keten/ketens haven/havens regio/regios risico/risicos milieu/milieus politicus/politici medicus/medici
  criticus/critici academicus/academici technicus/technici chemicus/chemici
  moeder/moeders jongere/jongeren oudere/ouderen werknemer/werknemers ouder/ouders
  burger/burgers arts/artsen prins/prinsen wens/wensen/wenst/wenste/wensten/gewenst
  koers/koersen kruis/kruisen dans/dansen/danst/danste/gedanst polis/polissen bewijs/bewijzen
  chef/chefs elf/elfen paragraaf/paragrafen fotograaf/fotografen biograaf/biografen
  filosoof/filosofen triomf/triomfen apostrof/apostrofs catastrofe/catastrofes
  ambtenaar/ambtenaren/ambtenaars leraar/leraren/leraars professor/professoren/professors
  veto/vetos auto/autos paus/pausen kous/kousen saus/sausen fles/flessen
  ton/tonnen toon/tonen begroting/begrotingen school/scholen meer/meren zee/zeeen
  kern/kernen verdachte/verdachten gemeente/gemeenten/gemeentes ziekte/ziekten/ziektes
  zege/zeges vrede college/colleges deadline/deadlines baan/banen ban/bannen
  last/lasten las/lassen mark/marken kust/kusten kus/kussen maart kaart/kaarten vaart/vaarten
  paard/paarden waard/waarden waarde/waarden hoog/hoge hoger/hogere hoogst/hoogste
  wil/wilt/willen/wilde/wilden/wou/gewild kan/kunt/kunnen/kon/konden/gekund
  moet/moeten/moest/moesten/gemoeten mag/mogen/mocht/mochten zal/zult/zullen/zou/zouden
  heb/hebt/heeft/hebben/had/hadden/gehad ben/bent/is/zijn/was/waren/geweest
  word/wordt/worden/werd/werden/geworden weet/weten/wist/wisten/geweten/wetend/wetende`).map((group) =>
    group.split('/'),
  );

/** Nouns whose forms are listed, by form; a compound is looked up by its last part. */
export const dutchWholeGroups: ReadonlyMap<string, readonly string[][]> = indexGroups(wholeGroups);
export const dutchHeadGroups: ReadonlyMap<string, readonly string[][]> = indexGroups(headGroups);

function indexGroups(groups: readonly string[][]): Map<string, string[][]> {
  const index = new Map<string, string[][]>();
  for (const group of groups) {
    for (const form of new Set(group)) index.set(form, [...(index.get(form) ?? []), group]);
  }
  return index;
}

/** Words that end like an irregular noun without being a compound of it. */
export const dutchNotCompounds: ReadonlySet<string> = new Set(
  list(`complot complotten schavot schavotten invalid solide kasteel afgelegen bewegen overwegen gelegen
  verlegen bewogen geslagen verdagen uitdagen gewaden geladen beladen ontladen landen branden vergoed bloed
  woed moed goed spoed vermoed broed hoed voed stoed ploeg vroeg kavel gravel avondklok`),
);

/** Adjectives without a telling ending; the form with -e is made by rule. */
export const dutchAdjectives: ReadonlySet<string> = new Set(
  list(`groot klein oud jong nieuw goed slecht hoog laag lang kort breed smal dik dun diep ondiep zwaar licht
  snel traag vroeg laat warm koud heet koel droog nat hard zacht sterk zwak rijk arm duur goedkoop vol leeg
  open dicht rond recht krom scherp stomp schoon vuil vies mooi lelijk lief boos blij droef kwaad bang moe wakker
  ziek gezond dood levend vrij vast los strak stijf slap ruw glad fijn grof zoet zuur bitter zout
  wit zwart rood geel groen blauw bruin grijs paars roze oranje donker helder bleek
  waar vals echt juist fout exact correct strikt streng mild dwaas wijs slim dom gek raar vreemd bekend onbekend
  publiek uniek antiek politiek specifiek klassiek modern recent vroeger huidig vorig volgend jaarlijks maandelijks
  wekelijks dagelijks nauw ruim krap vlak steil schuin dwars ver nabij links rechts extern intern
  fel fors flink stevig stil luid rustig druk kalm woest wild tam braaf stout trots trouw eerlijk
  gemeen gewoon bijzonder apart privaat privé federaal liberaal sociaal lokaal globaal neutraal
  digitaal regionaal nationaal internationaal provinciaal gemeentelijk rechts vlaams waals belgisch nederlands
  frans duits engels europees amerikaans russisch chinees turks oekraiens israelisch arabisch
  bewust onbewust urgent absoluut relatief concreet abstract compleet direct indirect effectief complex simpel
  zeker onzeker divers kwetsbaar groen blind doof stom naakt rauw rijp gaar vers
  verplicht bevoegd onbevoegd beperkt onbeperkt geschikt ongeschikt gericht bereid gelijk ongelijk
  billijk onbillijk rechtvaardig onrechtvaardig hecht hevig immens intens kritisch logisch netto bruto
  passief actief creatief positief negatief preventief alternatief administratief normaal abnormaal
  liquide solide stabiel instabiel mobiel fragiel steriel civiel reeel ideeel essentieel
  zuiver onzuiver edel nobel dapper mager lekker wakker sober somber ijdel eigen dronken ijzeren houten`),
);

/** Pairs that a rule would join although they are different words; both directions. */
export const dutchUnrelated: readonly (readonly [string, string])[] = list(`geld/geldt plan/plant kas/kast
  gas/gast las/last mark/markt kus/kust weg/weeg dag/daag vaar/vaart staar/staart kan/kant lood/loden raad/raadt
  geleden/leed geleden/lijden geleden/lijdt borgen/berg borgen/bergen borg/berg
  borg/bergen voornamen/voornemen voornamen/voorneem raad/rade raden/rade leden/leed leden/lijden leden/lijd leden/lijdt leden/geleden raad/ried wet/wette bod/boden mis/mist was/wast macht/machtte pacht/pachtte bad/baadt bad/baad
  pad/paad gat/gaat slag/slaag verslag/verslaag bedrag/bedraag verdrag/verdraag verbod/verbood slot/sloot
  wapen/waap zin/zint stof/stofte mens/menst kamer/kamert water/watert minister/ministert tot/totten
  dood/dode gemeente/gemeent rente/rent kante/kant orde/ord reden/reed huis/huist
  haven/haaf keten/keet mede/meed eten/eet regen/reeg lagen/lage lage/lagen gevel/geef
  staat/stade staat/staten los/loos rij/rijen bij/bijen ei/eien hoofd/hoofde landen/lande
  kern/kerne werk/werke prijs/prijst bank/bankt boek/boekt bron/bront grens/grenst kracht/krachtte`)
  .map((pair) => pair.split('/'))
  .flatMap(([one, other]) => (one && other ? [[one, other] as const] : []));
